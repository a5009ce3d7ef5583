// Wire contract of the tax documents of an order.

import { documentKinds } from '@stoa/domain/ordering/order/order-document'
import * as contact from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { integer, isoDate, money, nullable, oneOf, text, typed, uuid } from '../shape.ts'

export const orderDocument = entity('OrderDocument', {
  uid: field('uid', text, 'Identifies the document at the tax authority.'),
  kind: field('kind', oneOf(documentKinds), 'A receipt, an invoice, or what takes one of them back.'),
  series: field('srs', text, 'Its series.'),
  number: field('aa', integer, 'Its number in the series.'),
  issuedOn: field('date', isoDate, 'The day on which it was issued.'),
  total: field('ttl', money, 'Its amount.'),
  mark: field('mark', nullable(text), 'Its number at the tax authority; null until it is transmitted.'),
})
export type OrderDocument = EntityOf<typeof orderDocument>

export const getOrderDocument = endpoint({
  name: 'getOrderDocument',
  method: 'POST',
  path: '/orders/getdocument',
  description: 'A tax document of an order as a PDF, for whoever knows both its uid and the e-mail it was placed with.',
  input: entity('OrderDocumentQuery', {
    uid: field('uid', uuid, 'The order’s uid.'),
    email: field('email', contact.email, 'The e-mail it was placed with.'),
    document: field('doc', typed(40, 40), 'The uid of the document.'),
  }),
  output: entity('OrderDocumentFile', {
    name: field('nm', text, 'The name of the file.'),
    pdf: field('pdf', text, 'The file, in base64.'),
  }),
  refusals: ['order_not_found'],
  isPublic: false,
})
