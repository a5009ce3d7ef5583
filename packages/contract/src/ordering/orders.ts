// Wire contract of reading and following an order that was placed.

import type { OrderChannel } from '@stoa/domain/ordering/order/order-channel'
import { orderContents } from '@stoa/domain/ordering/order/order-contents'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import * as contact from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import {
  boolean,
  integer,
  isoDate,
  isoDateTime,
  language,
  list,
  money,
  named,
  nullable,
  numbered,
  oneOf,
  optional,
  text,
  typed,
  uuid,
} from '../shape.ts'
import { amounts } from './amounts.ts'
import { bankAccount, instalmentPlan, paymentTypeCode, shippingTypeCode } from './checkout.ts'
import { orderedExtension } from './line-extension.ts'
import { orderDocument } from './order-documents.ts'
import { orderPoint } from './pickup-points.ts'
import { orderExtras, totalsLine } from './totals.ts'

export const orderStatus = numbered(orderStatusNumbers)

export const statusChange = entity('OrderStatusChange', {
  status: field('st', orderStatus, 'The state it came to.'),
  at: field('dt', isoDateTime, 'When.'),
})

export const orderTracking = entity('OrderTracking', {
  code: field('cd', text, 'The number people use.'),
  shipping: field('sht', shippingTypeCode, 'The way of receiving.'),
  payment: field('pmt', paymentTypeCode, 'The way of paying.'),
  deliveryFrom: field('dfr', isoDate, 'The first day it can come; of gift cards alone, on which one is sent.'),
  deliveryTo: field('dto', isoDate, 'The day by which it comes; of gift cards alone, by which the last is sent.'),
  readyAt: field(
    'rdy',
    nullable(isoDateTime),
    'When it can be collected at its branch; null where no hour was promised.',
  ),
  depositDeadline: field('dpby', nullable(isoDate), 'The last day for a deposit; null when it is paid otherwise.'),
  collectionDeadline: field(
    'clby',
    nullable(isoDate),
    'The last day for collecting what is ready and paid at the till; null of everything else.',
  ),
  payBy: field(
    'pyby',
    nullable(isoDate),
    'The last day on which it is kept to be paid anew, as its amount is not held any more; null of everything else.',
  ),
  released: field(
    'rlsd',
    boolean,
    'Whether what was held for it was not captured and is released, as it came to nothing.',
  ),
  fetched: field('ftch', boolean, 'Whether some of it comes from a supplier before it can be packed.'),
  awaited: field('awt', boolean, 'Whether it waits for copies that were ordered ahead.'),
  contents: field('cnts', list(oneOf(orderContents)), 'What is in it: each once.'),
  changes: field('changes', list(statusChange), 'Its life so far, oldest first.'),
})
export type OrderTracking = EntityOf<typeof orderTracking>

export const orderAddress = entity('OrderAddress', {
  addressTitle: field('adrtl', nullable(text), 'What the buyer calls it.'),
  firstName: field('fnm', text, 'First name.'),
  lastName: field('lnm', text, 'Last name.'),
  mobile: field('mob', text, 'Mobile phone.'),
  phone: field('tel', nullable(text), 'Another phone.'),
  street: field('adr1', text, 'Street and number.'),
  city: field('ct', text, 'Town.'),
  area: field('ar', nullable(text), 'Area or village.'),
  building: field('bnm', nullable(text), 'Name at the bell, floor.'),
  postalCode: field('pc', text, 'Postal code.'),
  regionName: field('region_name', nullable(text), 'Region.'),
  countryName: field('country_name', text, 'Country.'),
})

/** The buyer’s address once more, beside `bil`, under the specification’s names. */
const buyerFields = (({ firstName, lastName, mobile, street, city, postalCode, regionName, countryName }) => ({
  firstName,
  lastName,
  mobile,
  street,
  city,
  postalCode,
  regionName,
  countryName,
}))(orderAddress.fields)

export const orderCompany = entity('OrderCompany', {
  companyName: field('cnm', text, 'The company’s name.'),
  profession: field('job', text, 'Its line of business.'),
  vatNumber: field('vat', text, 'Its tax number.'),
  taxOffice: field('irs', text, 'Its tax office, by name.'),
  taxOfficeNumber: field('toid', nullable(integer), 'Its tax office, by the tax authority’s four digits.'),
})

export const orderLine = entity('OrderLine', {
  ...totalsLine.fields,
  code: field('cd', text, 'The product’s code.'),
  name: field('nm', text, 'Its name when it was bought.'),
  dimensionName: field('dnm', nullable(text), 'The form in words.'),
  extension: field('ext', optional(orderedExtension), 'What else the line says.'),
  cardsSentAt: field(
    'gcsnt',
    optional(nullable(isoDateTime)),
    'Gift cards: when the last of the line was sent; null until then. In an order only.',
  ),
})
export type OrderLine = EntityOf<typeof orderLine>

