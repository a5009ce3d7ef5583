// Promotions and codes for tests, as rows.

import type { Promotion, PromotionRule } from '@stoa/domain/ordering/promotions/promotion'
import { codeKey } from '@stoa/domain/ordering/promotions/read-code'
import { type Insertable, sql } from 'kysely'
import type { Tables } from '../src/database/schema.ts'
import type { Executor } from '../src/database/transaction.ts'

let made = 0

type Columns = Partial<Omit<Insertable<Tables['promotion']>, keyof PromotionRule>>

/** For all lines and by itself, except where `given` says otherwise. */
export async function makePromotion(
  db: Executor,
  given: Pick<Promotion, 'effect'> & Partial<PromotionRule> & Columns,
): Promise<number> {
  made += 1
  const { scope = 'lines', target = null, condition = null, effect, ...columns } = given
  const { id } = await db
    .insertInto('promotion')
    .values({
      code: `test-${made}`,
      name_el: `Προσφορά ${made}`,
      name_en: `Offer ${made}`,
      scope,
      target: target && sql`${JSON.stringify(target)}::jsonb`,
      condition: condition && sql`${JSON.stringify(condition)}::jsonb`,
      effect: sql`${JSON.stringify(effect)}::jsonb`,
      automatic: true,
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Those of the built-in shop that act by themselves, for tests that work out prices without any. */
export async function removePromotions(db: Executor): Promise<void> {
  await sql`delete from promotion_history`.execute(db)
  await sql`delete from promotion where automatic`.execute(db)
}

/** A code for a promotion of its own, or for the given one. */
export async function makeCode(
  db: Executor,
  given: Pick<Promotion, 'effect'> & Partial<PromotionRule> & Columns,
  { emails = [], ...columns }: Partial<Insertable<Tables['coupon_code']>> & { emails?: string[] } = {},
): Promise<{ id: number; code: string }> {
  const promotionId = columns.promotion_id ?? (await makePromotion(db, { ...given, automatic: false }))
  made += 1
  const code = columns.code ?? `CODE-${made}`
  const { id } = await db
    .insertInto('coupon_code')
    .values({ ...columns, personal: emails.length > 0, promotion_id: promotionId, code, code_key: codeKey(code) })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (emails.length > 0) {
    const rows = emails.map((email) => ({ code_id: id, email }))
    await db.insertInto('coupon_email').values(rows).execute()
  }
  return { id, code }
}

/** What is kept of the uses of a code: how many, what remains of its value, and how many orders. */
export async function readUses(db: Executor, codeId: number) {
  const { rows } = await sql<{ uses: number; left: number | null; rows: number }>`
    select uses, remaining_cents as left, (select count(*)::int from coupon_use where code_id = c.id) as rows
    from coupon_code c where id = ${codeId}`.execute(db)
  return rows[0]
}

export const percent = (whole: number) => ({ kind: 'percentage', basisPoints: whole * 100 }) as const
