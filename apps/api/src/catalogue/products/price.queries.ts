// The SQL of setting a price. The history is written by the database itself, in the same statement.

import type { PriceData, PriceDecision } from '@stoa/domain/ordering/pricing/decide-price'
import { sql } from 'kysely'
import { type ProtectedPartRow, protectedPartsOf, toProtectedParts } from '../../database/expressions.ts'
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
    .select(protectedPartsOf('product').as('protectedParts'))
    .where('id', '=', productId)

type SelectedPrice = Omit<PriceRow, 'protectedParts'> & { protectedParts: ProtectedPartRow[] }

const toPrice = (row: SelectedPrice | undefined): PriceRow | null =>
  row ? { ...row, protectedParts: toProtectedParts(row.protectedParts) } : null

export async function findPrice(db: Executor, productId: number): Promise<PriceRow | null> {
  return toPrice(await selectPrice(db, productId).executeTakeFirst())
}

/** Locks the product until the end of the transaction, so that two changes follow each other. */
export async function lockPrice(tx: Executor, productId: number): Promise<PriceRow | null> {
  return toPrice(await selectPrice(tx, productId).forNoKeyUpdate().executeTakeFirst())
}

export const savePrice = (tx: Executor, row: RowVersion, { priceCents, protectedUntil }: PriceDecision) =>
  saveVersioned(tx, 'product', row, { price_cents: priceCents, price_protected_until: protectedUntil })

/**
 * Tells every process of the products of which a cut of the price became `from` to `until` old: what may be announced
 * about them has changed. Returns how many.
 */
export async function logEndedReductions(db: Executor, from: Date, until: Date): Promise<number> {
  const { rows } = await sql<{ products: number }>`
    with ended as (
      select distinct h.product_id from price_history h
      where h.valid_from > ${from} and h.valid_from <= ${until}
        and exists (select from price_history b where b.product_id = h.product_id and b.valid_from < h.valid_from)),
    tags as (select 'product:' || product_id as tag from ended union select 'listings' from ended),
    logged as (select tag, log_change(tag) from tags)
    select coalesce(count(*) filter (where tag <> 'listings'), 0)::int as products
    from logged`.execute(db)
  return rows[0]?.products ?? 0
}

export async function findProductId(db: Executor, code: string): Promise<number | null> {
  const row = await db.selectFrom('product').select('id').where('code', '=', code).executeTakeFirst()
  return row?.id ?? null
}