export const orderParcel = entity('OrderParcel', {
  carrier: field('crr', text, 'Who carries it, by name.'),
  number: field('num', text, 'The carrier’s number.'),
  address: field('url', nullable(text), 'Where the carrier shows it; null where it has no such page.'),
})

export const order = entity('Order', {
  uid: field('uid', uuid, 'Identifies the order in addresses.'),
  ...orderTracking.fields,
  email: field('eml', text, 'Where mails about it go.'),
  language: field('lng', language, 'The language it was placed in.'),
  placedAt: field('date', isoDateTime, 'When it was placed.'),
  status: field('st', orderStatus, 'Its state now.'),
  ...buyerFields,
  billing: field('bil', orderAddress, 'The buyer’s address.'),
  delivery: field('del', nullable(orderAddress), 'Where it goes, when that is elsewhere.'),
  channel: field(
    'chnl',
    named<OrderChannel>({ online: 'Online', phone: 'Phone', app: 'App' }),
    'Through what it came.',
  ),
  invoice: field('inv', boolean, 'Whether an invoice was asked for.'),
  company: field('cmp', nullable(orderCompany), 'Whom the invoice is for; null for a receipt.'),
  remarks: field('ncm', nullable(text), 'What the buyer told the shop.'),
  extras: field('extras', orderExtras, 'What was added to the whole order.'),
  termsVersion: field(
    'trmv',
    nullable(integer),
    'The terms that were accepted; unknown for orders from before versions.',
  ),
  branchName: field('tonm', nullable(text), 'The branch to collect from.'),
  pickupPoint: field('pkp', nullable(orderPoint), 'The locker or pickup point to collect from.'),
  shippingName: field('shnm', text, 'The way of receiving, in words.'),
  paymentName: field('pmnm', text, 'The way of paying, in words.'),
  paymentHeld: field(
    'pmhld',
    boolean,
    'Whether the amount is held at the provider, and is captured as the order leaves.',
  ),
  instalments: field(
    'insts',
    nullable(instalmentPlan),
    'The monthly instalments of a credit card; null where it is paid at once.',
  ),
  payable: field(
    'pbl',
    money,
    'What it asks for in money, or was paid with: less than `due` where a part came back before it was paid.',
  ),
  accounts: field('accs', list(bankAccount), 'Where a deposit goes.'),
  parcels: field('prcls', list(orderParcel), 'What is or was on its way, as carriers number it.'),
  lines: field('items', list(orderLine), 'What was bought.'),
  documents: field('docs', list(orderDocument), 'Its tax documents, oldest first.'),
  ...amounts.fields,
})
export type Order = EntityOf<typeof order>

export const getOrderByCustomer = endpoint({
  name: 'getOrderByCustomer',
  method: 'GET',
  path: '/orders/getorderbycustomer',
  description: 'An order, for whoever knows both its uid and the e-mail it was placed with.',
  input: entity('OrderQuery', {
    uid: field('uid', uuid, 'The order’s uid.'),
    email: field('email', contact.email, 'The e-mail it was placed with.'),
  }),
  output: order,
  refusals: ['order_not_found'],
  isPublic: false,
})

export const lookUpOrder = endpoint({
  name: 'lookUpOrder',
  method: 'POST',
  path: '/orders/getorderbycustomer',
  description: 'The same by POST, so that the e-mail stands in no address and no log.',
  input: entity('OrderLookUp', {
    uid: field('uid', uuid, 'The order’s uid.'),
    email: field('email', contact.email, 'The e-mail it was placed with.'),
  }),
  output: order,
  refusals: ['order_not_found'],
  isPublic: false,
})

export const findOrderByCode = endpoint({
  name: 'findOrderByCode',
  method: 'POST',
  path: '/orders/findbycode',
  description:
    'The uid of an order, for whoever knows both its number and the e-mail it was placed with. A wrong number and a wrong e-mail get the same answer.',
  input: entity('OrderCodeLookUp', {
    code: field('cd', typed(1, 40), 'The number people use, in any case, with or without its dashes.'),
    email: field('email', contact.email, 'The e-mail it was placed with.'),
  }),
  output: entity('FoundOrder', { uid: field('uid', uuid, 'The order’s uid.') }),
  refusals: ['order_not_found'],
  isPublic: false,
})

export const getOrderStatusChanges = endpoint({
  name: 'getOrderStatusChanges',
  method: 'GET',
  path: '/orders/GetOrderStatusChangesByOrderUID',
  description: 'Where an order stands, without anything personal.',
  input: entity('OrderStatusQuery', { uid: field('uid', uuid, 'The order’s uid.') }),
  output: orderTracking,
  refusals: ['order_not_found'],
  isPublic: false,
})
