// Placing an order: read, decide, write, in one transaction that ends with the claim of the copies. A refusal on the
// way leaves no trace.

import { randomUUID } from 'node:crypto'
import type { PlacedOrder } from '@stoa/contract/ordering/orders'
import type { Language } from '@stoa/domain/language'
import type { CartChange } from '@stoa/domain/ordering/cart/decide-cart'
import { estimateDelivery } from '@stoa/domain/ordering/delivery/estimate-delivery'
import { decideHandlingTime } from '@stoa/domain/ordering/delivery/handling-time'
import type { Shortage } from '@stoa/domain/ordering/stock/allocate-stock'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { inLanguage } from '../../database/localized-text.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import { findCartProduct, type ReadCart } from '../cart/cart.service.ts'
import { removeOrderedItems } from '../customer-cart/customer-cart.service.ts'
import { claimStock } from '../stock/stock.service.ts'
import {
  cartChangedRefusal,
  gatherOrderData,
  type OrderData,
  type PlaceOrderInput,
  type PlaceRefusal,
} from './gather.ts'
import { claimKey } from './idempotency.ts'
import { rowsOf } from './order-rows.ts'
import { insertOrder } from './place-order.queries.ts'

export const placeOrder = (db: Database, input: PlaceOrderInput): Promise<Outcome<PlacedOrder, PlaceRefusal>> =>
  decideInTransaction(db, (tx) => placeOrderOnce(tx, input))

async function placeOrderOnce(tx: Executor, input: PlaceOrderInput): Promise<Outcome<PlacedOrder, PlaceRefusal>> {
  const previous = await claimKey<PlacedOrder>(tx, input.idempotency)
  if (!previous.ok) return refused({ code: 'idempotency_key_reused' })
  if (previous.value) return done(previous.value)
  const data = await gatherOrderData(tx, input)
  return data.ok ? writeOrder(tx, input, data.value) : data
}

async function writeOrder(
  tx: Executor,
  input: PlaceOrderInput,
  data: OrderData,
): Promise<Outcome<PlacedOrder, PlaceRefusal>> {
  const rows = rowsOf(input, data, randomUUID(), estimateOf(input, data))
  const { order } = rows
  const response = { uid: order.uid, code: order.code, total: order.total_cents }
  const lineIds = await insertOrder(tx, rows, { key: input.idempotency.key, response })
  if (input.buyer) await removeOrderedItems(tx, input.buyer.customerId, data.totals.lines)
  const demands = data.totals.lines.map((line, index) => ({ ...line, orderLineId: lineIds[index] ?? 0 }))
  const claimed = await claimStock(tx, demands, order.branch_id)
  if (!claimed.ok)
    return refused(
      cartChangedRefusal(claimed.refusal.map((shortage) => shortageOf(shortage, data.cart, input.language))),
    )
  return done(response)
}

/** The slowest book decides. */
function estimateOf({ now }: PlaceOrderInput, { cart, terms }: OrderData) {
  const data = cart.products.map(({ availability, copies, delivery_band }) => ({
    policy: availability,
    copies,
    promised: delivery_band,
    releaseDay: null,
  }))
  const { handling, notBefore } = decideHandlingTime(data) ?? { handling: { minDays: 0, maxDays: 0 }, notBefore: null }
  const carrier = { minDays: terms.rate?.min_days ?? 0, maxDays: terms.rate?.max_days ?? 0 }
  return estimateDelivery(now, handling, carrier, notBefore)
}

/** Another order claimed the copies between the reading of the cart and the claim. */
function shortageOf(
  { available, quantity, ...line }: Shortage,
  { products: data }: ReadCart,
  language: Language,
): CartChange {
  const product = findCartProduct(data, line)
  const name = product ? inLanguage(product.name_el, product.name_en, language) : null
  return { ...line, reason: 'quantity_reduced', name, requested: quantity, granted: available }
}
