// Holds operations to the table of limits: whoever comes too often is told how long to wait, before anything else is done.

import type { Refusal } from '@stoa/contract/refusals'
import { refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import type { CallingClient, Operation } from '../../http/operation.ts'
import { HashingBusy } from '../passwords/hash-work.ts'
import { bucketOf, type LimitedCall, typedEmail } from './limit-bucket.ts'
import type { LimitRow } from './limit-table.ts'
import * as queries from './limits.queries.ts'

export interface LimitHands {
  /** Whether the e-mail's owner has signed in from this browser before. */
  isKnownDevice(db: Executor, client: CallingClient, email: string): Promise<boolean>
}

const tooMany = (retryAfter: number) => refused<Refusal>({ code: 'too_many_requests', details: { retryAfter } })

/** What somebody waits when the line of passwords to be hashed is too long, in seconds. */
const busyFor = 5

export const limitOperations = (
  db: Executor,
  table: readonly LimitRow[],
  hands: LimitHands,
  operations: ReadonlyMap<string, Operation>,
): Map<string, Operation> =>
  new Map([...operations].map(([name, one]) => [name, limitOperation(db, table, hands, one)]))

function limitOperation(
  db: Executor,
  table: readonly LimitRow[],
  hands: LimitHands,
  { endpoint, answer }: Operation,
): Operation {
  const rows = table.filter(({ calls }) => calls.includes(endpoint.name))
  return {
    endpoint,
    async answer(input, call) {
      const { client } = call
      // a page that is rendered for everyone is nobody's doing
      const wait = client && rows.length > 0 ? await waitOf(db, rows, hands, { input, call, client }) : 0
      if (wait > 0) return tooMany(wait)
      try {
        return await answer(input, call)
      } catch (error) {
        if (error instanceof HashingBusy) return tooMany(busyFor)
        throw error
      }
    },
  }
}

/** Seconds until the call may be made again; 0 when it may be made now. Looks no further than the first bucket that is empty. */
async function waitOf(
  db: Executor,
  rows: readonly LimitRow[],
  hands: LimitHands,
  limited: LimitedCall,
): Promise<number> {
  for (const row of await applying(db, rows, hands, limited)) {
    const wait = await countOnce(db, row, limited)
    if (wait > 0) return wait
  }
  return 0
}

async function applying(
  db: Executor,
  rows: readonly LimitRow[],
  { isKnownDevice }: LimitHands,
  { input, client }: LimitedCall,
): Promise<readonly LimitRow[]> {
  if (rows.every(({ only }) => only === undefined)) return rows
  const kind = (await isKnownDevice(db, client, typedEmail(input))) ? 'known' : 'unknown'
  return rows.filter(({ only }) => only === undefined || only === kind)
}

async function countOnce(db: Executor, row: LimitRow, limited: LimitedCall): Promise<number> {
  const { now } = limited.call
  const { most, per } = row
  const bucket = bucketOf(row, limited)
  const { used, expires_at } = await queries.countUse(db, {
    ...{ bucket, most, now: new Date(now), until: new Date(now + per * 1000) },
  })
  if (used <= most) return 0
  if (row.tellsOwner && used === most + 1) await queries.tellOwner(db, typedEmail(limited.input), now)
  return Math.max(1, Math.ceil((expires_at.getTime() - now) / 1000))
}
