// The cart on the screen: kept in this browser, the same in all its tabs; of a signed-in customer it is the copy of what the shop
// keeps. It holds wishes only; what they come to, the shop says.

import type { CartChange } from '@stoa/contract/cart'
import {
  addToCart,
  type CartItem,
  type CartLineKey,
  countCopies,
  maxCartLines,
  maxQuantityPerLine,
  removeFromCart,
  setQuantity,
} from '@stoa/domain/cart/cart'
import { createStore, useStore } from './browser-store.ts'
import { sameCart } from './cart-difference.ts'
import { cartKey, readCart, writeCart } from './stored-cart.ts'

const empty: readonly CartItem[] = []
const store = createStore<readonly CartItem[]>(empty, sameCart)

let unkept = false

/** Storage may be forbidden or full: the cart then lives as long as the page. */
function keep(items: readonly CartItem[]): void {
  store.write(items)
  try {
    localStorage.setItem(cartKey, writeCart(items))
    unkept = false
  } catch {
    unkept = true
  }
}

function load(): void {
  try {
    store.write(readCart(localStorage.getItem(cartKey)))
  } catch {
    store.write(empty)
  }
}

if (typeof window !== 'undefined') {
  load()
  window.addEventListener('storage', ({ key }) => {
    if (key === cartKey || key === null) load()
  })
}

const capped = (items: readonly CartItem[]): CartItem[] =>
  items.map((item) => ({ ...item, quantity: Math.min(item.quantity, maxQuantityPerLine) }))

export const cartStore = {
  read: store.read,
  subscribe: store.subscribe,
  /** False when the cart has no room for one more line. */
  add(wish: CartItem): boolean {
    const items = addToCart(store.read(), wish)
    if (items.length > maxCartLines) return false
    keep(capped(items))
    return true
  },
  change: (wish: CartItem): void => keep(capped(setQuantity(store.read(), wish))),
  remove: (line: CartLineKey): void => keep(removeFromCart(store.read(), line)),
  clear: (): void => keep(empty),
  replace: (items: readonly CartItem[]): void => keep(capped(items)),
  /** As another tab may just have left it. */
  refresh(): void {
    if (!unkept) load()
  },
  /** Takes over what the shop changed: lowers quantities, drops what it no longer has. */
  accept(changes: readonly CartChange[]): void {
    keep(
      changes.reduce<readonly CartItem[]>(
        (items, { productId, dimensionId, given }) =>
          given > 0
            ? setQuantity(items, { productId, dimensionId, quantity: given })
            : removeFromCart(items, { productId, dimensionId }),
        store.read(),
      ),
    )
  },
}

/** Empty on the server and until the page is taken over. */
export const useCart = (): readonly CartItem[] => useStore(store, empty)

export const useCartCount = (): number => countCopies(useCart())
