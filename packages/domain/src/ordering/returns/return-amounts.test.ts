import { expect, test } from 'vitest'
import { decideReturn, type PaidLine, type PaidOrder } from './return-amounts.ts'

const line = (position: number, quantity: number, totalCents: number, more: Partial<PaidLine> = {}): PaidLine => ({
  ...{ line: position, quantity, totalCents, gift: false, isCard: false },
  ...more,
})
const order = (lines: PaidLine[], more: Partial<PaidOrder> = {}): PaidOrder => {
  const totalCents = more.totalCents ?? lines.reduce((sum, one) => sum + one.totalCents, 0)
  return { lines, totalCents, pointsCents: 0, cards: [], dueCents: totalCents, ...more }
}
const nothing = { copies: [], cards: [], moneyCents: 0 }

test('a copy is worth its share of what the line cost after its reductions', () => {
  const { lines, moneyCents, complete } = decideReturn(order([line(0, 3, 1000), line(1, 1, 500)]), nothing, [
    { line: 0, quantity: 1 },
  ])
  expect([lines, moneyCents, complete]).toEqual([[{ line: 0, quantity: 1, cents: 333 }], 333, false])
})

test('a gift of a promotion is not waited for', () => {
  const gift = line(1, 1, 0, { gift: true })
  const whole = order([line(0, 1, 2000), gift], { totalCents: 2290, dueCents: 2290 })
  expect(decideReturn(whole, nothing, [{ line: 0, quantity: 1 }])).toMatchObject({ complete: true, moneyCents: 2290 })
})

test('a gift that comes back after all of it gives nothing back a second time', () => {
  const whole = order([line(0, 1, 2000), line(1, 1, 0, { gift: true })], { totalCents: 2290, dueCents: 2290 })
  const earlier = { ...nothing, copies: [{ line: 0, quantity: 1 }], moneyCents: 2290 }
  expect(decideReturn(whole, earlier, [{ line: 1, quantity: 1 }])).toMatchObject({ totalCents: 0, moneyCents: 0 })
})

test('what is bought as a gift card comes back in money, whatever paid the rest', () => {
  const lines = [line(0, 1, 2000), line(1, 1, 5000, { isCard: true })]
  const paid = order(lines, { cards: [{ id: 7, cents: 2000 }], dueCents: 5000 })
  expect(decideReturn(paid, nothing, [{ line: 1, quantity: 1 }])).toMatchObject({ cards: [], moneyCents: 5000 })
  expect(decideReturn(paid, nothing, [{ line: 0, quantity: 1 }])).toMatchObject({
    cards: [{ id: 7, cents: 2000 }],
    moneyCents: 0,
  })
})

test('points come back by the share of the goods, not of gift cards or delivery', () => {
  const lines = [line(0, 1, 1000), line(1, 1, 3000), line(2, 1, 5000, { isCard: true })]
  const paid = order(lines, { totalCents: 9290, pointsCents: 400, dueCents: 8890 })
  const { share, pointsCents, moneyCents } = decideReturn(paid, nothing, [{ line: 0, quantity: 1 }])
  expect([share, pointsCents, moneyCents]).toEqual([{ returnedCents: 1000, paidCents: 4000 }, 100, 900])
})
