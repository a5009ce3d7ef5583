// Whatever was bought, however it was paid, and in whatever order and parts it comes back: together the returns give back
// what was paid, to each means what it paid, and none of them ever more.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../../money.ts'
import { decideReturn, type EarlierReturns, type PaidOrder, type ReturnAmounts } from './return-amounts.ts'

const runs = { seed: 20_261_126, numRuns: 1500 }

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
const anyReturns = anyOrder.chain((order) => {
  const copies = order.lines.flatMap(({ line, quantity }) => Array.from({ length: quantity }, () => line))
  return fc.record({
    order: fc.constant(order),
    copies: fc.shuffledSubarray(copies, { minLength: copies.length }),
    cuts: fc.array(fc.nat(copies.length), { maxLength: 6 }),
  })
})

interface Step {
  amounts: ReturnAmounts
  /** Everything given back after it. */
  after: EarlierReturns
}

function returnAll({ order, copies, cuts }: { order: PaidOrder; copies: number[]; cuts: number[] }): Step[] {
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

const paidByCard = (cards: readonly { id: number; cents: number }[], id: number) =>
  sum(cards.map((card) => (card.id === id ? card.cents : 0)))

test('all returns together give back what was paid, with each means', () => {
  fc.assert(
    fc.property(anyReturns, (input) => {
      const steps = returnAll(input)
      const { order } = input
      const last = steps.at(-1)
      expect(sum(steps.map(({ amounts }) => amounts.totalCents))).toBe(order.totalCents)
      expect(sum(steps.map(({ amounts }) => amounts.pointsCents))).toBe(order.pointsCents)
      expect(last?.after.moneyCents).toBe(order.dueCents)
      for (const { id, cents } of order.cards) expect(paidByCard(last?.after.cards ?? [], id)).toBe(cents)
      expect(steps.map(({ amounts }) => amounts.complete)).toEqual([...steps.slice(1).map(() => false), true])
    }),
    runs,
  )
})

test('no return takes anything, none gives more than is left, and each is the sum of its parts', () => {
  fc.assert(
    fc.property(anyReturns, (input) => {
      for (const { amounts, after } of returnAll(input)) {
        const { lines, extrasCents, totalCents, pointsCents, cards, moneyCents } = amounts
        const parts = [
          ...lines.map(({ cents }) => cents),
          extrasCents,
          pointsCents,
          moneyCents,
          ...cards.map((one) => one.cents),
        ]
        for (const part of parts) expect(part).toBeGreaterThanOrEqual(0)
        expect(sum(lines.map(({ cents }) => cents)) + extrasCents).toBe(totalCents)
        expect(pointsCents + moneyCents + sum(cards.map(({ cents }) => cents))).toBe(totalCents)
        expect(after.moneyCents).toBeLessThanOrEqual(input.order.dueCents)
        for (const { id, cents } of input.order.cards) expect(paidByCard(after.cards, id)).toBeLessThanOrEqual(cents)
      }
    }),
    runs,
  )
})

test('delivery and fees come with the last copy alone', () => {
  fc.assert(
    fc.property(anyReturns, (input) => {
      const steps = returnAll(input)
      const goods = sum(input.order.lines.map(({ totalCents }) => totalCents))
      expect(steps.map(({ amounts }) => amounts.extrasCents)).toEqual([
        ...steps.slice(1).map(() => 0),
        input.order.totalCents - goods,
      ])
    }),
    runs,
  )
})
