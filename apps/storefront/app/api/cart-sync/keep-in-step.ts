// When the kept cart is synced: at once when something changed, again after a pause when the shop did not answer, and as soon as
// the browser is back on the network. Tabs take turns where the browser lets them; where it does not, keys keep it right.

import type { Language } from '@stoa/domain/language'
import { cartNews, copiesIn } from '../../state/cart-news.ts'
import { isOrdering } from '../../state/ordering.ts'
import { type SessionState, sessionStore } from '../../state/session-store.ts'
import { createRetrier } from '../back-off.ts'
import { cartShop } from './cart-shop.ts'
import { endSync, syncCart } from './sync-cart.ts'

export interface StepWish {
  language: Language
  /** Ask what the shop keeps, also when there is nothing to send. */
  load: boolean
  /** Something came into the cart or could not; `copies` is how many came. */
  onNews(copies: number): void
}

let last: StepWish | null = null
let load = false

const retrier = createRetrier(async () => {
  const told = cartNews.read()
  try {
    await inTurn(syncOnce)
  } finally {
    const news = cartNews.read().filter((word) => !told.includes(word))
    if (news.length > 0) last?.onNews(copiesIn(news))
  }
})

/** Null for nobody. */
const ownerOf = (session: SessionState): string | null =>
  session.status === 'customer' ? JSON.stringify([session.person.customerId, session.person.impersonatedBy]) : null

let owner = ownerOf(sessionStore.read())

export function keepInStep(wish: StepWish): void {
  last = wish
  load ||= wish.load
  const before = owner
  owner = ownerOf(sessionStore.read())
  // A cart whose owner has gone leaves the screen without asking the shop, so no pause holds it up.
  if (owner === null || owner !== before) retrier.runNow()
  else retrier.run()
}

async function syncOnce(): Promise<void> {
  const session = sessionStore.read()
  if (session.status === 'guest') return endSync()
  if (session.status === 'unknown' || !last) return
  const { customerId, impersonatedBy } = session.person
  await syncCart(cartShop(last.language), { customerId, impersonated: impersonatedBy !== null, isOrdering, load })
  load = false
}

const inTurn = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('stoa.cart', work) : work()
