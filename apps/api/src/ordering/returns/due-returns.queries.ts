// The SQL of what the staff have to do about withdrawals and returns.

import { shippingCodesTo } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface StatedCopies {
  line: number
  quantity: number
  name: string
}

export interface OpenStatementRow {
  code: string
  /** Null while no order is known. */
  order_code: string | null
  name: string
  email: string
  order_text: string
  words: string | null
  stated_at: Date
  proof_at: Date | null
  /** What has not come back yet: line, copies, name. */
  awaited: StatedCopies[]
}

const { cancelled, notAvailable, returned, refund } = orderStatusNumbers
const ended = [cancelled, notAvailable, returned, refund]

/** Those that wait for goods, or for somebody who reads them; oldest first. */
export async function listOpenStatements(db: Executor, limit: number): Promise<OpenStatementRow[]> {
  const { rows } = await sql<OpenStatementRow>`
    select w.code, o.code as order_code, w.name, w.email, w.order_text, w.words, w.stated_at, w.proof_at, open.awaited
    from withdrawal w left join customer_order o on o.id = w.order_id
    cross join lateral (
      select coalesce(json_agg(json_build_object('line', s.line, 'quantity', s.left, 'name', s.name) order by s.line), '[]') as awaited,
        count(*) as lines
      from (
        select l.line, p.name, l.quantity - coalesce((
          select sum(b.quantity) from order_return r join order_return_line b on b.return_id = r.id and b.line = l.line
          where r.withdrawal_id = w.id), 0)::int as left
        from withdrawal_line l join order_line p on p.order_id = l.order_id and p.position = l.line
        where l.withdrawal_id = w.id) s where s.left > 0) open
    where w.closed_at is null and (open.lines > 0 and (
        select c.status from order_status_change c where c.order_id = w.order_id order by c.id desc limit 1) <> all(${ended}::int[])
      or w.terms is null and not exists (select from order_return r where r.withdrawal_id = w.id))
    order by w.stated_at, w.id limit ${limit}`.execute(db)
  return rows
}

export interface UnsentRow {
  code: string
  order_code: string
  stated_at: Date
  lines: StatedCopies[]
}

const prepared = [orderStatusNumbers.processing, orderStatusNumbers.invoiced]

/** What was withdrawn from, goods only, of orders that are being prepared or wait in a branch; oldest first. */
export async function listUnsent(db: Executor, limit: number): Promise<UnsentRow[]> {
  const { rows } = await sql<UnsentRow>`
    select w.code, o.code as order_code, w.stated_at,
      json_agg(json_build_object('line', l.position, 'quantity', b.quantity, 'name', l.name) order by l.position) as lines
    from order_return r join withdrawal w on w.id = r.withdrawal_id join customer_order o on o.id = r.order_id
      join order_return_line b on b.return_id = r.id
      join order_line l on l.order_id = r.order_id and l.position = b.line and not coalesce(l.extension ? 'giftCard', false)
      join shipping_type st on st.id = o.shipping_type_id
      join lateral (select c.status from order_status_change c where c.order_id = r.order_id order by c.id desc limit 1) s
        on s.status = any(${prepared}::int[])
          or s.status = ${orderStatusNumbers.readyForPickup} and st.code = any(${shippingCodesTo('branch')}::text[])
    where r.unsent
    group by w.id, o.id, r.id order by w.stated_at, r.id limit ${limit}`.execute(db)
  return rows
}

export interface CancelledWhilePreparedRow {
  /** Of the statement that cancelled it; null where somebody else did. */
  code: string | null
  order_code: string
  cancelled_at: Date
  /** Of shipments that their carriers have, and that come back. */
  coming_back: string[]
}

/**
 * Orders that were cancelled since a time, by whomever, while they were prepared or waited in a branch: what is packed of
 * them is put back. Until that is said of them, or their statement is closed; oldest first.
 */
