// What Klarna is asked and answers, as pure functions. Amounts are integer cents, rates are percent times a hundred.

import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { type Cents, sum } from '@stoa/domain/money'
import type { PaymentLine } from '@stoa/domain/ordering/payment/payment-lines'
import { z } from 'zod'
import type { PaymentAddress, PaymentBuyer, PaymentRequest, PaymentState } from '../ports/payment.ts'
import { readJson } from './carrier-call.ts'

const lineTypes: Readonly<Record<PaymentLine['kind'], string>> = {
  goods: 'physical',
  digital: 'digital',
  wrapping: 'surcharge',
  shipping: 'shipping_fee',
  payment_fee: 'surcharge',
  points: 'store_credit',
  gift_card: 'gift_card',
  returned: 'discount',
}

const longestText = 255

const lineOf = ({ kind, code, name, ...line }: PaymentLine) => ({
  type: lineTypes[kind],
  ...(code !== '' && { reference: code.slice(0, longestText) }),
  name: name.slice(0, longestText),
  quantity: line.quantity,
  unit_price: line.unitCents,
  tax_rate: line.vatRate,
  total_discount_amount: line.discountCents,
  total_amount: line.totalCents,
  total_tax_amount: line.vatCents,
})

/** What Klarna decides about. `notifyUrl`: with the attempt's token. */
export const klarnaSession = (request: PaymentRequest, country: string, notifyUrl: string) => ({
  purchase_country: country,
  purchase_currency: request.currency,
  locale: `${request.language}-${country}`,
  intent: 'buy',
  order_amount: request.amountCents,
  order_tax_amount: sum(request.lines.map(({ vatCents }) => vatCents)),
  order_lines: request.lines.map(lineOf),
  merchant_reference1: request.orderCode,
  merchant_reference2: request.reference,
  billing_address: addressOf(request.buyer, request.buyer.billing, country),
  ...(request.buyer.shipping && { shipping_address: addressOf(request.buyer, request.buyer.shipping, country) }),
  merchant_urls: { confirmation: request.successUrl, notification: notifyUrl },
})

/** Of who has no street, as who collects, the name alone. */
const addressOf = (
  { firstName, lastName, email, phone }: PaymentBuyer,
  place: PaymentAddress | null,
  home: string,
) => ({
  ...{ given_name: firstName, family_name: lastName, email, phone },
  ...(place && { street_address: place.street, postal_code: place.postalCode, city: place.city }),
  country: place?.countryCode ?? home,
})

export type PlaceOrderMode = 'PLACE_ORDER' | 'CAPTURE_ORDER'

interface KlarnaPageInput {
  request: PaymentRequest
  sessionUrl: string
  notifyUrl: string
  mode: PlaceOrderMode
}

/** The page on which the buyer pays. Klarna puts the page's number into the addresses. */
export function klarnaPage({ request, sessionUrl, notifyUrl, mode }: KlarnaPageInput) {
  const back = `?reference=${request.reference}&sid={{session_id}}`
  const left = `${request.cancelUrl}${back}&left=1`
  return {
    payment_session_url: sessionUrl,
    merchant_urls: {
      success: `${request.successUrl}${back}`,
      ...{ cancel: left, back: left, failure: left, error: left },
      status_update: notifyUrl,
    },
    options: { place_order_mode: mode, purchase_type: 'BUY' },
  }
}

const idPattern = /^[\w-]{1,64}$/
const id = z.string().regex(idPattern)
const sessionSchema = z.object({ session_id: id })
const openedSchema = z.object({ session_id: id, redirect_url: z.url() })
const pageSchema = z.object({
  status: z.string(),
  order_id: id.nullish(),
  updated_at: z.iso.datetime({ offset: true }).nullish(),
})
const cents = z.int().nonnegative()
const orderSchema = z.object({
  order_id: id,
  status: z.string(),
  fraud_status: z.string().nullish(),
  order_amount: cents,
  captured_amount: cents,
  refunded_amount: cents,
  purchase_currency: z.string(),
  merchant_reference2: z.string().nullish(),
})

