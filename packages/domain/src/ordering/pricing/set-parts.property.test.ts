// What holds for every set, whatever promotions act on it.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../../money.ts'
import { fixed, line, percent, promotion } from '../promotions/fixtures.ts'
import { type PricingLine, plainCart } from './cart-input.ts'
import { priceCart, type Totals } from './price-cart.ts'
import { highestRate, type PricingPart } from './set-parts.ts'

const runs = { seed: 20_261_125, numRuns: 5000 }

const anyPart: fc.Arbitrary<PricingPart> = fc
  .record({
    productId: fc.integer({ min: 1, max: 9 }),
    quantity: fc.integer({ min: 1, max: 4 }),
    unitPriceCents: fc.integer({ min: 1, max: 4000 }),
    floorPercent: fc.option(fc.integer({ min: 80, max: 100 })),
    vatRate: fc.constantFrom(600, 2400),
  })
  .map(({ floorPercent, ...part }) => ({
    ...part,
    dimensionId: 0,
    unitFloorCents: floorPercent === null ? null : Math.ceil((part.unitPriceCents * floorPercent) / 100),
  }))

interface PricedSet extends PricingLine {
  parts: PricingPart[]
}

const floorOfParts = (parts: readonly PricingPart[]): number =>
  sum(parts.map(({ quantity, unitFloorCents }) => quantity * (unitFloorCents ?? 0)))

/** Never below its floor, as wherever a price is set. */
const anySet: fc.Arbitrary<PricedSet> = fc
  .record({
    parts: fc.array(anyPart, { minLength: 1, maxLength: 5 }),
    priceCents: fc.integer({ min: 1, max: 12_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    wrapped: fc.boolean(),
  })
  .map(({ parts, priceCents, quantity, wrapped }) => ({
    ...line(Math.max(priceCents, floorOfParts(parts)), { quantity, unitFloorCents: floorOfParts(parts) }),
    ...{ parts, vatRate: highestRate(parts), unitPriorCents: null, protectedUntil: null },
    ...(wrapped && { extension: { wrapping: true as const } }),
  }))

const anyEffect = fc.oneof(
  fc.integer({ min: 1, max: 85 }).map((whole) => ({ effect: percent(whole), scope: 'lines' as const })),
  fc.integer({ min: 1, max: 5000 }).map((cents) => ({ effect: fixed(cents), scope: 'order' as const })),
)

const always = (name: string, holds: (totals: Totals, sets: PricedSet[]) => void) =>
  test(name, () => {
    const anyCart = fc.array(anySet, { minLength: 1, maxLength: 4 })
    const anyFee = fc.nat(500)
    fc.assert(
      fc.property(
        anyCart,
        fc.array(anyEffect, { maxLength: 2 }),
        fc.nat(3000),
        anyFee,
        (lines, effects, points, fee) => {
          const cart = plainCart(0)
          const automatic = effects.map((one, index) => promotion({ id: index + 1, lane: index, stacks: true, ...one }))
          const totals = priceCart({
            ...cart,
            lines,
            promotions: { ...cart.promotions, automatic },
            means: { pointsCents: points, giftCards: [] },
            shipping: null,
            charges: [{ kind: 'payment_fee', code: null, label: null, cents: fee }],
          })
          holds(totals, lines)
        },
      ),
      runs,
    )
  })

const separately = ({ parts, quantity }: PricedSet): number =>
  sumOf(parts.map((part) => part.unitPriceCents * part.quantity * quantity))

const sumOf = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0)

always('the shares of its parts sum to the price of a set, and none is negative', ({ lines }) => {
  for (const { parts = [], totalCents } of lines) {
    expect(sumOf(parts.map((part) => part.totalCents))).toBe(totalCents)
    for (const part of parts) expect(part.totalCents).toBeGreaterThanOrEqual(0)
  }
})

always('net and VAT make the gross of each rate, and all rates the total', ({ vatGroups, totalCents }) => {
  for (const { grossCents, netCents, vatCents } of vatGroups) expect(netCents + vatCents).toBe(grossCents)
  expect(sumOf(vatGroups.map(({ grossCents }) => grossCents))).toBe(totalCents)
})

always('each rate has what the parts of that rate cost', ({ lines, vatGroups, adjustments }) => {
  const feeCents = sumOf(adjustments.filter(({ line: position }) => position === null).map(({ cents }) => cents))
  for (const { rate, grossCents } of vatGroups) {
    const parts = lines.flatMap((one) => one.parts ?? []).filter(({ vatRate }) => vatRate === rate)
    const goods = sumOf(parts.map((part) => part.totalCents))
    expect(grossCents).toBeGreaterThanOrEqual(goods)
    expect(grossCents).toBeLessThanOrEqual(goods + feeCents)
  }
})

always('no offer and no points lower a set, or one of its protected parts, below the floor', (totals, sets) => {
  const paidWithPoints = sumOf(totals.means.map(({ cents }) => cents))
  const goods = sumOf(totals.lines.map(({ totalCents }) => totalCents))
  const floors = sets.map(({ unitFloorCents, quantity }) => (unitFloorCents ?? 0) * quantity)
  expect(goods - paidWithPoints).toBeGreaterThanOrEqual(sumOf(floors))
  for (const [index, set] of sets.entries()) {
    const { totalCents = 0, parts = [] } = totals.lines[index] ?? {}
    expect(totalCents).toBeGreaterThanOrEqual(floors[index] ?? 0)
    for (const [position, share] of parts.entries())
      if (totalCents <= separately(set))
        expect(share.totalCents).toBeGreaterThanOrEqual((set.parts[position]?.unitFloorCents ?? 0) * share.quantity)
  }
})
