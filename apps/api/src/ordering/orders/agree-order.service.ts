// What an order comes to: read in its transaction, and decided. Nothing is written yet.

import { randomUUID } from 'node:crypto'
import type { FieldOf, RefusalOf } from '@stoa/contract/endpoint'
import type { OrderRequest, saveOrder } from '@stoa/contract/ordering/place-order'
import type { Refusal } from '@stoa/contract/refusals'
import type { Language } from '@stoa/domain/language'
import { productsOf } from '@stoa/domain/ordering/cart/cart'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { decideAddresses, type OrderAddresses } from '@stoa/domain/ordering/order/decide-addresses'
import { refuseDocuments } from '@stoa/domain/ordering/order/decide-documents'
import { decideChannel } from '@stoa/domain/ordering/order/order-channel'
import { mostInstalments } from '@stoa/domain/ordering/payment/instalments'
import { paidByMeans } from '@stoa/domain/ordering/payment/payment-kinds'
import type { Totals } from '@stoa/domain/ordering/pricing/price-cart'
import type { SaleVat } from '@stoa/domain/ordering/pricing/vat-place'
import { sameRates } from '@stoa/domain/ordering/pricing/vat-rates'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import type { PaymentOffer } from '../../ports/payment.ts'
import { confirmTotals, shownRates, totalsWith } from '../cart/cart.service.ts'
import { type CartProductRow, cartOf, refuseChangedCart } from '../cart/read-cart.service.ts'
import { lockReductions, type SaleCall } from '../cart/reductions.service.ts'
import {
  checkDestination,
  checkTerms,
  countryOf,
  findTerms,
  type PricedTerms,
  type Terms,
  withTariffs,
} from '../cart/terms.service.ts'
import { findKnownVat } from '../vat-checks/vat-checks.service.ts'
import { findSaleVat } from '../vat-rates/vat-rates.service.ts'
import { agreeDays } from './agree-days.service.ts'
import type { IdempotencyKey } from './idempotency.queries.ts'
import { orderCode } from './order-code.ts'
import { decideCollection, refusePlace } from './order-destination.ts'
import type { AgreedOrder } from './order-rows.ts'
import * as queries from './place-order.queries.ts'

export type PlaceRefusal = Refusal<RefusalOf<typeof saveOrder>, FieldOf<typeof saveOrder>>

/** With the terms of its choice. */
export type OrderBasis = queries.OrderBasisRow & Terms

/** What is asked for, and by whom. */
export interface OrderInput {
  request: OrderRequest
  language: Language
  now: number
  buyer: AgreedOrder['buyer']
  idempotency: IdempotencyKey
  /** Of what is held for the buyer; null where nothing is. */
  holdKey: string | null
  /** What this process can carry out. */
  payments: PaymentOffer
}

/** What is read before anything is decided. */
export interface OrderFacts {
  addresses: OrderAddresses
  basis: OrderBasis
  products: CartProductRow[]
}

/** Claims the key, and reads all that follows from the request alone. Of a refusal, the key is not claimed. */
export async function readFacts(tx: Executor, input: OrderInput): Promise<Outcome<OrderFacts, PlaceRefusal>> {
  const { request } = input
  if (request.items.length === 0) return refused({ code: 'cart_empty', fields: ['items'] })
  const addresses = decideAddresses(request)
  if (!addresses.ok) return addresses
  return done({ addresses: addresses.value, ...(await readBasis(tx, input, addresses.value)) })
}

/** Decides the order, from its facts and from what comes off its cart. */
export async function agreeOrder(
  tx: Executor,
  input: OrderInput,
  { addresses, basis, products }: OrderFacts,
): Promise<Outcome<AgreedOrder, PlaceRefusal>> {
  const { request, language, now, buyer } = input
  const vatCheck = await readVatCheck(tx, input, basis)
  const checked = decideTerms(input, addresses, basis, vatCheck)
  if (!checked.ok) return checked
  const { billing, delivery } = addresses
  const terms = await withTariffs(tx, checked.value, (delivery ?? billing).postalCode)
  const collection = decideCollection(request, basis)
  if (!collection.ok) return collection
  const rates = await shownRates(tx, terms, now)
  const channel = decideChannel({ stated: request.channel, staffId: buyer?.staffId ?? null })
  const call = { language, now, customerId: buyer?.customerId ?? null, channel, held: basis.held }
  const priced = { request, terms, products }
  const { reductions, cart } = await readAt(tx, priced, { ...call, rates })
  if (cart.changes.length > 0) return refused(refuseChangedCart(cart.changes, call))
  const destination = checkDestination(terms, cart)
  if (!destination.ok) return destination
  const confirmed = confirmTotals(cart, terms, reductions, { ...request, ...call, rates })
  if (!confirmed.ok) return confirmed
  const { giftProducts } = confirmed.value
  const vat = await decideVat(tx, input, { addresses, basis, terms, vatCheck, ...collection.value })
  const totals = sameRates(vat.rates, rates)
    ? confirmed.value.totals
    : await totalsAt(tx, priced, { ...call, rates: vat.rates })
  const payment = decidePayment(input, terms, basis, totals)
  if (!payment.ok) return payment
  const order = {
    ...headOf(input, basis),
    channel,
    payment: payment.value,
    vatCheck,
    vat,
    addresses,
    ...collection.value,
    terms,
    products: [...cart.products, ...giftProducts],
    totals,
  }
  return done({ ...order, ...(await agreeDays(tx, order)) })
}

