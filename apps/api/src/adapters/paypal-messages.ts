// What PayPal is asked and answers (Orders v2), as pure functions. Amounts are texts in euros with two decimals.

import type { Language } from '@stoa/domain/language'
import type { Cents } from '@stoa/domain/money'
import { z } from 'zod'
import { OutsideError } from '../ports/outside-service.ts'
import type { PaymentAddress, PaymentBuyer, PaymentRequest, PaymentState } from '../ports/payment.ts'
import { decimal, readJson } from './carrier-call.ts'

export const locales: Record<Language, string> = { el: 'el-GR', en: 'en-GB' }

/** What each order is made with. */
export interface PaypalOrderTerms {
  /** On PayPal's page. */
  brandName: string
  /** Whether PayPal holds the amount only. */
  holds: boolean
}

export const intentOf = (holds: boolean) => (holds ? 'AUTHORIZE' : 'CAPTURE')

/** The body with which an order is made. The buyer pays on PayPal's page, to the address that the shop already has. */
export const paypalOrder = (request: PaymentRequest, { brandName, holds }: PaypalOrderTerms) => ({
  intent: intentOf(holds),
  purchase_units: [
    {
      reference_id: request.orderCode,
      custom_id: request.reference,
      invoice_id: `${request.orderCode}-${request.reference}`,
      description: request.orderCode,
      amount: { currency_code: request.currency, value: decimal(request.amountCents) },
      ...shippingOf(request.buyer),
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        brand_name: brandName,
        locale: locales[request.language],
        shipping_preference: request.buyer.shipping ? 'SET_PROVIDED_ADDRESS' : 'NO_SHIPPING',
        landing_page: 'NO_PREFERENCE',
        user_action: 'PAY_NOW',
        return_url: request.successUrl,
        cancel_url: request.cancelUrl,
      },
    },
  },
})

const shippingOf = ({ firstName, lastName, shipping }: PaymentBuyer) =>
  shipping
    ? { shipping: { type: 'SHIPPING', name: { full_name: `${firstName} ${lastName}` }, address: addressOf(shipping) } }
    : {}

export const addressOf = ({ street, city, postalCode, countryCode }: PaymentAddress) => ({
  address_line_1: street,
  admin_area_2: city,
  postal_code: postalCode,
  country_code: countryCode,
})

const amountSchema = z.object({ currency_code: z.string(), value: z.string().regex(/^\d{1,9}(\.\d{1,2})?$/) })
/** What is held, or was captured. */
const paymentSchema = z.object({
  id: z.string().min(1).max(60),
  status: z.string(),
  amount: amountSchema,
  custom_id: z.string().nullish(),
})
type Payment = z.infer<typeof paymentSchema>
const refundSchema = z.object({ id: z.string().min(1), status: z.string(), custom_id: z.string().nullish() })
const idPattern = /^[\w-]{1,36}$/
const orderSchema = z.object({
  id: z.string().regex(idPattern),
  status: z.string(),
  intent: z.string().nullish(),
  links: z.array(z.object({ rel: z.string(), href: z.url() })).nullish(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().nullish(),
        payments: z
          .object({
            authorizations: z.array(paymentSchema).nullish(),
            captures: z.array(paymentSchema).nullish(),
            refunds: z.array(refundSchema).nullish(),
          })
          .nullish(),
      }),
    )
    .nullish(),
})

export interface PaypalOrder {
  id: string
  /** Ours; null where PayPal leaves it out, as in the answer to a capture. */
  reference: string | null
  /** The buyer has not agreed, and nothing is held or captured. */
  isOpen: boolean
  /** The buyer has agreed, and nothing is held or captured yet. */
  isApproved: boolean
  /** Whether what the buyer agrees to is held only. */
  holds: boolean
  /** Where the buyer goes on. */
  page: string | null
  state: PaymentState
  /** Under which the shop has given back of it. */
  refundKeys: string[]
}

/** Whether a text from an address or a message may be an order's number. */
export const isPaypalId = (text: string): boolean => idPattern.test(text)

export function readPaypalOrder(text: string): PaypalOrder {
  const { id, status, intent, links, purchase_units } = readJson(text, orderSchema)
  const unit = purchase_units?.[0]
  const [authorizations, captures] = [unit?.payments?.authorizations ?? [], unit?.payments?.captures ?? []]
  const [payment] = [...captures, ...authorizations]
  return {
    id,
    reference: unit?.custom_id ?? payment?.custom_id ?? null,
    isOpen: status !== 'APPROVED' && status !== 'COMPLETED' && payment === undefined,
    isApproved: status === 'APPROVED',
    holds: intent === 'AUTHORIZE',
    page: links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? null,
    state: stateOf(status, authorizations, captures),
    refundKeys: (unit?.payments?.refunds ?? []).flatMap(({ status: refund, custom_id }) =>
      custom_id && refund !== 'FAILED' && refund !== 'CANCELLED' ? [custom_id] : [],
    ),
  }
}

