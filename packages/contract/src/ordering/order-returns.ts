// Wire contract of what was withdrawn from an order and what came back of it.

import { refundCauses, refundStates, refundTargets, statementStates } from '@stoa/domain/ordering/returns/return-state'
import * as contact from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { boolean, integer, isoDate, isoDateTime, list, money, nullable, oneOf, text, uuid } from '../shape.ts'

const returnedLine = entity('ReturnedLine', {
  name: field('nm', text, 'Its name when it was bought.'),
  quantity: field('quantity', integer, 'How many copies.'),
})

const orderStatement = entity('OrderStatement', {
  code: field('cd', text, 'The number of the statement.'),
  at: field('dt', isoDateTime, 'When the shop got it.'),
  state: field('st', oneOf(statementStates), 'How far it has come.'),
  lines: field('lns', list(returnedLine), 'The copies; none where it is in words.'),
  sendBackBy: field('sndby', nullable(isoDate), 'By when goods have to be on their way; null where none are.'),
  hasNote: field('note', boolean, 'Whether there is a note for the parcel.'),
})
export type OrderStatement = EntityOf<typeof orderStatement>

const orderReturn = entity('OrderReturn', {
  at: field('dt', isoDateTime, 'When it came back, the order came to nothing, or the amount was granted.'),
  cause: field(
    'cs',
    oneOf(refundCauses),
    'Copies that came back, or were withdrawn from and never left; all of the order, returned or cancelled; or an amount.',
  ),
  lines: field('lns', list(returnedLine), 'The copies; none where it is all of the order, or an amount.'),
  refund: field('rfnd', money, 'What of it comes back in money.'),
  giftCards: field('gcrfnd', money, 'What of it went back to gift cards.'),
  state: field('st', oneOf(refundStates), 'Whether that is done.'),
  to: field('rfto', oneOf(refundTargets), 'Where to: back to what paid the order, or to a bank account.'),
  dueOn: field('due', nullable(isoDate), 'The last day for it; null where nothing is owed.'),
})
export type OrderReturn = EntityOf<typeof orderReturn>

export const orderReturns = entity('OrderReturns', {
  statements: field('wds', list(orderStatement), 'Statements of withdrawal, oldest first.'),
  returns: field('rtns', list(orderReturn), 'What came back, oldest first.'),
})
export type OrderReturns = EntityOf<typeof orderReturns>

export const listOrderReturns = endpoint({
  name: 'listOrderReturns',
  method: 'POST',
  path: '/orders/getreturns',
  description:
    'What was withdrawn from an order with its e-mail and what came back of it, for whoever knows both its uid and that e-mail.',
  input: entity('OrderReturnsQuery', {
    uid: field('uid', uuid, 'The order’s uid.'),
    email: field('email', contact.email, 'The e-mail it was placed with.'),
  }),
  output: orderReturns,
  refusals: ['order_not_found'],
  isPublic: false,
})
