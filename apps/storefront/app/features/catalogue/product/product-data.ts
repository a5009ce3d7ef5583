// The data of the product page besides the product. Only the product is required; the rest may be missing.

import { listRelatedProducts, type Product, type ProductCard } from '@stoa/contract/catalogue/catalogue'
import {
  estimateDelivery,
  listPaymentTypes,
  listShippingTypes,
  type ShippingType,
} from '@stoa/contract/ordering/checkout'
import { canBeBought } from '@stoa/domain/catalogue/availability'
import { isBuyable, isShipped } from '@stoa/domain/catalogue/product-kinds'
import type { Language } from '@stoa/domain/language'
import { type Destination, destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import type { InstalmentStep } from '@stoa/domain/ordering/payment/instalments'
import { instalmentSteps } from '../../../api/instalment-steps.ts'
import { loadTexts } from '../../../api/load-texts.ts'
import type { Shop } from '../../../api/shop-context.ts'
import { valueOr } from '../../../api/unwrap-outcome.ts'
import { type SetSaving, setSavingOf } from './parts/set-saving.ts'

const textCodes = [
  'delivery-terms-withdrawal',
  'delivery-terms-fault',
  'delivery-terms-gift-card',
  'gpsr-title',
  'gpsr-note',
  'stock-notice-consent',
] as const

export type ProductText = (typeof textCodes)[number]

/** The estimated delivery, for one shipping method. */
export interface Arrival {
  from: string
  to: string
  /** The dates apply to orders placed on this day at the latest, */
  orderBy: string
  /** and before this hour of it. */
  orderBefore: number
}

export interface ProductExtras {
  series: ProductCard[]
  byAuthor: ProductCard[]
  neighbours: ProductCard[]
  shipping: ShippingType[]
  arrivals: { home: Arrival | null; store: Arrival | null }
  texts: Partial<Record<ProductText, string>>
  /** Of a set that costs less than its parts. */
  setSaving: SetSaving | null
  /** What applies to its price; null where a credit card pays all of it at once. */
  instalments: InstalmentStep | null
  /** The date in shop time: `2026-11-20`. */
  today: string
}

export async function loadProductExtras(shop: Shop, language: Language, product: Product): Promise<ProductExtras> {
  const client = shop.client(language)
  const related = async (code: 'series' | 'author' | 'neighbours') =>
    valueOr(await client.call(listRelatedProducts, { productId: product.id, code }), [])
  // a day is promised for what can be ordered now, at a price
  const isDeliverable =
    isShipped(product.kind) && isBuyable(product.kind) && canBeBought(product.availability) && product.price > 0
  const [series, byAuthor, neighbours, types, estimates, payments, texts] = await Promise.all([
    product.series ? related('series') : [],
    related('author'),
    related('neighbours'),
    client.call(listShippingTypes, {}),
    isDeliverable ? client.call(estimateDelivery, { productIds: [product.id] }) : null,
    canBeBought(product.availability) ? client.call(listPaymentTypes, {}) : null,
    loadTexts(shop, language, textCodes),
  ])
  const shipping = valueOr(types, []).filter(
    ({ code }) => (destinationOf(code) === 'email') !== isShipped(product.kind),
  )
  const knownEstimates = estimates ? valueOr(estimates, []) : []
  const findArrival = (destination: Destination): Arrival | null => {
    const type = shipping.find((item) => destinationOf(item.code) === destination)
    const estimate = knownEstimates.find(({ shippingTypeId }) => shippingTypeId === type?.id)
    if (!estimate) return null
    const { from, to, orderBy, orderBefore } = estimate
    return { from, to, orderBy, orderBefore }
  }
  const stepsOf = (found: typeof payments) => (found ? instalmentSteps(valueOr(found, [])) : [])
  return {
    series,
    shipping,
    setSaving: setSavingOf(product),
    instalments: stepsOf(payments).findLast(({ fromCents }) => product.price >= fromCents) ?? null,
    today: isoDay(dayOf(shop.now())),
    byAuthor: byAuthor.filter(({ id }) => !series.some((item) => item.id === id)).slice(0, 6),
    neighbours: neighbours.slice(0, 6),
    arrivals: { home: findArrival('address'), store: findArrival('branch') },
    texts,
  }
}
