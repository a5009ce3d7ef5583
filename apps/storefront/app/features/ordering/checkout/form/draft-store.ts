// The one draft of this tab; every change is stored at once, so that neither a reload nor a step back loses input.

import { sessionStore } from '@stoa/browser/session/session-store'
import { createStore, useStore } from '@stoa/browser/store/browser-store'
import { storedValue } from '@stoa/browser/store/stored-value'
import type { CheckoutForm } from './checkout-form.ts'
import { type Choice, type Draft, emptyDraft, readDraft } from './draft.ts'

const storage = storedValue('stoa.checkout', 1, readDraft)
const store = createStore<Draft>((typeof window === 'undefined' ? null : storage.read()) ?? emptyDraft)

/**
 * A customer's details are shown to that customer only. During the checkout they are kept when the session ends, since
 * the customer comes back.
 */
function clearForeignDraft(): void {
  const { customerId } = store.read()
  const session = sessionStore.read()
  const currentCustomerId = session.status === 'customer' ? session.person.customerId : null
  if (customerId !== null && customerId !== currentCustomerId) draftStore.clear()
}

function save(change: Partial<Draft>): void {
  const draft = { ...store.read(), ...change }
  store.write(draft)
  storage.write(draft)
}

export const draftStore = {
  read: store.read,
  saveForm: (form: CheckoutForm): void => save({ form }),
  choose: (change: Partial<Choice>): void => save({ choice: { ...store.read().choice, ...change } }),
  /** The API's refusals, to be shown beside the fields. */
  setRefused: (refused: Draft['refused']): void => save({ refused }),
  setCustomerId: (customerId: number): void => save({ customerId }),
  /** After the order is placed. */
  clear(): void {
    storage.clear()
    store.write(emptyDraft)
  },
}

if (typeof window !== 'undefined') {
  clearForeignDraft()
  sessionStore.subscribe(() => {
    if (!/\/checkout-/.test(location.pathname)) clearForeignDraft()
  })
}

/** Empty on the server and until hydration. */
export const useDraft = (): Draft => useStore(store, emptyDraft)
