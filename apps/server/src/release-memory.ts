// While the machine has memory to spare, the engine lets garbage lie and renders the faster for it. When a busy spell is over,
// what it left is given back, so that the shop at rest is small. Needs --expose-gc (node-flags.json).

const checkIntervalMs = 1000
/** The thorough collection: the ordinary one leaves the heap as large as it was. */
const collectAll = () => globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' })

/** Fewer pages than this leave nothing worth collecting. */
const minRenders = 50

export interface MemoryReleaser {
  /** To be told of each page that is rendered. */
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
