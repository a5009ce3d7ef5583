// Whatever was bought, however it was paid, and in whatever order and parts it comes back: together the returns give back
// what was paid, to each means what it paid, and none of them ever more.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyReturns, anyReturnsWithAllowances, returnAll } from '../../../test/any-returns.ts'
import { sum } from '../../money.ts'

const runs = { seed: 20_261_126, numRuns: 1500 }

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

test('whatever was given back without copies, all of it together is what was paid, and no return gives more than is left', () => {
  fc.assert(
    fc.property(anyReturnsWithAllowances, (input) => {
      const steps = returnAll(input)
      const { order } = input
      const last = steps.at(-1)
      expect(sum(steps.map(({ amounts }) => amounts.totalCents)) + (last?.allowedCents ?? 0)).toBe(order.totalCents)
      expect(last?.after.moneyCents).toBe(order.dueCents)
      for (const { id, cents } of order.cards) expect(paidByCard(last?.after.cards ?? [], id)).toBe(cents)
      for (const { amounts, before, after } of steps) {
        const { lines, extrasCents, totalCents, pointsCents, cards, moneyCents } = amounts
        expect(sum(lines.map(({ cents }) => cents)) + extrasCents).toBe(totalCents)
        expect(pointsCents + moneyCents + sum(cards.map(({ cents }) => cents))).toBe(totalCents)
        expect(before.moneyCents).toBeLessThanOrEqual(after.moneyCents)
        expect(after.moneyCents).toBeLessThanOrEqual(order.dueCents)
        for (const { cents } of lines) expect(cents).toBeGreaterThanOrEqual(0)
      }
    }),
    runs,
  )
})
