// The SQL of PayPal from the cart.

import type { Executor } from '../../database/transaction.ts'

/** Null for a country that the shop does not know. `iso`: ISO 3166-1. */
export async function findCountryId(db: Executor, iso: string): Promise<number | null> {
  const row = await db.selectFrom('country').select('id').where('iso', '=', iso).executeTakeFirst()
  return row?.id ?? null
}
