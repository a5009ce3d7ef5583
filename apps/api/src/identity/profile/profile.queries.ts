// The SQL of profiles.

import type { Profile } from '@stoa/contract/identity/profile'
import { sql } from 'kysely'
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
  const { rows } = await sql<ProfileRow>`
    select c.id, c.email, c.first_name, c.last_name, c.mobile, c.birth_date, c.username, c.alias, c.gender, c.description,
      c.newsletter, c.personal_newsletter, c.password_hash is not null as has_password, c.registered_at, c.new_email,
      p.name as picture
    from customer c left join customer_picture p on p.customer_id = c.id
    where c.id = ${customerId} and c.deleted_at is null`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no customer ${customerId}`)
  return row
}

/** Until the end of the transaction nobody else changes what is the customer's. */
export async function lockCustomer(tx: Executor, customerId: number): Promise<void> {
  await sql`select id from customer where id = ${customerId} for no key update`.execute(tx)
}

export async function saveProfile(tx: Executor, customerId: number, data: ProfileData): Promise<void> {
  await sql`
    update customer set first_name = ${data.first_name}, last_name = ${data.last_name}, mobile = ${data.mobile},
      birth_date = ${data.birth_date}, username = ${data.username}, alias = ${data.alias}, gender = ${data.gender},
      description = ${data.description}, newsletter = ${data.newsletter},
      personal_newsletter = ${data.personal_newsletter}
    where id = ${customerId}`.execute(tx)
}

export async function saveAlias(tx: Executor, customerId: number, alias: string): Promise<void> {
  await sql`update customer set alias = ${alias} where id = ${customerId}`.execute(tx)
}

export interface CountsRow {
  orders: number
  addresses: number
}

export async function countOrdersAndAddresses(db: Executor, customerId: number): Promise<CountsRow> {
  const { rows } = await sql<CountsRow>`
    select (select count(*)::int from customer_order where customer_id = ${customerId}) as orders,
      (select count(*)::int from customer_address where customer_id = ${customerId}) as addresses`.execute(db)
  return rows[0] ?? { orders: 0, addresses: 0 }
}
