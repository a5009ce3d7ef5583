// Wire contract of placing and following an order. Wire names of the checkout form are the specification's; ours are
// readable.

import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import * as contact from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import {
  boolean,
  id,
  isoDate,
  isoDateTime,
  language,
  list,
  money,
  nullable,
  numbered,
  oneOf,
  optional,
  text,
  typed,
  uuid,
} from '../shape.ts'
import { amounts } from './amounts.ts'
import { cartItems, totalsLine } from './cart.ts'
import { bankAccount, paymentTypeCode, shippingTypeCode } from './checkout.ts'

const billingFields = {
  addressTitle: field('adrtl', optional(contact.optionalAddressTitle), 'What the buyer calls the address.'),
  firstName: field('fnm', contact.firstName, 'First name.'),
  lastName: field('lnm', contact.lastName, 'Last name.'),
  mobile: field('mob', contact.mobile, 'Mobile phone, 7 to 18 digits: the courier calls it.'),
  phone: field('tel', optional(contact.phone), 'Another phone.'),
  countryId: field('ctid', id, 'Country; Greece is 1.'),
  regionId: field('crid', optional(id), 'Region, where the country has them.'),
  street: field('adr1', contact.street, 'Street and number.'),
  city: field('ct', contact.city, 'Town.'),
  area: field('ar', optional(contact.area), 'Area or village.'),
  building: field('bnm', optional(contact.building), 'Name at the bell, floor.'),
  postalCode: field('pc', contact.postalCode, 'Postal code, 4 to 7 characters.'),
}

const deliveryFields = {
  deliveryAddressTitle: field('dadrtl', optional(contact.optionalAddressTitle), 'What the buyer calls the address.'),
  deliveryFirstName: field('dfnm', optional(contact.firstName), 'First name.'),
  deliveryLastName: field('dlnm', optional(contact.lastName), 'Last name.'),
  deliveryMobile: field('dmob', optional(contact.mobile), 'Mobile phone.'),
  deliveryPhone: field('dtel', optional(contact.phone), 'Another phone.'),
  deliveryCountryId: field('dctid', optional(id), 'Country.'),
  deliveryRegionId: field('dcrid', optional(id), 'Region.'),
  deliveryStreet: field('dadr1', optional(contact.street), 'Street and number.'),
  deliveryCity: field('dct', optional(contact.city), 'Town.'),
  deliveryArea: field('dar', optional(contact.area), 'Area or village.'),
  deliveryPostalCode: field('dpc', optional(contact.postalCode), 'Postal code.'),
  deliveryBuilding: field('dbnm', optional(contact.building), 'Name at the bell, floor.'),
}

const invoiceFields = {
  documentKind: field('rt', oneOf(['receipt', 'invoice']), 'Which document the buyer wants.'),
  companyName: field('cnm', optional(contact.companyName), 'Invoice: the company’s name.'),
  profession: field('job', optional(contact.profession), 'Invoice: its line of business.'),
  vatNumber: field('vat', optional(contact.vatNumber), 'Invoice: its tax number.'),
  taxOffice: field('irs', optional(contact.taxOffice), 'Invoice: its tax office.'),
}

export const orderRequest = entity('OrderRequest', {
  items: field('items', cartItems, 'The cart.'),
  fingerprint: field('fp', typed(1, 100), 'The fingerprint of the totals the buyer saw.'),
  email: field('eml', contact.email, 'Where the confirmation goes.'),
  ...billingFields,
  ...invoiceFields,
  sameAddress: field('same', boolean, 'Deliver to the billing address; otherwise the fields with `d` are needed.'),
  ...deliveryFields,
  remarks: field('ncm', optional(contact.remarks), 'A word to the shop.'),
  shippingTypeId: field('shtid', id, 'The way of receiving.'),
  branchId: field('toid', optional(id), 'The branch to collect from.'),
  paymentTypeId: field('pmtid', id, 'The way of paying.'),
  acceptedTerms: field('trms', boolean, 'The buyer accepts the terms.'),
  acceptedNewsletter: field('nwsl', boolean, 'The buyer asks for the newsletter; never ticked for them.'),
})
export type OrderRequest = EntityOf<typeof orderRequest>

