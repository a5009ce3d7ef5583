// Wire contract of paying at a provider: how a payment stands, and the form with which a bank's page is opened.

import { paymentStandings } from '@stoa/domain/ordering/payment/payment-standing'
import { endpoint } from '../endpoint.ts'
import { entity, field } from '../entity.ts'
import { list, oneOf, text, typed, uuid } from '../shape.ts'

const paymentState = entity('PaymentState', {
  standing: field(
    'st',
    oneOf(paymentStandings),
    '`paid`; `pending` while the provider has still to say so; otherwise why the order is not paid.',
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
