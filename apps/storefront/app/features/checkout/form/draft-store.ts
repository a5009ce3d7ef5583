// The one draft of this tab; every change is kept at once, so that neither a reload nor a step back loses a word.

import { createStore, useStore } from '../../../state/browser-store.ts'
import { sessionSlot } from '../../../state/session-slot.ts'
import { sessionStore } from '../../../state/session-store.ts'
import type { CheckoutForm } from './checkout-form.ts'
import { type Choice, type Draft, emptyDraft, readDraft } from './draft.ts'

const slot = sessionSlot('stoa.checkout', 1, readDraft)
const store = createStore<Draft>((typeof window === 'undefined' ? null : slot.read()) ?? emptyDraft)

/** A customer's details are shown to that customer only. On a step of the order they wait: whoever was signed out there comes back. */
function forgetOthers(): void {
  const { customerId } = store.read()
  const session = sessionStore.read()
  const here = session.status === 'customer' ? session.person.customerId : null
  if (customerId !== null && customerId !== here) draftStore.clear()
}

function keep(change: Partial<Draft>): void {
  const draft = { ...store.read(), ...change }
  store.write(draft)
  slot.write(draft)
}

export const draftStore = {
  read: store.read,
  keepForm: (form: CheckoutForm): void => keep({ form }),
  choose: (change: Partial<Choice>): void => keep({ choice: { ...store.read().choice, ...change } }),
  /** What the shop refused, to be shown beside the fields. */
  refuse: (refused: Draft['refused']): void => keep({ refused }),
  belongTo: (customerId: number): void => keep({ customerId }),
  /** After the order is placed. */
  clear(): void {
    slot.clear()
    store.write(emptyDraft)
  },
}

if (typeof window !== 'undefined') {
  forgetOthers()
  sessionStore.subscribe(() => {
    if (!/\/checkout-/.test(location.pathname)) forgetOthers()
  })
}

/** Empty on the server and until the page is taken over. */
export const useDraft = (): Draft => useStore(store, emptyDraft)
