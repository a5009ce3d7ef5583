import type { ShippingType } from '@stoa/contract/ordering/checkout'
import { expect, it } from 'vitest'
import { homeRate, shippingRows } from './shipping-rates.ts'

const rate = (countryId: number, price: number, minDays = 1, maxDays = 4) => ({
  countryId,
  price,
  minDays,
  maxDays,
  freeFrom: countryId === 1 ? 3000 : null,
  varies: false,
})
const types: ShippingType[] = [
  { id: 1, code: 'home', name: 'Home', help: '', rates: [rate(1, 290), rate(2, 750, 4, 8), rate(3, 990, 5, 10)] },
  { id: 2, code: 'store', name: 'Store', help: '', rates: [rate(1, 0, 0, 1)] },
]

it('lists Greece by shipping method, and abroad in one row from its lowest price', () => {
  expect(
    shippingRows(types).map(({ key, price, isLowest, minDays, maxDays }) => [key, price, isLowest, minDays, maxDays]),
  ).toEqual([
    ['home', 290, false, 1, 4],
    ['store', 0, false, 0, 1],
    ['abroad', 750, true, 4, 10],
  ])
})

it('says that a price is the lowest where heavier parcels cost more', () => {
  const varying = types.map((type) => ({
    ...type,
    rates: type.rates.map((one) => ({ ...one, varies: one.price > 0 })),
  }))
  expect(shippingRows(varying).map(({ key, isLowest }) => [key, isLowest])).toEqual([
    ['home', true],
    ['store', false],
    ['abroad', true],
  ])
})

it('gives the standard rate', () => {
  expect(homeRate(types)?.price).toBe(290)
  expect(homeRate([])).toBeNull()
})
