// The SQL of creating accounts and of their credentials.

import type { Language } from '@stoa/domain/language'
import { type NotNull, sql } from 'kysely'
import { equalsLower } from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'

export interface Credentials {
  id: number
  email: string
  first_name: string
  last_name: string
  password_hash: string | null
  last_login_at: Date | null
  /** Since when the second factor is on. */
  second_factor_at: Date | null
  /** Set while the account waits to be deleted. */
  delete_at: Date | null
}

const columns = [
  ...(['id', 'email', 'first_name', 'last_name', 'password_hash'] as const),
  ...(['last_login_at', 'second_factor_at', 'delete_at'] as const),
] as const

/** Only accounts with an e-mail have credentials: a deleted one has none. */
const selectCredentials = (db: Executor) =>
  db.selectFrom('customer').select(columns).where('email', 'is not', null).$narrowType<{ email: NotNull }>()

export async function findCredentials(db: Executor, email: string): Promise<Credentials | null> {
  const row = await selectCredentials(db)
    .where((eb) => equalsLower(eb, 'email', email))
    .executeTakeFirst()
  return row ?? null
}

export async function findCredentialsOf(db: Executor, customerId: number): Promise<Credentials | null> {
  const row = await selectCredentials(db).where('id', '=', customerId).executeTakeFirst()
  return row ?? null
}

/**
 * Null for an account that waits to be deleted. The row lock keeps a deletion from being requested before the
 * transaction ends.
 */
export async function lockOpenAccount(tx: Executor, customerId: number): Promise<Credentials | null> {
  const row = await selectCredentials(tx)
    .where('id', '=', customerId)
    .where('delete_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
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

/** False when the password was changed, or the account's deletion requested, while the password was being compared. */
export async function markSignedIn(tx: Executor, { customerId, hash, renewedHash, at }: SignIn): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customer')
    .set({ last_login_at: at, password_hash: renewedHash ?? hash })
    .where('id', '=', customerId)
    .where('password_hash', '=', hash)
    .where('delete_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
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
  await tx
    .insertInto('registration')
    .values({
      key_id: registration.keyId,
      password_hash: registration.passwordHash,
      first_name: registration.firstName,
      last_name: registration.lastName,
      newsletter: registration.newsletter,
      accepted_terms_at: registration.acceptedTermsAt,
    })
    .execute()
}

/** Null when there is no such sign-up. */
export async function findRegistrationHash(db: Executor, keyId: number): Promise<string | null> {
  const row = await db.selectFrom('registration').select('password_hash').where('key_id', '=', keyId).executeTakeFirst()
  return row?.password_hash ?? null
}

/** Creates an account from the stored sign-up once its e-mail is verified; null when the e-mail has one already. */
export async function makeCustomer(tx: Executor, keyId: number, now: Date): Promise<number | null> {
  const row = await tx
    .insertInto('customer')
    .columns([
      ...(['email', 'password_hash', 'first_name', 'last_name', 'newsletter', 'accepted_terms_at'] as const),
      'terms_version',
      ...(['language', 'email_verified_at', 'registered_at'] as const),
    ])
    .expression((eb) =>
      eb
        .selectFrom('registration as r')
        .innerJoin('one_time_key as k', 'k.id', 'r.key_id')
        .where('r.key_id', '=', keyId)
        .select([
          'k.email',
          'r.password_hash',
          'r.first_name',
          'r.last_name',
          'r.newsletter',
          'r.accepted_terms_at',
          'r.terms_version',
        ])
        .select(({ fn, val }) => [
          fn.coalesce('k.language', val('el' as const)).as('language'),
          val(now).as('email_verified_at'),
          val(now).as('registered_at'),
        ]),
    )
    .onConflict((taken) => taken.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export interface NewCustomer {
  email: string
  firstName: string
  lastName: string
  language: Language
  at: Date
}

/** With a verified e-mail; null when an account with it was created meanwhile. */
export async function insertCustomer(tx: Executor, customer: NewCustomer): Promise<number | null> {
  const row = await tx
    .insertInto('customer')
    .values({
      email: customer.email,
      email_verified_at: customer.at,
      first_name: customer.firstName,
      last_name: customer.lastName,
      language: customer.language,
      registered_at: customer.at,
    })
    .onConflict((taken) => taken.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Deletes the other pending sign-ups for the e-mail, whoever made them. */
export async function deleteRegistrations(tx: Executor, email: string): Promise<void> {
  await tx
    .deleteFrom('one_time_key')
    .where((eb) => equalsLower(eb, 'email', email))
    .where('purpose', '=', 'verify')
    .execute()
}

/** Guest orders with the e-mail belong to the account from now on. */
export async function attachGuestOrders(tx: Executor, customerId: number): Promise<void> {
  await tx
    .updateTable('customer_order as o')
    .from('customer as c')
    .set((eb) => ({ customer_id: eb.ref('c.id') }))
    .where('c.id', '=', customerId)
    .where('o.customer_id', 'is', null)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['o.email']), '=', fn<string>('lower', ['c.email'])))
    .execute()
}

const updateCustomer = (tx: Executor, customerId: number) => tx.updateTable('customer').where('id', '=', customerId)

export async function setPassword(tx: Executor, customerId: number, hash: string): Promise<void> {
  await updateCustomer(tx, customerId).set({ password_hash: hash, password_to_be_set: false }).execute()
}

/** Opening a link in an e-mail proves its address. */
export async function markEmailVerified(tx: Executor, customerId: number, now: Date): Promise<void> {
  await updateCustomer(tx, customerId).set({ email_verified_at: now }).where('email_verified_at', 'is', null).execute()
}

export async function setNewEmail(tx: Executor, customerId: number, email: string): Promise<void> {
  await updateCustomer(tx, customerId).set({ new_email: email }).execute()
}

/** Cancels a change of e-mail that is pending. */
export async function clearEmailChange(tx: Executor, customerId: number): Promise<void> {
  await updateCustomer(tx, customerId).set({ new_email: null }).where('new_email', 'is not', null).execute()
}

/** False when the e-mail is another account's. */
export async function changeEmail(tx: Executor, customerId: number, email: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await updateCustomer(tx, customerId)
    .set({ email, new_email: null, email_verified_at: now })
    .where('email', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customer as other')
            .select('other.id')
            .where((eb) => equalsLower(eb, 'other.email', email))
            .where('other.id', '<>', customerId),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Whatever signs in to the account, except its e-mail, which is verified from now on. */
export async function clearCredentials(tx: Executor, customerId: number, at: Date): Promise<void> {
  await tx.deleteFrom('recovery_code').where('customer_id', '=', customerId).execute()
  await tx.deleteFrom('customer_identity').where('customer_id', '=', customerId).execute()
  const noFactor = { second_factor: null, second_factor_at: null, second_factor_next: null }
  await tx
    .updateTable('customer')
    .set({ ...noFactor, password_hash: null, email_verified_at: at })
    .where('id', '=', customerId)
    .execute()
}
