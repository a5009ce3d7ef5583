// Whatever VAT a sale has, what is paid is the same, and each rate's net and VAT sum to its gross.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../../money.ts'
import { line } from '../promotions/fixtures.ts'
import { type PricingLine, plainCart } from './cart-input.ts'
import { groupVat } from './group-vat.ts'
import { priceCart } from './price-cart.ts'
import { taxClasses } from './vat-rates.ts'

const basisPoints = fc.constantFrom(0, 300, 400, 550, 600, 900, 1350, 1700, 2400, 2550, 2700)
const rates = fc.record({ book: basisPoints, standard: basisPoints, outside: fc.constant(0) })
const goods = fc.record({
  taxClass: fc.constantFrom(...taxClasses),
  unitPriceCents: fc.integer({ min: 1, max: 20_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
})

test('net and VAT of each rate are its gross, and no rate changes what is paid', () => {
  const cart = fc.array(goods, { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(cart, rates, rates, fc.nat(900), (items, one, other, shippingCents) => {
      const priceAt = (at: typeof one) => {
        const lines = items.map(
          ({ taxClass, unitPriceCents, quantity }, index): PricingLine => ({
            ...line(unitPriceCents, { quantity, discountable: taxClass !== 'outside' }),
            ...{ productId: index + 1, unitPriorCents: null, protectedUntil: null, vatRate: at[taxClass] },
          }),
        )
        const shipping = { code: 'home', priceCents: shippingCents, freeFromCents: null }
        return priceCart({ ...plainCart(0), lines, shipping, charges: [], standardRate: at.standard })
      }
      const [totals, others] = [priceAt(one), priceAt(other)]
      for (const { rate, grossCents, netCents, vatCents } of totals.vatGroups) {
        expect(netCents + vatCents).toBe(grossCents)
        expect(netCents).toBe(Math.round((grossCents * 10_000) / (10_000 + rate)))
      }
      expect(sum(totals.vatGroups.map(({ grossCents }) => grossCents))).toBe(totals.totalCents)
      expect([others.totalCents, others.dueCents]).toEqual([totals.totalCents, totals.dueCents])
    }),
  )
})

test('postage of goods at a rate of nought has that rate, and of gift cards alone the standard one', () => {
  const vatOf = (outside: boolean) => groupVat([{ vatRate: 0, totalCents: 1000, outside }], 290, 2300)
  expect(vatOf(false)).toEqual([{ rate: 0, grossCents: 1290, netCents: 1290, vatCents: 0 }])
  expect(vatOf(true).map(({ rate, grossCents }) => [rate, grossCents])).toEqual([
    [0, 1000],
    [2300, 290],
  ])
})
