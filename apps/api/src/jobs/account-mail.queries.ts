// The SQL of the letters about accounts: whom they go to, as it stands when the letter is written.

import type { Language } from '@stoa/domain/language'
import { sql } from 'kysely'
import type { Executor } from '../database/transaction.ts'

export interface MailCustomerRow {
  id: number
  email: string
  language: Language
  password_to_be_set: boolean
  delete_at: Date | null
}

const columns = sql`id, email, language, password_to_be_set, delete_at`

/** Null when the account is no more. */
export async function findMailCustomer(db: Executor, customerId: number): Promise<MailCustomerRow | null> {
  const { rows } = await sql<MailCustomerRow>`
    select ${columns} from customer where id = ${customerId} and email is not null`.execute(db)
  return rows[0] ?? null
}

export async function findMailCustomerByEmail(db: Executor, email: string): Promise<MailCustomerRow | null> {
  const { rows } = await sql<MailCustomerRow>`
    select ${columns} from customer where lower(email) = lower(${email})`.execute(db)
  return rows[0] ?? null
}

/** The key was asked for with an e-mail; from here on it is the customer's. */
export async function assignToken(db: Executor, tokenId: number, customerId: number): Promise<void> {
  await sql`
    update one_time_key set customer_id = ${customerId} where id = ${tokenId} and customer_id is null`.execute(db)
}

/** With what was typed for it: it leads nowhere. */
export async function deleteToken(db: Executor, tokenId: number): Promise<void> {
  await sql`delete from one_time_key where id = ${tokenId}`.execute(db)
}

/** What the client said of itself that signed in at that moment. */
export async function findUserAgent(db: Executor, customerId: number, at: Date): Promise<string | null> {
  const { rows } = await sql<{ user_agent: string }>`
    select user_agent from session where customer_id = ${customerId} and begun_at = ${at}
    order by used_at desc limit 1`.execute(db)
  return rows[0]?.user_agent ?? null
}