export const placedOrder = entity('PlacedOrder', {
  uid: field('uid', uuid, 'Identifies the order in addresses; not to be guessed.'),
  code: field('cd', text, 'The number people use.'),
  total: field('ttl', money, 'What is to be paid.'),
})
export type PlacedOrder = EntityOf<typeof placedOrder>

export const orderStatus = numbered(orderStatusNumbers)

export const statusChange = entity('OrderStatusChange', {
  status: field('st', orderStatus, 'The state it came to.'),
  at: field('dt', isoDateTime, 'When.'),
})

export const orderTracking = entity('OrderTracking', {
  code: field('cd', text, 'The number people use.'),
  shipping: field('sht', shippingTypeCode, 'The way of receiving.'),
  payment: field('pmt', paymentTypeCode, 'The way of paying.'),
  deliveryFrom: field('dfr', isoDate, 'The first day it can come.'),
  deliveryTo: field('dto', isoDate, 'The day by which it comes.'),
  changes: field('changes', list(statusChange), 'Its life so far, oldest first.'),
})
export type OrderTracking = EntityOf<typeof orderTracking>

export const orderAddress = entity('OrderAddress', {
  firstName: field('fnm', text, 'First name.'),
  lastName: field('lnm', text, 'Last name.'),
  mobile: field('mob', text, 'Mobile phone.'),
  street: field('adr1', text, 'Street and number.'),
  city: field('ct', text, 'Town.'),
  area: field('ar', nullable(text), 'Area or village.'),
  building: field('bnm', nullable(text), 'Name at the bell, floor.'),
  postalCode: field('pc', text, 'Postal code.'),
  regionName: field('region_name', nullable(text), 'Region.'),
  countryName: field('country_name', text, 'Country.'),
})

export const orderLine = entity('OrderLine', {
  ...totalsLine.fields,
  code: field('cd', text, 'The product’s code.'),
  name: field('nm', text, 'Its name when it was bought.'),
  dimensionName: field('dnm', nullable(text), 'The form in words.'),
})
export type OrderLine = EntityOf<typeof orderLine>

export const order = entity('Order', {
  uid: field('uid', uuid, 'Identifies the order in addresses.'),
  ...orderTracking.fields,
  email: field('eml', text, 'Where mails about it go.'),
  language: field('lng', language, 'The language it was placed in.'),
  placedAt: field('date', isoDateTime, 'When it was placed.'),
  status: field('st', orderStatus, 'Its state now.'),
  billing: field('bil', orderAddress, 'The buyer’s address.'),
  delivery: field('del', nullable(orderAddress), 'Where it goes, when that is elsewhere.'),
  invoice: field('inv', boolean, 'Whether an invoice was asked for.'),
  branchName: field('tonm', nullable(text), 'The branch to collect from.'),
  shippingName: field('shnm', text, 'The way of receiving, in words.'),
  paymentName: field('pmnm', text, 'The way of paying, in words.'),
  accounts: field('accs', list(bankAccount), 'Where a deposit goes.'),
  lines: field('items', list(orderLine), 'What was bought.'),
  ...amounts.fields,
})
export type Order = EntityOf<typeof order>

export const saveOrder = endpoint({
  name: 'saveOrder',
  method: 'POST',
  path: '/orders/save',
  description:
    'Places an order. The same `Idempotency-Key` with the same body gets the same answer and makes one order only.',
  input: orderRequest,
  output: placedOrder,
  refusals: [
    'cart_empty',
    'cart_changed',
    'out_of_stock',
    'totals_changed',
    'shipping_type_not_found',
    'shipping_not_available',
    'payment_type_not_found',
    'payment_not_available',
    'payment_amount_too_high',
    'branch_required',
    'branch_not_found',
    'country_not_found',
    'region_required',
    'region_not_found',
    'postal_code_invalid',
    'invoice_details_required',
    'vat_number_invalid',
    'delivery_address_required',
    'terms_not_accepted',
    'idempotency_key_missing',
    'idempotency_key_reused',
  ],
  idempotent: true,
  access: 'either',
  isPublic: false,
})

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
