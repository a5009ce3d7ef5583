// What became of two carts that were joined, until the shopper has read it: it survives the page that follows signing in.

import type { UnitedLine } from '@stoa/contract/server-cart'
import { sameLine } from '@stoa/domain/cart/cart'
import { createStore, useStore } from './browser-store.ts'
import { sessionSlot } from './session-slot.ts'

export type CartWord = UnitedLine

const reasons = ['product_not_found', 'product_unavailable', 'quantity_reduced', 'quantity_too_high', 'cart_full']

function isWord(value: unknown): value is CartWord {
  if (typeof value !== 'object' || value === null) return false
  const word = value as Partial<Record<keyof CartWord, unknown>>
  const counts = [word.productId, word.dimensionId, word.had, word.kept, word.now]
  if (!counts.every((count) => typeof count === 'number')) return false
  if (word.name !== null && typeof word.name !== 'string') return false
  return word.reason === null || reasons.some((known) => known === word.reason)
}

export const checkNews = (stored: unknown): readonly CartWord[] | null =>
  Array.isArray(stored) ? stored.filter(isWord) : null

/** How many copies came into the cart. */
export const copiesIn = (news: readonly CartWord[]): number =>
  news.reduce((sum, { had, now }) => sum + Math.max(0, now - had), 0)

const none: readonly CartWord[] = []
const slot = sessionSlot('stoa.cart-news', 1, checkNews)
const store = createStore<readonly CartWord[]>((typeof window === 'undefined' ? null : slot.read()) ?? none)

export const cartNews = {
  read: store.read,
  /** The newest word about each line. */
  tell(words: readonly CartWord[]): void {
    if (words.length === 0) return
    const news = [...store.read().filter((old) => !words.some((word) => sameLine(word, old))), ...words]
    store.write(news)
    slot.write(news)
  },
  forget(): void {
    store.write(none)
    slot.clear()
  },
}

/** Nothing on the server and until the page is taken over. */
export const useCartNews = (): readonly CartWord[] => useStore(store, none)
