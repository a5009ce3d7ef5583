// How an order is sent and paid: what was chosen, whether it can be chosen, and what it costs.

import type { Refusal } from '@stoa/contract/refusals'
import { greeceId } from '@stoa/domain/identity/address-rules'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import type { Charge } from '@stoa/domain/ordering/pricing/adjustments'
import type { ShippingTerms } from '@stoa/domain/ordering/pricing/cart-input'
import { priceParcel, priceUnplacedParcel, type ShippingTariffs } from '@stoa/domain/ordering/pricing/parcel-price'
import type { Totals } from '@stoa/domain/ordering/pricing/price-cart'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { keepByVersion } from '../../kept-by-version.ts'
import type { PaymentOffer } from '../../ports/payment.ts'
import { findTariffs } from '../shipping-tariffs/shipping-tariffs.service.ts'
import { type VersionsRow, versionColumns } from './cart.queries.ts'
import { getMethods, type MethodsRow, type PaymentRow, type RateRow } from './methods.queries.ts'
import type { ReadCart } from './read-cart.service.ts'

export type { VersionsRow }
/** For statements that read them together with others. */
export { versionColumns }

/** What a cart is priced with: the prices of the chosen country, way of receiving and way of paying. */
export interface Terms extends VersionsRow {
  /** ISO 3166-1; null for a country that there is not. */
  country_iso: string | null
  shipping: MethodsRow['shipping'][number] | null
  rate: RateRow | null
  payment: PaymentRow | null
  payment_fits: boolean
}

export interface TermsChoice {
  countryId: number
  /** Null before it is chosen: the first one that goes to an address. */
  shippingTypeId: number | null
  paymentTypeId: number | null
}

const findMethods = keepByVersion(async (db) => {
  const methods = await getMethods(db)
  return { version: methods.version, value: methods }
})

/** `versions`: as read just before. */
export const findTerms = async (db: Executor, versions: VersionsRow, choice: TermsChoice): Promise<Terms> => ({
  ...versions,
  ...chooseTerms(await findMethods(db, versions.methods_version), choice),
})

/** Collecting, and e-mail, cost what they cost in Greece, and are paid as everywhere, whoever gets it. */
function chooseTerms(
  { countries, payments, ...methods }: MethodsRow,
  { countryId, shippingTypeId, paymentTypeId }: TermsChoice,
): Omit<Terms, keyof VersionsRow> {
  const shipping = methods.shipping.find(({ id, code }) =>
    shippingTypeId === null ? destinationOf(code) === 'address' : id === shippingTypeId,
  )
  const goesElsewhere = ['branch', 'point', 'email'].includes(destinationOf(shipping?.code ?? '') ?? '')
  const rateCountryId = goesElsewhere ? greeceId : countryId
  const rate = methods.rates.find((one) => one.shipping_type_id === shipping?.id && one.country_id === rateCountryId)
  const payment = payments.find(({ id }) => id === paymentTypeId)
  const isPaidThere = goesElsewhere || !payment?.country_ids.length || payment.country_ids.includes(countryId)
  return {
    country_iso: countries.find(({ id }) => id === countryId)?.iso ?? null,
    shipping: shipping ?? null,
    rate: rate ?? null,
    payment: payment ?? null,
    payment_fits: shipping !== undefined && isPaidThere && payment?.shipping_type_ids.includes(shipping.id) === true,
  }
}

/** With what parcels cost, and the postal code where this one goes; null while that is not known. */
export interface PricedTerms extends Terms {
  tariffs: ShippingTariffs
  postalCode: string | null
}

export const withTariffs = async (db: Executor, terms: Terms, postalCode: string | null): Promise<PricedTerms> => ({
  ...{ ...terms, postalCode },
  tariffs: await findTariffs(db, terms.methods_version),
})

export type TermsRefusal =
  | Refusal<'country_not_found', 'countryId'>
  | Refusal<
      'shipping_type_not_found' | 'shipping_not_available' | 'shipping_not_for_contents' | 'parcel_too_heavy',
      'shippingTypeId'
    >
  | Refusal<'payment_type_not_found' | 'payment_not_available', 'paymentTypeId'>

export type PaymentChoice = Pick<TermsChoice, 'paymentTypeId'> & { payments: Pick<PaymentOffer, 'codes'> }

export function checkTerms(terms: Terms, choice: PaymentChoice): Outcome<Terms, TermsRefusal> {
  if (terms.country_iso === null) return refused({ code: 'country_not_found', fields: ['countryId'] })
  if (!terms.shipping) return refused({ code: 'shipping_type_not_found', fields: ['shippingTypeId'] })
  if (destinationOf(terms.shipping.code) === undefined || !terms.rate)
    return refused({ code: 'shipping_not_available', fields: ['shippingTypeId'] })
  if (choice.paymentTypeId === null) return done(terms)
  if (!terms.payment) return refused({ code: 'payment_type_not_found', fields: ['paymentTypeId'] })
  if (!choice.payments.codes.includes(terms.payment.code) || !terms.payment_fits)
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
  const toAddress = isSentToAddress(terms)
  const postalCode = toAddress ? terms.postalCode : null
  const parcel = { shippingTypeId: shipping.id, countryId: rate.country_id, postalCode, grams }
  const priceOf = toAddress && postalCode === null ? priceUnplacedParcel : priceParcel
  const price = priceOf(tariffs, parcel, rate.price_cents)
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

/** Cash may not settle 500.00 € or more (Law 4446/2016), and providers have limits of their own. */
export const isTooHighFor = ({ payment }: Terms, totals: Totals): boolean =>
  payment?.refused_from_cents != null && totals.dueCents > 0 && totals.totalCents >= payment.refused_from_cents
