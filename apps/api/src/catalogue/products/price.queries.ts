// The SQL of setting a price. The history is written by the database itself, in the same statement.

import type { PriceData, PriceDecision } from '@stoa/domain/ordering/pricing/decide-price'
import { type RowVersion, saveVersioned } from '../../database/row-version.ts'
import type { Executor } from '../../database/transaction.ts'

export interface PriceRow extends PriceData {
  version: number
}

const selectPrice = (db: Executor, productId: number) =>
  db
    .selectFrom('product')
    .select(['price_cents as priceCents', 'publisher_price_cents as publisherPriceCents'])
    .select(['price_protected_until as protectedUntil', 'version'])
    .where('id', '=', productId)

export async function findPrice(db: Executor, productId: number): Promise<PriceRow | null> {
  return (await selectPrice(db, productId).executeTakeFirst()) ?? null
}

/** Locks the product until the end of the transaction, so that two changes follow each other. */
export async function lockPrice(tx: Executor, productId: number): Promise<PriceRow | null> {
  return (await selectPrice(tx, productId).forNoKeyUpdate().executeTakeFirst()) ?? null
}

export const savePrice = (tx: Executor, row: RowVersion, { priceCents, protectedUntil }: PriceDecision) =>
  saveVersioned(tx, 'product', row, { price_cents: priceCents, price_protected_until: protectedUntil })

export async function findProductId(db: Executor, code: string): Promise<number | null> {
  const row = await db.selectFrom('product').select('id').where('code', '=', code).executeTakeFirst()
  return row?.id ?? null
}
