// Placing an order: key, facts, decision, rows, and last the copies, in one transaction. A refusal on the way leaves no
// trace.

import { randomUUID } from 'node:crypto'
import type { FieldOf, RefusalOf } from '@stoa/contract/endpoint'
import type { OrderRequest, PlacedOrder, saveOrder } from '@stoa/contract/ordering/place-order'
import type { Refusal } from '@stoa/contract/refusals'
import type { Language } from '@stoa/domain/language'
import { countCopies, type ProductCopies } from '@stoa/domain/ordering/cart/cart'
import { claimsOf } from '@stoa/domain/ordering/cart/claimed-copies'
import type { CartChange } from '@stoa/domain/ordering/cart/decide-cart'
import { isAskedFor } from '@stoa/domain/ordering/cart/expand-boxes'
import { immediate } from '@stoa/domain/ordering/delivery/delivery-bands'
import { estimateDelivery, estimatorOf } from '@stoa/domain/ordering/delivery/estimate-delivery'
import type { HandlingItem } from '@stoa/domain/ordering/delivery/handling-time'
import { centsToPoints, shopLoyalty } from '@stoa/domain/ordering/loyalty/loyalty-settings'
import { decideAddresses, type OrderAddresses, refuseAddresses } from '@stoa/domain/ordering/order/decide-addresses'
import { refuseDocuments } from '@stoa/domain/ordering/order/decide-documents'
import { needsPlace } from '@stoa/domain/ordering/order/needs-place'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { findPaymentKind, paidByMeans } from '@stoa/domain/ordering/payment/payment-kinds'
import type { Totals } from '@stoa/domain/ordering/pricing/price-cart'
import type { Shortage } from '@stoa/domain/ordering/stock/allocate-stock'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { inLanguage } from '../../database/localized-text.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import type { UnpaidAmounts } from '../../ports/unpaid-limits.ts'
import {
  type CartProductRow,
  checkDestination,
  checkTerms,
  confirmTotals,
  findCartProduct,
  isCollected,
  lockReductions,
  readCart,
  refuseChangedCart,
  type Terms,
  toStockedProduct,
} from '../cart/cart.service.ts'
import { findPickupDay } from '../checkout/checkout.service.ts'
import { removeOrderedItems } from '../customer-cart/customer-cart.service.ts'
import { spendGiftCards } from '../gift-cards/gift-cards.service.ts'
import { earnForOrder, redeemPoints } from '../loyalty/loyalty.service.ts'
import { recordUse } from '../promotions/promotions.service.ts'
import { claimStock } from '../stock/stock.service.ts'
import { claimKey, type IdempotencyKey } from './idempotency.queries.ts'
import { orderCode } from './order-code.ts'
import { markPaid } from './order-payment.service.ts'
import * as queries from './place-order.queries.ts'

type PlaceRefusal = Refusal<RefusalOf<typeof saveOrder>, FieldOf<typeof saveOrder>>

type AgreedOrder = queries.AgreedOrder
type OrderBasisRow = queries.OrderBasisRow

export interface PlaceOrderInput {
  request: OrderRequest
  language: Language
  now: number
  idempotency: IdempotencyKey
  buyer: AgreedOrder['buyer']
  /** The kinds of payment that this process can carry out. */
  paymentCodes: readonly string[]
  /** Whether the buyer may order so much without payment; counted in the order's transaction. */
  takeUnpaid(tx: Executor, amounts: UnpaidAmounts): Promise<boolean>
}

/** The release before wrote what is due as the total. */
type StoredAnswer = Omit<PlacedOrder, 'due'> & Partial<PlacedOrder>

export const placeOrder = (db: Database, input: PlaceOrderInput): Promise<Outcome<PlacedOrder, PlaceRefusal>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<PlacedOrder, PlaceRefusal>> => {
    const previous = await claimKey<StoredAnswer>(tx, input.idempotency)
    if (!previous.ok) return refused({ code: 'idempotency_key_reused' })
    if (previous.value) return done({ ...previous.value, due: previous.value.due ?? previous.value.total })
    const agreed = await agreeOrder(tx, input)
    if (!agreed.ok) return agreed
    const unpaid = unpaidAmounts(agreed.value)
    if (unpaid && !(await input.takeUnpaid(tx, unpaid)))
      return refused({ code: 'unpaid_limit_reached', fields: ['paymentTypeId'] })
    return writeOrder(tx, agreed.value, input.idempotency.key)
  })

