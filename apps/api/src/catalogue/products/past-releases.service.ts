// A title that was to come out on a day that is past, and of which the shop has no copy, is no longer upcoming. Suppliers
// seldom say so: the day itself is the news.

import { releasedPolicy, upcomingPolicies } from '@stoa/domain/catalogue/reported-supply'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import type { Executor } from '../../database/transaction.ts'
import { changeSupplyAfterRelease } from './past-releases.queries.ts'

/** How many titles there were, of `limit` at most. */
export const endPastReleases = (db: Executor, now: number, limit: number): Promise<number> =>
  changeSupplyAfterRelease(db, { from: upcomingPolicies, to: releasedPolicy, today: isoDay(dayOf(now)) }, limit)
