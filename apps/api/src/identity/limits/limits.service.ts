// Applies the table of limits to operations: a caller over the limit is told how long to wait, before anything else is
// done.

import { setTimeout as pause } from 'node:timers/promises'
import type { Refusal } from '@stoa/contract/refusals'
import { refused } from '@stoa/domain/outcome'
import { countUse, forgetUse, giveBackUse, isUsed } from '../../database/rate-limit.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import type { Operation } from '../../http/operation.ts'
import { isKnownDevice } from '../accounts/known-devices.service.ts'
import { HashingBusyError } from '../passwords/passwords.service.ts'
import { bucketOf, codeBucketOf, type LimitedCall, typedEmail, typedOf } from './limit-bucket.ts'
import type { LimitRow } from './limit-table.ts'
import { notifyOwner } from './limits.queries.ts'

export { type PageLimitRow, pageLimitsOf } from './limit-table.ts'

const tooManyRequests = (retryAfter: number) => refused<Refusal>({ code: 'too_many_requests', details: { retryAfter } })

/** Retry-After when the queue of passwords to be hashed is full, in seconds. */
const busyRetrySeconds = 5

export const limitOperations = (
  db: Executor,
  table: readonly LimitRow[],
  operations: ReadonlyMap<string, Operation>,
): Map<string, Operation> =>
  new Map([...operations].map(([name, operation]) => [name, limitOperation(db, table, operation)]))

function limitOperation(db: Executor, table: readonly LimitRow[], { endpoint, handle }: Operation): Operation {
  const ofCall = table.filter(({ calls }) => calls.includes(endpoint.name))
  const rows = ofCall.filter(({ of }) => of === undefined)
  const codeRows = ofCall.flatMap((row) => (row.of === 'codes' || row.of === 'emails' ? [{ ...row, of: row.of }] : []))
  return {
    endpoint,
    async handle(input, call) {
      const { client } = call
      // rendering a shared page is no caller's doing
      const limited = client && { input, call, client }
      const wait = limited ? (await waitOf(db, rows, limited)) || (await waitOfCodes(db, codeRows, limited)) : 0
      if (wait > 0) return tooManyRequests(wait)
      try {
        const outcome = await handle(input, call)
        if (limited && outcome.ok) await giveBack(db, rows, limited)
        return outcome
      } catch (error) {
        if (error instanceof HashingBusyError) return tooManyRequests(busyRetrySeconds)
        throw error
      }
    },
  }
}

/** Seconds until the call may be repeated; 0 when it may be made now. Stops at the first bucket that is empty. */
async function waitOf(db: Executor, rows: readonly LimitRow[], limited: LimitedCall): Promise<number> {
  /** What the address has used of its own limit, where it has one. */
  let ownUses = Number.POSITIVE_INFINITY
  for (const row of await applicableRows(db, rows, limited)) {
    const { used, wait } = await countOnce(db, row, limited)
    if (row.by === 'ip') ownUses = used
    if (wait === 0) continue
    if (!row.spares || ownUses > row.spares.uses || !(await slowDown(row.name, row.spares.pauseMs))) return wait
  }
  return 0
}

async function giveBack(db: Executor, rows: readonly LimitRow[], limited: LimitedCall): Promise<void> {
  for (const row of rows) if (row.refusedOnly) await giveBackUse(db, bucketOf(row, limited))
}

type CodeRow = LimitRow & { of: 'codes' | 'emails' }

async function waitOfCodes(db: Executor, rows: readonly CodeRow[], limited: LimitedCall): Promise<number> {
  for (const row of rows) {
    for (const code of typedOf(row.of, limited.input)) {
      if (await isUsed(db, codeBucketOf(row, limited, code), new Date(limited.call.now))) continue
      const wait = await inTransaction(db, (tx) => countCode(tx, row, limited, code))
      if (wait > 0) return wait
    }
  }
  return 0
}

/**
 * A code that is sent again, as with every change of a cart, is no other guess; one that was refused is. A page asks for
 * several totals at once: the first call keeps the others waiting until it is known whether the code is allowed.
 */
async function countCode(tx: Executor, row: LimitRow, limited: LimitedCall, code: string): Promise<number> {
  const now = new Date(limited.call.now)
  const bucket = codeBucketOf(row, limited, code)
  const { used } = await countUse(tx, { bucket, max: 1, now, until: new Date(limited.call.now + row.per * 1000) })
  if (used > 1) return 0
  const { wait } = await countOnce(tx, row, limited)
  if (wait > 0) await forgetUse(tx, bucket)
  return wait
}

/** More than so many at a time are no readers. */
const maxSlowed = 50
/** By the name of the limit: guesses at orders take no place of those who sign in. */
const slowed = new Map<string, number>()

/** Guesses elsewhere refuse nobody who has hardly tried. False when too many wait already. */
async function slowDown(limit: string, pauseMs: number): Promise<boolean> {
  const waiting = () => slowed.get(limit) ?? 0
  if (waiting() >= maxSlowed) return false
  slowed.set(limit, waiting() + 1)
  await pause(pauseMs)
  slowed.set(limit, waiting() - 1)
  return true
}

async function applicableRows(
  db: Executor,
  rows: readonly LimitRow[],
  { input, client }: LimitedCall,
): Promise<readonly LimitRow[]> {
  if (rows.every(({ only }) => only === undefined)) return rows
  const kind = (await isKnownDevice(db, client, typedEmail(input))) ? 'known' : 'unknown'
  return rows.filter(({ only }) => only === undefined || only === kind)
}

interface Counted {
  used: number
  /** Seconds; 0 when it is not used up. */
  wait: number
}

async function countOnce(db: Executor, row: LimitRow, limited: LimitedCall): Promise<Counted> {
  const { now } = limited.call
  const { max, per } = row
  const bucket = bucketOf(row, limited)
  const { used, expires_at } = await countUse(db, {
    bucket,
    max,
    now: new Date(now),
    until: new Date(now + per * 1000),
  })
  if (used <= max) return { used, wait: 0 }
  if (row.notifiesOwner && used === max + 1) await notifyOwner(db, typedEmail(limited.input), now)
  return { used, wait: Math.max(1, Math.ceil((expires_at.getTime() - now) / 1000)) }
}
