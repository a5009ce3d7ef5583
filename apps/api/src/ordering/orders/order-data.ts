// What must be known and hold before an order is written: addresses, papers, terms, the cart as it is now and its amounts.

import type { RefusalOf } from '@stoa/contract/endpoint'
import { type CartChange, cartChange, totals as totalsShape } from '@stoa/contract/ordering/cart'
import type { OrderRequest, saveOrder } from '@stoa/contract/ordering/orders'
import type { Refusal } from '@stoa/contract/refusals'
import type { Language } from '@stoa/domain/language'
import type { Totals } from '@stoa/domain/ordering/pricing/price-cart'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { TermsRow } from '../cart/cart.queries.ts'
import { viewTotals } from '../cart/cart.view.ts'
import { fingerprintOf } from '../cart/fingerprint.ts'
import { isTooHighFor, type ReadCart, totalsWith } from '../cart/priced-terms.ts'
import type { IdempotencyKey } from './idempotency.ts'
import { decideAddresses, type OrderAddresses } from './order-addresses.ts'
import type { OrderDeps } from './order-deps.ts'
import { getOrderPlaces } from './orders.queries.ts'
import { refuseAddresses, refuseInvoice } from './place-checks.ts'

export type PlaceRefusal = Refusal<RefusalOf<typeof saveOrder>>

export interface PlaceOrderInput {
  request: OrderRequest
  language: Language
  now: number
  idempotency: IdempotencyKey
  /** Null for a guest. */
  buyer: Pick<SignedIn, 'customerId' | 'staffId'> | null
  /** What other modules do for an order. */
  deps: OrderDeps
}

export interface OrderData {
  addresses: OrderAddresses
  cart: ReadCart
  terms: TermsRow
  totals: Totals
  number: number
}

export async function readOrderData(tx: Executor, input: PlaceOrderInput): Promise<Outcome<OrderData, PlaceRefusal>> {
  const { request, language, deps } = input
  if (request.items.length === 0) return refused({ code: 'cart_empty', details: { fields: ['items'] } })
  const addresses = decideAddresses(request)
  if (!addresses.ok) return addresses
  const { billing, delivery } = addresses.value
  const countryIds = [billing.countryId, delivery?.countryId ?? billing.countryId]
  const { places, branch_known, number } = await getOrderPlaces(tx, countryIds, request.branchId ?? null)
  const refusal = refuseInvoice(request, places) ?? refuseAddresses(addresses.value, places)
  if (refusal) return refused(refusal)
  const terms = await chosenTerms(tx, deps, request, (delivery ?? billing).countryId, branch_known)
  if (!terms.ok) return terms
  const cart = await deps.readCart(tx, request.items, language)
  if (cart.changes.length > 0) return refused(cartChangedRefusal(cart.changes))
  const totals = agreedTotals(input, cart, terms.value)
  return totals.ok
    ? done({ addresses: addresses.value, cart, terms: terms.value, totals: totals.value, number })
    : totals
}

async function chosenTerms(
  tx: Executor,
  deps: OrderDeps,
  request: OrderRequest,
  countryId: number,
  branchKnown: boolean,
): Promise<Outcome<TermsRow, PlaceRefusal>> {
  const { shippingTypeId, paymentTypeId, branchId } = request
  const terms = await deps.findTerms(tx, { countryId, shippingTypeId, paymentTypeId })
  if (!terms.ok || terms.value.shipping?.code === 'home') return terms
  if (branchId === undefined) return refused({ code: 'branch_required', details: { fields: ['toid'] } })
  return branchKnown ? terms : refused({ code: 'branch_not_found', details: { fields: ['toid'] } })
}

/** The amounts of now, if they are the ones the buyer saw. */
function agreedTotals(
  { request, language }: PlaceOrderInput,
  { lines }: ReadCart,
  terms: TermsRow,
): Outcome<Totals, PlaceRefusal> {
  const totals = totalsWith(lines, terms)
  if (isTooHighFor(terms, totals)) return refused({ code: 'payment_amount_too_high', details: { fields: ['pmtid'] } })
  if (fingerprintOf(totals) === request.fingerprint) return done(totals)
  const wireTotals = totalsShape.toWire(viewTotals({ totals, changes: [] }, language))
  return refused({ code: 'totals_changed', details: { totals: wireTotals } })
}

export function cartChangedRefusal(changes: readonly CartChange[]): PlaceRefusal {
  const soldOut = changes.some((change) => change.reason !== 'quantity_too_high')
  return { code: soldOut ? 'out_of_stock' : 'cart_changed', details: { changes: changes.map(cartChange.toWire) } }
}
