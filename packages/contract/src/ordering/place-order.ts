// Wire contract of placing an order. Wire names of the checkout form are the specification's.

import { checkCity, checkPostalCode, checkStreet } from '@stoa/domain/identity/field-rules'
import { contactChannels } from '@stoa/domain/ordering/messages/contact-channels'
import { mostInstalmentsEver } from '@stoa/domain/ordering/payment/instalments'
import * as z from 'zod/mini'
import * as contact from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { chosenId, chosenOf } from '../ruled.ts'
import { boolean, money, oneOf, optional, scalar, text, typed, uuid, withDefault } from '../shape.ts'
import { channelField, reductionFields } from './cart.ts'
import { cartItems } from './cart-items.ts'
import { paymentTypeId, shippingTypeId } from './checkout.ts'
import { pickupPointId } from './pickup-points.ts'

const unlessByEmail = '; needed unless only gift cards are ordered or all is collected, with a receipt.'

const billingFields = {
  addressTitle: field('adrtl', contact.addressTitle.ifGiven, 'What the buyer calls the address.'),
  firstName: field('fnm', contact.firstName, 'First name.'),
  lastName: field('lnm', contact.lastName, 'Last name.'),
  mobile: field('mob', contact.mobile, 'Mobile phone, 7 to 18 digits: the courier calls it.'),
  phone: field('tel', contact.phone.ifGiven, 'Another phone.'),
  countryId: field('ctid', contact.countryOfForm, 'Country; Greece, 1, when left out.'),
  regionId: field('crid', contact.regionId.ifGiven, 'Region, where the country has them.'),
  street: field('adr1', contact.street.ifGiven, `Street and number${unlessByEmail}`),
  city: field('ct', contact.city.ifGiven, `Town${unlessByEmail}`),
  area: field('ar', contact.area.ifGiven, 'Area or village.'),
  building: field('bnm', contact.building.ifGiven, 'Name at the bell, floor.'),
  postalCode: field('pc', contact.postalCode.ifGiven, `Postal code, 4 to 7 characters${unlessByEmail}`),
}

