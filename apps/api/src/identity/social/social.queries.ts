// The SQL of ties to other houses, and of the accounts they lead to.

import type { Language } from '@stoa/domain/language'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface IdentityKey {
  issuer: string
  subject: string
}

/** One signing-in of a person, and one with an e-mail, at a time. */
export async function lockPerson(tx: Executor, { issuer, subject }: IdentityKey, email: string | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(7862417, hashtext(${`${issuer} ${subject}`}))`.execute(tx)
  if (email !== null) await sql`select pg_advisory_xact_lock(7862418, hashtext(lower(${email})))`.execute(tx)
}

export interface SocialRow {
  tied_to: number | null
  account: number | null
  is_proved: boolean
}

/** Who the person is tied to, and whose account has the e-mail. */
export async function findSocialRow(
  tx: Executor,
  { issuer, subject }: IdentityKey,
  email: string | null,
): Promise<SocialRow> {
  const { rows } = await sql<SocialRow>`
    select i.customer_id as tied_to, c.id as account, coalesce(c.email_verified_at is not null, false) as is_proved
    from (select 1) one
    left join customer_identity i on i.issuer = ${issuer} and i.subject = ${subject}
    left join customer c on lower(c.email) = lower(${email}::text)`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a question of one row was answered with none')
  return row
}

export interface NewCustomer {
  email: string
  firstName: string
  lastName: string
  language: Language
  at: Date
}

/** Null when somebody made an account with that e-mail meanwhile. */
export async function insertCustomer(tx: Executor, customer: NewCustomer): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into customer (email, email_verified_at, first_name, last_name, language, registered_at)
    values (${customer.email}, ${customer.at}, ${customer.firstName}, ${customer.lastName}, ${customer.language},
      ${customer.at})
    on conflict (lower(email)) do nothing returning id`.execute(tx)
  return rows[0]?.id ?? null
}

export interface LinkedIdentity extends IdentityKey {
  customerId: number
  /** What the house names, for the list of ways in. */
  email: string | null
  at: Date
}

/** One person of a house for each account: another one of the same house takes the earlier one's place. */
export async function saveLinkedIdentity(
  tx: Executor,
  { issuer, subject, customerId, email, at }: LinkedIdentity,
): Promise<void> {
  await sql`
    insert into customer_identity (issuer, subject, customer_id, email, linked_at)
    values (${issuer}, ${subject}, ${customerId}, ${email}, ${at})
    on conflict (customer_id, issuer) do update
      set subject = excluded.subject, email = excluded.email, linked_at = excluded.linked_at`.execute(tx)
}

/** Whoever made the account never proved its e-mail: nothing that was set before lets anybody in. */
export async function clearSignInMethods(tx: Executor, customerId: number, at: Date): Promise<void> {
  await sql`delete from recovery_code where customer_id = ${customerId}`.execute(tx)
  await sql`delete from customer_identity where customer_id = ${customerId}`.execute(tx)
  await sql`
    update customer set password_hash = null, email_verified_at = ${at}, second_factor = null, second_factor_at = null,
      second_factor_next = null
    where id = ${customerId}`.execute(tx)
}

export async function markSignedIn(tx: Executor, customerId: number, at: Date): Promise<void> {
  await sql`update customer set last_login_at = ${at} where id = ${customerId}`.execute(tx)
}

export async function findPasswordHash(db: Executor, email: string): Promise<string | null> {
  const { rows } = await sql<{ password_hash: string | null }>`
    select password_hash from customer where lower(email) = lower(${email})`.execute(db)
  return rows[0]?.password_hash ?? null
}

/** Whether this signing-in was not brought to its end before. Those that nobody could end any more go. */
export async function markFlowUsed(tx: Executor, hash: Buffer, now: Date, expiresAt: Date): Promise<boolean> {
  await sql`
    delete from social_start_used where hash in (
      select hash from social_start_used where expires_at < ${now} order by expires_at limit 100 for update skip locked)`.execute(
    tx,
  )
  const { rows } = await sql`
    insert into social_start_used (hash, expires_at) values (${hash}, ${expiresAt})
    on conflict do nothing returning hash`.execute(tx)
  return rows.length > 0
}

/** How many codes were sent to an e-mail for this since `since`. */
export async function countCodes(tx: Executor, email: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from one_time_key
    where lower(email) = lower(${email}) and purpose = 'social' and created_at > ${since}`.execute(tx)
  return rows[0]?.count ?? 0
}
