// The browser's record of the stored cart of a signed-in customer: what the API is known to have, and the requests
// without a response yet. Shared by all tabs; it survives a reload and a lost connection.

import { createStore, useStore } from '@stoa/browser/store/browser-store'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { cartRecordKey } from './cart-record-key.ts'
import { cartStore } from './cart-store.ts'
import { codesStore } from './codes-store.ts'
import { giftNoteStore } from './gift-note-store.ts'
import { seenTotals } from './seen-totals.ts'
import { readCart, writeCart } from './stored-cart.ts'

export interface CartRecord {
  customerId: number
  /** The cart on the screen as the API has it. */
  known: readonly CartItem[]
  /** What else the API has stored: offered while an order is being placed. */
  aside: readonly CartItem[]
  /** The shopper chose to leave it for later. */
  declined: boolean
  /** A step without a response: it is sent again under its idempotency key. */
  step: { key: string; item: CartItem } | null
  /** The merge of two carts without a response, with the cart on the screen at the time. */
  union: { key: string; items: readonly CartItem[] } | null
  /** The cart on the screen at the end of a session with unsent steps. */
  left: readonly CartItem[] | null
}

const version = 1

export const emptyRecord = (customerId: number): CartRecord => ({
  customerId,
  known: [],
  aside: [],
  declined: false,
  step: null,
  union: null,
  left: null,
})

type Fields<Shape> = Partial<Record<keyof Shape, unknown>>

/** Lines in the format of the cart's parser; a step may be negative, so its sign is stored separately. */
const parseLines = (value: unknown): readonly CartItem[] => readCart(JSON.stringify({ version: 1, items: value }))

function parseStep(value: unknown): CartRecord['step'] {
  if (typeof value !== 'object' || value === null) return null
  const { key, item } = value as Fields<NonNullable<CartRecord['step']>>
  if (typeof key !== 'string' || typeof item !== 'object' || item === null) return null
  const { quantity } = item as Fields<CartItem>
  if (typeof quantity !== 'number' || quantity === 0) return null
  const [line] = parseLines([{ ...item, quantity: Math.abs(quantity) }])
  return line ? { key, item: { ...line, quantity: Math.sign(quantity) * line.quantity } } : null
}

function parseUnion(value: unknown): CartRecord['union'] {
  if (typeof value !== 'object' || value === null) return null
  const { key, items } = value as Fields<NonNullable<CartRecord['union']>>
  return typeof key === 'string' ? { key, items: parseLines(items) } : null
}

/** Null when there is none, or it is invalid. */
export function parseRecord(text: string | null): CartRecord | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('version' in stored) || stored.version !== version)
      return null
    const { customerId, known, aside, declined, step, union, left } = stored as Fields<CartRecord>
    if (typeof customerId !== 'number') return null
    return {
      customerId,
      known: parseLines(known),
      aside: parseLines(aside),
      declined: declined === true,
      step: parseStep(step),
      union: parseUnion(union),
      left: Array.isArray(left) ? parseLines(left) : null,
    }
  } catch {
    return null
  }
}

const store = createStore<CartRecord | null>(null)

function load(): void {
  try {
    store.write(parseRecord(localStorage.getItem(cartRecordKey)))
  } catch {
    // Without storage the record lives as long as the page.
  }
}

if (typeof window !== 'undefined') {
  load()
  window.addEventListener('storage', ({ key }) => {
    if (key === cartRecordKey || key === null) load()
  })
}

export const cartRecord = {
  read: store.read,
  /** Another tab may just have changed it. */
  refresh: load,
  write(record: CartRecord | null): void {
    store.write(record)
    try {
      if (record) localStorage.setItem(cartRecordKey, JSON.stringify({ version, ...record }))
      else localStorage.removeItem(cartRecordKey)
    } catch {
      // Without storage the record lives as long as the page.
    }
  },
}

/** Null on the server, and for guests. */
export const useCartRecord = (): CartRecord | null => useStore(store, null)

/** After an order: the API has removed its lines from the stored cart itself. */
export function clearOrdered(): void {
  const record = cartRecord.read()
  if (record) cartRecord.write({ ...record, known: [], step: null })
  clearScreen()
}

/** The cart with its codes, for a gift card is money, and with the words to somebody. */
export function clearScreen(): void {
  cartStore.clear()
  codesStore.clear()
  giftNoteStore.clear()
  seenTotals.clear()
}

/** Adds the set-aside lines to the order on the screen. */
export function acceptSetAside(): void {
  const record = cartRecord.read()
  if (!record) return
  const withSetAside = (items: readonly CartItem[]) => readCart(writeCart([...record.aside, ...items]))
  cartRecord.write({ ...record, known: withSetAside(record.known), aside: [] })
  cartStore.replace(withSetAside(cartStore.read()))
}

export function declineSetAside(): void {
  const record = cartRecord.read()
  if (record) cartRecord.write({ ...record, declined: true })
}
