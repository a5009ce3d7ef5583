// The points where parcels can be collected. They are stored: the checkout never waits for a carrier, and a carrier that
// does not answer leaves the points as they were.

import type { CarrierCode } from '@stoa/domain/ordering/delivery/carriers'
import {
  type FoundPoints,
  indexPoints,
  type PickupPoint,
  type PointIndex,
  type PointQuery,
  searchPoints,
} from '@stoa/domain/ordering/delivery/pickup-points'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import type { RowOf } from '../../database/row-of.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import { type KeptInMemory, keepInMemory } from '../../kept-in-memory.ts'
import type { Carrier, CarrierError } from '../../ports/carrier.ts'
import * as queries from './pickup-points.queries.ts'

export interface PointChanges {
  saved: number
  deleted: number
  /** Rows of the carrier's list that were left out: they could not be read, or are not in Greece. */
  skipped: number
}

/** `too_few`: less than half of what was known is a mistake of the carrier's rather than the end of its points. */
export type RefreshRefusal = CarrierError | 'too_few'

export async function refreshPoints(
  db: Database,
  code: CarrierCode,
  listPoints: NonNullable<Carrier['listPoints']>,
): Promise<Outcome<PointChanges, RefreshRefusal>> {
  const listed = await listPoints()
  if (!listed.ok) return listed
  const reachable = listed.value.points.filter(isReachable)
  const skipped = listed.value.unreadable + listed.value.points.length - reachable.length
  const points = [...new Map(reachable.map((point) => [point.id, point])).values()]
  if (points.length === 0 || points.length * 2 < (await queries.countPoints(db, code))) return refused('too_few')
  return inTransaction(db, async (tx) => {
    const saved = await queries.savePoints(tx, points)
    const ids = points.map(({ id }) => id)
    return done({ saved, deleted: await queries.deleteOtherPoints(tx, code, ids), skipped })
  })
}

/** In Greece, by its country and by its place: the shop sends to no point elsewhere. */
const isReachable = ({ latitude, longitude, countryCode }: PickupPoint): boolean =>
  latitude > 34 && latitude < 42 && longitude > 19 && longitude < 30 && countryCode === 'GR'

/** In memory, following the change log. */
export type PickupPoints = KeptInMemory<void, PointIndex>

export const createPickupPoints = (db: Executor): PickupPoints =>
  keepInMemory(new Set(['pickup_points']), async () => indexPoints((await queries.listPoints(db)).map(pointOf)))

const pointOf = ({ postal_code, country_code, ...row }: RowOf<typeof queries.listPoints>): PickupPoint => ({
  ...row,
  postalCode: postal_code,
  countryCode: country_code,
})

export const findPoints = async (points: PickupPoints, query: PointQuery): Promise<FoundPoints> =>
  searchPoints(await points.get(), query)
