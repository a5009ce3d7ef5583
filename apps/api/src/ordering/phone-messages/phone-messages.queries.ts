// The SQL of messages to phones.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface PhoneMessageKey {
  orderId: number
  kind: string
  /** Of the move that it is about. */
  changeId: number | null
  /** When it came about, where that may be several times without a move: milliseconds since 1970. */
  at: number | null
}

const occasionOf = ({ at }: PhoneMessageKey): Date | null => (at === null ? null : new Date(at))

interface KeyRow extends Omit<PhoneMessageKey, 'at'> {
  at: Date | null
}

const toKey = ({ at, ...row }: KeyRow): PhoneMessageKey => ({ ...row, at: at?.getTime() ?? null })

export type PhoneMessageState = 'sending' | 'accepted' | 'delivered' | 'failed'

/** Null when there is one already, whatever has become of it. */
export async function insertMessage(db: Executor, key: PhoneMessageKey, at: Date): Promise<string | null> {
  const row = await db
    .insertInto('phone_message')
    .values({
      ...{ order_id: key.orderId, kind: key.kind, change_id: key.changeId, occasion_at: occasionOf(key) },
      ...{ state: 'sending', asked_at: at },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst()
  return row?.uid ?? null
}

/** One that an earlier attempt left open has failed: nobody knows whether it was sent. */
export async function findOutcome(db: Executor, key: PhoneMessageKey, at: Date): Promise<PhoneMessageState> {
  const isMeant = sql`order_id = ${key.orderId} and kind = ${key.kind} and change_id is not distinct from ${key.changeId}::bigint
    and occasion_at is not distinct from ${occasionOf(key)}::timestamptz`
  const { rows } = await sql<{ state: PhoneMessageState }>`
    with left_open as (
      update phone_message set state = 'failed', settled_at = ${at} where ${isMeant} and state = 'sending')
    select state from phone_message where ${isMeant}`.execute(db)
  return rows[0]?.state ?? 'failed'
}

/** Null when it has ended already. */
export async function saveState(
  db: Executor,
  uid: string,
  state: PhoneMessageState,
  at: Date,
): Promise<PhoneMessageKey | null> {
  const isOver = state === 'delivered' || state === 'failed'
  const row = await db
    .updateTable('phone_message')
    .set({ state, settled_at: isOver ? at : null })
    .where('uid', '=', uid)
    .where('settled_at', 'is', null)
    .returning(['order_id as orderId', 'kind', 'change_id as changeId', 'occasion_at as at'])
    .executeTakeFirst()
  return row ? toKey(row) : null
}

/** Those of which nothing was heard since, oldest first. */
export async function failSilent(tx: Executor, before: Date, at: Date, limit: number): Promise<PhoneMessageKey[]> {
  const { rows } = await sql<KeyRow>`
    update phone_message set state = 'failed', settled_at = ${at}
    where id in (select id from phone_message where state in ('sending', 'accepted') and asked_at < ${before}
      order by asked_at limit ${limit} for update skip locked)
    returning order_id as "orderId", kind, change_id as "changeId", occasion_at as at`.execute(tx)
  return rows.map(toKey)
}
