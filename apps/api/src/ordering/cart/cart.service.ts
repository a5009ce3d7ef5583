// Computes the totals of a cart. The same few steps serve the cart page, the checkout and the placing of the order.

import type { Refusal } from '@stoa/contract/refusals'
import { availabilityOf } from '@stoa/domain/catalogue/availability'
import { greeceId } from '@stoa/domain/identity/address-rules'
import type { Language } from '@stoa/domain/language'
import { type CartItem, type ProductKey, productsOf } from '@stoa/domain/ordering/cart/cart'
import { type CartChange, type CartProduct, decideCart } from '@stoa/domain/ordering/cart/decide-cart'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import type { Charge } from '@stoa/domain/ordering/pricing/adjustments'
import { findReduction, pricePeriods } from '@stoa/domain/ordering/pricing/announced-reduction'
import { type PricingLine, priceCart, type ShippingTerms, type Totals } from '@stoa/domain/ordering/pricing/price-cart'
import { vatRates } from '@stoa/domain/ordering/pricing/vat-rates'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { inLanguage } from '../../database/localized-text.ts'
import type { Executor } from '../../database/transaction.ts'
import type { Call } from '../../http/operation.ts'
import * as queries from './cart.queries.ts'
import { type CartTotals, viewTotals } from './cart.view.ts'
import { fingerprintOf } from './fingerprint.ts'

export type Terms = queries.TermsRow
export type TermsChoice = queries.TermsChoice
export type CartProductRow = queries.CartProductRow
/** For statements that read the terms together with others. */
export const { chosenTerms, termsColumns } = queries

const toCartProducts = (products: readonly CartProductRow[], language: Language): CartProduct[] =>
  products.map((product) => ({
    productId: product.product_id,
    dimensionId: product.dimension_id,
    name: inLanguage(product.name_el, product.name_en, language),
    kind: product.kind,
    availability: availabilityOf(product.availability, product.copies),
    heldBack: product.held_back,
    copies: product.copies,
  }))

/** The current data of the requested lines and of what is in their boxes; unknown products are left out. */
export const readCartProducts = async (
  db: Executor,
  requested: readonly CartItem[],
  language: Language,
): Promise<CartProduct[]> => toCartProducts(await queries.listCartProducts(db, productsOf(requested)), language)

export interface ReadCart {
  lines: PricingLine[]
  changes: CartChange[]
  products: CartProductRow[]
}

/** In which language, and when: reductions end. */
type Moment = Pick<Call, 'language' | 'now'>

/** The requested lines as they are today: what can be sold, at which price, and what had to change. */
export async function readCart(
  db: Executor,
  requested: readonly CartItem[],
  { language, now }: Moment,
): Promise<ReadCart> {
  const products = await queries.listCartProducts(db, productsOf(requested))
  const { items, changes } = decideCart(requested, toCartProducts(products, language), isoDay(dayOf(now)))
  return { lines: items.flatMap((item) => pricingLine(item, products, now)), changes, products }
}

export const findCartProduct = (products: readonly CartProductRow[], line: ProductKey) =>
  products.find((product) => product.product_id === line.productId && product.dimension_id === line.dimensionId)

function pricingLine(item: CartItem, products: readonly CartProductRow[], now: number): PricingLine[] {
  const product = findCartProduct(products, item)
  if (!product) return []
  const reduction = findReduction(pricePeriods(product.prices), product.publisher_price_cents, now)
  return [
    {
      ...item,
      unitPriceCents: product.price_cents,
      unitPriorCents: reduction?.priorCents ?? null,
      vatRate: vatRates[product.tax_class],
    },
  ]
}

/** With home delivery in Greece, before the buyer has chosen anything. */
export async function composeCartTotals(db: Executor, items: readonly CartItem[], moment: Moment): Promise<CartTotals> {
  const [{ lines, changes }, terms] = await Promise.all([
    readCart(db, items, moment),
    queries.getTerms(db, { countryId: greeceId }),
  ])
  return withFingerprint(totalsWith(lines, terms), changes)
}

