// The cart on the screen: stored in this browser and shared by its tabs; a signed-in customer's is a copy of the API's
// stored cart. It holds products and quantities only; totals come from the API.

import { createStore, useStore } from '@stoa/browser/store/browser-store'
import type { CartChange } from '@stoa/contract/ordering/totals'
import {
  addToCart,
  type CartItem,
  type CartLineKey,
  countCopies,
  maxCartLines,
  maxQuantityPerLine,
  removeFromCart,
  setQuantity,
  swapLine,
} from '@stoa/domain/ordering/cart/cart'
import { useMemo } from 'react'
import { sameCart } from './cart-difference.ts'
import { cartKey, readCart, writeCart } from './stored-cart.ts'

const emptyCart: readonly CartItem[] = []
const store = createStore<readonly CartItem[]>(emptyCart, sameCart)

let storageFailed = false

/** Storage may be forbidden or full: the cart then lives as long as the page. */
function save(items: readonly CartItem[]): void {
  store.write(items)
  try {
    localStorage.setItem(cartKey, writeCart(items))
    storageFailed = false
  } catch {
    storageFailed = true
  }
}

function load(): void {
  try {
    store.write(readCart(localStorage.getItem(cartKey)))
  } catch {
    store.write(emptyCart)
  }
}

if (typeof window !== 'undefined') {
  load()
  window.addEventListener('storage', ({ key }) => {
    if (key === cartKey || key === null) load()
  })
}

const capQuantities = (items: readonly CartItem[]): CartItem[] =>
  items.map((item) => ({ ...item, quantity: Math.min(item.quantity, maxQuantityPerLine) }))

export const cartStore = {
  read: store.read,
  subscribe: store.subscribe,
  /** False when the cart has no room for one more line. */
  add(item: CartItem): boolean {
    const items = addToCart(store.read(), item)
    if (items.length > maxCartLines) return false
    save(capQuantities(items))
    return true
  },
  change: (item: CartItem): void => save(capQuantities(setQuantity(store.read(), item))),
  remove: (line: CartLineKey): void => save(removeFromCart(store.read(), line)),
  /** Another line in its place: of the same product, saying something else. */
  swap: (line: CartLineKey, other: CartItem): void => save(capQuantities(swapLine(store.read(), line, other))),
  clear: (): void => save(emptyCart),
  replace: (items: readonly CartItem[]): void => save(capQuantities(items)),
  /** Another tab may just have changed it. */
  refresh(): void {
    if (!storageFailed) load()
  },
  /** Applies the changes of the API: lowers quantities, removes unavailable products. */
  accept(changes: readonly CartChange[]): void {
    save(
      changes.reduce<readonly CartItem[]>(
        (items, { granted, ...line }) =>
          granted > 0 ? setQuantity(items, { ...line, quantity: granted }) : removeFromCart(items, line),
        store.read(),
      ),
    )
  },
}

/** Empty on the server and until hydration. */
export const useCart = (): readonly CartItem[] => useStore(store, emptyCart)

/** How many copies of each product, in whatever form. Empty on the server and until hydration. */
export function useCopiesInCart(): ReadonlyMap<number, number> {
  const items = useCart()
  return useMemo(
    () =>
      items.reduce(
        (copies, { productId, quantity }) => copies.set(productId, (copies.get(productId) ?? 0) + quantity),
        new Map<number, number>(),
      ),
    [items],
  )
}

export const useCartCount = (): number => countCopies(useCart())
