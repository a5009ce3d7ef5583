// Wire contract of places, shipping methods and payment methods.

import { maxCartLines } from '@stoa/domain/ordering/cart/cart'
import { shippingKinds } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { contactChannels } from '@stoa/domain/ordering/messages/contact-channels'
import { paymentKinds } from '@stoa/domain/ordering/payment/payment-kinds'
import { z } from 'zod'
import { pickup } from '../catalogue/product-parts.ts'
import { countryOfForm } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { queryId, queryIds, queryItems } from '../query-shapes.ts'
import { chosenId } from '../ruled.ts'
import { id, integer, isoDate, list, money, nullable, oneOf, openCode, optional, scalar, text, uuid } from '../shape.ts'

const noInput = entity('NoInput', {})

export const country = entity('Country', {
  id: field('id', id, 'The country’s id; Greece is 1.'),
  iso: field('iso', text, 'Two letters, ISO 3166-1.'),
  name: field('nm', text, 'Its name.'),
  postalCodeDigits: field(
    'pcd',
    nullable(integer),
    'How many digits its postal codes have, when they are digits only.',
  ),
  delivers: field('dlv', scalar(z.boolean()), 'Whether the shop sends parcels there.'),
})
export type Country = EntityOf<typeof country>

export const countryRegion = entity('CountryRegion', {
  id: field('id', id, 'The region’s id.'),
  countryId: field('cid', id, 'Its country.'),
  name: field('nm', text, 'Its name.'),
})
export type CountryRegion = EntityOf<typeof countryRegion>

export const postalCode = entity('PostalCode', {
  code: field('cd', text, 'Five digits in Greece, four in Cyprus.'),
  regionId: field('rid', id, 'The region it lies in.'),
  city: field('ct', text, 'The town people write for it.'),
  couriers: field(
    'acns',
    text,
    'Recommended couriers, by code, separated by commas; empty when any will do. For parcels within Greece.',
  ),
})
export type PostalCode = EntityOf<typeof postalCode>

export const openingHours = entity('OpeningHours', {
  day: field('d', integer, '1 is Monday, 7 Sunday. A day that is missing is a day closed.'),
  opens: field('o', text, '`09:00`'),
  closes: field('c', text, '`21:00`'),
})

export const specialHours = entity('SpecialHours', {
  date: field('dt', isoDate, 'The day.'),
  opens: field('o', nullable(text), '`09:00`; null when it is closed all day.'),
  closes: field('c', nullable(text), '`18:00`'),
})

export const orderPickup = entity('OrderPickup', {
  ...pickup.fields,
  readyAt: field('o', text, 'From this hour of that day: `17:30`.'),
})

export const suppliedLine = entity('BranchSuppliedLine', {
  productId: field('pid', id, 'The product; of a set or a gift box, each of its parts.'),
  dimensionId: field('dimension', integer, 'Its form; 0 when it has one only.'),
  quantity: field('qty', integer, 'How many copies are asked for.'),
  copies: field('here', integer, 'How many copies stand in the branch now, which may be more.'),
})

export const branchSupply = entity('BranchSupply', {
  lines: field('lns', list(suppliedLine), 'The same for each product asked about, gift cards aside.'),
  copies: field('qty', integer, 'How many of the copies asked about stand there now.'),
  pickup: field('pck', nullable(orderPickup), 'From when all of them can be collected there; null when they cannot.'),
})
export type BranchSupply = EntityOf<typeof branchSupply>

export const branch = entity('TakeawayStore', {
  id: field('id', id, 'The branch’s id.'),
  name: field('nm', text, 'Its name.'),
  address: field('adr1', text, 'Street and number.'),
  city: field('ct', text, 'Town.'),
  postalCode: field('pc', text, 'Postal code.'),
  phone: field('tel', text, 'Telephone.'),
  latitude: field('lat', scalar(z.number()), 'Degrees north.'),
  longitude: field('lng', scalar(z.number()), 'Degrees east.'),
  hours: field('hrs', list(openingHours), 'When it is open.'),
  specialHours: field('xhrs', list(specialHours), 'The days of the next two weeks on which other hours hold.'),
  supply: field('spl', optional(branchSupply), 'What it has of the items asked about.'),
})
export type Branch = EntityOf<typeof branch>

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

export const paymentType = entity('PaymentType', {
  id: field('id', id, 'Its id.'),
  code: field('cd', paymentTypeCode, 'Which way of paying it is.'),
  name: field('nm', text, 'Its name.'),
  help: field('dsr', text, 'What happens next, in one sentence.'),
  fee: field('fee', money, 'What it adds to the total.'),
  refusedFrom: field('mxt', nullable(money), 'Totals from this amount on cannot be paid this way.'),
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

export const listCountries = endpoint({
  name: 'listCountries',
  method: 'GET',
  path: '/countries/getallfront',
  description: 'The countries an address can be in.',
  input: noInput,
  output: list(country),
  refusals: [],
  isPublic: true,
})

export const listCountryRegions = endpoint({
  name: 'listCountryRegions',
  method: 'GET',
  path: '/countryregions/getbycountry',
  description: 'The regions of a country; empty where the shop does not ask for one.',
  input: entity('CountryRegionsQuery', { countryId: field('cid', queryId, 'The country.') }),
  output: list(countryRegion),
  refusals: ['country_not_found'],
  isPublic: true,
})

export const listPostalCodes = endpoint({
  name: 'listPostalCodes',
  method: 'GET',
  path: '/postalcodes/getallfront',
  description: 'The postal codes the shop knows, for filling in; unknown ones are accepted as typed.',
  input: noInput,
  output: list(postalCode),
  refusals: [],
  isPublic: true,
})

export const listBranches = endpoint({
  name: 'listBranches',
  method: 'GET',
  path: '/takeawaystores/getallfront',
  description:
    'The branches where an order can be collected; with items, what each has of them and when all are ready.',
  input: entity('BranchesQuery', {
    items: field('items', optional(queryItems(maxCartLines)), 'A cart: `product-form-copies`, separated by commas.'),
    holdKey: field('hold', optional(uuid), 'Of what is held for the buyer, who finds these copies in the branches.'),
  }),
  output: list(branch),
  refusals: [],
  isPublic: true,
})

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
