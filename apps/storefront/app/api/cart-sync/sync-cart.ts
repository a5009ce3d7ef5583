// Reconciles the cart on the screen with the stored cart of the API. One request at a time, under an idempotency key:
// after a lost response it is sent again and counts once. While an order is being placed the cart on the screen stays;
// whatever else the API has stored is set aside and offered. One tab at a time does this.

import { randomKey } from '@stoa/browser/store/random-key'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { findDifference } from '../../state/cart-difference.ts'
import { type CartRecord, cartRecord, clearScreen, emptyRecord } from '../../state/cart-record.ts'
import { cartStore } from '../../state/cart-store.ts'
import { cartUpdates } from '../../state/cart-updates.ts'
import type { CartApi } from './cart-api.ts'
import { currentRecord, reconcile, reconcileStep, reconcileUnion, type SyncMode } from './reconcile.ts'

export interface SyncOptions {
  customerId: number
  /** During impersonation: the cart in the browser of staff is not the customer's. */
  impersonated: boolean
  /** Whether an order is being placed. */
  isOrdering(): boolean
  /** Read the stored cart even when there is nothing to send. */
  load: boolean
}

const syncModeOf = (options: SyncOptions): SyncMode =>
  options.isOrdering() && !options.impersonated ? 'stays' : 'follows'

/** Throws when the API did not answer; the unanswered step is recorded and sent again next time. */
export async function syncCart(api: CartApi, options: SyncOptions): Promise<void> {
  cartRecord.refresh()
  const before = cartRecord.read()
  const synced = before?.customerId === options.customerId ? before : null
  // One customer right after another, with no sign-out between: the cart on the screen is the first one's.
  if (before && !synced && !before.left) clearScreen()
  if (synced?.left) await sendPending(api, options, () => 'left')
  if (!synced || synced.left) startUnion(options)
  const isUniting = currentRecord().union !== null
  await sendPending(api, options, () => syncModeOf(options))
  if (!options.load || isUniting) return
  const serverCart = await api.load()
  reconcile(currentRecord().known, serverCart, syncModeOf(options))
}

/** Recorded before the two carts are merged, so that it happens once whatever comes between. */
function startUnion({ customerId, impersonated }: SyncOptions): void {
  cartStore.refresh()
  const items = impersonated ? [] : cartStore.read()
  cartRecord.write({ ...emptyRecord(customerId), union: { key: randomKey(), items } })
}

async function sendPending(api: CartApi, options: SyncOptions, mode: () => SyncMode): Promise<void> {
  for (;;) {
    const record = currentRecord()
    if (record.union) {
      const { key, items } = record.union
      const unitedCart = await api.unite(key, items)
      reconcileUnion(options.impersonated ? cartStore.read() : items, unitedCart, mode())
      continue
    }
    const step = record.step ?? nextStep(record)
    if (!step) return
    cartRecord.write({ ...record, step })
    reconcileStep(step, await api.updateItem(step.key, step.item), mode())
  }
}

function nextStep({ left, known }: CartRecord): CartRecord['step'] {
  cartStore.refresh()
  const item: CartItem | null = findDifference(left ?? cartStore.read(), known)
  return item && { key: randomKey(), item }
}

/** The session has ended: its cart leaves the screen. Unsent changes are stored for the customer's return. */
export function endSync(): void {
  cartStore.refresh()
  cartRecord.refresh()
  const record = cartRecord.read()
  if (!record || record.left) return
  const screen = cartStore.read()
  const unsent = record.step ?? record.union ?? findDifference(screen, record.known)
  cartRecord.write(unsent ? { ...record, left: screen, aside: [] } : null)
  clearScreen()
  cartUpdates.clear()
}
