// The SQL of the promotions that act by themselves, and of what they were before.

import type { Condition } from '@stoa/domain/ordering/promotions/condition'
import type { LineFilter } from '@stoa/domain/ordering/promotions/line-filter'
import type { Effect, PromotionScope } from '@stoa/domain/ordering/promotions/promotion'
import { sql } from 'kysely'
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
  name_el: string
  name_en: string | null
}

export interface PublicPromotionRows {
  current: PublicPromotionRow[]
  /** By their windows. */
  history: RuleRow[]
  categories: { id: number; parent_id: number | null }[]
}

/** `since`: what was over before does not matter. */
export async function readPublicPromotions(db: Executor, since: Date): Promise<PublicPromotionRows> {
  const { rows } = await sql<PublicPromotionRows>`
    select
      coalesce((select json_agg(json_build_object('id', p.id, 'code', p.code, 'name_el', p.name_el, 'name_en', p.name_en,
          'scope', p.scope, 'target', p.target, 'condition', p.condition, 'effect', p.effect, 'lane', p.lane, 'stacks', p.stacks,
          'starts_at', extract(epoch from p.starts_at) * 1000, 'ends_at', extract(epoch from p.ends_at) * 1000) order by p.id)
        from promotion p where p.automatic and p.active and (p.ends_at is null or p.ends_at > ${since})), '[]') as current,
      coalesce((select json_agg(json_build_object('id', h.promotion_id, 'scope', h.scope, 'target', h.target, 'condition', h.condition,
          'effect', h.effect, 'lane', h.lane, 'stacks', h.stacks,
          'starts_at', extract(epoch from h.valid_from) * 1000, 'ends_at', extract(epoch from h.valid_until) * 1000)
          order by h.promotion_id, h.valid_from)
        from promotion_history h where h.valid_until is null or h.valid_until > ${since}), '[]') as history,
      coalesce((select json_agg(json_build_object('id', id, 'parent_id', parent_id)) from category), '[]') as categories`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('a select of one row gave none')
  return row
}
