// Wire contract of paying at a provider: how a payment stands, the form with which a bank's page is opened, and what a buyer
// brings back from a page.

import { paymentStandings } from '@stoa/domain/ordering/payment/payment-standing'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { entity, field } from '../entity.ts'
import { list, oneOf, optional, scalar, text, typed, uuid } from '../shape.ts'

const paymentState = entity('PaymentState', {
  standing: field(
    'st',
    oneOf(paymentStandings),
    '`paid`; `held` while the provider holds the amount until the order leaves; `pending` while the provider has still to say so; otherwise why the order is not paid.',
  ),
})

export const getPaymentState = endpoint({
  name: 'getPaymentState',
  method: 'GET',
  path: '/payments/getstatebyorderuid',
  description: 'How the payment of an order stands, without anything personal.',
  input: entity('PaymentStateQuery', { uid: field('uid', uuid, 'The order’s uid.') }),
  output: paymentState,
  refusals: ['order_not_found'],
  isPublic: false,
})

const formField = entity('PaymentFormField', {
  name: field('nm', text, 'The bank’s name of it.'),
  value: field('vl', text, 'Its value.'),
})

const paymentForm = entity('PaymentForm', {
  action: field('url', text, 'Where the browser posts it.'),
  fields: field('flds', list(formField), 'In this order; where the bank wants a signature, it is the last.'),
})
const requestById = <const Name extends string>(name: Name, bank: string) =>
  endpoint({
    name,
    method: 'GET',
    path: `/${bank}/getrequestbyid`,
    description: 'The form with which the browser opens the bank’s page, as long as the attempt is open.',
    input: entity('PaymentFormQuery', { id: field('id', typed(1, 40), 'The attempt’s reference.') }),
    output: paymentForm,
    refusals: ['payment_request_not_found'],
    isPublic: false,
  })

export const getAlphaRequest = requestById('getAlphaRequest', 'alphacardlink')
export const getEurobankRequest = requestById('getEurobankRequest', 'eurobankcardlink')
export const getWinbankRequest = requestById('getWinbankRequest', 'winbank')

/** The provider's own names, as they stand in the address to which it sends the buyer back. */
const vivaReturn = entity('VivaReturn', {
  transaction: field(
    't',
    optional(scalar(z.guid())),
    'Viva’s transaction. Left out when the buyer left without paying.',
  ),
  orderCode: field('s', scalar(z.string().check(z.regex(/^\d{16}$/))), 'Viva’s order: sixteen digits.'),
  locale: field('lang', optional(typed(1, 20)), 'Viva’s language. Not used.'),
  event: field(
    'eventId',
    optional(typed(1, 20)),
    'Why it was declined: chooses the words, as an order without a transaction is cancelled at Viva. 0 says that it was not.',
  ),
  authentication: field('eci', optional(typed(1, 20)), 'How the buyer was authenticated. Not used: Viva is asked.'),
})

const paypalReturn = entity('PaypalReturn', {
  orderId: field('token', scalar(z.string().check(z.regex(/^[\w-]{1,36}$/))), 'PayPal’s order.'),
  payer: field('PayerID', optional(typed(1, 40)), 'Left out when the buyer left without agreeing.'),
})

const refusals = ['payment_not_found', 'payment_unconfirmed'] as const

export const parseVivaTransaction = endpoint({
  name: 'parseVivaTransaction',
  method: 'POST',
  path: '/vivapayments/parsetransaction',
  description:
    'How a payment stands whose buyer is back from Viva: Viva is asked, and what it answers is recorded. Without a transaction the order at Viva is cancelled, so that nobody pays it later.',
  input: vivaReturn,
  output: paymentState,
  refusals,
  isPublic: false,
})

export const parsePaypalTransaction = endpoint({
  name: 'parsePaypalTransaction',
  method: 'POST',
  path: '/paypal/parsetransaction',
  description:
    'How a payment stands whose buyer is back from PayPal: PayPal is asked, what the buyer agreed to is captured, and the outcome is recorded. Without a payer, a payment that was not agreed to is given up.',
  input: paypalReturn,
  output: paymentState,
  refusals,
  isPublic: false,
})
