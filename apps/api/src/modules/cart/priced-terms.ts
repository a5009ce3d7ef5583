// Amounts under the terms that were chosen: the same sums for the quote and for the order.

import type { Refusal } from '@stoa/contract/refusals'
import type { CartChange } from '@stoa/domain/cart/decide-cart'
import { type PricingLine, priceCart, type ShippingTerms, type Totals } from '@stoa/domain/pricing/price-cart'
import type { CartFactRow, TermsRow } from './cart.queries.ts'

export interface ReadCart {
  lines: PricingLine[]
  changes: CartChange[]
  facts: CartFactRow[]
}

export interface TermsChoice {
  countryId: number
  shippingTypeId: number
  paymentTypeId: number | null
}

export type TermsRefusal = Refusal<
  | 'country_not_found'
  | 'shipping_type_not_found'
  | 'shipping_not_available'
  | 'payment_type_not_found'
  | 'payment_not_available'
>

export const factOf = (facts: readonly CartFactRow[], line: { productId: number; dimensionId: number }) =>
  facts.find((fact) => fact.product_id === line.productId && fact.dimension_id === line.dimensionId)

export const totalsWith = (lines: readonly PricingLine[], terms: TermsRow): Totals =>
  priceCart(lines, shippingTermsOf(terms), terms.payment?.fee_cents ?? 0)

/** Cash may not settle 500.00 € or more (Law 4446/2016). */
export const isTooHighFor = ({ payment }: TermsRow, totals: Totals): boolean =>
  payment?.refused_from_cents != null && totals.totalCents >= payment.refused_from_cents

export const shippingTermsOf = ({ rate }: TermsRow): ShippingTerms | null =>
  rate && { priceCents: rate.price_cents, freeFromCents: rate.free_from_cents }