export async function listCancelledWhilePrepared(
  db: Executor,
  { since, limit }: { since: Date; limit: number },
): Promise<CancelledWhilePreparedRow[]> {
  const { rows } = await sql<CancelledWhilePreparedRow>`
    select w.code, o.code as order_code, c.at as cancelled_at, coalesce((
      select json_agg(s.reference order by s.id) from shipment s
      where s.order_id = o.id and s.state = 'created' and exists (select from shipment_parcel p where p.shipment_id = s.id
        and case coalesce(p.state, 'announced') when 'announced' then s.pickup_list is not null or s.cancel_refusal is not null
          else p.state <> all('{cancelled,lost,returned,delivered}') end)), '[]') as coming_back
    from order_status_change c join customer_order o on o.id = c.order_id join shipping_type st on st.id = o.shipping_type_id
      join lateral (select x.status from order_status_change x where x.order_id = o.id and x.id < c.id order by x.id desc limit 1) b
        on b.status = any(${prepared}::int[])
          or b.status = ${orderStatusNumbers.readyForPickup} and st.code = any(${shippingCodesTo('branch')}::text[])
      left join lateral (select x.code, x.closed_at from withdrawal x where x.order_id = o.id and x.stated_at <= c.at
        order by x.id desc limit 1) w on c.actor = 'system' and c.reason in ('withdrawal', 'goods_returned')
    where c.status in (${cancelled}, ${notAvailable}) and c.at >= ${since} and w.closed_at is null
      and not exists (select from order_status_change x where x.order_id = o.id and x.id > c.id and x.status <> ${refund})
      and not exists (select from order_unpacked u where u.order_id = o.id and u.at >= c.at)
    order by c.at, o.id limit ${limit}`.execute(db)
  return rows
}

/** Of a locked order that was cancelled last of all, or paid back since. False of any other. */
export async function saveUnpacked(tx: Executor, orderId: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into order_unpacked (order_id, at)
    select c.order_id, ${at} from order_status_change c where c.order_id = ${orderId} and c.status in (${cancelled}, ${notAvailable})
      and not exists (select from order_status_change x where x.order_id = c.order_id and x.id > c.id and x.status <> ${refund})
    on conflict (order_id) do update set at = excluded.at returning order_id`.execute(tx)
  return rows.length > 0
}

export const findStatement = (tx: Executor, code: string) =>
  tx
    .selectFrom('withdrawal')
    .select(['id', 'order_id', 'stated_at', 'proof_at'])
    .where('code', '=', code)
    .executeTakeFirst()

export const listStated = (tx: Executor, withdrawalId: number) =>
  tx
    .selectFrom('withdrawal_line')
    .select(['line', 'quantity'])
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('line')
    .execute()

export const listReceived = (tx: Executor, withdrawalId: number) =>
  tx
    .selectFrom('order_return as r')
    .innerJoin('order_return_line as l', 'l.return_id', 'r.id')
    .select(['l.line', 'l.quantity'])
    .where('r.withdrawal_id', '=', withdrawalId)
    .execute()

export const setOrder = (tx: Executor, withdrawalId: number, orderId: number): Promise<unknown> =>
  tx.updateTable('withdrawal').set({ order_id: orderId }).where('id', '=', withdrawalId).execute()

export const setProof = (tx: Executor, withdrawalId: number, at: Date): Promise<unknown> =>
  tx
    .updateTable('withdrawal')
    .set({ proof_at: at })
    .where('id', '=', withdrawalId)
    .where('proof_at', 'is', null)
    .execute()

export const setClosed = (tx: Executor, withdrawalId: number, at: Date): Promise<unknown> =>
  tx
    .updateTable('withdrawal')
    .set({ closed_at: at })
    .where('id', '=', withdrawalId)
    .where('closed_at', 'is', null)
    .execute()

export interface WarnedRefund {
  orderId: number
  cents: number
  /** `2026-12-08` */
  dueOn: string
}

/** Those due by a day that were not warned of today. Several processes warn of each once. */
export async function warnOfRefunds(
  db: Executor,
  { today, until, refundDays }: { today: string; until: string; refundDays: number },
): Promise<WarnedRefund[]> {
  const { rows } = await sql<WarnedRefund>`
    with returns as (
      update order_return set warned_on = ${today}
      where refunded_at is null and refund_due_on <= ${until}::date and warned_on is distinct from ${today}::date
      returning order_id, money_cents as cents, refund_due_on as due_on),
    whole as (
      update order_refund set warned_on = ${today}
      where settled_at is null and warned_on is distinct from ${today}::date
        and (due_at at time zone 'Europe/Athens')::date + ${refundDays}::int <= ${until}::date
      returning order_id, cents, (due_at at time zone 'Europe/Athens')::date + ${refundDays}::int as due_on)
    select coalesce(d.order_id, 0) as "orderId", coalesce(d.cents, 0) as cents, coalesce(d.due_on::text, '') as "dueOn"
    from (select * from returns union all select * from whole) d order by d.due_on, d.order_id`.execute(db)
  return rows
}

/** Of the proved ones the money is due without the goods. */
export async function warnOfStatements(
  db: Executor,
  { today, unreadBefore, provedBefore }: { today: string; unreadBefore: Date; provedBefore: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update withdrawal w set warned_on = ${today}
    where closed_at is null and warned_on is distinct from ${today}::date
      and (order_id is null and stated_at <= ${unreadBefore}
        or proof_at is not null and stated_at <= ${provedBefore}
          and not exists (select from order_return r where r.withdrawal_id = w.id))
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
