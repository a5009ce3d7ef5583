// While the machine has memory to spare, the engine lets garbage lie and renders the faster for it. When a busy spell is over,
// what it left is given back, so that the shop at rest is small. Needs --expose-gc (node-flags.json).

const lookEvery = 1000
/** The thorough collection: the ordinary one leaves the heap as large as it was. */
const collectAll = () => globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' })

/** Fewer pages than this leave nothing worth collecting. */
const busySpell = 50

export interface Rest {
  /** To be told of each page that is rendered. */
  worked(): void
  stop(): void
}

export function giveBackAtRest(collect: () => void = collectAll): Rest {
  let rendered = 0
  let before = 0
  const timer = setInterval(() => {
    const isResting = rendered === before
    before = rendered
    if (!isResting || rendered < busySpell) return
    rendered = 0
    before = 0
    collect()
  }, lookEvery).unref()
  return {
    worked() {
      rendered += 1
    },
    stop: () => clearInterval(timer),
  }
}
