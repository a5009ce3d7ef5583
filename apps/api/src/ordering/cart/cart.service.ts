// Computes the totals of a cart. The same few steps serve the cart page, the checkout and the placing of the order.

import type { Refusal } from '@stoa/contract/refusals'
import { greeceId } from '@stoa/domain/identity/address-rules'
import { productsOf } from '@stoa/domain/ordering/cart/cart'
import { claimsOf, quantityLeft } from '@stoa/domain/ordering/cart/claimed-copies'
import { acceptedExtras, acceptsExtras, type OrderExtras } from '@stoa/domain/ordering/cart/order-extras'
import { shopLoyalty } from '@stoa/domain/ordering/loyalty/loyalty-settings'
import { type InstalmentPlan, listInstalmentPlans, mostInstalments } from '@stoa/domain/ordering/payment/instalments'
import type { PricingLine } from '@stoa/domain/ordering/pricing/cart-input'
import { cartProblems } from '@stoa/domain/ordering/pricing/cart-problems'
import { shopWrapping } from '@stoa/domain/ordering/pricing/gift-wrapping'
import { priceCart, type Totals } from '@stoa/domain/ordering/pricing/price-cart'
import type { TaxRates } from '@stoa/domain/ordering/pricing/vat-rates'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import type { PaymentOffer } from '../../ports/payment.ts'
import { findSaleVat } from '../vat-rates/vat-rates.service.ts'
import { getCartFacts } from './cart.queries.ts'
import { type CartTotals, viewTotals } from './cart.view.ts'
import { fingerprintOf } from './fingerprint.ts'
import {
  type CartProductRow,
  cartOf,
  type PricedCart,
  type ReadCart,
  type SaleMoment,
  toStockedProduct,
} from './read-cart.service.ts'
import { type CartCall, enteredBy, type Reductions, readReductions, type TotalsRequest } from './reductions.service.ts'
import {
  chargesOf,
  checkDestination,
  checkTerms,
  countryOf,
  findTerms,
  isTooHighFor,
  type PricedTerms,
  shippingTermsOf,
  type Terms,
  type TermsChoice,
  type TermsRefusal,
  withTariffs,
} from './terms.service.ts'

/** Before the buyer has chosen anything. */
const homeDelivery: TermsChoice = { countryId: greeceId, shippingTypeId: null, paymentTypeId: null }

export async function composeCartTotals(db: Executor, request: TotalsRequest, call: CartCall): Promise<CartTotals> {
  const read = await getCartFacts(db, productsOf(request.items), enteredBy(request, call))
  const terms = await withTariffs(db, await findTerms(db, read.versions, homeDelivery), null)
  const sale = { ...call, rates: await shownRates(db, terms, call.now) }
  const reductions = await readReductions(db, request, terms, sale, read.entered)
  const cart = cartOf(request.items, read.products, sale)
  const totals = totalsWith(cart, terms, reductions, sale.rates)
  return withFingerprint(totals, withReductions(cart, reductions), terms, request)
}

/** Those of somebody without an invoice: what is paid is the same with one. */
export async function shownRates(db: Executor, terms: Terms, now: number): Promise<TaxRates> {
  const iso = countryOf(terms)
  const destination = iso === null ? null : { iso, postalCode: '' }
  return (await findSaleVat(db, terms.vat_version, { destination, business: null }, now)).rates
}

/** With the products that promotions add, and the points that are to pay. */
const withReductions = <Cart extends PricedCart>(cart: Cart, { giftProducts, points }: Reductions) => ({
  ...cart,
  products: [...cart.products, ...giftProducts],
  points,
})

function withFingerprint(
  totals: Totals,
  { changes, products, shipped, points }: Omit<ReadCart, 'lines' | 'grams'> & Pick<Reductions, 'points'>,
  { shipping }: Terms,
  request: Pick<TotalsRequest, 'extras'>,
): CartTotals {
  const asked = request.extras ?? {}
  const extras = acceptedExtras(asked, shipped)
  const fingerprint = fingerprintOf({ totals, extras, shippingCode: (shipped && shipping?.code) || null })
  const problems = cartProblems({ changes, totals, points, acceptsExtras: acceptsExtras(asked, shipped) }, shopLoyalty)
  return { totals, products, changes, problems, extras, fingerprint, instalments: [] }
}

