// Which modals are open: a map of their names.

import { createStore, useStore } from '@stoa/browser/store/browser-store'

export type OpenModals = Readonly<Record<string, boolean>>

const noModals: OpenModals = {}
const store = createStore<OpenModals>(noModals)

export const readModals = store.read
export const subscribeToModals = store.subscribe

export function setModal(name: string, open: boolean): void {
  if ((store.read()[name] ?? false) !== open) store.write({ ...store.read(), [name]: open })
}

export const openModalName = (): string | null => Object.keys(store.read()).find((name) => store.read()[name]) ?? null

export const openModal = (name: string): void => setModal(name, true)

/** Without a name: all of them. */
export function closeModal(name?: string): void {
  if (name === undefined) store.write(noModals)
  else setModal(name, false)
}

export const useModalOpen = (name: string): boolean => useStore(store, noModals)[name] ?? false