const deliveryFields = {
  deliveryAddressTitle: field('dadrtl', contact.addressTitle.ifGiven, 'What the buyer calls the address.'),
  deliveryFirstName: field('dfnm', contact.firstName.ifGiven, 'First name.'),
  deliveryLastName: field('dlnm', contact.lastName.ifGiven, 'Last name.'),
  deliveryMobile: field('dmob', contact.mobile.ifGiven, 'Mobile phone.'),
  deliveryPhone: field('dtel', contact.phone.ifGiven, 'Another phone.'),
  deliveryCountryId: field('dctid', contact.countryId.ifGiven, 'Country; Greece when left out.'),
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

const orderFields = entity('OrderRequest', {
  items: field('items', cartItems, 'The cart.'),
  ...reductionFields,
  channel: channelField,
  fingerprint: field('fp', typed(1, 100), 'The fingerprint of the totals the buyer saw.'),
  email: field('eml', contact.email, 'Where the confirmation goes.'),
  contactChannel: field(
    'cnch',
    optional(oneOf(contactChannels)),
    'How the buyer wants to hear how the order goes; by e-mail when left out, and where a message to the phone is not possible.',
  ),
  ...billingFields,
  ...invoiceFields,
  sameAddress: field(
    'same',
    withDefault(boolean, true),
    'Deliver to the billing address, also when left out; otherwise the fields with `d` are needed.',
  ),
  ...deliveryFields,
  remarks: field('ncm', contact.remarks.ifGiven, 'A word to the shop.'),
  shippingTypeId: field('shtid', shippingTypeId, 'The way of receiving.'),
  branchId: field('tsid', chosenId('branch_missing').ifGiven, 'The branch to collect from.'),
  pointId: field('ppid', pickupPointId.ifGiven, 'The locker or pickup point to collect from, by its carrier’s id.'),
  paymentTypeId: field('pmtid', paymentTypeId.ifGiven, 'The way of paying; needed unless nothing is due.'),
  instalments: field(
    'inst',
    optional(scalar(z.int().check(z.minimum(1), z.maximum(mostInstalmentsEver)))),
    'In how many monthly instalments; at once when left out. For credit cards alone.',
  ),
  acceptedTerms: field('trms', contact.acceptedTerms, 'The buyer accepts the terms.'),
  acceptedNewsletter: field(
    'nwsl',
    withDefault(boolean, false),
    'The buyer asks for the newsletter; not when left out.',
  ),
})

/** What an address has at least, by the wire's names; what is missing breaks the same rules as what is empty. */
const placeRules = [
  ['adr1', checkStreet],
  ['ct', checkCity],
  ['pc', checkPostalCode],
] as const

const anyOrder = z.object({
  items: z.array(z.unknown()),
  rt: z.unknown(),
  tsid: z.optional(z.unknown()),
  ppid: z.optional(z.unknown()),
})
const giftCardLine = z.object({ ext: z.object({ gc: z.object({}) }) })

/** Before the rest of it is known to be well-formed. Whether it is collected indeed is decided with the way of receiving. */
function lacks(order: unknown, name: string): boolean {
  const { success, data } = anyOrder.safeParse(order)
  if (!success || (data.rt !== 'invoice' && (isCollected(data) || isGiftCardsOnly(data.items)))) return false
  const given: unknown = Reflect.get(Object(order), name)
  return given === undefined || given === null || given === ''
}

const isCollected = ({ tsid, ppid }: { tsid?: unknown; ppid?: unknown }): boolean => Boolean(tsid) || Boolean(ppid)

const isGiftCardsOnly = (items: readonly unknown[]): boolean => items.length > 0 && items.every(isGiftCard)

const isGiftCard = (line: unknown): boolean => giftCardLine.safeParse(line).success

/** A field that is wrong does not keep the others from being asked for. */
export const orderRequest: typeof orderFields = {
  ...orderFields,
  schema: placeRules.reduce(
    (schema, [name, check]) =>
      schema.check(
        z.refine((order) => !lacks(order, name), { path: [name], error: check('') ?? undefined, when: () => true }),
      ),
    orderFields.schema,
  ),
}
export type OrderRequest = EntityOf<typeof orderRequest>

export const placedOrder = entity('PlacedOrder', {
  uid: field('uid', uuid, 'Identifies the order in addresses; not to be guessed.'),
  code: field('cd', text, 'The number people use.'),
  total: field('ttl', money, 'What the order costs.'),
  due: field('due', money, 'What of it is left to pay with money: without gift cards and points.'),
  paidAtProvider: field(
    'atprv',
    boolean,
    'Whether the buyer pays next on a provider’s page: a form posted to `/api/payments/begin/{uid}` leads there.',
  ),
})
export type PlacedOrder = EntityOf<typeof placedOrder>

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
    'not_on_sale_yet',
    'extension_not_accepted',
    'extension_missing',
    'text_too_long',
    'bought_by_parts',
    'send_day_invalid',
    'box_too_full',
    'boxes_too_many',
    'box_item_refused',
    'box_item_unavailable',
    'totals_changed',
    'gift_note_not_accepted',
    'gift_card_changed',
    'points_changed',
    'shipping_type_not_found',
    'shipping_not_available',
    'shipping_not_for_contents',
    'parcel_too_heavy',
    'payment_required',
    'payment_type_not_found',
    'payment_not_available',
    'payment_amount_too_high',
    'instalments_not_available',
    'unpaid_limit_reached',
    'branch_required',
    'branch_not_found',
    'point_required',
    'point_not_found',
    'country_not_found',
    'region_required',
    'region_not_found',
    'postal_code_invalid',
    'invoice_details_required',
    'vat_number_invalid',
    'vat_number_not_business',
    'address_required',
    'delivery_address_required',
    'terms_not_accepted',
    'idempotency_key_missing',
    'idempotency_key_reused',
  ],
  idempotent: true,
  access: 'either',
  isPublic: false,
})