const withFingerprint = (totals: Totals, changes: CartChange[]): CartTotals => ({
  totals,
  changes,
  fingerprint: fingerprintOf(totals),
})

export type TermsRefusal =
  | Refusal<'country_not_found', 'countryId'>
  | Refusal<'shipping_type_not_found' | 'shipping_not_available', 'shippingTypeId'>
  | Refusal<'payment_type_not_found' | 'payment_not_available', 'paymentTypeId'>

/** `paymentCodes`: the kinds of payment that this process can carry out. */
type PaymentChoice = Pick<TermsChoice, 'paymentTypeId'> & { paymentCodes: readonly string[] }

const findTerms = async (db: Executor, choice: TermsChoice & PaymentChoice): Promise<Outcome<Terms, TermsRefusal>> =>
  checkTerms(await queries.getTerms(db, choice), choice)

export function checkTerms(terms: Terms, choice: PaymentChoice): Outcome<Terms, TermsRefusal> {
  if (!terms.country_known) return refused({ code: 'country_not_found', fields: ['countryId'] })
  if (!terms.shipping) return refused({ code: 'shipping_type_not_found', fields: ['shippingTypeId'] })
  if (destinationOf(terms.shipping.code) === undefined || !terms.rate)
    return refused({ code: 'shipping_not_available', fields: ['shippingTypeId'] })
  if (choice.paymentTypeId === null) return done(terms)
  if (!terms.payment) return refused({ code: 'payment_type_not_found', fields: ['paymentTypeId'] })
  if (!choice.paymentCodes.includes(terms.payment.code) || !terms.payment_fits)
    return refused({ code: 'payment_not_available', fields: ['paymentTypeId'] })
  return done(terms)
}

/** At a branch. */
export const isCollected = ({ shipping }: Terms): boolean =>
  shipping !== null && destinationOf(shipping.code) === 'branch'

const totalsWith = (lines: readonly PricingLine[], terms: Terms): Totals =>
  priceCart(lines, shippingTermsOf(terms), chargesOf(terms))

const shippingTermsOf = ({ shipping, rate }: Terms): ShippingTerms | null =>
  shipping && rate && { code: shipping.code, priceCents: rate.price_cents, freeFromCents: rate.free_from_cents }

/** The surcharge of the chosen methods. */
function chargesOf({ payment }: Terms): Charge[] {
  if (!payment) return []
  const label = { el: payment.name_el, en: payment.name_en }
  return [{ kind: 'payment_fee', code: payment.code, label, cents: payment.fee_cents }]
}

/** Cash may not settle 500.00 € or more (Law 4446/2016). */
const isTooHighFor = ({ payment }: Terms, totals: Totals): boolean =>
  payment?.refused_from_cents != null && totals.totalCents >= payment.refused_from_cents

type TooHigh = Refusal<'payment_amount_too_high', 'paymentTypeId'>

export async function composeOrderTotals(
  db: Executor,
  items: readonly CartItem[],
  choice: TermsChoice & PaymentChoice,
  moment: Moment,
): Promise<Outcome<CartTotals, TermsRefusal | TooHigh>> {
  const [{ lines, changes }, terms] = await Promise.all([readCart(db, items, moment), findTerms(db, choice)])
  if (!terms.ok) return terms
  const totals = totalsWith(lines, terms.value)
  if (isTooHighFor(terms.value, totals)) return refused({ code: 'payment_amount_too_high' })
  return done(withFingerprint(totals, changes))
}

/** The current totals, if they are the ones the buyer saw. */
export function confirmTotals(
  lines: readonly PricingLine[],
  terms: Terms,
  { fingerprint, language }: { fingerprint: string; language: Language },
): Outcome<Totals, TooHigh | Refusal<'totals_changed'>> {
  const totals = totalsWith(lines, terms)
  if (isTooHighFor(terms, totals)) return refused({ code: 'payment_amount_too_high', fields: ['paymentTypeId'] })
  const current = withFingerprint(totals, [])
  if (current.fingerprint === fingerprint) return done(totals)
  return refused({ code: 'totals_changed', details: { totals: viewTotals(current, language) } })
}
