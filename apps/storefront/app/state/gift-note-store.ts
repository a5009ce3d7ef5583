// Words on a card for the parcel of the whole order: kept until an order is placed. Only what the API takes is kept; what
// is wrong stays in its field.

import { createStore, useStore } from '@stoa/browser/store/browser-store'
import { storedValue } from '@stoa/browser/store/stored-value'
import { checkGiftNote } from '@stoa/domain/identity/line-rules'

const noteKey = 'stoa.gift-note'

const checkNote = (stored: unknown): string | null =>
  typeof stored === 'string' && checkGiftNote(stored) === null ? stored.trim() : null

const stored = storedValue(noteKey, 1, checkNote, () => localStorage)
const store = createStore(typeof window === 'undefined' ? '' : (stored.read() ?? ''))

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === noteKey || key === null) store.write(stored.read() ?? '')
  })
}

export const giftNoteStore = {
  read: store.read,
  /** Empty for none. */
  write(note: string): void {
    const checked = checkNote(note)
    if (checked === null) return
    store.write(checked)
    stored.write(checked)
  },
  clear(): void {
    store.write('')
    stored.clear()
  },
}

/** Empty for none, and on the server. */
export const useGiftNote = (): string => useStore(store, '')
