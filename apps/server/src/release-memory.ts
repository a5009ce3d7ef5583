// While the machine has memory to spare, the engine delays garbage collection and renders faster for it. When a busy
// period is over, the memory is released, so that an idle shop is small. Needs --expose-gc (node-flags.json).

const checkIntervalMs = 1000
/** A full collection: the ordinary one leaves the heap as large as it was. */
const collectAll = () => globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' })

/** Fewer pages than this leave nothing worth collecting. */
const minRenders = 50

export interface MemoryReleaser {
  /** To be called for each rendered page. */
  onRender(): void
  stop(): void
}

export function releaseMemoryWhenIdle(collect: () => void = collectAll): MemoryReleaser {
  let rendered = 0
  let previousCount = 0
  const timer = setInterval(() => {
    const isIdle = rendered === previousCount
    previousCount = rendered
    if (!isIdle || rendered < minRenders) return
    rendered = 0
    previousCount = 0
    collect()
  }, checkIntervalMs).unref()
  return {
    onRender() {
      rendered += 1
    },
    stop: () => clearInterval(timer),
  }
}
