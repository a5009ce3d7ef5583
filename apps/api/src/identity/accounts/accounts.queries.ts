// The SQL of making accounts and of what they are opened with.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface Credentials {
  id: number
  email: string
  first_name: string
  last_name: string
  password_hash: string | null
  last_login_at: Date | null
  /** Set while the account waits to be deleted. */
  delete_at: Date | null
}

const columns = sql`id, email, first_name, last_name, password_hash, last_login_at, delete_at`

export async function findCredentials(db: Executor, email: string): Promise<Credentials | null> {
  const { rows } = await sql<Credentials>`
    select ${columns} from customer where lower(email) = lower(${email})`.execute(db)
  return rows[0] ?? null
}

export async function findCredentialsOf(db: Executor, customerId: number): Promise<Credentials | null> {
  const { rows } = await sql<Credentials>`
    select ${columns} from customer where id = ${customerId} and email is not null`.execute(db)
  return rows[0] ?? null
}

/** Null for an account that waits to be deleted; any other cannot be asked to be deleted before the transaction ends. */
export async function lockOpenAccount(tx: Executor, customerId: number): Promise<Credentials | null> {
  const { rows } = await sql<Credentials>`
    select ${columns} from customer where id = ${customerId} and email is not null and delete_at is null
    for update`.execute(tx)
  return rows[0] ?? null
}

export async function getCredentials(db: Executor, customerId: number): Promise<Credentials> {
  const credentials = await findCredentialsOf(db, customerId)
  if (!credentials) throw new Error(`there is no customer ${customerId}`)
  return credentials
}

export interface SignIn {
  customerId: number
  /** The hash that was just compared with. */
  hash: string
  /** The same password hashed anew; null when it is not due. */
  renewedHash: string | null
  at: Date
}

/** False when the password was changed, or the account asked to be deleted, while the password was being compared. */
export async function markSignedIn(tx: Executor, { customerId, hash, renewedHash, at }: SignIn): Promise<boolean> {
  const { rows } = await sql`
    update customer set last_login_at = ${at}, password_hash = coalesce(${renewedHash}, password_hash)
    where id = ${customerId} and password_hash = ${hash} and delete_at is null returning id`.execute(tx)
  return rows.length > 0
}

export interface NewRegistration {
  keyId: number
  passwordHash: string
  firstName: string
  lastName: string
  newsletter: boolean
  acceptedTermsAt: Date
}

export async function insertRegistration(tx: Executor, registration: NewRegistration): Promise<void> {
  await sql`
    insert into registration (key_id, password_hash, first_name, last_name, newsletter, accepted_terms_at)
    values (${registration.keyId}, ${registration.passwordHash}, ${registration.firstName}, ${registration.lastName}, ${registration.newsletter},
      ${registration.acceptedTermsAt})`.execute(tx)
}

/** Makes an account of what was typed beside the e-mail that is proved now; null when the e-mail has one already. */
export async function makeCustomer(tx: Executor, keyId: number, now: Date): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into customer (email, email_verified_at, password_hash, first_name, last_name, newsletter, language,
      accepted_terms_at, registered_at)
    select k.email, ${now}, r.password_hash, r.first_name, r.last_name, r.newsletter, coalesce(k.language, 'el'),
      r.accepted_terms_at, ${now}
    from registration r join one_time_key k on k.id = r.key_id where r.key_id = ${keyId}
    on conflict (lower(email)) do nothing
    returning id`.execute(tx)
  return rows[0]?.id ?? null
}

/** What else was typed beside the e-mail, by whomever, leads nowhere now. */
export async function deleteRegistrations(tx: Executor, email: string): Promise<void> {
  await sql`
    delete from one_time_key where lower(email) = lower(${email}) and purpose = 'verify'`.execute(tx)
}

/** What was ordered with the e-mail as a guest is the account's from now on. */
export async function attachGuestOrders(tx: Executor, customerId: number): Promise<void> {
  await sql`
    update customer_order o set customer_id = c.id from customer c
    where c.id = ${customerId} and o.customer_id is null and lower(o.email) = lower(c.email)`.execute(tx)
}

export async function setPassword(tx: Executor, customerId: number, hash: string): Promise<void> {
  await sql`
    update customer set password_hash = ${hash}, password_to_be_set = false where id = ${customerId}`.execute(tx)
}

/** Whoever opened a letter has the e-mail it was sent to. */
export async function markEmailVerified(tx: Executor, customerId: number, now: Date): Promise<void> {
  await sql`
    update customer set email_verified_at = coalesce(email_verified_at, ${now}) where id = ${customerId}`.execute(tx)
}

export async function setNewEmail(tx: Executor, customerId: number, email: string): Promise<void> {
  await sql`update customer set new_email = ${email} where id = ${customerId}`.execute(tx)
}

/** A change that was asked for and is not wanted any more. */
export async function clearEmailChange(tx: Executor, customerId: number): Promise<void> {
  await sql`update customer set new_email = null where id = ${customerId} and new_email is not null`.execute(tx)
}

/** False when the e-mail is another account's. */
export async function changeEmail(tx: Executor, customerId: number, email: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update customer set email = ${email}, new_email = null, email_verified_at = ${now}
    where id = ${customerId} and email is not null
      and not exists (select from customer where lower(email) = lower(${email}) and id <> ${customerId})
    returning id`.execute(tx)
  return rows.length > 0
}
