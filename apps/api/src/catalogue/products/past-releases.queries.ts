// The SQL of titles whose day of publication has passed.

import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface PastRelease {
  from: readonly SupplyPolicy[]
  to: SupplyPolicy
  /** `2026-11-20`: what was to come out before it. */
  today: string
}

/** How many there were, of `limit` at most. */
export async function changeSupplyAfterRelease(
  db: Executor,
  { from, to, today }: PastRelease,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update product set availability = ${to} where id in (
      select id from product where availability = any(${[...from]}) and release_date < ${today}
      order by id limit ${limit} for no key update)`.execute(db)
  return Number(numAffectedRows ?? 0)
}
