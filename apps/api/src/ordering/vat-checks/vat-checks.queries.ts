// The SQL of what registers have said of VAT numbers.

import type { VatAnswer } from '@stoa/domain/ordering/order/vat-check'
import { sql } from 'kysely'
import { deleteBatch } from '../../database/delete-batch.ts'
import type { Executor } from '../../database/transaction.ts'
import type { CompanyDetails } from '../../ports/vat-registers.ts'

/** A number as registers know it. */
export interface VatNumber {
  /** The country's code at VIES. */
  country: string
  /** Without that code. */
  number: string
}

export interface StoredCheck extends VatAnswer {
  reason: string | null
  company: CompanyDetails | null
  requestDate: string | null
  requestId: string | null
}

/** Of every register that was asked about it. */
export async function listChecks(db: Executor, { country, number }: VatNumber): Promise<StoredCheck[]> {
  const rows = await db
    .selectFrom('vat_check')
    .select(['register', 'result', 'reason', 'company', 'request_date', 'request_id', 'checked_at'])
    .where('country', '=', country)
    .where('number', '=', number)
    .orderBy('register')
    .execute()
  return rows.map((row) => ({
    register: row.register,
    result: row.result,
    reason: row.reason,
    company: row.company as CompanyDetails | null,
    requestDate: row.request_date,
    requestId: row.request_id,
    checkedAt: row.checked_at.getTime(),
  }))
}

/** In place of what the same register said before. */
export async function saveCheck(db: Executor, { country, number }: VatNumber, check: StoredCheck): Promise<void> {
  await sql`
    insert into vat_check (country, number, register, result, reason, company, request_date, request_id, checked_at)
    values (${country}, ${number}, ${check.register}, ${check.result}, ${check.reason},
      ${check.company && JSON.stringify(check.company)}::jsonb, ${check.requestDate}, ${check.requestId}, ${new Date(check.checkedAt)})
    on conflict (country, number, register) do update set
      result = excluded.result, reason = excluded.reason, company = excluded.company, request_date = excluded.request_date,
      request_id = excluded.request_id, checked_at = excluded.checked_at`.execute(db)
}

export async function findCountryIso(db: Executor, id: number): Promise<string | null> {
  const row = await db.selectFrom('country').select('iso').where('id', '=', id).executeTakeFirst()
  return row?.iso ?? null
}

/** How many were dropped. */
export const deleteChecks = (db: Executor, before: Date, limit: number): Promise<number> =>
  deleteBatch(db, { table: 'vat_check', key: 'id', column: 'checked_at', before, limit })
