// Computes the totals of a cart. The same few steps serve the cart page, the checkout and the placing of the order.

import type { Refusal } from '@stoa/contract/refusals'
import { availabilityOf } from '@stoa/domain/catalogue/availability'
import { isShipped } from '@stoa/domain/catalogue/product-kinds'
import { greeceId } from '@stoa/domain/identity/address-rules'
import type { Language } from '@stoa/domain/language'
import { type CartItem, type ProductKey, productsOf, sameProduct } from '@stoa/domain/ordering/cart/cart'
import type { CartProduct } from '@stoa/domain/ordering/cart/cart-product'
import { claimsOf, quantityLeft } from '@stoa/domain/ordering/cart/claimed-copies'
import { type CartChange, decideCart, refuseChanges } from '@stoa/domain/ordering/cart/decide-cart'
import { expandBoxes } from '@stoa/domain/ordering/cart/expand-boxes'
import { acceptedExtras, acceptsExtras, type OrderExtras } from '@stoa/domain/ordering/cart/order-extras'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { shopLoyalty } from '@stoa/domain/ordering/loyalty/loyalty-settings'
import type { Charge } from '@stoa/domain/ordering/pricing/adjustments'
import type { CartInput, PricingLine, ShippingTerms } from '@stoa/domain/ordering/pricing/cart-input'
import { cartProblems, lineProblems } from '@stoa/domain/ordering/pricing/cart-problems'
import { shopWrapping } from '@stoa/domain/ordering/pricing/gift-wrapping'
import { priceCart, type Totals } from '@stoa/domain/ordering/pricing/price-cart'
import type { AskedFacts } from '@stoa/domain/ordering/promotions/asked-facts'
import { couponsOnce, sameCard } from '@stoa/domain/ordering/promotions/each-once'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { inLanguage } from '../../database/localized-text.ts'
import type { Executor } from '../../database/transaction.ts'
import type { Call } from '../../http/operation.ts'
import {
  lockCodes,
  lockPerson,
  type PromotionTerms,
  personTermsOf,
  readPromotions,
} from '../promotions/promotions.service.ts'
import * as queries from './cart.queries.ts'
import { type CartTotals, viewTotals } from './cart.view.ts'
import { findCartProduct, pricingLine, toStockedProduct } from './cart-product.ts'
import { fingerprintOf } from './fingerprint.ts'
import { cardHashesOf, type ReadMeans, readMeans } from './means.service.ts'
import { viewProblems } from './problems.view.ts'

export type Terms = queries.TermsRow
export type TermsChoice = queries.TermsChoice
export type CartProductRow = queries.CartProductRow
/** For statements that read the terms together with others. */
export const { chosenTerms, termsColumns } = queries
export { findCartProduct, toStockedProduct }

const toCartProducts = (products: readonly CartProductRow[], language: Language): CartProduct[] =>
  products.map((product) => ({
    ...toStockedProduct(product),
    name: inLanguage(product.name_el, product.name_en, language),
    kind: product.kind,
    availability: availabilityOf(product.availability, product.copies),
    heldBack: product.held_back,
    textMax: product.text_max,
    boxCapacity: product.box_capacity,
  }))

/** The current data of the requested lines and of what is in their boxes; unknown products are left out. */
export const readCartProducts = async (
  db: Executor,
  requested: readonly CartItem[],
  language: Language,
): Promise<CartProduct[]> =>
  toCartProducts(await queries.listCartProducts(db, productsOf(requested), { classes: false }), language)

export interface Reductions extends PromotionTerms, ReadMeans, Pick<CartInput, 'gifts'> {
  giftProducts: CartProductRow[]
}

export interface ReadCart {
  lines: PricingLine[]
  changes: CartChange[]
  products: CartProductRow[]
  /** Whether anything of it is sent as a parcel, or collected; gift cards go by e-mail. */
  shipped: boolean
}

type PricedCart = Pick<ReadCart, 'lines' | 'products' | 'shipped'>

/** In which language, and when: reductions end. */
type Moment = Pick<Call, 'language' | 'now'>

/**
 * The requested lines as they are today: what can be sold, at which price, and what had to change. `asked`: by what
 * reduces them.
 */
