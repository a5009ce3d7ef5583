// The SQL of customers' pictures.

import type { Executor } from '../../database/transaction.ts'

/** Replaces the previous picture, whose URL is not found from then on. */
export async function savePicture(
  tx: Executor,
  customerId: number,
  { name, picture, at }: { name: string; picture: Buffer; at: Date },
): Promise<void> {
  const row = { name, picture, created_at: at }
  await tx
    .insertInto('customer_picture')
    .values({ ...row, customer_id: customerId })
    .onConflict((earlier) => earlier.column('customer_id').doUpdateSet(row))
    .execute()
}

export async function deletePicture(tx: Executor, customerId: number): Promise<void> {
  await tx.deleteFrom('customer_picture').where('customer_id', '=', customerId).execute()
}

export async function findPicture(db: Executor, name: string): Promise<Buffer | null> {
  const row = await db.selectFrom('customer_picture').select('picture').where('name', '=', name).executeTakeFirst()
  return row?.picture ?? null
}
