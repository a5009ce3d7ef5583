// What must be known and hold before an order is written: addresses, papers, terms, the cart as it is now and its amounts.

import { type CartChange, cartChange, totals as totalsShape } from '@stoa/contract/cart'
import type { RefusalOf } from '@stoa/contract/endpoint'
import type { OrderRequest, saveOrder } from '@stoa/contract/orders'
import type { Refusal } from '@stoa/contract/refusals'
import type { Language } from '@stoa/domain/language'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Totals } from '@stoa/domain/pricing/price-cart'
import type { Executor } from '../../database/transaction.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { TermsRow } from '../cart/cart.queries.ts'
import { viewTotals } from '../cart/cart.view.ts'
import { fingerprintOf } from '../cart/fingerprint.ts'
import { isTooHighFor, type ReadCart, totalsWith } from '../cart/priced-terms.ts'
import type { Hands } from './hands.ts'
import type { OnceKey } from './idempotency.ts'
import { decideAddresses, type OrderAddresses } from './order-addresses.ts'
import { getOrderPlaces } from './orders.queries.ts'
import { refuseAddresses, refusePapers } from './place-checks.ts'

export type PlaceRefusal = Refusal<RefusalOf<typeof saveOrder>>

export interface Placing {
  request: OrderRequest
  language: Language
  now: number
  once: OnceKey
  /** Null for a guest. */
  buyer: Pick<SignedIn, 'customerId' | 'staffId'> | null
  /** What other modules do for an order. */
  hands: Hands
}

export interface OrderFacts {
  addresses: OrderAddresses
  cart: ReadCart
  terms: TermsRow
  totals: Totals
  number: number
}

export async function gatherFacts(
  tx: Executor,
  { request, language, hands }: Placing,
): Promise<Outcome<OrderFacts, PlaceRefusal>> {
  if (request.items.length === 0) return refused({ code: 'cart_empty', details: { fields: ['items'] } })
  const addresses = decideAddresses(request)
  if (!addresses.ok) return addresses
  const { billing, delivery } = addresses.value
  const countryIds = [billing.countryId, delivery?.countryId ?? billing.countryId]
  const { places, branch_known, number } = await getOrderPlaces(tx, countryIds, request.branchId ?? null)
  const refusal = refusePapers(request, places) ?? refuseAddresses(addresses.value, places)
  if (refusal) return refused(refusal)
  const terms = await chosenTerms(tx, hands, request, (delivery ?? billing).countryId, branch_known)
  if (!terms.ok) return terms
  const cart = await hands.readCart(tx, request.items, language)
  if (cart.changes.length > 0) return refused(changedCart(cart.changes))
  const totals = agreedTotals(request, cart, terms.value)
  return totals.ok
    ? done({ addresses: addresses.value, cart, terms: terms.value, totals: totals.value, number })
    : totals
}

async function chosenTerms(
  tx: Executor,
  hands: Hands,
  request: OrderRequest,
  countryId: number,
  branchKnown: boolean,
): Promise<Outcome<TermsRow, PlaceRefusal>> {
  const { shippingTypeId, paymentTypeId, branchId } = request
  const terms = await hands.findTerms(tx, { countryId, shippingTypeId, paymentTypeId })
  if (!terms.ok || terms.value.shipping?.code === 'home') return terms
  if (branchId === undefined) return refused({ code: 'branch_required', details: { fields: ['toid'] } })
  return branchKnown ? terms : refused({ code: 'branch_not_found', details: { fields: ['toid'] } })
}

/** The amounts of now, if they are the ones the buyer saw. */
function agreedTotals(request: OrderRequest, { lines }: ReadCart, terms: TermsRow): Outcome<Totals, PlaceRefusal> {
  const totals = totalsWith(lines, terms)
  if (isTooHighFor(terms, totals)) return refused({ code: 'payment_amount_too_high', details: { fields: ['pmtid'] } })
  if (fingerprintOf(totals) === request.fingerprint) return done(totals)
  const shown = totalsShape.toWire(viewTotals({ totals, changes: [] }))
  return refused({ code: 'totals_changed', details: { totals: shown } })
}

export function changedCart(changes: readonly CartChange[]): PlaceRefusal {
  const soldOut = changes.some((change) => change.reason !== 'quantity_too_high')
  return { code: soldOut ? 'out_of_stock' : 'cart_changed', details: { changes: changes.map(cartChange.toWire) } }
}
