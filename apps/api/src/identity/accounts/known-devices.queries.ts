// The SQL of known devices: browsers in which a customer has signed in before.

import { sql } from 'kysely'
import { equalsLower } from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'

export async function isKnownFor(db: Executor, hash: Buffer, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_device as d')
    .innerJoin('customer as c', 'c.id', 'd.customer_id')
    .select('c.id')
    .where('d.hash', '=', hash)
    .where((eb) => equalsLower(eb, 'c.email', email))
    .executeTakeFirst()
  return row !== undefined
}

/** Whether it was known before. */
export async function saveDevice(tx: Executor, hash: Buffer, customerId: number, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('known_device')
    .values({ hash, customer_id: customerId, seen_at: at })
    .onConflict((known) => known.columns(['hash', 'customer_id']).doUpdateSet({ seen_at: at }))
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow()
  return !row.is_new
}

export async function deleteDevices(tx: Executor, customerId: number, except: Buffer | null): Promise<void> {
  const known = tx.deleteFrom('known_device').where('customer_id', '=', customerId)
  await (except === null ? known : known.where('hash', '<>', except)).execute()
}

/** How many browsers were dropped. */
export async function deleteOldDevices(db: Executor, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('known_device')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('hash', 'customer_id'),
        'in',
        selectFrom('known_device as old')
          .select(['old.hash', 'old.customer_id'])
          .where('old.seen_at', '<', before)
          .limit(limit)
          .forUpdate()
          .skipLocked()
          .$asTuple('hash', 'customer_id'),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
