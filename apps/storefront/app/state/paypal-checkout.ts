// What the buyer has begun at PayPal from the cart, in this tab: its id, which nobody else knows, and whether PayPal has said who
// they are. An order that is placed with it needs no second visit.

import { createStore, useStore } from '@stoa/browser/store/browser-store'
import { storedValue } from '@stoa/browser/store/stored-value'

export interface PaypalCheckout {
  id: string
  /** Once PayPal has said who the buyer is; before that null. */
  filled: {
    /** Of an address to which the shop does not send, ISO 3166-1; empty for any other. */
    refusedCountry: string
  } | null
}

export function checkPaypalCheckout(stored: unknown): PaypalCheckout | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { id, filled } = stored as Partial<Record<keyof PaypalCheckout, unknown>>
  if (typeof id !== 'string' || id === '') return null
  if (typeof filled !== 'object' || filled === null) return { id, filled: null }
  const { refusedCountry } = filled as Partial<Record<'refusedCountry', unknown>>
  return { id, filled: { refusedCountry: typeof refusedCountry === 'string' ? refusedCountry : '' } }
}

const stored = storedValue('stoa.paypal', 1, checkPaypalCheckout)
const store = createStore<PaypalCheckout | null>(typeof window === 'undefined' ? null : stored.read())

function save(checkout: PaypalCheckout): void {
  store.write(checkout)
  stored.write(checkout)
}

export const paypalCheckout = {
  read: store.read,
  begin: (id: string): void => save({ id, filled: null }),
  fill(refusedCountry: string): void {
    const checkout = store.read()
    if (checkout) save({ ...checkout, filled: { refusedCountry } })
  },
  /** After the order, and when PayPal knows nothing of it. */
  clear(): void {
    store.write(null)
    stored.clear()
  },
}

/** Null on the server. */
export const usePaypalCheckout = (): PaypalCheckout | null => useStore(store, null)
