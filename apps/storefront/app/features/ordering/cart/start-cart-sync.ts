// When the cart is synced: once the page is idle, and whenever the cart or the session changes.

import { sessionStore } from '@stoa/browser/session/session-store'
import type { Language } from '@stoa/domain/language'
import { cartRecordKey } from '../../../state/cart-record-key.ts'
import { cartStore } from '../../../state/cart-store.ts'

/** What is not urgent waits until the page is idle; until then the last known cart is shown. */
const backgroundDelay = 3500

const hasRecord = (): boolean => {
  try {
    return localStorage.getItem(cartRecordKey) !== null
  } catch {
    return false
  }
}

/** Whether a page of this tab has started to sync. */
let began = false

/** Syncs the cart of a signed-in customer with the stored one, until the returned function is called. */
export function startCartSync(language: Language, onNews: (copies: number) => void): () => void {
  const sync = async (load: boolean) => {
    const signedIn = sessionStore.read().status === 'customer'
    if (!signedIn && !hasRecord()) return
    const { scheduleSync: keepInStep } = await import('../../../api/cart-sync/schedule-sync.ts')
    keepInStep({ language, load, onUpdates: onNews })
  }
  // The code failed to load: nothing can be done now; the next change tries again.
  const start = (load: boolean) => void sync(load).catch(() => {})
  const timer = setTimeout(start, began || !hasRecord() ? 0 : backgroundDelay, true)
  began = true
  const startAnew = () => {
    clearTimeout(timer)
    start(true)
  }
  const stops = [cartStore.subscribe(() => start(false)), sessionStore.subscribe(startAnew)]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
