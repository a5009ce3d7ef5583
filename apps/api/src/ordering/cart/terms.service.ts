// How an order is sent and paid: what was chosen, whether it can be chosen, and what it costs.

import type { Refusal } from '@stoa/contract/refusals'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import type { Charge } from '@stoa/domain/ordering/pricing/adjustments'
import type { ShippingTerms } from '@stoa/domain/ordering/pricing/cart-input'
import { priceParcel, type ShippingTariffs } from '@stoa/domain/ordering/pricing/parcel-price'
import type { Totals } from '@stoa/domain/ordering/pricing/price-cart'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { findTariffs } from '../shipping-tariffs/shipping-tariffs.service.ts'
import * as queries from './cart.queries.ts'
import type { ReadCart } from './read-cart.service.ts'

export type Terms = queries.TermsRow
export type TermsChoice = queries.TermsChoice
/** For statements that read the terms together with others. */
export const { chosenTerms, termsColumns } = queries

/** With what parcels cost, and the postal code where this one goes; null while that is not known. */
export interface PricedTerms extends Terms {
  tariffs: ShippingTariffs
  postalCode: string | null
}

export const withTariffs = async (db: Executor, terms: Terms, postalCode: string | null): Promise<PricedTerms> => ({
  ...{ ...terms, postalCode },
  tariffs: await findTariffs(db, terms.tariff_version),
})

export type TermsRefusal =
  | Refusal<'country_not_found', 'countryId'>
  | Refusal<
      'shipping_type_not_found' | 'shipping_not_available' | 'shipping_not_for_contents' | 'parcel_too_heavy',
      'shippingTypeId'
    >
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

/**
 * A parcel does not go by e-mail, and what is sent by e-mail goes no other way. Nor does what is heavier than the way takes,
 * whether it would be free or not.
 */
export function checkDestination(
  terms: PricedTerms,
  { shipped, grams }: Pick<ReadCart, 'shipped' | 'grams'>,
): Outcome<null, Refusal<'shipping_not_for_contents' | 'parcel_too_heavy', 'shippingTypeId'>> {
  const byEmail = terms.shipping !== null && destinationOf(terms.shipping.code) === 'email'
  if (byEmail === shipped) return refused({ code: 'shipping_not_for_contents', fields: ['shippingTypeId'] })
  const isTooHeavy = shippingTermsOf(terms, grams) === null
  return isTooHeavy ? refused({ code: 'parcel_too_heavy', fields: ['shippingTypeId'] }) : done(null)
}

/** Null where it cannot be sent so. What is collected costs the same everywhere. */
export function shippingTermsOf(terms: PricedTerms, grams: number): ShippingTerms | null {
  const { shipping, rate, tariffs } = terms
  if (!shipping || !rate) return null
  const postalCode = isSentToAddress(terms) ? terms.postalCode : null
  const parcel = { shippingTypeId: shipping.id, countryId: rate.country_id, postalCode, grams }
  const price = priceParcel(tariffs, parcel, rate.price_cents)
  return price && { code: shipping.code, freeFromCents: rate.free_from_cents, ...price }
}

const isSentToAddress = ({ shipping }: Terms): boolean =>
  shipping !== null && destinationOf(shipping.code) === 'address'

/** Where the goods go; null when they are collected, or nothing is sent. */
export const countryOf = (terms: Terms): string | null => (isSentToAddress(terms) ? terms.country_iso : null)

/** The surcharge of the chosen methods. */
export function chargesOf({ payment }: Terms): Charge[] {
  if (!payment) return []
  const label = { el: payment.name_el, en: payment.name_en }
  return [{ kind: 'payment_fee', code: payment.code, label, cents: payment.fee_cents }]
}

/** Cash may not settle 500.00 € or more (Law 4446/2016). */
export const isTooHighFor = ({ payment }: Terms, totals: Totals): boolean =>
  payment?.refused_from_cents != null && totals.dueCents > 0 && totals.totalCents >= payment.refused_from_cents
