/** A page that nobody sees paints nothing. */
const longestMs = 100

/** Resolves when the browser has shown what was pressed: what takes long and can wait comes after it. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, longestMs)
  })

/** What else is pressed at once finds `work` done. */
const presses = ['click', 'keydown', 'popstate'] as const

/** Like `nextPaint`, but not later than what is pressed next. */
export function afterPaint(work: () => void): void {
  const listening = new AbortController()
  const run = (): void => {
    if (listening.signal.aborted) return
    listening.abort()
    work()
  }
  for (const press of presses) window.addEventListener(press, run, { capture: true, signal: listening.signal })
  void nextPaint().then(run)
}
