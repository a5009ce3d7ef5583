// Wire contract of the lines that are asked for. The browser never sends a price.

import { maxCartLines, maxQuantityPerLine } from '@stoa/domain/ordering/cart/cart'
import * as z from 'zod/mini'
import { entity, field } from '../entity.ts'
import { id, list, optional, scalar } from '../shape.ts'
import { lineExtension } from './line-extension.ts'

export const wireId = scalar(z.int().check(z.minimum(0), z.maximum(2_147_483_647)))
const requestedQuantity = scalar(z.int().check(z.minimum(1), z.maximum(maxQuantityPerLine * 10)))

/** A line without one has no such field. */
export const extension = field('ext', optional(lineExtension), 'What else the line says; its product allows it.')

export const cartItem = entity('CartItem', {
  productId: field('pid', id, 'The product.'),
  dimensionId: field('dimension', wireId, 'The form chosen; 0 when there is one only.'),
  quantity: field('quantity', requestedQuantity, 'How many are wished for.'),
  extension,
})

export const cartItems = list(cartItem, maxCartLines)
