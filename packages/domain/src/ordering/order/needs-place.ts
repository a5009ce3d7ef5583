// Whether an order needs an address. Gift cards go by e-mail, so who buys nothing else gives a name and no address, except
// for an invoice, on which it stands.

import type { CartItem } from '../cart/cart.ts'

interface PlaceFacts {
  items: readonly Pick<CartItem, 'extension'>[]
  documentKind: 'receipt' | 'invoice'
}

/** Only a gift card carries a gift card's details; which product does, the cart decides. An empty cart is none of them. */
export const isGiftCardsOnly = (items: PlaceFacts['items']): boolean =>
  items.length > 0 && items.every(({ extension }) => extension?.giftCard !== undefined)

export const needsPlace = ({ items, documentKind }: PlaceFacts): boolean =>
  documentKind === 'invoice' || !isGiftCardsOnly(items)
