// Wire contract of the order tool, by which the shop's ERP reads and moves orders.

import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { boolean, list, oneOf, text, uuid, withDefault } from '../shape.ts'
import { order, orderStatus, statusChange } from './orders.ts'

/** Of an order that is cancelled: whether its buyer gets an e-mail about it. */
export const cancelNotifications = ['order_canceled', 'order_canceled_notify_customer'] as const

export const movedOrder = entity('MovedOrder', {
  uid: field('uid', uuid, 'The order’s uid.'),
  code: field('cd', text, 'The number people use.'),
  status: field('st', orderStatus, 'Its state now.'),
  changed: field('chgd', boolean, 'Whether this call moved it; false when it was there already.'),
  changes: field('changes', list(statusChange), 'Its life so far, oldest first.'),
})
export type MovedOrder = EntityOf<typeof movedOrder>

export const readOrderByTool = endpoint({
  name: 'readOrderByTool',
  method: 'POST',
  path: '/{provider}/OrderTool/GetOrder',
  description: 'An order as its buyer sees it, for a system that an event has told of it. Events name nobody.',
  input: entity('ToolOrderQuery', { uid: field('uid', uuid, 'The order’s uid, as events say it.') }),
  output: order,
  refusals: ['order_not_found'],
  access: 'tool',
  isPublic: false,
})

export const updateOrderState = endpoint({
  name: 'updateOrderState',
  method: 'POST',
  path: '/{provider}/OrderTool/UpdateState',
  description:
    'Moves an order to a state. Repeated, it changes nothing. A move that may not follow is refused with `order_move_refused`, whose details give the state as it is and those that may follow. While copies that were ordered ahead are missing, nothing begins: `order_copies_missing`. While the money is only held, nothing is handed over: `order_payment_held`; it is captured once the order is invoiced or a shipment is asked for.',
  input: entity('OrderStateUpdate', {
    uid: field('uid', uuid, 'The order’s uid.'),
    status: field('st', orderStatus, 'The state that it comes to.'),
    notification: field(
      'ntf',
      withDefault(oneOf(cancelNotifications), 'order_canceled_notify_customer'),
      'Of a cancel: whether the buyer gets an e-mail about it. Left out, they do.',
    ),
  }),
  output: movedOrder,
  refusals: ['order_not_found', 'order_move_refused', 'order_copies_missing', 'order_payment_held'],
  access: 'tool',
  isPublic: false,
})
