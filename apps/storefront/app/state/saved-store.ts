// What is kept for later in this browser: all of a guest's list, and of a customer's what the shop does not have yet. Shared
// by the tabs, and validated as the cart is.

import { createStore, useStore } from '@stoa/browser/store/browser-store'
import { type CartItem, type CartLineKey, removeFromCart } from '@stoa/domain/ordering/cart/cart'
import { sameCart } from './cart-difference.ts'
import { readCart, writeCart } from './stored-cart.ts'

const savedKey = 'stoa.saved'
const none: readonly CartItem[] = []
const store = createStore<readonly CartItem[]>(none, sameCart)

function load(): void {
  try {
    store.write(readCart(localStorage.getItem(savedKey)))
  } catch {
    // Without storage the list lives as long as the page.
  }
}

if (typeof window !== 'undefined') {
  load()
  window.addEventListener('storage', ({ key }) => {
    if (key === savedKey || key === null) load()
  })
}

export const savedStore = {
  read: store.read,
  replace(items: readonly CartItem[]): void {
    store.write(items)
    try {
      localStorage.setItem(savedKey, writeCart(items))
    } catch {
      // Without storage the list lives as long as the page.
    }
  },
  remove: (line: CartLineKey): void => savedStore.replace(removeFromCart(store.read(), line)),
}

/** Empty on the server and until hydration. */
export const useSavedStore = (): readonly CartItem[] => useStore(store, none)
