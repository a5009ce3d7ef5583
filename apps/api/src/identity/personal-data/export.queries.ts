// The SQL of exporting what the shop holds about a customer, generated from the catalogue of personal data.

import { type RawBuilder, sql } from 'kysely'
import { equalsLower } from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'
import { exportedColumns, type Owner, type PersonalTable } from './personal-table.ts'

export interface DataSubject {
  id: number
  /** Null where it was never verified: then only what belongs to the account is theirs. */
  email: string | null
  /** With guest orders under the same e-mail. */
  orderIds: number[]
}

export async function getSubject(db: Executor, customerId: number): Promise<DataSubject> {
  const row = await db
    .selectFrom('customer')
    .select(['email', 'email_verified_at'])
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!row) throw new Error(`there is no customer ${customerId}`)
  const email = row.email_verified_at === null ? null : row.email
  const orders = db.selectFrom('customer_order').select('id')
  const asGuest = orders.where('customer_id', 'is', null).where((eb) => equalsLower(eb, 'email', email))
  const rows = await orders.where('customer_id', '=', customerId).unionAll(asGuest).execute()
  return { id: customerId, email, orderIds: rows.map(({ id }) => id) }
}

const belongsTo: Record<Owner, (subject: DataSubject) => RawBuilder<unknown>> = {
  self: ({ id }) => sql`id = ${id}`,
  customer: ({ id }) => sql`customer_id = ${id}`,
  session: ({ id }) => sql`session_id in (select id from session where customer_id = ${id})`,
  key: ({ id }) => sql`key_id in (select id from one_time_key where customer_id = ${id})`,
  pointEntry: ({ id }) => sql`entry_id in (select id from points_entry where customer_id = ${id})`,
  email: ({ email }) => sql`lower(email) = lower(${email})`,
  order: ({ orderIds }) => sql`id = any(${orderIds}::bigint[])`,
  orderOf: ({ orderIds }) => sql`order_id = any(${orderIds}::bigint[])`,
}

export type DataRow = Record<string, unknown>

export async function listExported(
  db: Executor,
  subject: DataSubject,
  personalTable: PersonalTable,
): Promise<DataRow[]> {
  const exported = exportedColumns(personalTable).map((column) => sql.ref(column))
  const { rows } = await sql<DataRow>`
    select ${sql.join(exported)} from ${sql.table(personalTable.table)} where ${belongsTo[personalTable.owner](subject)} order by ${sql.ref(personalTable.order)}`.execute(
    db,
  )
  return rows
}
