// What a provider and a bank say of the payment of an order that has a surplus, for tests of what is known about a customer.

import { sql } from 'kysely'
import type { TestApi } from './test-api.ts'

/** One that its provider settled twice, and that a bank took back; and a transfer. */
export async function insertSettlement(api: TestApi, orderId: number, payer: string): Promise<void> {
  await sql`
    with attempt as (select id, begun_at as at from payment_attempt where order_id = ${orderId} and status = 'surplus'),
    settled as (
      insert into settlement_row (provider, identity, kind, gross_cents, fee_cents, currency, settled_on, file, line, imported_at,
        order_id, attempt_id, checked_at)
      select 'card', 'row ' || id, 'sale', 1, 0, 'EUR', at, 'settled.csv', 2, at, ${orderId}, id, at from attempt returning id),
    twice as (
      insert into settlement_exception (provider, kind, row_id, order_id, attempt_id, opened_at)
      select 'card', 'settled_twice', s.id, ${orderId}, a.id, a.at from attempt a, settled s),
    told as (
      insert into staff_alert (kind, key, order_id, provider, reference, cents, currency, raised_at)
      select 'surplus', id, ${orderId}, 'card', 'of ' || id, 1, 'EUR', at from attempt),
    transferred as (
      insert into bank_line (identity, booked_on, cents, currency, text, imported_at, state, problem, order_id, closed_at, closed_by)
      select 'row ' || id, at, 1, 'EUR', ${payer}, at, 'paid', 'less', ${orderId}, at, 'Μαρία' from attempt)
    insert into chargeback (order_id, attempt_id, cents, reason, status, opened_at, ended_at)
    select ${orderId}, id, 1, 'fraud', 'won', at, at from attempt`.execute(api.database.db)
}