/** Copies that wait for a deposit or are on their way are nobody else's meanwhile. Null when they are paid at once. */
function unpaidAmounts(order: AgreedOrder): UnpaidAmounts | null {
  const { payment, totals } = order
  const kind = findPaymentKind(payment.code)
  if (!kind || kind.byProvider || totals.dueCents === 0) return null
  const copies = countCopies(claimsOfLines(order).flat())
  return { paidOn: kind.deposit ? 'deposit' : 'delivery', copies, cents: totals.dueCents }
}

/** Reads what an order needs to know, and decides it. */
async function agreeOrder(tx: Executor, input: PlaceOrderInput): Promise<Outcome<AgreedOrder, PlaceRefusal>> {
  const { request, language, now, buyer } = input
  if (request.items.length === 0) return refused({ code: 'cart_empty', fields: ['items'] })
  const addresses = decideAddresses(request)
  if (!addresses.ok) return addresses
  const basis = await readBasis(tx, request, addresses.value)
  const terms = decideTerms(input, addresses.value, basis)
  if (!terms.ok) return terms
  const reductions = await lockReductions(tx, request, terms.value, {
    ...{ language, now },
    customerId: buyer?.customerId ?? null,
  })
  const cart = await readCart(tx, request.items, reductions.asked, { language, now })
  if (cart.changes.length > 0) return refused(refuseChangedCart(cart.changes, language))
  const destination = checkDestination(terms.value, cart)
  if (!destination.ok) return destination
  const confirmed = confirmTotals(cart, terms.value, reductions, { ...request, language })
  if (!confirmed.ok) return confirmed
  const { totals, giftProducts } = confirmed.value
  const payment = decidePayment(request.paymentTypeId, terms.value, basis, totals)
  if (!payment) return refused({ code: 'payment_required', fields: ['paymentTypeId'] })
  const order = {
    id: basis.order_id,
    uid: randomUUID(),
    code: orderCode(basis.number, basis.code_key, now),
    language,
    placedAt: new Date(now),
    request,
    buyer,
    payment,
    addresses: addresses.value,
    branchId: isCollected(terms.value) ? (request.branchId ?? null) : null,
    terms: terms.value,
    products: [...cart.products, ...giftProducts],
    totals,
  }
  return done({ ...order, days: await agreeDays(tx, order) })
}

/** Where nothing is left to pay, whatever was chosen does not count. Null where a choice is missing. */
function decidePayment(
  chosenId: number | undefined,
  { payment }: Terms,
  { means_type_id: meansId }: OrderBasisRow,
  { dueCents }: Totals,
): AgreedOrder['payment'] | null {
  if (dueCents === 0 && meansId !== null) return { typeId: meansId, code: paidByMeans }
  return payment && chosenId !== undefined ? { typeId: chosenId, code: payment.code } : null
}

/** The days that the checkout showed: the branch's own, or those of the carrier. */
async function agreeDays(
  tx: Executor,
  { branchId, totals, placedAt, terms, products }: Omit<AgreedOrder, 'days'>,
): Promise<AgreedOrder['days']> {
  const now = placedAt.getTime()
  const day = branchId === null ? null : await findPickupDay(tx, branchId, totals.lines, now)
  if (day !== null) return { from: day, to: day }
  const carrier = daysOf(terms)
  return estimatorOf(now, products.map(handlingItem))?.(carrier) ?? estimateDelivery(now, immediate, carrier)
}

const readBasis = (
  tx: Executor,
  request: OrderRequest,
  { billing, delivery }: OrderAddresses,
): Promise<OrderBasisRow> => {
  const { countryId } = delivery ?? billing
  return queries.getOrderBasis(tx, [billing.countryId, countryId], request.branchId ?? null, {
    countryId,
    shippingTypeId: request.shippingTypeId,
    paymentTypeId: request.paymentTypeId ?? null,
  })
}