export function totalsWith(
  cart: PricedCart,
  terms: PricedTerms,
  { promotions, ...reductions }: Reductions,
  { standard: standardRate }: TaxRates,
): Totals {
  const facts = { ...promotions.facts, shippingCode: terms.shipping?.code ?? null }
  return priceCart({
    lines: cart.lines,
    shipping: cart.shipped ? shippingTermsOf(terms, cart.grams) : null,
    charges: chargesOf(terms),
    ...reductions,
    gifts: spareGifts(cart, reductions),
    wrapping: shopWrapping,
    standardRate,
    promotions: { ...promotions, facts },
  })
}

/** Those of which a copy is left for every promotion that gives one. */
function spareGifts(cart: PricedCart, { gifts, giftProducts }: Pick<Reductions, 'gifts' | 'giftProducts'>) {
  const products = [...cart.products, ...giftProducts].map(toStockedProduct)
  const taken = cart.lines.flatMap((line) => claimsOf(line, products))
  const spare: PricingLine[] = []
  for (const gift of gifts) {
    if (quantityLeft(gift, taken, products) < gift.quantity) continue
    spare.push(gift)
    taken.push(...claimsOf(gift, products))
  }
  return spare
}

type ExtrasRefusal = Refusal<'gift_note_not_accepted', 'extras'>

/** Where it goes and how, and how it is paid. */
type OrderChoice = TermsChoice & { payments: PaymentOffer } & Pick<PricedTerms, 'postalCode'>

type TooHigh = Refusal<'payment_amount_too_high', 'paymentTypeId'>

export async function composeOrderTotals(
  db: Executor,
  request: TotalsRequest,
  choice: OrderChoice,
  call: CartCall,
): Promise<Outcome<CartTotals, TermsRefusal | TooHigh>> {
  const read = await getCartFacts(db, productsOf(request.items), enteredBy(request, call))
  const checked = checkTerms(await findTerms(db, read.versions, choice), choice)
  if (!checked.ok) return checked
  const terms = await withTariffs(db, checked.value, choice.postalCode)
  const sale = { ...call, rates: await shownRates(db, terms, call.now) }
  const reductions = await readReductions(db, request, terms, sale, read.entered)
  const cart = cartOf(request.items, read.products, sale)
  const destination = choice.shippingTypeId === null ? done(null) : checkDestination(terms, cart)
  if (!destination.ok) return destination
  const totals = totalsWith(cart, terms, reductions, sale.rates)
  if (isTooHighFor(terms, totals)) return refused({ code: 'payment_amount_too_high' })
  const shown = withFingerprint(totals, withReductions(cart, reductions), terms, request)
  return done({ ...shown, instalments: instalmentsOf(terms, choice.payments, totals) })
}

/** Of what is left to pay with money. */
const instalmentsOf = ({ payment }: Terms, payments: PaymentOffer, { dueCents }: Totals): InstalmentPlan[] =>
  listInstalmentPlans(dueCents, mostInstalments(payments.instalmentSteps(payment?.code ?? ''), dueCents))

export interface ConfirmedTotals {
  totals: Totals
  /** Of the lines that promotions give. */
  giftProducts: CartProductRow[]
}

interface ShownOrder extends Omit<SaleMoment, 'held'> {
  fingerprint: string
  extras?: OrderExtras
}

/** In the order's transaction: the current totals, if they are the ones the buyer saw. */
export function confirmTotals(
  cart: PricedCart,
  terms: PricedTerms,
  reductions: Reductions,
  { fingerprint, extras, language, now, rates }: ShownOrder,
): Outcome<ConfirmedTotals, TooHigh | ExtrasRefusal | Refusal<'totals_changed'>> {
  if (!acceptsExtras(extras ?? {}, cart.shipped)) return refused({ code: 'gift_note_not_accepted', fields: ['extras'] })
  const totals = totalsWith(cart, terms, reductions, rates)
  if (isTooHighFor(terms, totals)) return refused({ code: 'payment_amount_too_high', fields: ['paymentTypeId'] })
  const shown = { ...withReductions(cart, reductions), changes: [] }
  const current = withFingerprint(totals, shown, terms, { extras })
  if (current.fingerprint === fingerprint) return done({ totals, giftProducts: reductions.giftProducts })
  return refused({ code: 'totals_changed', details: { totals: viewTotals(current, { language, now }) } })
}
