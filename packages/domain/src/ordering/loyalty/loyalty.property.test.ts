// A customer's points through any sequence of what may happen to them, kept in the plainest way: lots and numbers.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideExpiry, decideRedeem, decideRestore, decideTakeBack, type Lot, usablePoints } from './lots.ts'
import { shopLoyalty } from './loyalty-settings.ts'

const runs = { seed: 20_261_123, numRuns: 10_000 }
const settings = { ...shopLoyalty, minimum: 1 }

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const pointsOf = (shares: readonly { points: number }[]): number => sum(shares.map(({ points }) => points))

const today = 1000
const lots: fc.Arbitrary<Lot[]> = fc
  .array(fc.record({ remaining: fc.nat(120), lastDay: fc.option(fc.integer({ min: today - 20, max: today + 400 })) }), {
    maxLength: 12,
  })
  .map((some) => some.map((lot, index) => ({ ...lot, id: index + 1 })))

test('what is used is never more than there is, neither in all nor of a lot, and what expires first goes first', () => {
  const property = fc.property(lots, fc.nat(900), (open, points) => {
    const decision = decideRedeem(open, points, today, settings)
    const available = usablePoints(open, today)
    expect(decision.ok).toBe(points >= 1 && points <= available)
    if (!decision.ok) return
    expect(pointsOf(decision.value)).toBe(points)
    const taken = new Map(decision.value.map(({ lotId, points: used }) => [lotId, used]))
    const latest = Math.max(...open.filter(({ id }) => taken.has(id)).map(({ lastDay }) => lastDay ?? 0))
    for (const { id, remaining, lastDay } of open) {
      const used = taken.get(id) ?? 0
      expect(used).toBeLessThanOrEqual(remaining)
      const isOpen = lastDay !== null && lastDay >= today
      if (used > 0) expect(isOpen).toBe(true)
      if (isOpen && lastDay < latest) expect(used).toBe(remaining)
    }
  })
  fc.assert(property, runs)
})

const returns = fc
  .record({ paidCents: fc.nat(20_000), parts: fc.array(fc.nat(6000), { maxLength: 6 }) })
  .map(({ paidCents, parts }) => {
    let returnedCents = 0
    const steps = parts.map((part) => {
      returnedCents = Math.min(paidCents, returnedCents + part)
      return { returnedCents, paidCents }
    })
    return [...steps, { returnedCents: paidCents, paidCents }]
  })

test('however an order comes back in parts, each lot gets back exactly what was used of it', () => {
  const used = fc.array(fc.record({ used: fc.integer({ min: 1, max: 300 }), lastDay: fc.nat(2000) }), { maxLength: 8 })
  const property = fc.property(used, returns, (taken, steps) => {
    const state = taken.map((one, index) => ({ ...one, lotId: index + 1, restored: 0 }))
    for (const share of steps)
      for (const { lotId, points, lastDay } of decideRestore(state, share, today, settings)) {
        const one = state[lotId - 1]
        if (!one) throw new Error('points came back to a lot that gave none')
        expect([points > 0, lastDay]).toEqual([true, one.lastDay < today ? today + settings.graceDays : one.lastDay])
        one.restored += points
        expect(one.restored).toBeLessThanOrEqual(one.used)
      }
    expect(state.map(({ restored }) => restored)).toEqual(state.map((one) => one.used))
    expect(decideRestore(state, { returnedCents: 1, paidCents: 1 }, today, settings)).toEqual([])
  })
  fc.assert(property, runs)
})

test('however an order comes back in parts, exactly what it earned goes, and no lot below zero', () => {
  const property = fc.property(lots, returns, fc.nat(500), (open, steps, points) => {
    const state = open.map((lot) => ({ ...lot }))
    let reverted = 0
    for (const share of steps) {
      const { shares, debt } = decideTakeBack({ points, reverted, lotIds: [1, 2] }, state, share, today)
      for (const { lotId, points: taken } of shares) {
        const lot = state[lotId - 1]
        if (!lot) throw new Error('points were taken from no lot')
        lot.remaining -= taken
        expect(lot.remaining).toBeGreaterThanOrEqual(0)
      }
      if (debt > 0) expect(usablePoints(state, today)).toBe(0)
      reverted += pointsOf(shares) + debt
    }
    expect(reverted).toBe(points)
  })
  fc.assert(property, runs)
})

test('what expires was never usable, and after it nothing is left to expire', () => {
  const property = fc.property(lots, (open) => {
    const gone = new Map(decideExpiry(open, today).map(({ lotId, points }) => [lotId, points]))
    const left = open.map((lot) => ({ ...lot, remaining: lot.remaining - (gone.get(lot.id) ?? 0) }))
    expect(usablePoints(left, today)).toBe(usablePoints(open, today))
    expect(decideExpiry(left, today)).toEqual([])
  })
  fc.assert(property, runs)
})
