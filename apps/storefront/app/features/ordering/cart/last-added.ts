import { createStore, useStore } from '@stoa/browser/store/browser-store'

const store = createStore<string | null>(null)

/** The name of the product just added, for the message at the top of the drawer. */
export const setLastAdded = (name: string): void => store.write(name)
export const clearLastAdded = (): void => store.write(null)
export const useLastAdded = (): string | null => useStore(store, null)
