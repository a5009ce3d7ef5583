// The SQL of browsers in which a customer has signed in before.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export async function isKnownFor(db: Executor, hash: Buffer, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from known_device d join customer c on c.id = d.customer_id
    where d.hash = ${hash} and lower(c.email) = lower(${email})`.execute(db)
  return rows.length > 0
}

/** Whether it was known before. */
export async function saveDevice(tx: Executor, hash: Buffer, customerId: number, at: Date): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into known_device (hash, customer_id, seen_at) values (${hash}, ${customerId}, ${at})
    on conflict (hash, customer_id) do update set seen_at = excluded.seen_at
    returning xmax = 0 as is_new`.execute(tx)
  return rows[0]?.is_new === false
}

export async function deleteDevices(tx: Executor, customerId: number, except: Buffer | null): Promise<void> {
  await sql`
    delete from known_device where customer_id = ${customerId} and hash is distinct from ${except}`.execute(tx)
}

/** How many browsers were dropped. */
export async function deleteOldDevices(db: Executor, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from known_device where (hash, customer_id) in (
      select hash, customer_id from known_device where seen_at < ${before} limit ${limit} for update skip locked)
    returning customer_id`.execute(db)
  return rows.length
}
