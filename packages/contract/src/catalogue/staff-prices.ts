// Wire contract of prices as staff see and change them.

import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { queryId } from '../query-shapes.ts'
import { id, integer, isoDate, money, nullable } from '../shape.ts'

export const productPrice = entity('StaffProductPrice', {
  id: field('id', id, 'The product.'),
  version: field('vrs', integer, 'Of the product; a save names the one it read.'),
  price: field('prc', money, 'What it costs, VAT included.'),
  publisherPrice: field('pbprc', nullable(money), 'The publisher’s price, where there is one.'),
  protectedUntil: field('ppdt', nullable(isoDate), 'The last day of the uniform price; null when it does not hold.'),
})
export type StaffProductPrice = EntityOf<typeof productPrice>

export const getProductPrice = endpoint({
  name: 'getProductPrice',
  method: 'GET',
  path: '/staff/products/price',
  description: 'The price of a product, with the version that a change of it names.',
  input: entity('GetProductPrice', { id: field('id', queryId, 'The product.') }),
  output: productPrice,
  refusals: ['product_not_found'],
  access: { staff: 'catalogue.read' },
  isPublic: false,
})

export const changeProductPrice = endpoint({
  name: 'changeProductPrice',
  method: 'PUT',
  path: '/staff/products/price',
  description: 'Changes a price. Refused when the product was changed since it was read; the details name its version.',
  input: entity('ChangeProductPrice', {
    id: field('id', id, 'The product.'),
    version: field('vrs', integer, 'The version that was read.'),
    price: field('prc', money, 'What it is to cost, VAT included.'),
  }),
  output: productPrice,
  refusals: [
    'product_not_found',
    'row_changed',
    'price_not_an_amount',
    'price_unchanged',
    'price_below_floor',
    'price_above_publishers',
  ],
  access: { staff: 'prices.write', subject: 'product' },
  isPublic: false,
})
