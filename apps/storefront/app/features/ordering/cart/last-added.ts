import { createStore, useStore } from '@stoa/browser/store/browser-store'

const store = createStore<string | null>(null)

/** The name of what was put into the cart just now, for the sentence at the head of the drawer. */
export const setLastAdded = (name: string): void => store.write(name)
export const clearLastAdded = (): void => store.write(null)
export const useLastAdded = (): string | null => useStore(store, null)
