// Wire contract of what buyers change about an order that the shop has not begun with.

import { mostInstalmentsEver } from '@stoa/domain/ordering/payment/instalments'
import * as z from 'zod/mini'
import * as contact from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { id, list, optional, scalar, text, uuid } from '../shape.ts'
import { instalmentPlan, paymentTypeCode } from './checkout.ts'
import { orderTracking } from './orders.ts'
import { placedOrder } from './place-order.ts'

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  method: 'POST',
  path: '/orders/cancelbycustomer',
  description:
    'Cancels an order with which the shop has not begun, for whoever knows both its uid and the e-mail it was placed with. Repeated, it changes nothing.',
  input: entity('OrderCancel', {
    uid: field('uid', uuid, 'The order’s uid.'),
    email: field('email', contact.email, 'The e-mail it was placed with.'),
  }),
  output: orderTracking,
  refusals: ['order_not_found', 'order_not_cancellable'],
  isPublic: false,
})

export const changeOrderAddress = endpoint({
  name: 'changeOrderAddress',
  method: 'POST',
  path: '/orders/updateaddressbycustomer',
  description:
    'Changes where an order goes, within its postal code and while the shop has not begun with it, for whoever knows both its uid and the e-mail it was placed with. Repeated, it changes nothing.',
  input: entity('OrderAddressChange', {
    uid: field('uid', uuid, 'The order’s uid.'),
    email: field('email', contact.email, 'The e-mail it was placed with.'),
    firstName: field('fnm', contact.firstName, 'First name.'),
    lastName: field('lnm', contact.lastName, 'Last name.'),
    mobile: field('mob', contact.mobile, 'Mobile phone, 7 to 18 digits: the courier calls it.'),
    phone: field('tel', contact.phone.ifGiven, 'Another phone.'),
    street: field('adr1', contact.street, 'Street and number.'),
    city: field('ct', contact.city, 'Town.'),
    area: field('ar', contact.area.ifGiven, 'Area or village.'),
    building: field('bnm', contact.building.ifGiven, 'Name at the bell, floor.'),
    postalCode: field('pc', contact.postalCode, 'That of the order.'),
  }),
  output: orderTracking,
  refusals: ['order_not_found', 'order_address_fixed', 'order_address_elsewhere'],
  isPublic: false,
})
export type OrderAddressChange = EntityOf<typeof changeOrderAddress.input>

const orderKey = {
  uid: field('uid', uuid, 'The order’s uid.'),
  email: field('email', contact.email, 'The e-mail it was placed with.'),
}

const otherPayment = entity('OtherPayment', {
  id: field('id', id, 'The way of paying.'),
  code: field('cd', paymentTypeCode, 'Which one it is.'),
  name: field('nm', text, 'Its name.'),
  help: field('dsr', text, 'What happens next, in one sentence.'),
  instalments: field(
    'insts',
    list(instalmentPlan),
    'In how many monthly instalments a credit card may pay, besides at once.',
  ),
})
export type OtherPayment = EntityOf<typeof otherPayment>

export const listOtherPayments = endpoint({
  name: 'listOtherPayments',
  method: 'POST',
  path: '/orders/getotherpaymenttypes',
  description:
    'The other ways in which an order can be paid that waits for its payment, for whoever knows both its uid and the e-mail it was placed with. They cost the same.',
  input: entity('OtherPaymentsQuery', orderKey),
  output: list(otherPayment),
  refusals: ['order_not_found', 'order_payment_fixed'],
  isPublic: false,
})

export const changeOrderPayment = endpoint({
  name: 'changeOrderPayment',
  method: 'POST',
  path: '/orders/updatepaymentbycustomer',
  description:
    'Has an order paid in another way that waits for its payment. A payment under way at a provider is given up; what is paid there after all is settled, or paid back.',
  input: entity('OrderPaymentChange', {
    ...orderKey,
    paymentTypeId: field('pmtid', id, 'One of the other ways of paying.'),
    instalments: field(
      'inst',
      optional(scalar(z.int().check(z.minimum(1), z.maximum(mostInstalmentsEver)))),
      'In how many monthly instalments; at once when left out.',
    ),
  }),
  output: placedOrder,
  refusals: [
    'order_not_found',
    'order_payment_fixed',
    'payment_not_available',
    'instalments_not_available',
    'unpaid_limit_reached',
  ],
  isPublic: false,
})
export type OrderPaymentChange = EntityOf<typeof changeOrderPayment.input>
