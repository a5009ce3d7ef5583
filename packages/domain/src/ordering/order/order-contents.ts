// What an order has in it, as far as its way to the buyer differs: gift cards have nothing to be packed, and what is made
// to order is made first.

import { isMadeToOrder, isShipped } from '../../catalogue/product-kinds.ts'

export const orderContents = ['books', 'goods', 'made', 'gift_cards'] as const

export type OrderContent = (typeof orderContents)[number]

interface OrderedProduct {
  kind: string
  isBook: boolean
}

function contentOf({ kind, isBook }: OrderedProduct): OrderContent {
  if (!isShipped(kind)) return 'gift_cards'
  if (isMadeToOrder(kind)) return 'made'
  return isBook ? 'books' : 'goods'
}

/** Each once, in the order of the list. */
export function contentsOf(products: readonly OrderedProduct[]): OrderContent[] {
  const found = new Set(products.map(contentOf))
  return orderContents.filter((content) => found.has(content))
}

/** What the shop does first: the gift cards of an order of other things are not what it waits for. */
export function preparationOf(contents: readonly OrderContent[]): OrderContent {
  if (contents.includes('made')) return 'made'
  const packed = contents.filter((content) => content !== 'gift_cards')
  if (packed.length === 0 && contents.length > 0) return 'gift_cards'
  return packed.length === 1 && packed[0] === 'books' ? 'books' : 'goods'
}
