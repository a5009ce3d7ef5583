// The SQL of the promotions that act by themselves, and of what they were before.

import type { Condition } from '@stoa/domain/ordering/promotions/condition'
import type { LineFilter } from '@stoa/domain/ordering/promotions/line-filter'
import type { Effect, PromotionScope } from '@stoa/domain/ordering/promotions/promotion'
import { sql } from 'kysely'
import { onlyRow } from '../../database/only-row.ts'
import type { Executor } from '../../database/transaction.ts'

interface RuleRow {
  id: number
  scope: PromotionScope
  target: LineFilter | null
  condition: Condition | null
  effect: Effect
  lane: number
  stacks: boolean
  /** Milliseconds since 1970. */
  starts_at: number | null
  ends_at: number | null
}

export interface PublicPromotionRow extends RuleRow {
  code: string
  url: string
  name_el: string
  name_en: string | null
  intro_el: string | null
  intro_en: string | null
  /** Of the product that it gives, if it does. */
  gift_el: string | null
  gift_en: string | null
}

export interface PublicPromotionRows {
  current: PublicPromotionRow[]
  /** By their windows. */
  history: RuleRow[]
  categories: { id: number; parent_id: number | null }[]
}

const promotionObject = sql`json_build_object('id', p.id, 'code', p.code, 'url', coalesce(p.url, p.code),
  'name_el', p.name_el, 'name_en', p.name_en, 'intro_el', p.intro_el, 'intro_en', p.intro_en,
  'gift_el', g.name_el, 'gift_en', coalesce(g.name_en, g.english_title),
  'scope', p.scope, 'target', p.target, 'condition', p.condition, 'effect', p.effect, 'lane', p.lane, 'stacks', p.stacks,
  'starts_at', extract(epoch from p.starts_at) * 1000, 'ends_at', extract(epoch from p.ends_at) * 1000)`

const promotionTables = sql`promotion p left join product g on g.id = (p.effect ->> 'productId')::int`

/** `since`: what was over before does not matter. */
export async function readPublicPromotions(db: Executor, since: Date): Promise<PublicPromotionRows> {
  const { rows } = await sql<PublicPromotionRows>`
    select
      coalesce((select json_agg(${promotionObject} order by p.id)
        from ${promotionTables} where p.automatic and p.active and (p.ends_at is null or p.ends_at > ${since})), '[]') as current,
      coalesce((select json_agg(json_build_object('id', h.promotion_id, 'scope', h.scope, 'target', h.target, 'condition', h.condition,
          'effect', h.effect, 'lane', h.lane, 'stacks', h.stacks,
          'starts_at', extract(epoch from h.valid_from) * 1000, 'ends_at', extract(epoch from h.valid_until) * 1000)
          order by h.promotion_id, h.valid_from)
        from promotion_history h where h.valid_until is null or h.valid_until > ${since}), '[]') as history,
      coalesce((select json_agg(json_build_object('id', id, 'parent_id', parent_id)) from category), '[]') as categories`.execute(
    db,
  )
  return onlyRow(rows)
}

/** One that acts by itself, by its address; only what has been in force before. */
export async function findPromotion(db: Executor, url: string, now: Date): Promise<PublicPromotionRow | undefined> {
  const { rows } = await sql<{ promotion: PublicPromotionRow }>`
    select ${promotionObject} as promotion from ${promotionTables}
    where coalesce(p.url, p.code) = ${url} and p.automatic
      and exists (select from promotion_history h where h.promotion_id = p.id and h.valid_from <= ${now})`.execute(db)
  return rows[0]?.promotion
}
