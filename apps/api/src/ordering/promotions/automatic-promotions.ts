// The promotions that act by themselves, kept in memory as long as their version is the present one. Reading fifty of them
// costs more than pricing a cart, and they change a few times a day.

import type { AdjustmentLabel } from '@stoa/domain/ordering/pricing/adjustments'
import type { PromotionName } from '@stoa/domain/ordering/pricing/cart-input'
import { type AskedFacts, askedFacts } from '@stoa/domain/ordering/promotions/asked-facts'
import { isPromotionRule } from '@stoa/domain/ordering/promotions/check-rule'
import type { Promotion } from '@stoa/domain/ordering/promotions/promotion'
import type { Executor } from '../../database/transaction.ts'
import { getAutomaticPromotions, type PromotionRow } from './promotions.queries.ts'

export interface AutomaticPromotions {
  /** Also those whose time is still to come. */
  promotions: readonly Promotion[]
  names: ReadonlyMap<number, PromotionName>
  asked: AskedFacts
}

/** By version, the latest last. A version names the same promotions in whichever database. */
const kept = new Map<string, AutomaticPromotions>()
const maxKept = 4

/** The clocks of several processes may run apart. */
const dayMs = 24 * 60 * 60 * 1000

/** `version`: as read just before. When it has changed meanwhile, the newer promotions. */
export async function automaticPromotions(db: Executor, version: string, now: number): Promise<AutomaticPromotions> {
  const known = kept.get(version)
  if (known) return known
  const row = await getAutomaticPromotions(db, new Date(now - dayMs))
  const readable = row.promotions.filter(isPromotionRule)
  const promotions = readable.map(toPromotion)
  const automatic = { promotions, names: new Map(readable.map(nameOf)), asked: askedFacts(promotions) }
  kept.set(row.version, automatic)
  const [oldest] = kept.keys()
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
  return automatic
}

export const labelOf = ({ name_el, name_en }: PromotionRow): AdjustmentLabel => ({ el: name_el, en: name_en })

export const nameOf = (row: PromotionRow): [number, PromotionName] => [row.id, { code: row.code, label: labelOf(row) }]

const timeOf = (at: string | null): number | null => (at === null ? null : Date.parse(at))

export const toPromotion = (row: PromotionRow): Promotion => ({
  ...{ id: row.id, scope: row.scope, target: row.target, condition: row.condition, effect: row.effect },
  ...{ lane: row.lane, stacks: row.stacks, startsAt: timeOf(row.starts_at), endsAt: timeOf(row.ends_at) },
})
