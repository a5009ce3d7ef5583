// What a customer keeps for later. It may hold what cannot be had today: only the customer removes a line from it.

import type { Refusal } from '@stoa/contract/refusals'
import { type CartItem, type CartLineKey, maxQuantityPerLine, mergeLines } from '@stoa/domain/ordering/cart/cart'
import type { CartProduct } from '@stoa/domain/ordering/cart/cart-product'
import { dropsLine, refuseLine } from '@stoa/domain/ordering/cart/decide-cart'
import { keepForLater } from '@stoa/domain/ordering/cart/saved-items'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, inTransaction } from '../../database/transaction.ts'
import { readCartProducts } from '../cart/read-cart.service.ts'
import { lockCart } from './customer-cart.queries.ts'
import type { CartContext } from './customer-cart.service.ts'
import * as queries from './saved-items.queries.ts'

export interface SavedItems {
  items: CartItem[]
}

/** Whether it says only what its product asks for. What can merely not be had as it is today is kept. */
function isAccepted(line: CartItem, products: readonly CartProduct[], now: number): boolean {
  const refusal = refuseLine(line, products, isoDay(dayOf(now)))
  return refusal === null || !dropsLine(refusal.reason)
}

/** The same lines again change nothing. Those with an extension that is not accepted are left out. */
export function keepItems(
  db: Database,
  { customerId, now, language }: CartContext,
  added: readonly CartItem[],
): Promise<Outcome<SavedItems, Refusal<'saved_list_full'>>> {
  const lines = mergeLines(added).map((item) => ({ ...item, quantity: Math.min(item.quantity, maxQuantityPerLine) }))
  return decideInTransaction(db, async (tx) => {
    await lockCart(tx, customerId)
    const products = await readCartProducts(tx, lines, language)
    const accepted = lines.filter((line) => isAccepted(line, products, now))
    const kept = keepForLater(await queries.listSaved(tx, customerId), accepted)
    if (!kept.ok) return refused({ code: kept.refusal })
    await queries.saveKept(tx, customerId, kept.value, new Date(now))
    return done({ items: await queries.listSaved(tx, customerId) })
  })
}

export function removeItem(
  db: Database,
  { customerId }: Pick<CartContext, 'customerId'>,
  line: CartLineKey,
): Promise<SavedItems> {
  return inTransaction(db, async (tx) => {
    await queries.deleteSaved(tx, customerId, line)
    return { items: await queries.listSaved(tx, customerId) }
  })
}
