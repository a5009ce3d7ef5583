/** A page that nobody sees paints nothing. */
const longestMs = 100

/** Resolves when the browser has shown what was pressed: what takes long and can wait comes after it. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, longestMs)
  })
