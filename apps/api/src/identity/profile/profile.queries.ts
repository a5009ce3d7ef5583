// The SQL of profiles and their pictures.

import type { Profile } from '@stoa/contract/identity/profile'
import type { NotNull } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

/** What the customer may change. */
export interface ProfileData {
  first_name: string
  last_name: string
  mobile: string | null
  birth_date: string | null
  username: string | null
  alias: string | null
  gender: Profile['gender']
  description: string | null
  newsletter: boolean
  personal_newsletter: boolean
  /** Null: they have not agreed. */
  coupon_emails_since: Date | null
}

export interface ProfileRow extends ProfileData {
  id: number
  email: string
  has_password: boolean
  registered_at: Date
  new_email: string | null
  picture: string | null
}

export async function getProfile(db: Executor, customerId: number): Promise<ProfileRow> {
  const row = await db
    .selectFrom('customer as c')
    .leftJoin('customer_picture as p', 'p.customer_id', 'c.id')
    .select(['c.id', 'c.email', 'c.first_name', 'c.last_name', 'c.mobile', 'c.birth_date', 'c.username', 'c.alias'])
    .select(['c.gender', 'c.description', 'c.newsletter', 'c.personal_newsletter', 'c.registered_at', 'c.new_email'])
    .select('c.coupon_emails_since')
    .select('p.name as picture')
    .select((eb) => eb('c.password_hash', 'is not', null).$castTo<boolean>().as('has_password'))
    .where('c.id', '=', customerId)
    .where('c.deleted_at', 'is', null)
    // Only a deleted account has no e-mail.
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst()
  if (!row) throw new Error(`there is no customer ${customerId}`)
  return row
}

/** Locks the customer's data until the end of the transaction. */
export async function lockCustomer(tx: Executor, customerId: number): Promise<void> {
  await tx.selectFrom('customer').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()
}

export async function saveProfile(tx: Executor, customerId: number, data: ProfileData): Promise<void> {
  await tx.updateTable('customer').set(data).where('id', '=', customerId).execute()
}

export async function saveAlias(tx: Executor, customerId: number, alias: string): Promise<void> {
  await tx.updateTable('customer').set({ alias }).where('id', '=', customerId).execute()
}

export interface CountsRow {
  orders: number
  addresses: number
}

export function countOrdersAndAddresses(db: Executor, customerId: number): Promise<CountsRow> {
  const countIn = (table: 'customer_order' | 'customer_address') =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('customer_id', '=', customerId)
  return db
    .selectNoFrom([countIn('customer_order').as('orders'), countIn('customer_address').as('addresses')])
    .$narrowType<{ orders: NotNull; addresses: NotNull }>()
    .executeTakeFirstOrThrow()
}

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
