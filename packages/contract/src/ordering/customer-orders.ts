// Wire contract of a customer's own orders.

import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { queryId, queryInteger, queryUuid } from '../query-shapes.ts'
import {
  boolean,
  id,
  integer,
  isoDate,
  isoDateTime,
  list,
  money,
  nullable,
  oneOf,
  optional,
  text,
  uuid,
} from '../shape.ts'
import { paymentTypeCode, shippingTypeCode } from './checkout.ts'
import { order, orderLine, orderStatus } from './orders.ts'

/** The filters of the order history; each stands for several statuses. */
export const orderFilters = ['all', 'pending', 'processing', 'shipped', 'completed'] as const
export const orderPeriods = ['all', '30', '90', '365'] as const

export const orderSummary = entity('OrderSummary', {
  id: field('id', id, 'The order.'),
  uid: field('uid', uuid, 'Identifies it in addresses.'),
  code: field('cd', text, 'The number people use.'),
  placedAt: field('date', isoDateTime, 'When it was placed.'),
  status: field('st', orderStatus, 'Its state now.'),
  statusAt: field('stdt', isoDateTime, 'Since when.'),
  total: field('ttl', money, 'What it costs.'),
  due: field(
    'due',
    money,
    'What of it is or was to be paid with money: without gift cards and points, and without what came back before.',
  ),
  copies: field('qty', integer, 'How many things it holds.'),
  shipping: field('sht', shippingTypeCode, 'The way of receiving.'),
  payment: field('pmt', paymentTypeCode, 'The way of paying.'),
  awaited: field('awt', boolean, 'Whether it waits for copies that were ordered ahead.'),
  payBy: field(
    'pyby',
    nullable(isoDate),
    'The last day on which it can be paid anew, where its amount is not held any more.',
  ),
  deliveryFrom: field('dfr', isoDate, 'The first day it can come.'),
  deliveryTo: field('dto', isoDate, 'The day by which it comes.'),
  productIds: field('pids', list(id), 'Its first products, five at most, for their covers.'),
})
export type OrderSummary = EntityOf<typeof orderSummary>

const customerOrders = entity('CustomerOrders', {
  orders: field('items', list(orderSummary), 'Newest first.'),
  total: field('total', integer, 'How many there are in all with these filters.'),
})

export const listCustomerOrders = endpoint({
  name: 'listCustomerOrders',
  method: 'GET',
  path: '/orders/getbycustomerid',
  description: 'The orders of the customer of the session; an id in the query is ignored.',
  input: entity('CustomerOrdersQuery', {
    customerId: field('id', optional(queryId), 'Ignored.'),
    status: field('status', optional(oneOf(orderFilters)), 'All when left out.'),
    period: field('days', optional(oneOf(orderPeriods)), 'Placed within so many days; all when left out.'),
    page: field('page', optional(queryInteger(1, 100_000)), '1 when left out.'),
    pageSize: field('psize', optional(queryInteger(1, 100)), '10 when left out.'),
  }),
  output: customerOrders,
  refusals: [],
  access: 'customer',
  isPublic: false,
})

export const getCustomerOrder = endpoint({
  name: 'getCustomerOrder',
  method: 'GET',
  path: '/orders/getcustomerorder',
  description: 'One of the customer’s own orders, in full.',
  input: entity('CustomerOrderQuery', { uid: field('uid', queryUuid, 'The order’s uid.') }),
  output: order,
  refusals: ['order_not_found'],
  access: 'customer',
  isPublic: false,
})

export const listOrderLines = endpoint({
  name: 'listOrderLines',
  method: 'GET',
  path: '/orderlines/getbyorderid',
  description: 'What one of the customer’s own orders holds.',
  input: entity('OrderLinesQuery', { id: field('id', queryId, 'The order.') }),
  output: list(orderLine),
  refusals: ['order_not_found'],
  access: 'customer',
  isPublic: false,
})
