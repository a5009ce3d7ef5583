// The SQL of what is held back for missing safety data. The conditions are the database's own functions, by which its
// triggers hold products back.

import type { SafetyRule } from '@stoa/domain/catalogue/safety-rule'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface HeldRow {
  ean: string
  name_el: string
  publisher: string
  address: string | null
  email: string | null
  responsible_name: string | null
  responsible_address: string | null
  responsible_email: string | null
  warnings_el: string | null
  warnings_en: string | null
  lacks_contact: boolean
  lacks_warnings: boolean
}

export async function listHeldBack(db: Executor): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select p.ean, p.name_el, m.name_el as publisher, m.address, m.email, m.responsible_name, m.responsible_address,
      m.responsible_email, p.warnings_el, p.warnings_en,
      needs_contact(p, r.applies_to) and not can_be_reached(m) as lacks_contact,
      needs_warnings(p, r.applies_to) and not is_warned_of(p) as lacks_warnings
    from safety_rule r cross join product p join publisher m on m.id = p.publisher_id
    where p.held_back and p.active order by m.sort_key collate "C", m.id, p.sort_key collate "C", p.id`.execute(db)
  return rows
}

export interface RuleRow {
  rule: SafetyRule
  in_force: boolean
  /** How many products of the shop it holds back. */
  held: number
}

export async function countByRule(db: Executor, rules: readonly SafetyRule[]): Promise<RuleRow[]> {
  const held = (rule: RawBuilder<unknown>) => sql`
    (select count(*)::int from product p join publisher m on m.id = p.publisher_id where p.active and lacks_safety(p, m, ${rule}))`
  const { rows } = await sql<RuleRow>`
    select wanted.rule, wanted.rule = r.applies_to as in_force, ${held(sql`wanted.rule`)} as held
    from unnest(${[...rules]}::text[]) with ordinality as wanted (rule, place) cross join safety_rule r
    order by wanted.place`.execute(db)
  return rows
}

/** A trigger holds products back, or lets them go. */
export async function saveRule(db: Executor, rule: SafetyRule): Promise<void> {
  await sql`update safety_rule set applies_to = ${rule}`.execute(db)
}