export const readSessionId = (text: string): string => readJson(text, sessionSchema).session_id

export function readOpenedPage(text: string): { id: string; url: string } {
  const { session_id, redirect_url } = readJson(text, openedSchema)
  return { id: session_id, url: redirect_url }
}

export interface KlarnaPage {
  /** Nobody has paid on it, and somebody still may. */
  isOpen: boolean
  /** Null as long as nothing was ordered. */
  orderId: string | null
  /** Milliseconds since 1970; null where Klarna does not say. */
  changedAt: number | null
  state: PaymentState
}

const pageEnds: Readonly<Record<string, PaymentState>> = {
  CANCELLED: { result: 'cancelled' },
  DISABLED: { result: 'cancelled' },
  FAILED: { result: 'refused' },
  ERROR: { result: 'refused' },
}

export function readKlarnaPage(text: string): KlarnaPage {
  const { status, order_id, updated_at } = readJson(text, pageSchema)
  return {
    isOpen: ['WAITING', 'BACK', 'IN_PROGRESS'].includes(status),
    orderId: status === 'COMPLETED' ? (order_id ?? null) : null,
    changedAt: updated_at ? Date.parse(updated_at) : null,
    state: pageEnds[status] ?? { result: 'undecided' },
  }
}

export interface KlarnaOrder {
  /** Ours. */
  reference: string | null
  isReleased: boolean
  capturedCents: Cents
  refundedCents: Cents
  state: PaymentState
}

export function readKlarnaOrder(text: string): KlarnaOrder {
  const order = readJson(text, orderSchema)
  return {
    reference: order.merchant_reference2 ?? null,
    isReleased: order.status === 'CANCELLED' || order.status === 'EXPIRED',
    capturedCents: order.captured_amount,
    refundedCents: order.refunded_amount,
    state: stateOf(order),
  }
}

/** What was captured counts; until Klarna has checked a buyer whom it suspects, nothing does. */
function stateOf(order: z.infer<typeof orderSchema>): PaymentState {
  const { order_id: transaction, purchase_currency: currency } = order
  if (order.captured_amount > 0)
    return { result: 'captured', amountCents: order.captured_amount, currency, transaction }
  if (order.fraud_status === 'REJECTED') return { result: 'refused' }
  if (order.status === 'CANCELLED') return { result: 'cancelled' }
  if (order.status === 'EXPIRED') return { result: 'expired' }
  if (order.fraud_status === 'PENDING' || order.status !== 'AUTHORIZED') return { result: 'undecided' }
  return { result: 'authorised', amountCents: order.order_amount, currency, transaction }
}

const errorSchema = z.object({ error_code: z.string(), correlation_id: z.string().nullish() })

/** `BAD_VALUE 6a1c…`: what it is called, and with what Klarna finds the call. */
export function readKlarnaError(text: string): string {
  const { error_code, correlation_id } = readJson(text, errorSchema)
  return correlation_id ? `${error_code} ${correlation_id}` : error_code
}

const macOf = (reference: string, secret: string): string =>
  createHmac('sha256', secret).update(`klarna notification ${reference}`).digest('hex')

/** The end of the address to which Klarna reports an attempt: nobody else can make it. */
export const notifyTokenOf = (reference: string, secret: string): string => `${reference}-${macOf(reference, secret)}`

/** The reference in a token of ours; null in any other. Compared in constant time. */
export function readNotifyToken(token: string, secret: string): string | null {
  const [reference = '', given = ''] = token.split('-')
  const [one, other] = [Buffer.from(given), Buffer.from(macOf(reference, secret))]
  return one.length === other.length && timingSafeEqual(one, other) ? reference : null
}

/** A UUID that is the same whenever the same is asked for. */
export function klarnaKey(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
