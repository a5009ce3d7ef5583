// Wire contract of shipping methods and payment methods.

import { shippingKinds } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { contactChannels } from '@stoa/domain/ordering/messages/contact-channels'
import { paymentKinds } from '@stoa/domain/ordering/payment/payment-kinds'
import * as z from 'zod/mini'
import { noInput } from '../accepted.ts'
import { countryOfForm } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { queryId, queryIds } from '../query-shapes.ts'
import { chosenId } from '../ruled.ts'
import { id, integer, isoDate, list, money, nullable, oneOf, openCode, scalar, text } from '../shape.ts'

export const shippingTypeCode = openCode(shippingKinds)

/** Of a request that chooses one. */
export const shippingTypeId = chosenId('shipping_type_missing')
export const paymentTypeId = chosenId('payment_type_missing')

export const shippingRate = entity('ShippingRate', {
  countryId: field('ctid', id, 'To which country.'),
  price: field('prc', money, 'What it costs; where it varies, the least.'),
  varies: field('vry', scalar(z.boolean()), 'Whether heavier parcels, or some places, cost more.'),
  freeFrom: field('frm', nullable(money), 'Goods from this amount on are sent free.'),
  minDays: field('mnd', integer, 'Fewest working days on the way.'),
  maxDays: field('mxd', integer, 'Most working days on the way.'),
})

export const shippingType = entity('ShippingType', {
  id: field('id', id, 'Its id.'),
  code: field(
    'cd',
    shippingTypeCode,
    '`home` to the door, `store` to a branch, `locker` and `pickup_point` to a carrier’s.',
  ),
  name: field('nm', text, 'Its name.'),
  help: field('dsr', text, 'One sentence about it.'),
  rates: field('rts', list(shippingRate), 'Where it goes and what it costs.'),
})
export type ShippingType = EntityOf<typeof shippingType>

export const bankAccount = entity('BankAccount', {
  bank: field('bnk', text, 'The bank.'),
  holder: field('hld', text, 'In whose name.'),
  iban: field('iban', text, 'IBAN without spaces.'),
})
export type BankAccount = EntityOf<typeof bankAccount>

export const paymentTypeCode = openCode(paymentKinds)

export const instalmentPlan = entity('InstalmentPlan', {
  count: field('cnt', integer, 'How many monthly instalments.'),
  monthly: field('amt', money, 'What each is, but the last.'),
  last: field('lst', money, 'What the last one is.'),
})
export type InstalmentPlan = EntityOf<typeof instalmentPlan>

const instalmentStep = entity('InstalmentStep', {
  from: field('frm', money, 'From this amount on.'),
  most: field('mxins', integer, 'In so many monthly instalments at most.'),
})

export const paymentType = entity('PaymentType', {
  id: field('id', id, 'Its id.'),
  code: field('cd', paymentTypeCode, 'Which way of paying it is.'),
  name: field('nm', text, 'Its name.'),
  help: field('dsr', text, 'What happens next, in one sentence.'),
  fee: field('fee', money, 'What it adds to the total.'),
  refusedFrom: field('mxt', nullable(money), 'Totals from this amount on cannot be paid this way.'),
  instalments: field(
    'insts',
    list(instalmentStep),
    'From which amounts a credit card may pay in instalments, in rising order; empty where it may not.',
  ),
  shippingTypeIds: field('shtids', list(id), 'The ways of receiving it goes with.'),
  countryIds: field('ctids', list(id), 'The countries to which parcels can be paid this way; empty when to all.'),
  accounts: field('accs', list(bankAccount), 'Where a deposit goes.'),
})
export type PaymentType = EntityOf<typeof paymentType>

export const deliveryEstimate = entity('DeliveryEstimate', {
  shippingTypeId: field('shtid', id, 'The way of receiving.'),
  from: field('frm', isoDate, 'The first day it can come.'),
  to: field('to', isoDate, 'The day by which it comes.'),
  orderBy: field('cutd', isoDate, 'The dates hold for what is ordered on this day at the latest.'),
  orderBefore: field('cut', integer, 'And before this hour of it: ordered by then, it leaves the same day.'),
})
export type DeliveryEstimate = EntityOf<typeof deliveryEstimate>

export const listShippingTypes = endpoint({
  name: 'listShippingTypes',
  method: 'GET',
  path: '/shippingtypes/getallfront',
  description: 'The ways of receiving an order.',
  input: noInput,
  output: list(shippingType),
  refusals: [],
  isPublic: true,
})

export const getShippingType = endpoint({
  name: 'getShippingType',
  method: 'GET',
  path: '/shippingtypes/getbyid',
  description: 'One way of receiving an order.',
  input: entity('ShippingTypeQuery', { id: field('id', queryId, 'Its id.') }),
  output: shippingType,
  refusals: ['shipping_type_not_found'],
  isPublic: true,
})

export const listPaymentTypes = endpoint({
  name: 'listPaymentTypes',
  method: 'GET',
  path: '/paymenttypes/getallfront',
  description: 'The ways of paying.',
  input: noInput,
  output: list(paymentType),
  refusals: [],
  isPublic: true,
})

export const listPaymentTypesFor = endpoint({
  name: 'listPaymentTypesFor',
  method: 'POST',
  path: '/paymenttypes/GetByShippingType',
  description: 'The ways of paying that go with a way of receiving; to an address, those that go to its country.',
  input: entity('PaymentTypesQuery', {
    shippingTypeId: field('shtid', shippingTypeId, 'The way of receiving.'),
    countryId: field('ctid', countryOfForm, 'The country it goes to; Greece when left out.'),
  }),
  output: list(paymentType),
  refusals: ['shipping_type_not_found', 'country_not_found'],
  isPublic: false,
})

export const getPaymentType = endpoint({
  name: 'getPaymentType',
  method: 'GET',
  path: '/paymenttypes/getbyid',
  description: 'One way of paying.',
  input: entity('PaymentTypeQuery', { id: field('id', queryId, 'Its id.') }),
  output: paymentType,
  refusals: ['payment_type_not_found'],
  isPublic: true,
})

export const estimateDelivery = endpoint({
  name: 'estimateDelivery',
  method: 'GET',
  path: '/AvailableDates/CalculateEstimatedDelivery',
  description:
    'When these products would come together, for each way of receiving, within Greece; empty when none can be had.',
  input: entity('EstimateQuery', { productIds: field('productIds', queryIds(50), 'Repeated, at most 50.') }),
  output: list(deliveryEstimate),
  refusals: ['product_not_found'],
  isPublic: true,
})

export const listContactChannels = endpoint({
  name: 'listContactChannels',
  method: 'GET',
  path: '/orders/contactchannels',
  description: 'How a buyer may choose to hear how an order goes.',
  input: noInput,
  output: list(oneOf(contactChannels)),
  refusals: [],
  isPublic: true,
})
