// Shipping rates as shown on the product page: Greece by itself, all other countries together.

import type { ShippingType } from '@stoa/contract/ordering/checkout'
import { greeceId } from '@stoa/domain/identity/address-rules'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'

export interface ShippingRow {
  key: string
  name: string | null
  price: number
  /** The lowest of several prices: heavier parcels, or some places, cost more. */
  isLowest: boolean
  minDays: number
  maxDays: number
  freeFrom: number | null
}

const rowsOf = ({ code, name, rates }: ShippingType): ShippingRow[] => {
  const home = rates.find(({ countryId }) => countryId === greeceId)
  const abroad = rates.filter(({ countryId }) => countryId !== greeceId).toSorted((a, b) => a.price - b.price)
  const cheapest = abroad[0]
  return [
    ...(home ? [{ ...home, key: code, name, isLowest: home.varies }] : []),
    ...(cheapest && destinationOf(code) === 'address'
      ? [
          {
            ...cheapest,
            key: 'abroad',
            name: null,
            isLowest: abroad.some(({ price, varies }) => varies || price !== cheapest.price),
            minDays: Math.min(...abroad.map(({ minDays }) => minDays)),
            maxDays: Math.max(...abroad.map(({ maxDays }) => maxDays)),
          },
        ]
      : []),
  ]
}

/** Shipping methods within Greece first, then abroad in one row. */
export const shippingRows = (types: readonly ShippingType[]): ShippingRow[] =>
  types.flatMap(rowsOf).toSorted((a, b) => Number(a.key === 'abroad') - Number(b.key === 'abroad'))

/** The rate of home delivery within Greece. */
export const homeRate = (types: readonly ShippingType[]) =>
  types.find(({ code }) => destinationOf(code) === 'address')?.rates.find(({ countryId }) => countryId === greeceId) ??
  null
