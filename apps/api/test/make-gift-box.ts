// Gift boxes, and carts with filled ones.

import type { Executor } from '../src/database/transaction.ts'
import { makeProduct } from './make-product.ts'
import { line, type Wire } from './order-request.ts'

/** For four things, unless told otherwise. */
export const makeGiftBox = (db: Executor, input: Parameters<typeof makeProduct>[1] = {}) =>
  makeProduct(db, { kind: 'giftbox', name: 'Κουτί', taxClass: 'standard', priceCents: 620, boxCapacity: 4, ...input })

/** `words`: on its card. */
export const filled = (box: number, things: Wire[], quantity = 1, words?: string): Wire => ({
  ...line(box, quantity),
  ext: { box: { items: things, ...(words && { wrd: words }) } },
})
