// Whether an order needs an address. Gift cards go by e-mail, and what is collected goes to a branch or a carrier's point, so
// who orders so gives a name and no address, except for an invoice, on which it stands.

import type { CartItem } from '../cart/cart.ts'
import { type Destination, isCollection } from '../delivery/shipping-kinds.ts'

interface PlaceFacts {
  items: readonly Pick<CartItem, 'extension'>[]
  documentKind: 'receipt' | 'invoice'
  /** Undefined until it is chosen. */
  destination: Destination | undefined
}

/** Only a gift card carries a gift card's details; which product does, the cart decides. An empty cart is none of them. */
export const isGiftCardsOnly = (items: PlaceFacts['items']): boolean =>
  items.length > 0 && items.every(({ extension }) => extension?.giftCard !== undefined)

export const needsPlace = ({ items, documentKind, destination }: PlaceFacts): boolean =>
  documentKind === 'invoice' || !(isGiftCardsOnly(items) || isCollection(destination))
