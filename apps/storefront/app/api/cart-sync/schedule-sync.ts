// When the stored cart is synced: at once after a change, again after a pause when the API did not answer, and as soon
// as the browser is online again. Tabs take turns where Web Locks exist; where they do not, idempotency keys keep it
// right.

import { createRetrier } from '@stoa/browser/query/back-off'
import { type SessionState, sessionStore } from '@stoa/browser/session/session-store'
import type { Language } from '@stoa/domain/language'
import { cartUpdates, countAddedCopies } from '../../state/cart-updates.ts'
import { isOrdering } from '../../state/ordering-state.ts'
import { cartApi } from './cart-api.ts'
import { endSync, syncCart } from './sync-cart.ts'

export interface SyncRequest {
  language: Language
  /** Read the stored cart even when there is nothing to send. */
  load: boolean
  /** Something was added to the cart or was refused; `copies` is how many were added. */
  onUpdates(copies: number): void
}

let lastRequest: SyncRequest | null = null
let load = false

const retrier = createRetrier(async () => {
  const previousUpdates = cartUpdates.read()
  try {
    await withLock(syncOnce)
  } finally {
    const newUpdates = cartUpdates.read().filter((update) => !previousUpdates.includes(update))
    if (newUpdates.length > 0) lastRequest?.onUpdates(countAddedCopies(newUpdates))
  }
})

/** Null for a guest. */
const ownerOf = (session: SessionState): string | null =>
  session.status === 'customer' ? JSON.stringify([session.person.customerId, session.person.impersonatedBy]) : null

let owner = ownerOf(sessionStore.read())

export function scheduleSync(request: SyncRequest): void {
  lastRequest = request
  load ||= request.load
  const before = owner
  owner = ownerOf(sessionStore.read())
  // The cart of an owner who has gone is cleared without an API call, so no pause delays it.
  if (owner === null || owner !== before) retrier.runNow()
  else retrier.run()
}

async function syncOnce(): Promise<void> {
  const session = sessionStore.read()
  if (session.status === 'guest') return endSync()
  if (session.status === 'unknown' || !lastRequest) return
  const { customerId, impersonatedBy } = session.person
  await syncCart(cartApi(lastRequest.language), { customerId, impersonated: impersonatedBy !== null, isOrdering, load })
  load = false
}

const withLock = (task: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('stoa.cart', task) : task()
