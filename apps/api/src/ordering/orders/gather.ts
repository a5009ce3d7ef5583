// Gathers and validates what an order needs: addresses, documents, terms, the current cart and its totals.

import type { FieldOf, RefusalOf } from '@stoa/contract/endpoint'
import type { OrderRequest, saveOrder } from '@stoa/contract/ordering/orders'
import type { Refusal } from '@stoa/contract/refusals'
import type { Language } from '@stoa/domain/language'
import type { CartChange } from '@stoa/domain/ordering/cart/decide-cart'
import { decideAddresses, type OrderAddresses, refuseAddresses } from '@stoa/domain/ordering/order/decide-addresses'
import { refuseDocuments } from '@stoa/domain/ordering/order/decide-documents'
import type { Totals } from '@stoa/domain/ordering/pricing/price-cart'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import type { SignedIn } from '../../http/caller.ts'
import { checkTerms, confirmTotals, isCollected, type ReadCart, readCart, type Terms } from '../cart/cart.service.ts'
import type { IdempotencyKey } from './idempotency.ts'
import { getOrderBasis, type OrderBasisRow, type PlaceRow } from './place-order.queries.ts'

export type PlaceRefusal = Refusal<RefusalOf<typeof saveOrder>, FieldOf<typeof saveOrder>>

export interface PlaceOrderInput {
  request: OrderRequest
  language: Language
  now: number
  idempotency: IdempotencyKey
  /** Null for a guest. */
  buyer: Pick<SignedIn, 'customerId' | 'staffId'> | null
  /** The kinds of payment that this process can carry out. */
  paymentCodes: readonly string[]
}

export interface OrderData {
  addresses: OrderAddresses
  cart: ReadCart
  terms: Terms
  totals: Totals
  orderId: number
  number: number
}

export async function gatherOrderData(
  tx: Executor,
  { request, language, paymentCodes }: PlaceOrderInput,
): Promise<Outcome<OrderData, PlaceRefusal>> {
  if (request.items.length === 0) return refused({ code: 'cart_empty', fields: ['items'] })
  const decided = decideAddresses(request)
  if (!decided.ok) return decided
  const addresses = decided.value
  const deliveryCountryId = (addresses.delivery ?? addresses.billing).countryId
  const { shippingTypeId, paymentTypeId } = request
  const basis = await getOrderBasis(tx, [request.countryId, deliveryCountryId], request.branchId ?? null, {
    countryId: deliveryCountryId,
    shippingTypeId,
    paymentTypeId,
  })
  const { places, order_id: orderId, number } = basis
  const findCountry = (id: number) => countryRules(places.find((place) => place.id === id))
  const refusal =
    refuseDocuments(request, findCountry(request.countryId)?.iso) ?? refuseAddresses(addresses, findCountry)
  if (refusal) return refused(refusal)
  const terms = chosenTerms(basis, { ...request, paymentCodes })
  if (!terms.ok) return terms
  const cart = await readCart(tx, request.items, language)
  if (cart.changes.length > 0) return refused(cartChangedRefusal(cart.changes))
  const totals = confirmTotals(cart.lines, terms.value, { fingerprint: request.fingerprint, language })
  return totals.ok ? done({ addresses, cart, terms: terms.value, totals: totals.value, orderId, number }) : totals
}

const countryRules = (row: PlaceRow | undefined) =>
  row ? { iso: row.iso, postalCodeDigits: row.postal_code_digits, regionIds: row.region_ids } : null

function chosenTerms(
  basis: OrderBasisRow,
  {
    paymentTypeId,
    paymentCodes,
    branchId,
  }: Pick<OrderRequest, 'paymentTypeId' | 'branchId'> & Pick<PlaceOrderInput, 'paymentCodes'>,
): Outcome<Terms, PlaceRefusal> {
  const terms = checkTerms(basis, { paymentTypeId, paymentCodes })
  if (!terms.ok || !isCollected(terms.value)) return terms
  if (branchId === undefined) return refused({ code: 'branch_required', fields: ['branchId'] })
  return basis.branch_known ? terms : refused({ code: 'branch_not_found', fields: ['branchId'] })
}

export function cartChangedRefusal(changes: readonly CartChange[]): PlaceRefusal {
  const soldOut = changes.some((change) => change.reason !== 'quantity_too_high')
  return { code: soldOut ? 'out_of_stock' : 'cart_changed', details: { changes } }
}
