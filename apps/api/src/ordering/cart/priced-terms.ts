// Amounts under the terms that were chosen: the same sums for the quote and for the order.

import type { Refusal } from '@stoa/contract/refusals'
import type { CartChange } from '@stoa/domain/ordering/cart/decide-cart'
import type { Charge } from '@stoa/domain/ordering/pricing/adjustments'
import { type PricingLine, priceCart, type ShippingTerms, type Totals } from '@stoa/domain/ordering/pricing/price-cart'
import type { CartProductRow, TermsRow } from './cart.queries.ts'

export interface ReadCart {
  lines: PricingLine[]
  changes: CartChange[]
  products: CartProductRow[]
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

export const findCartProduct = (
  products: readonly CartProductRow[],
  line: { productId: number; dimensionId: number },
) => products.find((product) => product.product_id === line.productId && product.dimension_id === line.dimensionId)

export const totalsWith = (lines: readonly PricingLine[], terms: TermsRow): Totals =>
  priceCart(lines, shippingTermsOf(terms), chargesOf(terms))

const chargesOf = ({ payment }: TermsRow): Charge[] =>
  payment
    ? [
        {
          kind: 'payment_fee',
          code: payment.code,
          label: { el: payment.name_el, en: payment.name_en },
          cents: payment.fee_cents,
        },
      ]
    : []

/** Cash may not settle 500.00 € or more (Law 4446/2016). */
export const isTooHighFor = ({ payment }: TermsRow, totals: Totals): boolean =>
  payment?.refused_from_cents != null && totals.totalCents >= payment.refused_from_cents

export const shippingTermsOf = ({ shipping, rate }: TermsRow): ShippingTerms | null =>
  shipping && rate && { code: shipping.code, priceCents: rate.price_cents, freeFromCents: rate.free_from_cents }
