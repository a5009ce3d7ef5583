// Brings the cart on the screen and the one that the shop keeps together. One thing travels at a time, under a key of its own:
// after a lost answer it is sent again and counts once. While an order is being made what is on the screen stays; what the
// shop keeps besides is set aside and offered. One tab at a time does this.

import type { CartItem } from '@stoa/domain/cart/cart'
import { findDifference } from '../../state/cart-difference.ts'
import { cartNews } from '../../state/cart-news.ts'
import { type CartRecord, cartRecord, newRecord } from '../../state/cart-record.ts'
import { cartStore } from '../../state/cart-store.ts'
import { randomKey } from '../../state/random-key.ts'
import type { CartShop } from './cart-shop.ts'
import { currentRecord, type Mode, settle, settleStep, settleUnion } from './settle.ts'

export interface SyncWish {
  customerId: number
  /** Staff act for the customer: what stands in their own browser is not the customer's. */
  impersonated: boolean
  /** Whether an order is being made. */
  isOrdering(): boolean
  /** Ask what the shop keeps, also when there is nothing to send. */
  load: boolean
}

const modeOf = (wish: SyncWish): Mode => (wish.isOrdering() && !wish.impersonated ? 'stays' : 'follows')

/** Throws when the shop did not answer; what was not answered is noted and sent again next time. */
export async function syncCart(shop: CartShop, wish: SyncWish): Promise<void> {
  cartRecord.refresh()
  const before = cartRecord.read()
  const known = before?.customerId === wish.customerId ? before : null
  // One customer after the other without a word between: the cart on the screen is the first one's.
  if (before && !known && !before.left) cartStore.clear()
  if (known?.left) await send(shop, wish, () => 'left')
  if (!known || known.left) begin(wish)
  const joins = currentRecord().union !== null
  await send(shop, wish, () => modeOf(wish))
  if (!wish.load || joins) return
  const kept = await shop.load()
  settle(currentRecord().known, kept, modeOf(wish))
}

/** The two carts are about to become one: noted first, so that it happens once whatever comes between. */
function begin({ customerId, impersonated }: SyncWish): void {
  cartStore.refresh()
  const items = impersonated ? [] : cartStore.read()
  cartRecord.write({ ...newRecord(customerId), union: { key: randomKey(), items } })
}

async function send(shop: CartShop, wish: SyncWish, mode: () => Mode): Promise<void> {
  for (;;) {
    const record = currentRecord()
    if (record.union) {
      const { key, items } = record.union
      const united = await shop.unite(key, items)
      settleUnion(wish.impersonated ? cartStore.read() : items, united, mode())
      continue
    }
    const step = record.step ?? nextStep(record)
    if (!step) return
    cartRecord.write({ ...record, step })
    settleStep(step, await shop.step(step.key, step.item), mode())
  }
}

function nextStep({ left, known }: CartRecord): CartRecord['step'] {
  cartStore.refresh()
  const item: CartItem | null = findDifference(left ?? cartStore.read(), known)
  return item && { key: randomKey(), item }
}

/** The session is over: its cart leaves the screen. What the shop has not had yet is remembered for the customer's return. */
export function endSync(): void {
  cartStore.refresh()
  cartRecord.refresh()
  const record = cartRecord.read()
  if (!record || record.left) return
  const screen = cartStore.read()
  const owed = record.step ?? record.union ?? findDifference(screen, record.known)
  cartRecord.write(owed ? { ...record, left: screen, aside: [] } : null)
  cartStore.clear()
  cartNews.forget()
}
