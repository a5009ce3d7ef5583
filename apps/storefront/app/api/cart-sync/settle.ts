// What an answer of the shop does to the cart on the screen.

import type { UnitedCart } from '@stoa/contract/server-cart'
import { type CartItem, quantityOf } from '@stoa/domain/cart/cart'
import type { Outcome } from '@stoa/domain/outcome'
import { afterStep, carryOver, restOf, sameCart } from '../../state/cart-difference.ts'
import { type CartWord, cartNews } from '../../state/cart-news.ts'
import { type CartRecord, cartRecord } from '../../state/cart-record.ts'
import { cartStore } from '../../state/cart-store.ts'

type Cart = readonly CartItem[]

/**
 * `follows`: the screen shows what the shop keeps. `stays`: an order is being made, the rest is set aside. `left`: what is
 * sent was on the screen of a session that is over.
 */
export type Mode = 'follows' | 'stays' | 'left'

export function currentRecord(): CartRecord {
  const record = cartRecord.read()
  if (!record) throw new Error('there is no record of the kept cart')
  return record
}

/** `sent`: the screen's cart as the shop has it now; `kept`: all that it has. */
export function settle(sent: Cart, kept: Cart, mode: Mode, words: readonly CartWord[] = broughtBy(sent, kept)): void {
  const record = { ...currentRecord(), step: null, union: null }
  if (mode !== 'follows') {
    cartRecord.write({ ...record, known: sent, aside: mode === 'stays' ? restOf(kept, sent) : [] })
    return
  }
  cartStore.refresh()
  const screen = cartStore.read()
  const next = carryOver(screen, sent, kept)
  cartRecord.write({ ...record, known: kept, aside: [], declined: false })
  if (!sameCart(screen, next)) cartStore.replace(next)
  cartNews.tell(words)
}

/** Copies that came from another visit or another device. */
const broughtBy = (sent: Cart, kept: Cart): CartWord[] =>
  restOf(kept, sent).map((line) => ({
    ...{ productId: line.productId, dimensionId: line.dimensionId, name: null, reason: null },
    ...{ had: quantityOf(sent, line), kept: line.quantity, now: quantityOf(kept, line) },
  }))

export const settleUnion = (sent: Cart, { items, told }: UnitedCart, mode: Mode): void =>
  settle(sent, items, mode, told)

type Step = NonNullable<CartRecord['step']>

export function settleStep(step: Step, answer: Outcome<Cart, string>, mode: Mode): void {
  const record = currentRecord()
  // An order was placed meanwhile: the shop has taken its lines out, this one among them.
  if (record.step?.key !== step.key) return
  const sent = afterStep(record.known, step.item)
  if (answer.ok) settle(sent, answer.value, mode)
  else if (mode === 'follows' && isTold(answer.refusal)) takeBack(record, step.item, answer.refusal)
  else cartRecord.write({ ...record, known: sent, step: null })
}

type ToldRefusal = 'cart_full' | 'product_not_found'
const isTold = (code: string): code is ToldRefusal => code === 'cart_full' || code === 'product_not_found'

/** The shop does not take it: it leaves the screen again, with a word why. */
function takeBack(record: CartRecord, item: CartItem, reason: ToldRefusal): void {
  const { productId, dimensionId, quantity } = item
  const now = quantityOf(record.known, item)
  cartRecord.write({ ...record, step: null })
  cartStore.replace(afterStep(cartStore.read(), { ...item, quantity: -quantity }))
  cartNews.tell([{ productId, dimensionId, name: null, had: quantity, kept: 0, now, reason }])
}
