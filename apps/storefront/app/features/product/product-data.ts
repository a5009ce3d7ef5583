// What the product page shows beside the product itself. Only the product must be there; the rest may be missing.

import { listRelatedProducts, type Product, type ProductCard } from '@stoa/contract/catalogue'
import { estimateDelivery, listShippingTypes, type ShippingType } from '@stoa/contract/checkout'
import { listCustomMessages } from '@stoa/contract/content'
import type { Availability } from '@stoa/domain/catalogue/availability'
import { dayOf, isoDay } from '@stoa/domain/delivery/working-days'
import type { Language } from '@stoa/domain/language'
import { shownOr } from '../../api/answer.ts'
import type { Shop } from '../../api/shop-context.ts'

const textCodes = [
  'delivery-terms-withdrawal',
  'delivery-terms-fault',
  'delivery-terms-gift-card',
  'gpsr-title',
  'gpsr-note',
  'reviews-note',
  'stock-notice-consent',
] as const

export type ProductText = (typeof textCodes)[number]

/** When it would come, for one way of receiving it. */
export interface Arrival {
  from: string
  to: string
  /** The dates hold for what is ordered on this day at the latest, */
  orderBy: string
  /** and before this hour of it. */
  orderBefore: number
}

export interface ProductSurroundings {
  series: ProductCard[]
  byAuthor: ProductCard[]
  neighbours: ProductCard[]
  shipping: ShippingType[]
  arrivals: { home: Arrival | null; store: Arrival | null }
  texts: Partial<Record<ProductText, string>>
  /** The shop's day: `2026-11-20`. */
  today: string
}

const neverComes = new Set<Availability>(['exhausted', 'notAvailable'])

export async function loadSurroundings(shop: Shop, language: Language, product: Product): Promise<ProductSurroundings> {
  const client = shop.client(language)
  const related = async (code: 'series' | 'author' | 'neighbours') =>
    shownOr(await client.call(listRelatedProducts, { productId: product.id, code }), [])
  const comes = product.kind === 'product' && !neverComes.has(product.availability)
  const [series, byAuthor, neighbours, types, estimates, messages] = await Promise.all([
    product.series ? related('series') : [],
    related('author'),
    related('neighbours'),
    client.call(listShippingTypes, {}),
    comes ? client.call(estimateDelivery, { productIds: [product.id] }) : null,
    client.call(listCustomMessages, { codes: textCodes.join(',') }),
  ])
  const shipping = shownOr(types, [])
  const known = estimates ? shownOr(estimates, []) : []
  const arrivalBy = (code: 'home' | 'store'): Arrival | null => {
    const type = shipping.find((one) => one.code === code)
    const found = known.find(({ shippingTypeId }) => shippingTypeId === type?.id)
    if (!found) return null
    const { from, to, orderBy, orderBefore } = found
    return { from, to, orderBy, orderBefore }
  }
  return {
    ...{ series, shipping, today: isoDay(dayOf(shop.now())) },
    byAuthor: byAuthor.filter(({ id }) => !series.some((one) => one.id === id)).slice(0, 6),
    neighbours: neighbours.slice(0, 6),
    arrivals: { home: arrivalBy('home'), store: arrivalBy('store') },
    texts: Object.fromEntries(shownOr(messages, []).map(({ code, body }) => [code, body])),
  }
}