/**
 * Of several captures the one that was completed counts: one that was declined may be tried again. While one is under way nothing is
 * said of what was held for it.
 */
function stateOf(orderStatus: string, authorizations: readonly Payment[], captures: readonly Payment[]): PaymentState {
  const completed = captures.find(({ status }) => status === 'COMPLETED')
  if (completed) return amountState('captured', completed)
  if (!captures.every(({ status }) => status === 'DECLINED' || status === 'FAILED')) return { result: 'undecided' }
  const hold = authorizations.find(isHeld) ?? authorizations.at(-1)
  if (hold) return holdState(hold)
  if (captures.length > 0) return { result: 'refused' }
  return { result: orderStatus === 'VOIDED' ? 'cancelled' : 'undecided' }
}

const amountState = (result: 'captured' | 'authorised', { id: transaction, amount }: Payment): PaymentState => ({
  ...{ result, amountCents: centsOf(amount.value), currency: amount.currency_code, transaction },
})

/** Also of less than was asked for. */
const isHeld = ({ status }: Payment): boolean => status === 'CREATED' || status === 'PARTIALLY_CREATED'

const holdEndings: Readonly<Record<string, PaymentState>> = {
  DENIED: { result: 'refused' },
  VOIDED: { result: 'cancelled' },
  EXPIRED: { result: 'expired' },
}

/** What is reviewed, and what is captured, is undecided: a capture is listed for itself. */
const holdState = (hold: Payment): PaymentState =>
  isHeld(hold) ? amountState('authorised', hold) : (holdEndings[hold.status] ?? { result: 'undecided' })

/** What is held, read by its own number. Null for another attempt's. */
export function readPaypalHold(text: string, reference: string): PaymentState | null {
  const hold = readJson(text, paymentSchema)
  return hold.custom_id === reference ? holdState(hold) : null
}

const centsOf = (value: string): Cents => Math.round(Number(value) * 100)

const errorSchema = z.object({
  name: z.string().nullish(),
  details: z.array(z.object({ issue: z.string() })).nullish(),
  debug_id: z.string().nullish(),
})

export interface PaypalError {
  /** `ORDER_NOT_APPROVED`; of the error itself where it has no details. */
  issue: string
  /** With which PayPal finds the call. */
  debugId: string | null
}

export function readPaypalError(text: string): PaypalError {
  const { name, details, debug_id } = readJson(text, errorSchema)
  return { issue: details?.[0]?.issue ?? name ?? 'UNKNOWN', debugId: debug_id ?? null }
}

const statusSchema = z.object({ status: z.string() })

/** Of a refund, a capture, or what is held. */
export const readPaypalStatus = (text: string): string => readJson(text, statusSchema).status

const eventSchema = z.object({
  event_type: z.string().max(80),
  resource: z.object({
    id: z.string().max(60).nullish(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().max(60).nullish() }).nullish() })
      .nullish(),
  }),
})

/** The order that a webhook is about; null when it is about something else. */
export function readPaypalEvent(body: Uint8Array): string | null {
  const parsed = eventSchema.safeParse(parse(body)).data
  if (!parsed) return null
  const { event_type, resource } = parsed
  const orderId = event_type.startsWith('CHECKOUT.ORDER.')
    ? resource.id
    : resource.supplementary_data?.related_ids?.order_id
  return orderId ?? null
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return null
  }
}

const signatureHeaders = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

/**
 * The body that asks PayPal whether a webhook is its own. The event goes back byte by byte as it came: the signature was made
 * over that. Null when a header is missing.
 */
export function verificationOf(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  webhookId: string,
  event: Uint8Array,
): string | null {
  const named = Object.entries(signatureHeaders).map(([name, header]) => [name, headers[header]] as const)
  if (named.some(([, value]) => typeof value !== 'string' || value === '')) return null
  const fields = JSON.stringify({ ...Object.fromEntries(named), webhook_id: webhookId })
  return `${fields.slice(0, -1)},"webhook_event":${new TextDecoder().decode(event)}}`
}

const verdictSchema = z.object({ verification_status: z.string() })

export const isVerified = (text: string): boolean => readJson(text, verdictSchema).verification_status === 'SUCCESS'

/** Of an order that was just made. */
export function pageOf({ page }: PaypalOrder): string {
  if (!page) throw new OutsideError('answer_unreadable')
  return page
}
