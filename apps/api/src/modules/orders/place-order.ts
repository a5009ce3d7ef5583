// Placing an order: read, decide, write, in one transaction that ends with the claim of the copies. Whatever is refused on
// the way leaves nothing behind.

import { randomUUID } from 'node:crypto'
import { type CartChange, cartChange, totals as totalsShape } from '@stoa/contract/cart'
import type { RefusalOf } from '@stoa/contract/endpoint'
import type { OrderRequest, PlacedOrder, saveOrder } from '@stoa/contract/orders'
import type { Refusal } from '@stoa/contract/refusals'
import { availabilityOf, daysToGather } from '@stoa/domain/catalogue/availability'
import { estimateDelivery } from '@stoa/domain/delivery/estimate-delivery'
import type { Language } from '@stoa/domain/language'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Shortage } from '@stoa/domain/stock/allocate-stock'
import type { Database } from '../../database/connect.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import { inLanguage } from '../../database/words.ts'
import type { TermsRow } from '../cart/cart.queries.ts'
import { viewTotals } from '../cart/cart.view.ts'
import { fingerprintOf } from '../cart/fingerprint.ts'
import { factOf, isTooHighFor, type ReadCart, totalsWith } from '../cart/priced-terms.ts'
import type { Hands } from './hands.ts'
import { claimKey, keepAnswer, type OnceKey } from './idempotency.ts'
import { decideAddresses, type OrderAddresses } from './order-addresses.ts'
import { linesOf, orderOf } from './order-rows.ts'
import * as queries from './orders.queries.ts'
import { refuseAddresses, refusePapers } from './place-checks.ts'

export type PlaceRefusal = Refusal<RefusalOf<typeof saveOrder>>

export interface Placing {
  request: OrderRequest
  language: Language
  now: number
  once: OnceKey
  /** What other modules do for an order. */
  hands: Hands
}

/** Carries a refusal out of the transaction, so that it rolls back. */
class RolledBack extends Error {
  readonly refusal: PlaceRefusal
  constructor(refusal: PlaceRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

const stop = (refusal: PlaceRefusal): never => {
  throw new RolledBack(refusal)
}

export async function placeOrder(db: Database, placing: Placing): Promise<Outcome<PlacedOrder, PlaceRefusal>> {
  try {
    return done(await inTransaction(db, (tx) => placeOnce(tx, placing)))
  } catch (error) {
    if (error instanceof RolledBack) return refused(error.refusal)
    throw error
  }
}

async function placeOnce(tx: Executor, placing: Placing): Promise<PlacedOrder> {
  const earlier = await claimKey<PlacedOrder>(tx, placing.once)
  if (!earlier.ok) return stop({ code: 'idempotency_key_reused' })
  if (earlier.value) return earlier.value
  const facts = await gatherFacts(tx, placing)
  const placed = await writeOrder(tx, placing, facts)
  await keepAnswer(tx, placing.once.key, placed)
  return placed
}

export interface OrderFacts {
  addresses: OrderAddresses
  cart: ReadCart
  terms: TermsRow
  totals: ReturnType<typeof totalsWith>
  number: number
}

async function gatherFacts(tx: Executor, { request, language, hands }: Placing): Promise<OrderFacts> {
  if (request.items.length === 0) return stop({ code: 'cart_empty', details: { fields: ['items'] } })
  const decided = decideAddresses(request)
  if (!decided.ok) return stop(decided.refusal)
  const { billing, delivery } = decided.value
  const places = await queries.getOrderPlaces(
    tx,
    [billing.countryId, delivery?.countryId ?? billing.countryId],
    request.branchId ?? null,
  )
  const refusal = refusePapers(request, places.places) ?? refuseAddresses(decided.value, places.places)
  if (refusal) return stop(refusal)
  const terms = await chosenTerms(tx, hands, request, (delivery ?? billing).countryId, places.branch_known)
  const cart = await hands.readCart(tx, request.items, language)
  if (cart.changes.length > 0) return stop(changedCart(cart.changes))
  const totals = totalsWith(cart.lines, terms)
  if (isTooHighFor(terms, totals)) return stop({ code: 'payment_amount_too_high', details: { fields: ['pmtid'] } })
  if (fingerprintOf(totals) !== request.fingerprint) {
    const shown = totalsShape.toWire(viewTotals({ totals, changes: [] }))
    return stop({ code: 'totals_changed', details: { totals: shown } })
  }
  return { addresses: decided.value, cart, terms, totals, number: places.number }
}

async function chosenTerms(
  tx: Executor,
  hands: Hands,
  request: OrderRequest,
  countryId: number,
  branchKnown: boolean,
): Promise<TermsRow> {
  const { shippingTypeId, paymentTypeId, branchId } = request
  const terms = await hands.findTerms(tx, { countryId, shippingTypeId, paymentTypeId })
  if (!terms.ok) return stop(terms.refusal)
  if (terms.value.shipping?.code === 'home') return terms.value
  if (branchId === undefined) return stop({ code: 'branch_required', details: { fields: ['toid'] } })
  return branchKnown ? terms.value : stop({ code: 'branch_not_found', details: { fields: ['toid'] } })
}

function changedCart(changes: readonly CartChange[]): PlaceRefusal {
  const soldOut = changes.some((change) => change.reason !== 'quantity_too_high')
  return { code: soldOut ? 'out_of_stock' : 'cart_changed', details: { changes: changes.map(cartChange.toWire) } }
}

async function writeOrder(tx: Executor, placing: Placing, facts: OrderFacts): Promise<PlacedOrder> {
  const { request, now } = placing
  const gather = Math.max(
    ...facts.cart.facts.map((fact) => daysToGather(availabilityOf(fact.availability, fact.copies))),
  )
  const carrier = { minDays: facts.terms.rate?.min_days ?? 0, maxDays: facts.terms.rate?.max_days ?? 0 }
  const order = orderOf(placing, facts, randomUUID(), estimateDelivery(now, gather, carrier))
  const orderId = await queries.insertOrder(tx, order)
  const lines = linesOf(orderId, facts, placing.language)
  const lineIds = await queries.insertLines(tx, lines)
  const { billing, delivery } = facts.addresses
  const invoice = {
    company_name: request.companyName ?? '',
    profession: request.profession ?? '',
    vat_number: request.vatNumber ?? '',
    tax_office: request.taxOffice ?? '',
  }
  await queries.insertParts(tx, orderId, {
    addresses: delivery ? [billing, delivery] : [billing],
    invoice: request.documentKind === 'invoice' ? invoice : null,
    totals: facts.totals,
    placedAt: new Date(now),
  })
  const demands = facts.totals.lines.map((line, index) => ({ ...line, orderLineId: lineIds[index] ?? 0 }))
  const claimed = await placing.hands.claimStock(tx, demands, order.branch_id)
  if (!claimed.ok) return stop(changedCart(claimed.refusal.map((one) => shortageOf(one, facts.cart, placing.language))))
  return { uid: order.uid, code: order.code, total: order.total_cents }
}

/** Between the reading of the cart and the claim somebody else was quicker. */
function shortageOf({ available, quantity, ...line }: Shortage, { facts }: ReadCart, language: Language): CartChange {
  const fact = factOf(facts, line)
  const name = fact ? inLanguage(fact.name_el, fact.name_en, language) : null
  return { ...line, reason: 'quantity_reduced', name, wished: quantity, given: available }
}
