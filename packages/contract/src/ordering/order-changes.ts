// Wire contract of what buyers change about an order that the shop has not begun with.

import * as contact from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { uuid } from '../shape.ts'
import { orderTracking } from './orders.ts'

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
