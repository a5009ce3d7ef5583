// Copies of an order that nobody sends any more, although others of it are sent: those that still wait are given up first,
// as nothing of them has to come back.

import type { CopiesBack } from './release-copies.ts'

export interface WaitingLine {
  orderLineId: number
  /** Copies that the line has not been given yet. */
  waiting: number
}

export interface GivenUp {
  /** What lines wait for no more. */
  waiting: { orderLineId: number; quantity: number }[]
  /** The others, which were taken from the stock. */
  claimed: CopiesBack[]
}

/** `back`: each line once, unless it is a set, which never waits. */
export function giveUpCopies(back: readonly CopiesBack[], lines: readonly WaitingLine[]): GivenUp {
  const parted = back.map((copies) => {
    const waiting = lines.find(({ orderLineId }) => orderLineId === copies.orderLineId)?.waiting ?? 0
    return { copies, givenUp: Math.min(copies.quantity, waiting) }
  })
  return {
    waiting: parted.flatMap(({ copies: { orderLineId }, givenUp }) =>
      givenUp > 0 ? [{ orderLineId, quantity: givenUp }] : [],
    ),
    claimed: parted.flatMap(({ copies, givenUp }) =>
      copies.quantity > givenUp ? [{ ...copies, quantity: copies.quantity - givenUp }] : [],
    ),
  }
}