const headOf = ({ request, language, now, buyer, holdKey }: OrderInput, basis: OrderBasis) => ({
  id: basis.order_id,
  uid: randomUUID(),
  code: orderCode(basis.number, basis.code_key, now),
  language,
  placedAt: new Date(now),
  request,
  buyer,
  hold: { key: holdKey, copies: basis.held },
  stock: basis.stock,
})

interface Priced extends Pick<OrderFacts, 'products'> {
  request: OrderRequest
  terms: PricedTerms
}

async function readAt(tx: Executor, { request, terms, products }: Priced, call: SaleCall) {
  const reductions = await lockReductions(tx, request, terms, call)
  return { reductions, cart: cartOf(request.items, products, call) }
}

/** The same amounts with another VAT in them: prices include whichever there is. */
async function totalsAt(tx: Executor, priced: Priced, call: SaleCall): Promise<Totals> {
  const { reductions, cart } = await readAt(tx, priced, call)
  return totalsWith(cart, priced.terms, reductions, call.rates)
}

interface VatFacts {
  addresses: OrderAddresses
  basis: OrderBasis
  terms: Terms
  vatCheck: AgreedOrder['vatCheck']
  point: AgreedOrder['point']
}

/** A business may owe another VAT than a person who gets the same goods at the same place. */
function decideVat(
  tx: Executor,
  { request, now }: OrderInput,
  { addresses, basis, terms, vatCheck, point }: VatFacts,
): Promise<SaleVat> {
  const { billing, delivery } = addresses
  const iso = countryOf(terms)
  const address = iso === null ? null : { iso, postalCode: (delivery ?? billing).postalCode }
  const destination = point ? { iso: 'GR', postalCode: point.postal_code } : address
  const business =
    request.documentKind === 'receipt'
      ? null
      : {
          iso: isoOf(basis, billing.countryId) ?? '',
          postalCode: billing.postalCode,
          vatResult: vatCheck?.result ?? null,
        }
  return findSaleVat(tx, terms.vat_version, { destination, business }, now)
}

/** Where nothing is left to pay, whatever was chosen does not count. */
function decidePayment(
  { request: { paymentTypeId: chosenId, instalments = 1 }, payments }: OrderInput,
  { payment }: Terms,
  { means_type_id: meansId }: OrderBasis,
  { dueCents }: Totals,
): Outcome<AgreedOrder['payment'], PlaceRefusal> {
  if (dueCents === 0 && meansId !== null) return done({ typeId: meansId, code: paidByMeans, instalments: 1 })
  if (!payment || chosenId === undefined) return refused({ code: 'payment_required', fields: ['paymentTypeId'] })
  if (instalments > mostInstalments(payments.instalmentSteps(payment.code), dueCents))
    return refused({ code: 'instalments_not_available', fields: ['instalments'] })
  return done({ typeId: chosenId, code: payment.code, instalments })
}

async function readBasis(
  tx: Executor,
  { request, idempotency, holdKey }: OrderInput,
  { billing, delivery }: OrderAddresses,
): Promise<Pick<OrderFacts, 'basis' | 'products'>> {
  const { countryId } = delivery ?? billing
  const { shippingTypeId, paymentTypeId = null, branchId = null, pointId = null } = request
  const asked = { ...idempotency, countryIds: [billing.countryId, countryId], branchId, pointId, holdKey }
  const { basis, products } = await queries.getOrderBasis(tx, productsOf(request.items), asked)
  const terms = await findTerms(tx, basis, { countryId, shippingTypeId, paymentTypeId })
  return { basis: { ...basis, ...terms }, products }
}

const isoOf = ({ places }: OrderBasis, countryId: number) => places.find(({ id }) => id === countryId)?.iso

/** What registers have said of the number of an invoice already; they are asked before or after, and never while rows are locked. */
async function readVatCheck(
  tx: Executor,
  { request, now }: OrderInput,
  basis: OrderBasis,
): Promise<AgreedOrder['vatCheck']> {
  const iso = isoOf(basis, request.countryId)
  if (request.documentKind === 'receipt' || iso === undefined) return null
  return (await findKnownVat(tx, { iso, text: request.vatNumber ?? '' }, now)).check
}

/** How the order is sent and paid, if its documents and its addresses allow it. */
function decideTerms(
  { request, payments }: OrderInput,
  addresses: OrderAddresses,
  basis: OrderBasis,
  vatCheck: AgreedOrder['vatCheck'],
): Outcome<Terms, PlaceRefusal> {
  const findCountry = (id: number) => {
    const row = basis.places.find((place) => place.id === id)
    return row ? { iso: row.iso, postalCodeDigits: row.postal_code_digits, regionIds: row.region_ids } : null
  }
  const refusal =
    refuseDocuments(request, isoOf(basis, request.countryId), vatCheck?.result ?? null) ??
    refusePlace(request, addresses, { destination: destinationOf(basis.shipping?.code ?? ''), findCountry })
  if (refusal) return refused(refusal)
  return checkTerms(basis, { paymentTypeId: request.paymentTypeId ?? null, payments })
}
