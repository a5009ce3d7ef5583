// The SQL of customers' pictures.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

/** Takes the place of the one before it, whose address leads nowhere from then on. */
export async function savePicture(
  tx: Executor,
  customerId: number,
  { name, picture, at }: { name: string; picture: Buffer; at: Date },
): Promise<void> {
  await sql`
    insert into customer_picture (name, customer_id, picture, created_at)
    values (${name}, ${customerId}, ${picture}, ${at})
    on conflict (customer_id) do update
      set name = excluded.name, picture = excluded.picture, created_at = excluded.created_at`.execute(tx)
}

export async function deletePicture(tx: Executor, customerId: number): Promise<void> {
  await sql`delete from customer_picture where customer_id = ${customerId}`.execute(tx)
}

export async function findPicture(db: Executor, name: string): Promise<Buffer | null> {
  const { rows } = await sql<{ picture: Buffer }>`select picture from customer_picture where name = ${name}`.execute(db)
  return rows[0]?.picture ?? null
}
