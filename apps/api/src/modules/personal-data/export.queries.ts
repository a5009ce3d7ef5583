// The SQL of handing out what the shop holds about somebody, made from the catalogue of personal data.

import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import type { Owner, PersonalTable } from './data-catalogue.ts'

export interface DataSubject {
  id: number
  /** Null where it was never proved: then only what hangs on the account is theirs. */
  email: string | null
}

export async function getSubject(db: Executor, customerId: number): Promise<DataSubject> {
  const { rows } = await sql<DataSubject>`
    select id, case when email_verified_at is not null then email end as email from customer
    where id = ${customerId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no customer ${customerId}`)
  return row
}

/** Orders that were placed as a guest with the same e-mail are the same person's. */
const ordersOf = ({ id, email }: DataSubject) =>
  sql`(customer_id = ${id} or (customer_id is null and lower(email) = lower(${email})))`

const isOf: Record<Owner, (subject: DataSubject) => RawBuilder<unknown>> = {
  self: ({ id }) => sql`id = ${id}`,
  customer: ({ id }) => sql`customer_id = ${id}`,
  session: ({ id }) => sql`session_id in (select id from session where customer_id = ${id})`,
  key: ({ id }) => sql`key_id in (select id from one_time_key where customer_id = ${id})`,
  email: ({ email }) => sql`lower(email) = lower(${email})`,
  order: ordersOf,
  orderOf: (subject) => sql`order_id in (select id from customer_order where ${ordersOf(subject)})`,
}

export type DataRow = Record<string, unknown>

export async function listTold(db: Executor, subject: DataSubject, of: PersonalTable): Promise<DataRow[]> {
  const told = Object.entries(of.columns).flatMap(([name, use]) => (use === 'told' ? [sql.ref(name)] : []))
  const { rows } = await sql<DataRow>`
    select ${sql.join(told)} from ${sql.table(of.table)} where ${isOf[of.owner](subject)} order by ${sql.ref(of.order)}`.execute(
    db,
  )
  return rows
}
