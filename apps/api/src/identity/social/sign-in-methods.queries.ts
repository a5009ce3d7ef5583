// The SQL of an account's sign-in methods.

import type { Executor } from '../../database/transaction.ts'

export interface MethodRow {
  issuer: string
  email: string | null
  linked_at: string
}

export const listMethods = (db: Executor, customerId: number): Promise<MethodRow[]> =>
  db
    .selectFrom('customer_identity')
    .select(['issuer', 'email'])
    .select(({ cast }) => cast<string>('linked_at', 'text').as('linked_at'))
    .where('customer_id', '=', customerId)
    .orderBy('customer_identity.linked_at')
    .execute()

/** Whether a password signs in. Of two concurrent removals, the second sees what the first left. */
export async function lockPasswordState(tx: Executor, customerId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('customer')
    .select('password_hash')
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined && row.password_hash !== null
}

export async function deleteMethod(tx: Executor, customerId: number, issuer: string): Promise<void> {
  await tx.deleteFrom('customer_identity').where('customer_id', '=', customerId).where('issuer', '=', issuer).execute()
}

/** The customer of the link; null when there was none. */
export async function deleteLinkedIdentity(tx: Executor, issuer: string, subject: string): Promise<number | null> {
  const row = await tx
    .deleteFrom('customer_identity')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('customer_id')
    .executeTakeFirst()
  return row?.customer_id ?? null
}

export async function saveDeletionRequest(tx: Executor, code: string, at: Date): Promise<void> {
  await tx.insertInto('facebook_forgetting').values({ code, at }).execute()
}

export async function findDeletionRequest(db: Executor, code: string): Promise<Date | null> {
  const row = await db.selectFrom('facebook_forgetting').select('at').where('code', '=', code).executeTakeFirst()
  return row?.at ?? null
}
