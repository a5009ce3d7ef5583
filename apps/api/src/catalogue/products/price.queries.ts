// The SQL of setting a price. The history is written by the database itself, in the same statement.

import type { PriceData, PriceDecision } from '@stoa/domain/ordering/pricing/decide-price'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

/** Locks the product until the end of the transaction, so that two changes follow each other. */
export async function lockPrice(tx: Executor, productId: number): Promise<PriceData | null> {
  const { rows } = await sql<PriceData>`
    select price_cents as "priceCents", publisher_price_cents as "publisherPriceCents", price_protected_until as "protectedUntil"
    from product where id = ${productId} for no key update`.execute(tx)
  return rows[0] ?? null
}

export async function savePrice(tx: Executor, productId: number, decision: PriceDecision): Promise<void> {
  await sql`
    update product set price_cents = ${decision.priceCents}, price_protected_until = ${decision.protectedUntil}
    where id = ${productId}`.execute(tx)
}

export async function findProductId(db: Executor, code: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from product where code = ${code}`.execute(db)
  return rows[0]?.id ?? null
}
