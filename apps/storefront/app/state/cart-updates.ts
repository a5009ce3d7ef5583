// The result of merging two carts, until the shopper has read it: it survives the navigation that follows signing in.

import { createStore, useStore } from '@stoa/browser/store/browser-store'
import { storedValue } from '@stoa/browser/store/stored-value'
import type { UnitedLine } from '@stoa/contract/ordering/server-cart'
import { sameLine } from '@stoa/domain/ordering/cart/cart'
import { cartChangeReasons } from '@stoa/domain/ordering/cart/decide-cart'
import { isLineExtension } from '@stoa/domain/ordering/cart/read-extension'

export type CartUpdate = UnitedLine

const reasons = [...cartChangeReasons, 'cart_full']

function isCartUpdate(value: unknown): value is CartUpdate {
  if (typeof value !== 'object' || value === null) return false
  const update = value as Partial<Record<keyof CartUpdate, unknown>>
  const counts = [update.productId, update.dimensionId, update.had, update.kept, update.now]
  if (!counts.every((count) => typeof count === 'number')) return false
  if (update.extension !== undefined && !isLineExtension(update.extension)) return false
  if (update.name !== null && typeof update.name !== 'string') return false
  return update.reason === null || reasons.some((reason) => reason === update.reason)
}

export const checkCartUpdates = (stored: unknown): readonly CartUpdate[] | null =>
  Array.isArray(stored) ? stored.filter(isCartUpdate) : null

/** How many copies were added to the cart. */
export const countAddedCopies = (updates: readonly CartUpdate[]): number =>
  updates.reduce((sum, { had, now }) => sum + Math.max(0, now - had), 0)

const noUpdates: readonly CartUpdate[] = []
const storage = storedValue('stoa.cart-news', 1, checkCartUpdates)
const store = createStore<readonly CartUpdate[]>((typeof window === 'undefined' ? null : storage.read()) ?? noUpdates)

export const cartUpdates = {
  read: store.read,
  /** The newest message about each line. */
  add(added: readonly CartUpdate[]): void {
    if (added.length === 0) return
    const updates = [
      ...store.read().filter((existing) => !added.some((update) => sameLine(update, existing))),
      ...added,
    ]
    store.write(updates)
    storage.write(updates)
  },
  clear(): void {
    store.write(noUpdates)
    storage.clear()
  },
}

/** Empty on the server and until hydration. */
export const useCartUpdates = (): readonly CartUpdate[] => useStore(store, noUpdates)
