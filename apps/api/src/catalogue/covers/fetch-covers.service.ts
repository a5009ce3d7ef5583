// Fetches the covers that imports have named. What failed for a passing reason is tried again, later each time; what is no
// picture, or stands where nothing may be fetched, is given up with its reason.

import type { Database } from '../../database/connect.ts'
import * as queries from './cover-source.queries.ts'
import { type FetchLimits, fetchLimits, fetchPicture } from './fetch-picture.ts'
import { addPicture } from './picture.service.ts'

const minute = 60_000
const day = 24 * 60 * minute
const mostAttempts = 8
const fetchBatch = 4

/** Doubling from two minutes, up to a day. */
export const nextAttempt = (attempts: number, now: number): Date | null =>
  attempts >= mostAttempts ? null : new Date(now + Math.min(2 ** attempts * minute, day))

export interface FetchResult {
  fetched: number
  failed: number
}

/** Fetches what is due, a few addresses at a time. */
export async function fetchDueCovers(
  db: Database,
  allowedHosts: readonly string[],
  now: () => number,
): Promise<FetchResult> {
  const limits = { ...fetchLimits, allowedHosts }
  const due = await queries.takeDue(db, fetchBatch)
  const results = await Promise.all(due.map((row) => fetchCover(db, row, limits, now)))
  const fetched = results.filter(Boolean).length
  return { fetched, failed: results.length - fetched }
}

async function fetchCover(db: Database, row: queries.DueRow, limits: FetchLimits, now: () => number): Promise<boolean> {
  const { product_id, url, attempts, code } = row
  const settle = (problem: string | null, dueAt: Date | null = null) =>
    queries.settleSource(db, { product_id, url, problem, dueAt })
  if (await queries.hasFrontByHand(db, product_id)) {
    await settle('picture_by_hand')
    return false
  }
  const answer = await fetchPicture(url, limits)
  if (!answer.ok) {
    await settle(answer.problem, answer.isPassing ? nextAttempt(attempts, now()) : null)
    return false
  }
  const input = { code, kind: 'front', altEl: null, altEn: null, original: answer.body, origin: 'fetched' } as const
  const added = await addPicture(db, input)
  await settle(added.ok ? null : added.refusal.code)
  return added.ok
}
