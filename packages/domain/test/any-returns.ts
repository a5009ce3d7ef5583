// Orders, however they were paid, and all their copies coming back in any order and parts, for properties.

import fc from 'fast-check'
import { sum } from '../src/money.ts'
import {
  decideReturn,
  type EarlierReturns,
  type PaidOrder,
  type ReturnAmounts,
} from '../src/ordering/returns/return-amounts.ts'

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 6 }),
  totalCents: fc.integer({ min: 0, max: 9000 }),
  isCard: fc.boolean(),
})

/** Points pay goods, gift cards everything but gift cards, as where a cart is priced. */
const anyOrder: fc.Arbitrary<PaidOrder> = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
    extrasCents: fc.integer({ min: 0, max: 700 }),
    points: fc.nat(100),
    cards: fc.array(fc.nat(100), { maxLength: 3 }),
  })
  .map(({ lines, extrasCents, points, cards }) => {
    const goodsCents = sum(lines.map((line) => (line.isCard ? 0 : line.totalCents)))
    const pointsCents = Math.floor((goodsCents * points) / 100)
    let open = goodsCents + extrasCents - pointsCents
    const paid = cards.map((percent, id) => {
      const cents = Math.floor((open * percent) / 100)
      open -= cents
      return { id, cents }
    })
    const totalCents = sum(lines.map((line) => line.totalCents)) + extrasCents
    return {
      lines: lines.map((line, index) => ({ ...line, line: index, gift: false })),
      totalCents,
      pointsCents,
      cards: paid,
      dueCents: totalCents - pointsCents - sum(paid.map(({ cents }) => cents)),
    }
  })

/** Every copy once: shuffled, and cut into returns. */
export const anyReturns = anyOrder.chain((order) => {
  const copies = order.lines.flatMap(({ line, quantity }) => Array.from({ length: quantity }, () => line))
  return fc.record({
    order: fc.constant(order),
    copies: fc.shuffledSubarray(copies, { minLength: copies.length }),
    cuts: fc.array(fc.nat(copies.length), { maxLength: 6 }),
  })
})

export interface Step {
  amounts: ReturnAmounts
  /** Everything given back after it. */
  after: EarlierReturns
}

export function returnAll({ order, copies, cuts }: { order: PaidOrder; copies: number[]; cuts: number[] }): Step[] {
  const ends = [...new Set([...cuts, copies.length])].filter((end) => end > 0).sort((a, b) => a - b)
  const steps: Step[] = []
  for (const [index, end] of ends.entries()) {
    const part = copies.slice(ends[index - 1] ?? 0, end)
    const returned = [...new Set(part)].map((line) => ({ line, quantity: part.filter((one) => one === line).length }))
    const before = steps.at(-1)?.after ?? { copies: [], cards: [], moneyCents: 0 }
    const amounts = decideReturn(order, before, returned)
    const after = {
      copies: [...before.copies, ...returned],
      cards: [...before.cards, ...amounts.cards],
      moneyCents: before.moneyCents + amounts.moneyCents,
    }
    steps.push({ amounts, after })
  }
  return steps
}
