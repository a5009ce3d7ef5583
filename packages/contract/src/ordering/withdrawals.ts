// Wire contract of withdrawing from an order: what can be withdrawn from, what comes back, and the statement itself.

import { withdrawalObstacles } from '@stoa/domain/ordering/returns/withdrawable'
import * as z from 'zod/mini'
import * as contact from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import {
  boolean,
  integer,
  isoDate,
  isoDateTime,
  list,
  money,
  nullable,
  oneOf,
  optional,
  scalar,
  text,
  typed,
} from '../shape.ts'
import { paymentTypeCode } from './checkout.ts'

const position = scalar(z.int().check(z.minimum(0), z.maximum(9999)))
const copies = scalar(z.int().check(z.minimum(1), z.maximum(9999)))

const withdrawnCopies = entity('WithdrawnCopies', {
  line: field('ln', position, 'The line of the order, counted from 0.'),
  quantity: field('quantity', copies, 'How many of its copies.'),
})

const orderCode = field('cd', typed(1, 40), 'The number of the order, in any case, with or without its dashes.')
const orderEmail = field('email', contact.email, 'The e-mail it was placed with.')

const withdrawableLine = entity('WithdrawableLine', {
  line: field('ln', integer, 'Its position in the order, counted from 0.'),
  productId: field('pid', integer, 'The product.'),
  dimensionId: field('dimension', integer, 'The form; 0 when there is one only.'),
  code: field('cd', text, 'The product’s code.'),
  name: field('nm', text, 'Its name when it was bought.'),
  dimensionName: field('dnm', nullable(text), 'The form in words.'),
  boxName: field('bxnm', nullable(text), 'Of what is in a gift box: the name of the box.'),
  quantity: field('quantity', integer, 'How many were bought.'),
  left: field('left', integer, 'From how many of them can be withdrawn.'),
  total: field('ttl', money, 'What all of them cost.'),
  obstacle: field('why', nullable(oneOf(withdrawalObstacles)), 'Why not from more; null when it is all of them.'),
  lastDay: field('until', nullable(isoDate), 'The last day; null while the goods are not received.'),
})

export const withdrawableOrder = entity('WithdrawableOrder', {
  code: field('cd', text, 'The number people use.'),
  receivedOn: field('rcvd', nullable(isoDate), 'When the last of it was received; null until then.'),
  lines: field('items', list(withdrawableLine), 'What was bought.'),
})
export type WithdrawableOrder = EntityOf<typeof withdrawableOrder>

export const findWithdrawable = endpoint({
  name: 'findWithdrawable',
  method: 'POST',
  path: '/withdrawals/find',
  description:
    'What of an order can be withdrawn from, for whoever knows both its number and the e-mail it was placed with. A wrong number and a wrong e-mail get the same answer.',
  input: entity('WithdrawalLookUp', { code: orderCode, email: orderEmail }),
  output: withdrawableOrder,
  refusals: ['order_not_found'],
  isPublic: false,
})

const repaid = {
  refund: field('rfnd', money, 'What comes back in all.'),
  delivery: field('shp', money, 'Of that, delivery and fees.'),
  points: field('lpnt', money, 'Of that, to the loyalty points.'),
  giftCards: field('gfc', money, 'Of that, to gift cards.'),
  money: field('mny', money, 'Of that, in money.'),
  paid: field('pd', boolean, 'Whether the order is paid: what is not needs no money back.'),
  payment: field('pmt', paymentTypeCode, 'The way it was paid.'),
  cancels: field('cncl', boolean, 'Whether the order is cancelled by it, as nothing of it has left.'),
  sendsBack: field('sndb', boolean, 'Whether there are goods to send back: what has not left ends with the statement.'),
  held: field(
    'hld',
    optional(boolean),
    'Whether a provider holds its amount, which is released or charged without this.',
  ),
  sendBackBy: field('sndby', isoDate, 'By when they have to be on their way.'),
  refundBy: field('rfby', isoDate, 'By when the money is back, unless the goods come later.'),
}

export const withdrawalTerms = entity('WithdrawalTerms', repaid)
export type WithdrawalTerms = EntityOf<typeof withdrawalTerms>

export const previewWithdrawal = endpoint({
  name: 'previewWithdrawal',
  method: 'POST',
  path: '/withdrawals/preview',
  description: 'What a statement about these copies would bring about. States nothing.',
  input: entity('WithdrawalPreview', {
    code: orderCode,
    email: orderEmail,
    lines: field('lns', list(withdrawnCopies, 500), 'The copies.'),
  }),
  output: withdrawalTerms,
  refusals: ['order_not_found', 'withdrawal_not_possible'],
  isPublic: false,
})

export const statedWithdrawal = entity('StatedWithdrawal', {
  code: field('cd', text, 'The number of the statement.'),
  at: field('dt', isoDateTime, 'When the shop got it.'),
  terms: field('trm', nullable(withdrawalTerms), 'What follows; null when it is in words, which a person reads.'),
})
export type StatedWithdrawal = EntityOf<typeof statedWithdrawal>

/** `receipt`: that it was stated, and what follows. `returnNote`: what goes into the parcel. */
export const withdrawalFiles = ['receipt', 'returnNote'] as const
export type WithdrawalFile = (typeof withdrawalFiles)[number]

export const getWithdrawalDocument = endpoint({
  name: 'getWithdrawalDocument',
  method: 'POST',
  path: '/withdrawals/getdocument',
  description:
    'A statement as a PDF to keep, or the note that goes into the parcel with what is sent back, for whoever knows both its number and the e-mail that it was stated with. A wrong number, a wrong e-mail and a note of what is not sent back get the same answer.',
  input: entity('WithdrawalDocumentQuery', {
    code: field('cd', typed(1, 40), 'The number of the statement.'),
    email: field('email', contact.email, 'The e-mail that it was stated with.'),
    kind: field('kind', oneOf(withdrawalFiles), 'Which of them.'),
  }),
  output: entity('WithdrawalDocumentFile', {
    name: field('nm', text, 'The name of the file.'),
    pdf: field('pdf', text, 'The file, in base64.'),
  }),
  refusals: ['withdrawal_not_found'],
  isPublic: false,
})

export const declareWithdrawal = endpoint({
  name: 'declareWithdrawal',
  method: 'POST',
  path: '/withdrawals/save',
  description:
    'States that somebody withdraws from an order or a part of it, with an e-mail that acknowledges it. With lines, their order is found by its number and e-mail. Without, the statement is accepted as it is, whether or not there is such an order.',
  input: entity('WithdrawalStatement', {
    name: field('nm', typed(1, 120), 'Whose it is.'),
    email: field('email', contact.email, 'Where the acknowledgement goes; with lines, the e-mail of the order.'),
    code: field('cd', optional(typed(0, 40)), 'The number of the order, as far as it is known.'),
    lines: field('lns', list(withdrawnCopies, 500), 'The copies; none when it is in words.'),
    words: field('wrds', optional(typed(0, 1000)), 'What it is about, in words.'),
  }),
  output: statedWithdrawal,
  refusals: [
    'order_not_found',
    'withdrawal_not_possible',
    'withdrawal_empty',
    'idempotency_key_missing',
    'idempotency_key_reused',
  ],
  idempotent: true,
  isPublic: false,
})
