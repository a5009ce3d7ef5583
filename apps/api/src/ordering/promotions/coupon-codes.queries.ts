// The SQL of making, importing and listing codes.

import type { PromotionRule } from '@stoa/domain/ordering/promotions/promotion'
import { type Insertable, sql } from 'kysely'
import type { RowOf } from '../../database/row-of.ts'
import type { Tables } from '../../database/schema.ts'
import type { Executor } from '../../database/transaction.ts'

export interface NewCode {
  code: string
  code_key: string
  use_limit: number | null
  person_limit: number | null
  remaining_cents: number | null
  active: boolean
  /** Only for the e-mails: for nobody where there are none. */
  personal: boolean
  /** Lower case. */
  emails: readonly string[]
}

export const findPromotion = (db: Executor, code: string) =>
  db
    .selectFrom('promotion')
    .select(['id', 'automatic', sql<string>`effect ->> 'kind'`.as('effect_kind')])
    .select(sql<boolean>`not active or coalesce(ends_at <= now(), false)`.as('over'))
    .where('code', '=', code)
    .executeTakeFirst()

export type PromotionRow = NonNullable<Awaited<ReturnType<typeof findPromotion>>>

/** All with one statement. Returns the keys of those that nobody else had. */
export async function insertCodes(tx: Executor, promotionId: number, codes: readonly NewCode[]): Promise<string[]> {
  const { rows } = await sql<{ code_key: string }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb)
        as w (code text, code_key text, use_limit int, person_limit int, remaining_cents int, active bool, personal bool,
          emails text[])),
    made as (
      insert into coupon_code (promotion_id, code, code_key, use_limit, person_limit, remaining_cents, active, personal)
      select ${promotionId}::int, code, code_key, use_limit, person_limit, remaining_cents, active, personal
      from wanted on conflict (code_key) do nothing
      returning id, code_key),
    listed as (
      insert into coupon_email (code_id, email)
      select distinct made.id, email from made join wanted using (code_key), unnest(wanted.emails) as email)
    select code_key from made`.execute(tx)
  return rows.map(({ code_key }) => code_key)
}

/** By their letters, so that every database writes the same table. */
export const listCodes = (db: Executor, promotionId: number) =>
  db
    .selectFrom('coupon_code as c')
    .select(['code', 'uses', 'use_limit', 'person_limit', 'remaining_cents', 'active', 'personal'])
    .select(sql<string[]>`array(select email from coupon_email where code_id = c.id)`.as('emails'))
    .where('promotion_id', '=', promotionId)
    .orderBy(sql`code collate "C"`)
    .execute()

export type CodeRow = RowOf<typeof listCodes>

type Json = 'target' | 'condition' | 'effect'

/** Every column but those that the database fills in. */
type PromotionColumns = Omit<Insertable<Tables['promotion']>, Json | 'id' | 'version' | 'created_at'> & PromotionRule

const jsonOf = (value: object | null) => sql`${value && JSON.stringify(value)}::jsonb`

/** The promotion of this code is made, or replaced by this one. Returns whether it is new. */
export async function savePromotion(tx: Executor, columns: PromotionColumns): Promise<boolean> {
  const { target, condition, effect, ...others } = columns
  const json = { target: jsonOf(target), condition: jsonOf(condition), effect: jsonOf(effect) }
  const names = Object.keys(columns).filter((name) => name !== 'code')
  const replaced = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`)
  const { rows } = await sql<{ version: number }>`
    insert into promotion (${sql.join(['code', ...names].map((name) => sql.ref(name)))})
    values (${sql.join(['code', ...names].map((name) => Reflect.get({ ...others, ...json }, name)))})
    on conflict (code) do update set ${sql.join(replaced)}, version = promotion.version + 1
    returning version`.execute(tx)
  return rows[0]?.version === 1
}
