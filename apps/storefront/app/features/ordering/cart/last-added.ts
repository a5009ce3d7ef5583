import { createStore, useStore } from '@stoa/browser/store/browser-store'
import { readModals, subscribeToModals } from '../../../state/modal-store.ts'

const store = createStore<string | null>(null)

/** The name of the product just added, for the message at the top of the drawer. */
export const setLastAdded = (name: string): void => store.write(name)
export const useLastAdded = (): string | null => useStore(store, null)

// the message goes with the drawer, however that is closed
subscribeToModals(() => {
  if (!readModals().cart) store.write(null)
})
