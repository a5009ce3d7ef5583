// What a customer keeps for later. It may hold what cannot be had today: only the customer removes a line from it.

import type { Refusal } from '@stoa/contract/refusals'
import { type CartItem, type CartLineKey, maxQuantityPerLine, mergeLines } from '@stoa/domain/ordering/cart/cart'
import { keepForLater } from '@stoa/domain/ordering/cart/saved-items'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, inTransaction } from '../../database/transaction.ts'
import { lockCart } from './customer-cart.queries.ts'
import type { CartContext } from './customer-cart.service.ts'
import * as queries from './saved-items.queries.ts'

export interface SavedItems {
  items: CartItem[]
}

type Owner = Pick<CartContext, 'customerId' | 'now'>

/** The same lines again change nothing. */
export function keepItems(
  db: Database,
  { customerId, now }: Owner,
  added: readonly CartItem[],
): Promise<Outcome<SavedItems, Refusal<'saved_list_full'>>> {
  const lines = mergeLines(added).map((item) => ({ ...item, quantity: Math.min(item.quantity, maxQuantityPerLine) }))
  return decideInTransaction(db, async (tx) => {
    await lockCart(tx, customerId)
    const kept = keepForLater(await queries.listSaved(tx, customerId), lines)
    if (!kept.ok) return refused({ code: kept.refusal })
    await queries.saveKept(tx, customerId, kept.value, new Date(now))
    return done({ items: await queries.listSaved(tx, customerId) })
  })
}

export function removeItem(db: Database, { customerId }: Owner, line: CartLineKey): Promise<SavedItems> {
  return inTransaction(db, async (tx) => {
    await queries.deleteSaved(tx, customerId, line)
    return { items: await queries.listSaved(tx, customerId) }
  })
}
