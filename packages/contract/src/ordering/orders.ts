// Wire contract of placing and following an order. Wire names of the checkout form are the specification's; ours are
// readable.

import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import * as contact from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { chosenId, chosenOf } from '../ruled.ts'
import {
  boolean,
  integer,
  isoDate,
  isoDateTime,
  language,
  list,
  money,
  nullable,
  numbered,
  text,
  typed,
  uuid,
} from '../shape.ts'
import { amounts } from './amounts.ts'
import { cartItems, totalsLine } from './cart.ts'
import { bankAccount, paymentTypeCode, paymentTypeId, shippingTypeCode, shippingTypeId } from './checkout.ts'

const billingFields = {
  addressTitle: field('adrtl', contact.addressTitle.ifGiven, 'What the buyer calls the address.'),
  firstName: field('fnm', contact.firstName, 'First name.'),
  lastName: field('lnm', contact.lastName, 'Last name.'),
  mobile: field('mob', contact.mobile, 'Mobile phone, 7 to 18 digits: the courier calls it.'),
  phone: field('tel', contact.phone.ifGiven, 'Another phone.'),
  countryId: field('ctid', contact.countryId, 'Country; Greece is 1.'),
  regionId: field('crid', contact.regionId.ifGiven, 'Region, where the country has them.'),
  street: field('adr1', contact.street, 'Street and number.'),
  city: field('ct', contact.city, 'Town.'),
  area: field('ar', contact.area.ifGiven, 'Area or village.'),
  building: field('bnm', contact.building.ifGiven, 'Name at the bell, floor.'),
  postalCode: field('pc', contact.postalCode, 'Postal code, 4 to 7 characters.'),
}

const deliveryFields = {
  deliveryAddressTitle: field('dadrtl', contact.addressTitle.ifGiven, 'What the buyer calls the address.'),
  deliveryFirstName: field('dfnm', contact.firstName.ifGiven, 'First name.'),
  deliveryLastName: field('dlnm', contact.lastName.ifGiven, 'Last name.'),
  deliveryMobile: field('dmob', contact.mobile.ifGiven, 'Mobile phone.'),
  deliveryPhone: field('dtel', contact.phone.ifGiven, 'Another phone.'),
  deliveryCountryId: field('dctid', contact.countryId.ifGiven, 'Country.'),
  deliveryRegionId: field('dcrid', contact.regionId.ifGiven, 'Region.'),
  deliveryStreet: field('dadr1', contact.street.ifGiven, 'Street and number.'),
  deliveryCity: field('dct', contact.city.ifGiven, 'Town.'),
  deliveryArea: field('dar', contact.area.ifGiven, 'Area or village.'),
  deliveryPostalCode: field('dpc', contact.postalCode.ifGiven, 'Postal code.'),
  deliveryBuilding: field('dbnm', contact.building.ifGiven, 'Name at the bell, floor.'),
}

const invoiceFields = {
  documentKind: field(
    'rt',
    chosenOf('document_kind_missing', ['receipt', 'invoice']),
    'Which document the buyer wants.',
  ),
  companyName: field('cnm', contact.companyName.ifGiven, 'Invoice: the company’s name.'),
  profession: field('job', contact.profession.ifGiven, 'Invoice: its line of business.'),
  vatNumber: field('vat', contact.vatNumber.ifGiven, 'Invoice: its tax number.'),
  taxOffice: field('irs', contact.taxOffice.ifGiven, 'Invoice: its tax office, by name.'),
  taxOfficeNumber: field(
    'toid',
    contact.taxOfficeNumber.ifGiven,
    'Its tax office, by the tax authority’s four digits.',
  ),
}

export const orderRequest = entity('OrderRequest', {
  items: field('items', cartItems, 'The cart.'),
  fingerprint: field('fp', typed(1, 100), 'The fingerprint of the totals the buyer saw.'),
  email: field('eml', contact.email, 'Where the confirmation goes.'),
  ...billingFields,
  ...invoiceFields,
  sameAddress: field('same', boolean, 'Deliver to the billing address; otherwise the fields with `d` are needed.'),
  ...deliveryFields,
  remarks: field('ncm', contact.remarks.ifGiven, 'A word to the shop.'),
  shippingTypeId: field('shtid', shippingTypeId, 'The way of receiving.'),
  branchId: field('tsid', chosenId('branch_missing').ifGiven, 'The branch to collect from.'),
  paymentTypeId: field('pmtid', paymentTypeId, 'The way of paying.'),
  acceptedTerms: field('trms', contact.acceptedTerms, 'The buyer accepts the terms.'),
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
  depositDeadline: field('dpby', nullable(isoDate), 'The last day for a deposit; null when it is paid otherwise.'),
  changes: field('changes', list(statusChange), 'Its life so far, oldest first.'),
})
export type OrderTracking = EntityOf<typeof orderTracking>

export const orderAddress = entity('OrderAddress', {
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
})
export type OrderLine = EntityOf<typeof orderLine>

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
  invoice: field('inv', boolean, 'Whether an invoice was asked for.'),
  company: field('cmp', nullable(orderCompany), 'Whom the invoice is for; null for a receipt.'),
  remarks: field('ncm', nullable(text), 'What the buyer told the shop.'),
  termsVersion: field(
    'trmv',
    nullable(integer),
    'The terms that were accepted; unknown for orders from before versions.',
  ),
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
    'deposit_limit_reached',
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
