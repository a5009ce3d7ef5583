// The SQL of setting a price. The history is written by the database itself, in the same statement.

import type { PriceData, PriceDecision } from '@stoa/domain/ordering/pricing/decide-price'
import type { Executor } from '../../database/transaction.ts'

/** Locks the product until the end of the transaction, so that two changes follow each other. */
export async function lockPrice(tx: Executor, productId: number): Promise<PriceData | null> {
  const row = await tx
    .selectFrom('product')
    .select(['price_cents as priceCents', 'publisher_price_cents as publisherPriceCents'])
    .select('price_protected_until as protectedUntil')
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function savePrice(tx: Executor, productId: number, decision: PriceDecision): Promise<void> {
  await tx
    .updateTable('product')
    .set({ price_cents: decision.priceCents, price_protected_until: decision.protectedUntil })
    .where('id', '=', productId)
    .execute()
}

export async function findProductId(db: Executor, code: string): Promise<number | null> {
  const row = await db.selectFrom('product').select('id').where('code', '=', code).executeTakeFirst()
  return row?.id ?? null
}
