// Placing an order: key, facts, decision, rows, and last the copies, in one transaction. A refusal on the way leaves no
// trace.

import type { PlacedOrder } from '@stoa/contract/ordering/place-order'
import type { Refusal } from '@stoa/contract/refusals'
import { countCopies, type ProductCopies } from '@stoa/domain/ordering/cart/cart'
import { claimsOf } from '@stoa/domain/ordering/cart/claimed-copies'
import type { CartChange } from '@stoa/domain/ordering/cart/decide-cart'
import { isAskedFor } from '@stoa/domain/ordering/cart/expand-boxes'
import { centsToPoints, shopLoyalty } from '@stoa/domain/ordering/loyalty/loyalty-settings'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { findPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import type { Shortage } from '@stoa/domain/ordering/stock/allocate-stock'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { inLanguage } from '../../database/localized-text.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import type { UnpaidAmounts } from '../../ports/unpaid-limits.ts'
import {
  findCartProduct,
  isSoldAhead,
  readCart,
  refuseChangedCart,
  toStockedProduct,
} from '../cart/read-cart.service.ts'
import { removeOrderedItems } from '../customer-cart/customer-cart.service.ts'
import { spendGiftCards } from '../gift-cards/gift-cards.service.ts'
import { earnForOrder, redeemPoints } from '../loyalty/loyalty.service.ts'
import { recordUse } from '../promotions/promotions.service.ts'
import { takePlaces } from '../stock/advance.service.ts'
import { claimPlanned, claimStock, type LineDemand, type PlannedClaims, planClaims } from '../stock/stock.service.ts'
import { agreeOrder, type OrderInput, type PlaceRefusal, readFacts } from './agree-order.service.ts'
import { claimKey, findResponse, type IdempotencyKey } from './idempotency.queries.ts'
import { markPaid } from './order-payment.service.ts'
import type { AgreedOrder } from './order-rows.ts'
import { insertOrder } from './place-order.queries.ts'

export interface PlaceOrderInput extends OrderInput {
  /** Whether the buyer may order so much without payment; counted in the order's transaction. */
  takeUnpaid(tx: Executor, amounts: UnpaidAmounts): Promise<boolean>
}

/** Releases before wrote what is due as the total, and knew no providers. */
type StoredAnswer = Omit<PlacedOrder, 'due' | 'paidAtProvider'> & Partial<PlacedOrder>

/** Copies were bought by others since they were read. With the database's code, so that the transaction is retried. */
class CopiesGone extends Error {
  readonly code = '40001'
}

export function placeOrder(db: Database, input: PlaceOrderInput): Promise<Outcome<PlacedOrder, PlaceRefusal>> {
  let isFirst = true
  return decideInTransaction(db, async (tx): Promise<Outcome<PlacedOrder, PlaceRefusal>> => {
    const mayPlan = isFirst
    isFirst = false
    const facts = await readFacts(tx, input)
    const isOurs = facts.ok ? facts.value.basis.key_is_ours : await claimKey(tx, input.idempotency)
    if (!isOurs) return repeatAnswer(tx, input.idempotency)
    if (!facts.ok) return facts
    const agreed = await agreeOrder(tx, input, facts.value)
    if (!agreed.ok) return agreed
    const claims = claimsOfLines(agreed.value)
    const unpaid = unpaidAmounts(agreed.value, claims)
    if (unpaid && !(await input.takeUnpaid(tx, unpaid)))
      return refused({ code: 'unpaid_limit_reached', fields: ['paymentTypeId'] })
    return writeOrder(tx, agreed.value, { claims, key: input.idempotency.key, mayPlan })
  })
}

async function repeatAnswer(tx: Executor, key: IdempotencyKey): Promise<Outcome<PlacedOrder, PlaceRefusal>> {
  const first = await findResponse<StoredAnswer>(tx, key)
  if (!first.ok) return refused({ code: 'idempotency_key_reused' })
  return done({ paidAtProvider: false, ...first.value, due: first.value.due ?? first.value.total })
}

/** Copies that wait for a deposit or are on their way are nobody else's meanwhile. Null when they are paid at once. */
function unpaidAmounts({ payment, totals }: AgreedOrder, claims: readonly ProductCopies[][]): UnpaidAmounts | null {
  const kind = findPaymentKind(payment.code)
  if (!kind || kind.byProvider || totals.dueCents === 0) return null
  const copies = countCopies(claims.flat())
  return { paidOn: kind.deposit ? 'deposit' : 'delivery', copies, cents: totals.dueCents }
}

/** The rows, then the copies: another order may have claimed them since the cart was read. */
async function writeOrder(
  tx: Executor,
  order: AgreedOrder,
  { claims, key, mayPlan }: { claims: readonly ProductCopies[][]; key: string; mayPlan: boolean },
): Promise<Outcome<PlacedOrder, PlaceRefusal>> {
  const { buyer, totals } = order
  const response = {
    ...{ uid: order.uid, code: order.code, total: totals.totalCents, due: totals.dueCents },
    paidAtProvider: findPaymentKind(order.payment.code)?.byProvider === true,
  }
  const demands = claims.flatMap((ofLine, position) => ofLine.map((claim) => ({ ...claim, position })))
  const plan = mayPlan ? planCopies(order, demands) : null
  const [lineIds, claimed] = await Promise.all([
    insertOrder(tx, order, { key, response }),
    plan && claimPlanned(tx, order.id, plan, order.hold),
  ])
  if (claimed) return done(response)
  if (plan) throw new CopiesGone('copies were bought since they were read')
  if (buyer) {
    await removeOrderedItems(tx, buyer.customerId, totals.lines.filter(isAskedFor))
    await earnForOrder(tx, order.id, order.placedAt.getTime())
  }
  const paid = await payWithMeans(tx, order)
  if (!paid.ok) return paid
  const taken = await takeCopies(
    tx,
    order,
    demands.map((demand) => ({ ...demand, orderLineId: lineIds[demand.position] ?? 0 })),
  )
  if (taken.ok) return done(response)
  const moment = { language: order.language, now: order.placedAt.getTime() }
  return refused(refuseChangedCart(await shortChanges(tx, order, moment, taken.refusal), moment))
}

/** Claims that are sent together with the rows; null where something else has to be written between them. */
function planCopies(
  { buyer, totals, products, stock, branchId, hold }: AgreedOrder,
  demands: readonly (ProductCopies & { position: number })[],
): PlannedClaims | null {
  const hasSteps = buyer !== null || totals.dueCents === 0 || totals.means.length > 0 || totals.codes.length > 0
  if (hasSteps || demands.length === 0 || demands.some((demand) => isSoldAhead(products, demand))) return null
  return planClaims(demands, stock, branchId, hold)
}

/** Places for what is ordered ahead; what is paid begins, or waits for these; then the rest is taken from the stock. */
async function takeCopies(
  tx: Executor,
  { id, products, branchId, hold, totals, payment, placedAt }: AgreedOrder,
  demands: readonly LineDemand[],
): Promise<Outcome<null, Shortage[]>> {
  const isAhead = (demand: ProductCopies) => isSoldAhead(products, demand)
  const placed = await takePlaces(tx, demands.filter(isAhead))
  if (!placed.ok) return placed
  if (totals.dueCents === 0) {
    const unpaid = { id, status: orderStatusNumbers.pending, due_cents: 0, payable_cents: 0 } as const
    await markPaid(tx, { ...unpaid, payment_status: 'awaiting', payment: payment.code }, 0, placedAt.getTime())
  }
  const fromStock = demands.filter((demand) => !isAhead(demand))
  return fromStock.length + hold.copies.length === 0 ? done(null) : claimStock(tx, fromStock, branchId, hold)
}

/** What the lines of the cart lack now: of a box, its line and not that of the thing. Promotions' gifts have no line there. */
async function shortChanges(
  tx: Executor,
  order: AgreedOrder,
  moment: Pick<OrderInput, 'language' | 'now'>,
  shortages: readonly Shortage[],
): Promise<CartChange[]> {
  const sale = { ...moment, rates: order.vat.rates, held: order.hold.copies }
  const { changes } = await readCart(tx, order.request.items, sale)
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
