import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayFrom } from '../delivery/working-days.ts'
import { decidePrice, type PriceData } from './decide-price.ts'
import { floorOf } from './uniform-floor.ts'

const today = '2026-11-20'
const free: PriceData = { priceCents: 1500, publisherPriceCents: null, protectedUntil: null, protectedParts: [] }
const uniform: PriceData = { ...free, publisherPriceCents: 1555, protectedUntil: '2027-06-30' }
const protectedUntil = dayFrom('2027-06-30')
const set: PriceData = { ...free, protectedParts: [{ publisherPriceCents: 1555, protectedUntil, quantity: 1 }] }

describe('allowed prices', () => {
  it('keeps a set above the floors of its parts while one of them is protected, and has no upper limit', () => {
    expect(decidePrice(set, 1399, today)).toEqual({ ok: false, refusal: { code: 'price_below_floor', minCents: 1400 } })
    for (const cents of [1400, 9000]) expect(decidePrice(set, cents, today).ok).toBe(true)
    expect(decidePrice(set, 1399, '2027-07-01').ok).toBe(true)
  })

  it.each([0, -1, 12.5, Number.NaN, Number.POSITIVE_INFINITY, 10_000_001])('refuses %d: not an amount', (cents) => {
    expect(decidePrice(free, cents, today)).toEqual({ ok: false, refusal: { code: 'price_not_an_amount' } })
  })

  it('refuses the present price', () => {
    expect(decidePrice(free, 1500, today)).toEqual({ ok: false, refusal: { code: 'price_unchanged' } })
  })

  it('allows any amount without a uniform price', () => {
    for (const cents of [1, 10_000_000]) {
      expect(decidePrice(free, cents, today)).toEqual({ ok: true, value: { priceCents: cents, protectedUntil: null } })
    }
  })

  it.each([
    [1399, { ok: false, refusal: { code: 'price_below_floor', minCents: 1400 } }],
    [1400, { ok: true, value: { priceCents: 1400, protectedUntil: '2027-06-30' } }],
    [1555, { ok: true, value: { priceCents: 1555, protectedUntil: '2027-06-30' } }],
    [1556, { ok: false, refusal: { code: 'price_above_publishers', maxCents: 1555 } }],
  ])('must be between nine tenths of the publisher’s price and that price: %i', (cents, decision) => {
    expect(decidePrice(uniform, cents, today)).toEqual(decision)
  })

  it('allows any amount from the day after the uniform price ends', () => {
    expect(decidePrice(uniform, 500, '2027-06-30').ok).toBe(false)
    expect(decidePrice(uniform, 500, '2027-07-01')).toEqual({
      ok: true,
      value: { priceCents: 500, protectedUntil: null },
    })
  })

  it('is never below nine tenths, for any publisher’s price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (publisherPriceCents) => {
        const floor = floorOf(publisherPriceCents)
        expect(floor * 10).toBeGreaterThanOrEqual(publisherPriceCents * 9)
        expect((floor - 1) * 10).toBeLessThan(publisherPriceCents * 9)
      }),
    )
  })
})
