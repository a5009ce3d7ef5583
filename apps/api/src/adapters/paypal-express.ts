// PayPal before there is an order: the buyer agrees to the cart on PayPal's page, and PayPal says who they are and where the parcel
// goes. The order at PayPal is then changed to what the shop's order comes to, and captured or held as any other.

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '@stoa/domain/language'
import { z } from 'zod'
import { OutsideError, type OutsideReports } from '../ports/outside-service.ts'
import type { AgreedBuyer, BegunPayment, ExpressCheckout, ExpressRequest, PaymentRequest } from '../ports/payment.ts'
import { decimal, readJson } from './carrier-call.ts'
import type { OutsideService } from './outside-service.ts'
import { describe, type PaypalCalls } from './paypal-calls.ts'
import { addressOf, intentOf, isPaypalId, locales, type PaypalOrderTerms, pageOf } from './paypal-messages.ts'

/** In place of an attempt's reference, until there is one. */
const noAttempt = 'checkout'

interface ExpressDeps {
  service: OutsideService
  calls: PaypalCalls
  secret: string
  terms: PaypalOrderTerms
}

export const paypalExpress = ({ service, calls, secret, terms }: ExpressDeps): ExpressCheckout => ({
  async begin(request) {
    const order = await service.call(() => calls.createOrder(expressOrder(request, terms), request.key))
    if (!order) throw new OutsideError('answer_refused')
    return { id: `${order.id}.${macOf(order.id, secret)}`, url: pageOf(order) }
  },
  async findBuyer(id) {
    const orderId = readCheckoutId(id, secret)
    const text = orderId && (await service.call(() => calls.findOrderText(orderId)))
    const agreed = text ? readAgreed(text) : null
    return agreed?.isOpen ? agreed.buyer : null
  },
})

/** The amount is the cart's, as far as it is known: what is taken is the order's. */
const expressOrder = (request: ExpressRequest, { brandName, holds }: PaypalOrderTerms) => ({
  intent: intentOf(holds),
  purchase_units: [
    { custom_id: noAttempt, amount: { currency_code: request.currency, value: decimal(request.amountCents) } },
  ],
  payment_source: { paypal: { experience_context: contextOf(request, brandName) } },
})

const contextOf = ({ language, isShipped, returnUrl, cancelUrl }: ExpressRequest, brandName: string) => ({
  brand_name: brandName,
  locale: localeOf(language),
  shipping_preference: isShipped ? 'GET_FROM_FILE' : 'NO_SHIPPING',
  landing_page: 'NO_PREFERENCE',
  user_action: 'CONTINUE',
  return_url: returnUrl,
  cancel_url: cancelUrl,
})

const localeOf = (language: Language): string => locales[language]

const macOf = (orderId: string, secret: string): string =>
  createHmac('sha256', secret).update(`paypal checkout ${orderId}`).digest('hex').slice(0, 32)

/** The number at PayPal stands in addresses: only the browser that began has the rest. Null for what is not ours. */
function readCheckoutId(id: string, secret: string): string | null {
  const [orderId = '', given = ''] = id.split('.')
  const [one, other] = [Buffer.from(given), Buffer.from(macOf(orderId, secret))]
  return isPaypalId(orderId) && one.length === other.length && timingSafeEqual(one, other) ? orderId : null
}

const text = z.string().nullish()
const agreedSchema = z.object({
  status: z.string(),
  payer: z
    .object({
      payer_id: text,
      email_address: text,
      name: z.object({ given_name: text, surname: text }).nullish(),
      phone: z.object({ phone_number: z.object({ national_number: text }).nullish() }).nullish(),
    })
    .nullish(),
  purchase_units: z
    .array(
      z.object({
        custom_id: text,
        shipping: z
          .object({
            name: z.object({ full_name: text }).nullish(),
            address: z
              .object({
                ...{ address_line_1: text, address_line_2: text, admin_area_2: text },
                ...{ postal_code: text, country_code: text },
              })
              .nullish(),
          })
          .nullish(),
      }),
    )
    .min(1),
})

interface Agreed {
  /** The buyer has agreed, and no attempt has it. */
  isOpen: boolean
  payerId: string
  hasAddress: boolean
  buyer: AgreedBuyer
}

export function readAgreed(json: string): Agreed {
  const { status, payer, purchase_units } = readJson(json, agreedSchema)
  const [unit] = purchase_units
  const address = unit?.shipping?.address
  const full = unit?.shipping?.name?.full_name?.trim()
  const ownName = { firstName: payer?.name?.given_name ?? '', lastName: payer?.name?.surname ?? '' }
  return {
    isOpen: status === 'APPROVED' && unit?.custom_id === noAttempt,
    payerId: payer?.payer_id ?? '',
    hasAddress: address != null,
    buyer: {
      email: payer?.email_address ?? '',
      ...(full ? splitName(full) : ownName),
      mobile: payer?.phone?.phone_number?.national_number ?? '',
      address: address
        ? {
            street: [address.address_line_1, address.address_line_2].filter(Boolean).join(', '),
            ...{ city: address.admin_area_2 ?? '', postalCode: address.postal_code ?? '' },
            countryCode: address.country_code ?? '',
          }
        : null,
    },
  }
}

/** The last word is the last name: the buyer checks it. */
function splitName(full: string): { firstName: string; lastName: string } {
  const words = full.split(/\s+/)
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}

/** Null when it cannot be used: the buyer then agrees anew. */
export async function takeAgreed(
  { calls, reports, secret }: { calls: PaypalCalls; reports: OutsideReports; secret: string },
  request: PaymentRequest,
): Promise<BegunPayment | null> {
  const id = request.agreed === null ? null : readCheckoutId(request.agreed, secret)
  const found = id && (await calls.findOrderText(id))
  const agreed = found ? readAgreed(found) : null
  if (!id || !agreed?.isOpen) return null
  const error = await calls.changeOrder(id, changesTo(request, agreed.hasAddress))
  if (error) {
    reports.alarm('paypal', `change ${describe(error)}`)
    return null
  }
  const back = new URL(request.successUrl)
  back.searchParams.set('token', id)
  back.searchParams.set('PayerID', agreed.payerId)
  return { next: { url: back.href }, providerReference: id }
}

const unit = "/purchase_units/@reference_id=='default'"

function changesTo({ orderCode, reference, amountCents, currency, buyer }: PaymentRequest, hasAddress: boolean) {
  const { firstName, lastName, shipping } = buyer
  const amount = { currency_code: currency, value: decimal(amountCents) }
  const changes = [
    { op: 'replace', path: `${unit}/amount`, value: amount },
    { op: 'replace', path: `${unit}/custom_id`, value: reference },
    { op: 'add', path: `${unit}/invoice_id`, value: `${orderCode}-${reference}` },
    { op: 'add', path: `${unit}/description`, value: orderCode },
  ]
  if (!hasAddress || !shipping) return changes
  return [
    ...changes,
    { op: 'replace', path: `${unit}/shipping/name`, value: { full_name: `${firstName} ${lastName}` } },
    { op: 'replace', path: `${unit}/shipping/address`, value: addressOf(shipping) },
  ]
}
