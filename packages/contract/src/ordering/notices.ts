// Wire contract of back-in-stock notices: requested by e-mail address, confirmed and cancelled by the token in the
// e-mail.

import * as z from 'zod/mini'
import { email } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { id, language, oneOf, scalar, text, uuid } from '../shape.ts'

/** Consent must come from a checkbox that was not checked in advance. */
const acceptedTrue = scalar(z.literal(true))

const token = field('uid', uuid, 'The key in the e-mail.')

export const stockNotice = entity('StockNotice', {
  state: field(
    'st',
    oneOf(['asked', 'waiting', 'sent', 'stopped']),
    'Not confirmed yet; waiting for the book; written to; withdrawn.',
  ),
  awaited: field('for', oneOf(['return', 'release', 'copy']), 'The next copy, the first, or one that is found.'),
  productName: field('nm', text, 'The product’s name.'),
  productNameLanguage: field('nmlg', language, 'The language `nm` is written in.'),
  productUrl: field('eurl', text, 'The last part of the product’s address.'),
})
export type StockNotice = EntityOf<typeof stockNotice>

export const requestStockNotice = endpoint({
  name: 'requestStockNotice',
  method: 'POST',
  path: '/stocknotices/request',
  description:
    'Asks for an e-mail when a product can be had. The answer is the same whether the address was known or not.',
  input: entity('StockNoticeRequest', {
    productId: field('pid', id, 'The product.'),
    email: field('eml', email, 'Where the e-mails go.'),
    consent: field('agr', acceptedTrue, 'True: the person agreed to the words on the page.'),
  }),
  output: entity('StockNoticeAccepted', {
    accepted: field('ok', scalar(z.literal(true)), 'An e-mail goes out when one is due.'),
  }),
  refusals: ['product_not_found', 'notice_not_needed'],
  isPublic: false,
})

export const getStockNotice = endpoint({
  name: 'getStockNotice',
  method: 'GET',
  path: '/stocknotices/getbyuid',
  description: 'What the key in an e-mail stands for. Reading it changes nothing.',
  input: entity('StockNoticeQuery', { uid: token }),
  output: stockNotice,
  refusals: ['notice_not_found'],
  isPublic: false,
})

export const confirmStockNotice = endpoint({
  name: 'confirmStockNotice',
  method: 'POST',
  path: '/stocknotices/confirm',
  description: 'Confirms that the e-mail was wanted; once more changes nothing.',
  input: entity('StockNoticeConfirmation', { uid: token }),
  output: stockNotice,
  refusals: ['notice_not_found'],
  isPublic: false,
})

export const stopStockNotice = endpoint({
  name: 'stopStockNotice',
  method: 'POST',
  path: '/stocknotices/stop',
  description: 'Withdraws the wish and forgets the address; once more changes nothing.',
  input: entity('StockNoticeStop', { uid: token }),
  output: stockNotice,
  refusals: ['notice_not_found'],
  isPublic: false,
})