export async function readCart(
  db: Executor,
  requested: readonly CartItem[],
  asked: Pick<AskedFacts, 'classes'>,
  { language, now }: Moment,
): Promise<ReadCart> {
  const products = await queries.listCartProducts(db, productsOf(requested), asked)
  const { items, changes } = decideCart(requested, toCartProducts(products, language), isoDay(dayOf(now)))
  const lines = expandBoxes(items).flatMap((item) => pricingLine(item, products, now))
  const isSent = (line: ProductKey) => isShipped(findCartProduct(products, line)?.kind ?? '')
  return { lines, changes, products, shipped: lines.length === 0 || lines.some(isSent) }
}

/** What the buyer adds to the goods. */
export interface TotalsRequest {
  items: readonly CartItem[]
  email?: string | null
  couponCodes?: readonly string[]
  giftCardCodes?: readonly string[]
  loyaltyPoints?: number
  extras?: OrderExtras
}

/** In which language, when and for whom. */
export interface CartCall extends Moment {
  /** Null for a guest. */
  customerId: number | null
}

const enteredBy = (request: TotalsRequest, { customerId }: CartCall): queries.EnteredInput => ({
  ...personTermsOf(request.couponCodes ?? [], request.email ?? null, customerId),
  ...cardHashesOf(request),
})

/** Everything that comes off this cart, and the products that promotions add to it. `entered`: where it is read already. */
async function readReductions(
  db: Executor,
  request: TotalsRequest,
  { promotion_version: version }: Terms,
  call: CartCall,
  entered: queries.EnteredRow | null = null,
): Promise<Reductions> {
  const { means, points } = await readMeans(db, request, call, entered?.gift_cards)
  const terms = await readPromotions(db, {
    person: entered,
    version,
    codes: couponsOnce(request.couponCodes ?? []).filter(
      (code) => !means.giftCards.some((card) => sameCard(card.entered, code)),
    ),
    email: request.email ?? null,
    customerId: call.customerId,
    now: call.now,
  })
  const gifts = terms.promotions.automatic.flatMap(({ effect }) =>
    effect.kind === 'gift' ? [{ productId: effect.productId, dimensionId: effect.dimensionId, quantity: 1 }] : [],
  )
  const given = gifts.length > 0 ? await readCart(db, gifts, { classes: false }, call) : noGifts
  const whole = given.lines.filter((line) => !given.changes.some((change) => sameProduct(change, line)))
  return { ...terms, gifts: whole, giftProducts: given.products, means, points }
}

const noGifts: Pick<ReadCart, 'lines' | 'changes' | 'products'> = { lines: [], changes: [], products: [] }

/** Before the buyer has chosen anything. */
const homeDelivery: TermsChoice = { countryId: greeceId, shippingTypeId: null, paymentTypeId: null }

export async function composeCartTotals(db: Executor, request: TotalsRequest, call: CartCall): Promise<CartTotals> {
  const { terms, entered } = await queries.getTerms(db, homeDelivery, enteredBy(request, call))
  const reductions = await readReductions(db, request, terms, call, entered)
  const cart = await readCart(db, request.items, reductions.asked, call)
  return withFingerprint(totalsWith(cart, terms, reductions), withReductions(cart, reductions), terms, request)
}

/** With the products that promotions add, and the points that are to pay. */
const withReductions = <Cart extends PricedCart>(cart: Cart, { giftProducts, points }: Reductions) => ({
  ...cart,
  products: [...cart.products, ...giftProducts],
  points,
})

function withFingerprint(
  totals: Totals,
  { changes, products, shipped, points }: Omit<ReadCart, 'lines'> & Pick<Reductions, 'points'>,
  { shipping }: Terms,
  request: Pick<TotalsRequest, 'extras'>,
): CartTotals {
  const extras = acceptedExtras(request.extras ?? {}, shipped)
  const fingerprint = fingerprintOf({ totals, extras, shippingCode: (shipped && shipping?.code) || null })
  const problems = cartProblems({ changes, totals, points }, shopLoyalty)
  return { totals, products, changes, problems, extras, fingerprint }
}

export type TermsRefusal =
  | Refusal<'country_not_found', 'countryId'>
  | Refusal<'shipping_type_not_found' | 'shipping_not_available', 'shippingTypeId'>
  | Refusal<'payment_type_not_found' | 'payment_not_available', 'paymentTypeId'>

/** `paymentCodes`: the kinds of payment that this process can carry out. */
type PaymentChoice = Pick<TermsChoice, 'paymentTypeId'> & { paymentCodes: readonly string[] }

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

