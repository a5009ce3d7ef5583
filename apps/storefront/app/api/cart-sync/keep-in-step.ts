// When the kept cart is synced: at once when something changed, again after a pause when the shop did not answer, and as soon as
// the browser is back on the network. Tabs take turns where the browser lets them; where it does not, keys keep it right.

import type { Language } from '@stoa/domain/language'
import { cartNews, copiesIn } from '../../state/cart-news.ts'
import { isOrdering } from '../../state/ordering.ts'
import { sessionStore } from '../../state/session-store.ts'
import { cartShop } from './cart-shop.ts'
import { endSync, syncCart } from './sync-cart.ts'

const firstPause = 2000
const longestPause = 60_000

let busy = false
let called = false
let load = false
let pauses = 0
let timer: ReturnType<typeof setTimeout> | undefined

export interface StepWish {
  language: Language
  /** Ask what the shop keeps, also when there is nothing to send. */
  load: boolean
  /** Something came into the cart or could not; `copies` is how many came. */
  onNews(copies: number): void
}

let last: StepWish | null = null
const again = (): void => {
  if (last) keepInStep({ ...last, load: false })
}

if (typeof window !== 'undefined') window.addEventListener('online', again)

export function keepInStep(wish: StepWish): void {
  last = wish
  load ||= wish.load
  called = true
  clearTimeout(timer)
  if (!busy) void run()
}

async function run(): Promise<void> {
  busy = true
  while (called) {
    called = false
    clearTimeout(timer)
    const told = cartNews.read()
    try {
      await inTurn(syncOnce)
      pauses = 0
    } catch {
      timer = setTimeout(again, Math.min(firstPause * 2 ** pauses, longestPause))
      pauses += 1
    }
    const news = cartNews.read().filter((word) => !told.includes(word))
    if (news.length > 0) last?.onNews(copiesIn(news))
  }
  busy = false
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
