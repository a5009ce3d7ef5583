// The SQL of account e-mails: their recipients, at the time of writing.

import type { Language } from '@stoa/domain/language'
import type { NotNull } from 'kysely'
import { equalsLower } from '../database/expressions.ts'
import type { Executor } from '../database/transaction.ts'

export interface MailCustomerRow {
  id: number
  email: string
  language: Language
  password_to_be_set: boolean
  delete_at: Date | null
}

const selectMailCustomer = (db: Executor) =>
  db
    .selectFrom('customer')
    .select(['id', 'email', 'language', 'password_to_be_set', 'delete_at'])
    .where('email', 'is not', null)
    .$narrowType<{ email: NotNull }>()

/** Null when the account is gone. */
export async function findMailCustomer(db: Executor, customerId: number): Promise<MailCustomerRow | null> {
  const row = await selectMailCustomer(db).where('id', '=', customerId).executeTakeFirst()
  return row ?? null
}

export async function findMailCustomerByEmail(db: Executor, email: string): Promise<MailCustomerRow | null> {
  const row = await selectMailCustomer(db)
    .where((eb) => equalsLower(eb, 'email', email))
    .executeTakeFirst()
  return row ?? null
}

/** The user agent of the sign-in at that time. */
export async function findUserAgent(db: Executor, customerId: number, at: Date): Promise<string | null> {
  const row = await db
    .selectFrom('session')
    .select('user_agent')
    .where('customer_id', '=', customerId)
    .where('begun_at', '=', at)
    .orderBy('used_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.user_agent ?? null
}