/** A parcel does not go by e-mail, and what is sent by e-mail goes no other way. */
export function checkDestination(
  { shipping }: Terms,
  { shipped }: Pick<ReadCart, 'shipped'>,
): Outcome<null, Refusal<'shipping_not_available', 'shippingTypeId'>> {
  const byEmail = shipping !== null && destinationOf(shipping.code) === 'email'
  return byEmail === shipped ? refused({ code: 'shipping_not_available', fields: ['shippingTypeId'] }) : done(null)
}

/** At a branch. */
export const isCollected = ({ shipping }: Terms): boolean =>
  shipping !== null && destinationOf(shipping.code) === 'branch'

function totalsWith(cart: PricedCart, terms: Terms, { promotions, ...reductions }: Reductions): Totals {
  const facts = { ...promotions.facts, shippingCode: terms.shipping?.code ?? null }
  return priceCart({
    lines: cart.lines,
    shipping: cart.shipped ? shippingTermsOf(terms) : null,
    charges: chargesOf(terms),
    ...reductions,
    gifts: spareGifts(cart, reductions),
    wrapping: shopWrapping,
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
  payment?.refused_from_cents != null && totals.dueCents > 0 && totals.totalCents >= payment.refused_from_cents

type ExtrasRefusal = Refusal<'gift_note_not_accepted', 'extras'>

type TooHigh = Refusal<'payment_amount_too_high', 'paymentTypeId'>

export async function composeOrderTotals(
  db: Executor,
  request: TotalsRequest,
  choice: TermsChoice & PaymentChoice,
  call: CartCall,
): Promise<Outcome<CartTotals, TermsRefusal | TooHigh>> {
  const read = await queries.getTerms(db, choice, enteredBy(request, call))
  const terms = checkTerms(read.terms, choice)
  if (!terms.ok) return terms
  const reductions = await readReductions(db, request, terms.value, call, read.entered)
  const cart = await readCart(db, request.items, reductions.asked, call)
  const destination = choice.shippingTypeId === null ? done(null) : checkDestination(terms.value, cart)
  if (!destination.ok) return destination
  const totals = totalsWith(cart, terms.value, reductions)
  if (isTooHighFor(terms.value, totals)) return refused({ code: 'payment_amount_too_high' })
  return done(withFingerprint(totals, withReductions(cart, reductions), terms.value, request))
}

/**
 * In the order's transaction: what comes off its cart. Its codes are used by no other order meanwhile; and where past
 * orders count, nobody else places one for the same person.
 */
export async function lockReductions(
  tx: Executor,
  request: TotalsRequest,
  terms: Terms,
  call: CartCall,
): Promise<Reductions> {
  await lockCodes(tx, request.couponCodes ?? [])
  const seen = await readReductions(tx, request, terms, call)
  if (!seen.asked.pastOrders) return seen
  await lockPerson(tx, request.email ?? null, call.customerId)
  return readReductions(tx, request, terms, call)
}

export interface ConfirmedTotals {
  totals: Totals
  /** Of the lines that promotions give. */
  giftProducts: CartProductRow[]
}

/** In the order's transaction: the current totals, if they are the ones the buyer saw. */
export function confirmTotals(
  cart: PricedCart,
  terms: Terms,
  reductions: Reductions,
  { fingerprint, extras, language }: { fingerprint: string; extras?: OrderExtras; language: Language },
): Outcome<ConfirmedTotals, TooHigh | ExtrasRefusal | Refusal<'totals_changed'>> {
  if (!acceptsExtras(extras ?? {}, cart.shipped)) return refused({ code: 'gift_note_not_accepted', fields: ['extras'] })
  const totals = totalsWith(cart, terms, reductions)
  if (isTooHighFor(terms, totals)) return refused({ code: 'payment_amount_too_high', fields: ['paymentTypeId'] })
  const shown = { ...withReductions(cart, reductions), changes: [] }
  const current = withFingerprint(totals, shown, terms, { extras })
  if (current.fingerprint === fingerprint) return done({ totals, giftProducts: reductions.giftProducts })
  return refused({ code: 'totals_changed', details: { totals: viewTotals(current, language) } })
}

/** Of a cart that would have to change: what, and why. */
export function refuseChangedCart(changes: readonly CartChange[], language: Language) {
  const refusal = refuseChanges(changes)
  const problems = viewProblems(lineProblems(changes), language)
  return { ...refusal, details: { ...refusal.details, problems } }
}
