// Placing an order: read, decide, write, in one transaction that ends with the claim of the copies. Whatever is refused on
// the way leaves nothing behind.

import { randomUUID } from 'node:crypto'
import type { CartChange } from '@stoa/contract/cart'
import type { PlacedOrder } from '@stoa/contract/orders'
import { estimateDelivery } from '@stoa/domain/delivery/estimate-delivery'
import { decideGathering } from '@stoa/domain/delivery/gathering'
import type { Language } from '@stoa/domain/language'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Shortage } from '@stoa/domain/stock/allocate-stock'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import { inLanguage } from '../../database/words.ts'
import { factOf, type ReadCart } from '../cart/priced-terms.ts'
import { claimKey, keepAnswer } from './idempotency.ts'
import { changedCart, gatherFacts, type OrderFacts, type PlaceRefusal, type Placing } from './order-facts.ts'
import { linesOf, orderOf, partsOf } from './order-rows.ts'
import * as queries from './orders.queries.ts'

export const placeOrder = (db: Database, placing: Placing): Promise<Outcome<PlacedOrder, PlaceRefusal>> =>
  decideInTransaction(db, (tx) => placeOnce(tx, placing))

async function placeOnce(tx: Executor, placing: Placing): Promise<Outcome<PlacedOrder, PlaceRefusal>> {
  const earlier = await claimKey<PlacedOrder>(tx, placing.once)
  if (!earlier.ok) return refused({ code: 'idempotency_key_reused' })
  if (earlier.value) return done(earlier.value)
  const facts = await gatherFacts(tx, placing)
  if (!facts.ok) return facts
  const placed = await writeOrder(tx, placing, facts.value)
  if (placed.ok) await keepAnswer(tx, placing.once.key, placed.value)
  return placed
}

async function writeOrder(
  tx: Executor,
  placing: Placing,
  facts: OrderFacts,
): Promise<Outcome<PlacedOrder, PlaceRefusal>> {
  const order = orderOf(placing, facts, randomUUID(), estimateOf(placing, facts))
  const orderId = await queries.insertOrder(tx, order)
  const lines = linesOf(orderId, facts, placing.language)
  const lineIds = await queries.insertLines(tx, lines)
  await queries.insertParts(tx, orderId, partsOf(placing, facts))
  if (placing.buyer) await placing.hands.takeFromCart(tx, placing.buyer.customerId, facts.totals.lines)
  const demands = facts.totals.lines.map((line, index) => ({ ...line, orderLineId: lineIds[index] ?? 0 }))
  const claimed = await placing.hands.claimStock(tx, demands, order.branch_id)
  if (!claimed.ok)
    return refused(changedCart(claimed.refusal.map((one) => shortageOf(one, facts.cart, placing.language))))
  return done({ uid: order.uid, code: order.code, total: order.total_cents })
}

/** The slowest of the books sets the pace. */
function estimateOf({ now }: Placing, { cart, terms }: OrderFacts) {
  const facts = cart.facts.map(({ availability, copies, delivery_band }) => ({
    ...{ policy: availability, copies, promised: delivery_band, releaseDay: null },
  }))
  const { gather, notBefore } = decideGathering(facts) ?? { gather: { minDays: 0, maxDays: 0 }, notBefore: null }
  const carrier = { minDays: terms.rate?.min_days ?? 0, maxDays: terms.rate?.max_days ?? 0 }
  return estimateDelivery(now, gather, carrier, notBefore)
}

/** Between the reading of the cart and the claim somebody else was quicker. */
function shortageOf({ available, quantity, ...line }: Shortage, { facts }: ReadCart, language: Language): CartChange {
  const fact = factOf(facts, line)
  const name = fact ? inLanguage(fact.name_el, fact.name_en, language) : null
  return { ...line, reason: 'quantity_reduced', name, wished: quantity, given: available }
}
