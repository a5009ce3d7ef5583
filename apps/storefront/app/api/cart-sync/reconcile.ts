// How a response of the API changes the cart on the screen.

import type { UnitedCart } from '@stoa/contract/ordering/server-cart'
import { type CartItem, quantityOf } from '@stoa/domain/ordering/cart/cart'
import type { Outcome } from '@stoa/domain/outcome'
import { applyStep, rebaseCart, sameCart, subtractCart } from '../../state/cart-difference.ts'
import { type CartRecord, cartRecord } from '../../state/cart-record.ts'
import { cartStore } from '../../state/cart-store.ts'
import { type CartUpdate, cartUpdates } from '../../state/cart-updates.ts'

type Cart = readonly CartItem[]

/**
 * `follows`: the screen shows the stored cart. `stays`: an order is being placed, the rest is set aside. `left`: what
 * is sent was on the screen of a session that has ended.
 */
export type SyncMode = 'follows' | 'stays' | 'left'

export function currentRecord(): CartRecord {
  const record = cartRecord.read()
  if (!record) throw new Error('there is no record of the kept cart')
  return record
}

/** `sentCart`: the screen's cart as the API has it now; `serverCart`: the whole stored cart. */
export function reconcile(
  sentCart: Cart,
  serverCart: Cart,
  mode: SyncMode,
  updates: readonly CartUpdate[] = findServerAdditions(sentCart, serverCart),
): void {
  const record = { ...currentRecord(), step: null, union: null }
  if (mode !== 'follows') {
    cartRecord.write({ ...record, known: sentCart, aside: mode === 'stays' ? subtractCart(serverCart, sentCart) : [] })
    return
  }
  cartStore.refresh()
  const screen = cartStore.read()
  const next = rebaseCart(screen, sentCart, serverCart)
  cartRecord.write({ ...record, known: serverCart, aside: [], declined: false })
  if (!sameCart(screen, next)) cartStore.replace(next)
  cartUpdates.add(updates)
}

/** Copies that came from another visit or another device. */
const findServerAdditions = (sentCart: Cart, serverCart: Cart): CartUpdate[] =>
  subtractCart(serverCart, sentCart).map((line) => ({
    productId: line.productId,
    dimensionId: line.dimensionId,
    extension: line.extension,
    name: null,
    reason: null,
    had: quantityOf(sentCart, line),
    kept: line.quantity,
    now: quantityOf(serverCart, line),
  }))

export const reconcileUnion = (sentCart: Cart, { items, reportedLines }: UnitedCart, mode: SyncMode): void =>
  reconcile(sentCart, items, mode, reportedLines)

type Step = NonNullable<CartRecord['step']>

export function reconcileStep(step: Step, outcome: Outcome<Cart, string>, mode: SyncMode): void {
  const record = currentRecord()
  // An order was placed meanwhile: the API has removed its lines, this one among them.
  if (record.step?.key !== step.key) return
  const sentCart = applyStep(record.known, step.item)
  if (outcome.ok) reconcile(sentCart, outcome.value, mode)
  else if (mode === 'follows' && isReportedRefusal(outcome.refusal)) rollBackStep(record, step.item, outcome.refusal)
  else cartRecord.write({ ...record, known: sentCart, step: null })
}

const reportedRefusals = [
  'cart_full',
  'product_not_found',
  'not_on_sale_yet',
  'extension_not_accepted',
  'extension_missing',
  'text_too_long',
  'send_day_invalid',
  'box_too_full',
  'box_item_refused',
  'box_item_unavailable',
] as const
type ReportedRefusal = (typeof reportedRefusals)[number]
const isReportedRefusal = (code: string): code is ReportedRefusal => reportedRefusals.some((one) => one === code)

/** The API does not accept it: it is removed from the screen again, with a message. */
function rollBackStep(record: CartRecord, item: CartItem, reason: ReportedRefusal): void {
  const { quantity, ...line } = item
  const now = quantityOf(record.known, item)
  cartRecord.write({ ...record, step: null })
  cartStore.replace(applyStep(cartStore.read(), { ...item, quantity: -quantity }))
  cartUpdates.add([{ ...line, name: null, had: quantity, kept: 0, now, reason }])
}
