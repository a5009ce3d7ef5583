// Orders, however they were paid, and all their copies coming back in any order and parts, for properties.

import fc from 'fast-check'
import { sum } from '../src/money.ts'
import {
  type Allowance,
  decideAllowance,
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

interface Returns {
  order: PaidOrder
  copies: number[]
  cuts: number[]
  /** Before each return, thousandths of the order that are given back without copies. */
  allowances: number[]
}

/** Every copy once: shuffled, and cut into returns. */
const returnsWith = (anyAllowances: fc.Arbitrary<number[]>): fc.Arbitrary<Returns> =>
  anyOrder.chain((order) => {
    const copies = order.lines.flatMap(({ line, quantity }) => Array.from({ length: quantity }, () => line))
    return fc.record({
      order: fc.constant(order),
      copies: fc.shuffledSubarray(copies, { minLength: copies.length }),
      cuts: fc.array(fc.nat(copies.length), { maxLength: 6 }),
      allowances: anyAllowances,
    })
  })

export const anyReturns = returnsWith(fc.constant([]))
export const anyReturnsWithAllowances = returnsWith(fc.array(fc.nat(1000), { maxLength: 7 }))

export interface Step {
  /** What was given back without copies before it: in all. */
  allowedCents: number
  /** Everything given back before it, with that. */
  before: EarlierReturns
  amounts: ReturnAmounts
  /** Everything given back after it. */
  after: EarlierReturns
}

const nothing: Omit<Step, 'amounts' | 'before'> = { allowedCents: 0, after: { copies: [], cards: [], moneyCents: 0 } }

export function returnAll({ order, copies, cuts, allowances }: Returns): Step[] {
  const ends = [...new Set([...cuts, copies.length])].filter((end) => end > 0).sort((a, b) => a - b)
  const steps: Step[] = []
  for (const [index, end] of ends.entries()) {
    const part = copies.slice(ends[index - 1] ?? 0, end)
    const returned = [...new Set(part)].map((line) => ({ line, quantity: part.filter((one) => one === line).length }))
    const { allowedCents, after: earlier } = steps.at(-1) ?? nothing
    const allowance = allow(order, earlier, allowances[index] ?? 0)
    const before = add(earlier, [], allowance)
    const amounts = decideReturn(order, before, returned)
    steps.push({
      allowedCents: allowedCents + allowance.moneyCents + sum(allowance.cards.map(({ cents }) => cents)),
      ...{ before, amounts, after: add(before, returned, amounts) },
    })
  }
  return steps
}

const add = (
  before: EarlierReturns,
  copies: EarlierReturns['copies'],
  { cards, moneyCents }: Allowance,
): EarlierReturns => ({
  copies: [...before.copies, ...copies],
  cards: [...before.cards, ...cards],
  moneyCents: before.moneyCents + moneyCents,
})

/** All that is left where it is less. */
function allow(order: PaidOrder, earlier: EarlierReturns, thousandths: number): Allowance {
  const cents = Math.floor((order.totalCents * thousandths) / 1000)
  const allowed = decideAllowance(order, earlier, cents)
  const decided = allowed.ok ? allowed : decideAllowance(order, earlier, allowed.refusal.leftCents)
  if (!decided.ok) throw new Error('what is left may be given back')
  return decided.value
}