/** How the order is sent and paid, if its documents, its addresses and its branch allow it. */
function decideTerms(
  { request, paymentCodes }: PlaceOrderInput,
  addresses: OrderAddresses,
  basis: OrderBasisRow,
): Outcome<Terms, PlaceRefusal> {
  const findCountry = (id: number) => {
    const row = basis.places.find((place) => place.id === id)
    return row ? { iso: row.iso, postalCodeDigits: row.postal_code_digits, regionIds: row.region_ids } : null
  }
  const refusal =
    refuseDocuments(request, findCountry(request.countryId)?.iso) ??
    (needsPlace(request) ? refuseAddresses(addresses, findCountry) : null)
  if (refusal) return refused(refusal)
  const terms = checkTerms(basis, { paymentTypeId: request.paymentTypeId ?? null, paymentCodes })
  if (!terms.ok || !isCollected(terms.value)) return terms
  if (request.branchId === undefined) return refused({ code: 'branch_required', fields: ['branchId'] })
  return basis.branch_known ? terms : refused({ code: 'branch_not_found', fields: ['branchId'] })
}

const handlingItem = ({ availability, copies, delivery_band }: CartProductRow): HandlingItem => ({
  policy: availability,
  copies,
  promised: delivery_band,
  releaseDay: null,
})

const daysOf = ({ rate }: Terms) => ({ minDays: rate?.min_days ?? 0, maxDays: rate?.max_days ?? 0 })

/** The rows, then the copies: another order may have claimed them since the cart was read. */
async function writeOrder(tx: Executor, order: AgreedOrder, key: string): Promise<Outcome<PlacedOrder, PlaceRefusal>> {
  const { buyer, totals, branchId } = order
  const response = { uid: order.uid, code: order.code, total: totals.totalCents, due: totals.dueCents }
  const lineIds = await queries.insertOrder(tx, order, { key, response })
  if (buyer) {
    await removeOrderedItems(tx, buyer.customerId, totals.lines.filter(isAskedFor))
    await earnForOrder(tx, order.id, order.placedAt.getTime())
  }
  const paid = await payWithMeans(tx, order)
  if (!paid.ok) return paid
  if (totals.dueCents === 0)
    await markPaid(tx, { id: order.id, status: orderStatusNumbers.pending }, order.placedAt.getTime())
  const demands = claimsOfLines(order).flatMap((claims, index) =>
    claims.map((claim) => ({ ...claim, orderLineId: lineIds[index] ?? 0 })),
  )
  const claimed = await claimStock(tx, demands, branchId)
  if (claimed.ok) return done(response)
  return refused(refuseChangedCart(await shortChanges(tx, order, claimed.refusal), order.language))
}

/** What the lines of the cart lack now: of a box, its line and not that of the thing. Promotions' gifts have no line there. */
async function shortChanges(tx: Executor, order: AgreedOrder, shortages: readonly Shortage[]): Promise<CartChange[]> {
  const call = { language: order.language, now: order.placedAt.getTime() }
  const { changes } = await readCart(tx, order.request.items, { classes: false }, call)
  return changes.length > 0 ? changes : shortages.map((one) => shortageOf(one, order))
}

/** The copies that each line takes. */
function claimsOfLines({ totals, products }: AgreedOrder): ProductCopies[][] {
  const stocked = products.map(toStockedProduct)
  return totals.lines.map((line) => claimsOf(line, stocked))
}

/** Codes, then cards, then points, and after them the copies: in one order everywhere, so that nobody waits in a circle. */
async function payWithMeans(
  tx: Executor,
  { id, buyer, totals, placedAt }: AgreedOrder,
): Promise<Outcome<null, Refusal<'gift_card_changed' | 'points_changed'>>> {
  const now = placedAt.getTime()
  for (const code of totals.codes) if ('codeId' in code) await recordUse(tx, code.codeId, id, code.cents)
  const cards = totals.means.filter(({ kind }) => kind === 'gift_card')
  const spendings = cards.map(({ id: cardId, cents }) => ({ cardId, cents }))
  const spent = spendings.length > 0 ? await spendGiftCards(tx, id, spendings, now) : done(null)
  if (!spent.ok) return spent
  const points = totals.means.find(({ kind }) => kind === 'points')
  if (!points || !buyer) return done(null)
  const used = await redeemPoints(tx, buyer.customerId, id, centsToPoints(points.cents, shopLoyalty), { now })
  return used.ok ? done(null) : refused({ code: 'points_changed' })
}

function shortageOf({ available, quantity, ...line }: Shortage, { products, language }: AgreedOrder): CartChange {
  const product = findCartProduct(products, line)
  const name = product ? inLanguage(product.name_el, product.name_en, language) : null
  return { ...line, reason: 'quantity_reduced', name, requested: quantity, granted: available }
}
