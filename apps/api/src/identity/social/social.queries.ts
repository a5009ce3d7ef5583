// The SQL of links to identity providers, and of the accounts they lead to.

import { sql } from 'kysely'
import { deleteBatch } from '../../database/delete-batch.ts'
import { equalsLower } from '../../database/expressions.ts'
import type { RowOf } from '../../database/row-of.ts'
import type { Executor } from '../../database/transaction.ts'

export interface IdentityKey {
  issuer: string
  subject: string
}

/** Serialises sign-ins of one person, and with one e-mail. */
export async function lockPerson(tx: Executor, { issuer, subject }: IdentityKey, email: string | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(7862417, hashtext(${`${issuer} ${subject}`}))`.execute(tx)
  if (email !== null) await sql`select pg_advisory_xact_lock(7862418, hashtext(lower(${email})))`.execute(tx)
}

export type SocialRow = RowOf<typeof findSocialRow>

/** The account that the person is linked to, and the one that has the e-mail. */
export const findSocialRow = (tx: Executor, { issuer, subject }: IdentityKey, email: string | null) =>
  tx
    .selectFrom(tx.selectNoFrom(({ lit }) => lit(1).as('one')).as('one'))
    .leftJoin('customer_identity as i', (join) => join.on('i.issuer', '=', issuer).on('i.subject', '=', subject))
    .leftJoin('customer as c', (join) => join.on((eb) => equalsLower(eb, 'c.email', email)))
    .select(['i.customer_id as tied_to', 'c.id as account', 'c.email_verified_at as proved_at'])
    .executeTakeFirstOrThrow()

export interface LinkedIdentity extends IdentityKey {
  customerId: number
  /** The provider's name for the person, for the list of sign-in methods. */
  email: string | null
  at: Date
}

/** One person of a provider for each account: another one of the same provider replaces the earlier one. */
export async function saveLinkedIdentity(
  tx: Executor,
  { issuer, subject, customerId, email, at }: LinkedIdentity,
): Promise<void> {
  const person = { subject, email, linked_at: at }
  await tx
    .insertInto('customer_identity')
    .values({ ...person, issuer, customer_id: customerId })
    .onConflict((tied) => tied.columns(['customer_id', 'issuer']).doUpdateSet(person))
    .execute()
}

export async function markSignedIn(tx: Executor, customerId: number, at: Date): Promise<void> {
  await tx.updateTable('customer').set({ last_login_at: at }).where('id', '=', customerId).execute()
}

/** False when this flow was completed before. Expired ones are deleted. */
export async function markFlowUsed(tx: Executor, hash: Buffer, now: Date, expiresAt: Date): Promise<boolean> {
  await deleteBatch(tx, { table: 'social_start_used', key: 'hash', column: 'expires_at', before: now, limit: 100 })
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('social_start_used')
    .values({ hash, expires_at: expiresAt })
    .onConflict((used) => used.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** How many codes were sent to an e-mail for this purpose since `since`. */
export async function countCodes(tx: Executor, email: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('one_time_key')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((eb) => equalsLower(eb, 'email', email))
    .where('purpose', '=', 'social')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}
