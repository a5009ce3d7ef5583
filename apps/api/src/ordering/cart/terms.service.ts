// How an order is sent and paid: what was chosen, whether it can be chosen, and what it costs.

import type { Refusal } from '@stoa/contract/refusals'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import type { Charge } from '@stoa/domain/ordering/pricing/adjustments'
import type { ShippingTerms } from '@stoa/domain/ordering/pricing/cart-input'
import type { Totals } from '@stoa/domain/ordering/pricing/price-cart'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import * as queries from './cart.queries.ts'
import type { ReadCart } from './read-cart.service.ts'

export type Terms = queries.TermsRow
export type TermsChoice = queries.TermsChoice
/** For statements that read the terms together with others. */
export const { chosenTerms, termsColumns } = queries

export type TermsRefusal =
  | Refusal<'country_not_found', 'countryId'>
  | Refusal<'shipping_type_not_found' | 'shipping_not_available' | 'shipping_not_for_contents', 'shippingTypeId'>
  | Refusal<'payment_type_not_found' | 'payment_not_available', 'paymentTypeId'>

/** `paymentCodes`: the kinds of payment that this process can carry out. */
export type PaymentChoice = Pick<TermsChoice, 'paymentTypeId'> & { paymentCodes: readonly string[] }

export function checkTerms(terms: Terms, choice: PaymentChoice): Outcome<Terms, TermsRefusal> {
  if (terms.country_iso === null) return refused({ code: 'country_not_found', fields: ['countryId'] })
  if (!terms.shipping) return refused({ code: 'shipping_type_not_found', fields: ['shippingTypeId'] })
  if (destinationOf(terms.shipping.code) === undefined || !terms.rate)
    return refused({ code: 'shipping_not_available', fields: ['shippingTypeId'] })
  if (choice.paymentTypeId === null) return done(terms)
  if (!terms.payment) return refused({ code: 'payment_type_not_found', fields: ['paymentTypeId'] })
  if (!choice.paymentCodes.includes(terms.payment.code) || !terms.payment_fits)
    return refused({ code: 'payment_not_available', fields: ['paymentTypeId'] })
  return done(terms)
}

/** A parcel does not go by e-mail, and what is sent by e-mail goes no other way. */
export function checkDestination(
  { shipping }: Terms,
  { shipped }: Pick<ReadCart, 'shipped'>,
): Outcome<null, Refusal<'shipping_not_for_contents', 'shippingTypeId'>> {
  const byEmail = shipping !== null && destinationOf(shipping.code) === 'email'
  return byEmail === shipped ? refused({ code: 'shipping_not_for_contents', fields: ['shippingTypeId'] }) : done(null)
}

export const shippingTermsOf = ({ shipping, rate }: Terms): ShippingTerms | null =>
  shipping && rate && { code: shipping.code, priceCents: rate.price_cents, freeFromCents: rate.free_from_cents }

/** Where the goods go; null when they are collected, or nothing is sent. */
export function countryOf({ shipping, country_iso }: Terms): string | null {
  const isSent = shipping !== null && destinationOf(shipping.code) === 'address'
  return isSent ? country_iso : null
}

/** The surcharge of the chosen methods. */
export function chargesOf({ payment }: Terms): Charge[] {
  if (!payment) return []
  const label = { el: payment.name_el, en: payment.name_en }
  return [{ kind: 'payment_fee', code: payment.code, label, cents: payment.fee_cents }]
}

/** Cash may not settle 500.00 € or more (Law 4446/2016). */
export const isTooHighFor = ({ payment }: Terms, totals: Totals): boolean =>
  payment?.refused_from_cents != null && totals.dueCents > 0 && totals.totalCents >= payment.refused_from_cents
