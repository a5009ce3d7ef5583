// The rank of equally good matches: by sales, and by a writer's renown, so that a classic of which this shop has sold
// nothing yet does not rank behind everything that sells.

import { type RawBuilder, sql } from 'kysely'

/** Equivalent to some hundred and fifty copies. */
const knownNameBonus = 5
const salesWeight = 0.25

/** ln(1 + copies sold lately), or renown and a little for sales. */
export function popularityOf(sold: number, isByKnownName: boolean): number {
  return isByKnownName ? knownNameBonus + salesWeight * Math.log1p(sold) : Math.log1p(sold)
}

/** The same in SQL. */
export const popularitySql = (
  sold: RawBuilder<unknown>,
  isByKnownName: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  (case when ${isByKnownName} then ${sql.lit(knownNameBonus)} + ${sql.lit(salesWeight)} * ln(1 + ${sold}) else ln(1 + ${sold}) end)`
