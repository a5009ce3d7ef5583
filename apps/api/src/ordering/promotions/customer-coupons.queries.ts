// The SQL of the codes that are for one customer.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface OwnCodeRow {
  id: number
  code_key: string
  /** The customer's, in lower case; null until it is verified. */
  email: string | null
  order_uid: string | null
  order_code: string | null
}

export interface OwnCodesInput {
  limit: number
  /** Of this code alone; null: of all. */
  codeId: number | null
}

/** Newest first. A code that lists customers is not for e-mails. */
export async function listOwnCodes(
  db: Executor,
  customerId: number,
  { limit, codeId }: OwnCodesInput,
): Promise<OwnCodeRow[]> {
  const { rows } = await sql<OwnCodeRow>`
    with me as (
      select id, case when email_verified_at is not null then lower(email) end as email from customer where id = ${customerId}),
    own as (
      select code_id from coupon_customer where customer_id = ${customerId}
      union
      select e.code_id from coupon_email e join me using (email)
      where not exists (select from coupon_customer c where c.code_id = e.code_id))
    select c.id, c.code_key, me.email, last.uid as order_uid, last.code as order_code
    from own join coupon_code c on c.id = own.code_id and c.personal
    cross join me
    left join lateral (
      select o.uid, o.code from coupon_use u join customer_order o on o.id = u.order_id
      where u.code_id = c.id and o.customer_id = me.id order by u.used_at desc, o.id desc limit 1) last on true
    where ${codeId}::int is null or c.id = ${codeId}
    order by c.id desc limit ${limit}`.execute(db)
  return rows
}
