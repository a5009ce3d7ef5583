// Processor time of a side, split into its shop and its database.

import { processMilliseconds } from '../processor-time.ts'

/** Milliseconds; null where processor time is not available. */
export interface Usage {
  shop: number | null
  database: number | null
}

/** Milliseconds of each process so far. */
type Times = ReadonlyMap<number, number>

export interface Reading {
  shop: Times
  database: Times
}

export const readTimes = (processes: readonly number[]): Times =>
  new Map(
    processes.flatMap((id) => {
      const time = processMilliseconds(id)
      return time === null ? [] : [[id, time] as const]
    }),
  )

/** Processes that ended meanwhile do not count, those that started count fully. */
function grown(before: Times, after: Times): number | null {
  if (after.size === 0) return null
  return [...after].reduce((sum, [id, time]) => sum + time - (before.get(id) ?? 0), 0)
}

export const usageBetween = (before: Reading, after: Reading): Usage => ({
  shop: grown(before.shop, after.shop),
  database: grown(before.database, after.database),
})

export const totalOf = ({ shop, database }: Usage): number | null =>
  shop === null || database === null ? null : shop + database
