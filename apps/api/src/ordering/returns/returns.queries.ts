// The SQL of returns: the order as far as they need it, and what came back of it.

import { getOrderStatus, type OrderStatus, orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import type { PaymentStatus } from '@stoa/domain/ordering/payment/payment-status'
import { goodsLeft } from '@stoa/domain/ordering/returns/goods-left'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface CopiesRow {
  line: number
  quantity: number
  withdrawalId: number | null
}

export interface ReturnLineRow {
  id: number
  position: number
  product_id: number
  dimension_id: number | null
  code: string
  name: string
  dimension_name: string | null
  quantity: number
  total_cents: number
  gift: boolean
  withdrawable: boolean
  is_card: boolean
  /** Gift cards of the line that were used. */
  cards_spent: number
  /** Copies that it was ordered ahead for and that have not come. */
  waiting: number
  box_line: number | null
  parts: { productId: number; dimensionId: number; quantity: number; name: string }[]
}

export interface ReturnOrderRow {
  id: number
  uid: string
  code: string
  placed_at: Date
  status: number
  /** When the last of it was received; null until then. */
  received_at: Date | null
  /** The code of its shipping method. */
  shipping: string
  /** Whether a carrier has a parcel of it. */
  handed_over: boolean
  payment_status: PaymentStatus
  /** Whether what is held for it is being captured at this moment. */
  capturing: boolean
  payment: string
  total_cents: number
  due_cents: number
  points_cents: number
  money_returned_cents: number
  lines: ReturnLineRow[]
  withdrawn: CopiesRow[]
  returned: CopiesRow[]
}

export async function findReturnOrder(db: Executor, orderId: number): Promise<ReturnOrderRow | null> {
  const { rows } = await sql<ReturnOrderRow>`
    select o.id, o.uid, o.code, o.placed_at, o.payment_status, pt.code as payment, st.code as shipping, o.total_cents,
      coalesce(o.due_cents, o.total_cents, 0) as due_cents,
      coalesce((select c.status from order_status_change c where c.order_id = o.id order by c.id desc limit 1), 0) as status,
      exists (select from shipment s where s.order_id = o.id and s.state = 'created' and (s.pickup_list is not null
        or exists (select from shipment_parcel p where p.shipment_id = s.id and p.state <> all('{announced,cancelled}')))) as handed_over,
      exists (select from payment_attempt a where a.order_id = o.id and a.status = 'authorised' and a.capture_cents is not null) as capturing,
      (select max(c.at) from order_status_change c where c.order_id = o.id and c.status = ${orderStatusNumbers.completed}) as received_at,
      coalesce((select sum(m.cents) from order_means m where m.order_id = o.id and m.kind = 'points'), 0)::int as points_cents,
      coalesce((select sum(r.money_cents) from order_return r where r.order_id = o.id), 0)::int as money_returned_cents,
      coalesce((select json_agg(json_build_object('id', l.id, 'position', l.position, 'product_id', l.product_id,
          'dimension_id', l.dimension_id, 'code', l.code, 'name', l.name, 'dimension_name', l.dimension_name,
          'quantity', l.quantity, 'total_cents', l.total_cents, 'gift', l.gift, 'withdrawable', l.withdrawable,
          'box_line', l.box_line, 'is_card', coalesce(l.extension ? 'giftCard', false),
          'cards_spent', (select count(*) from gift_card g
            where g.order_line_id = l.id and g.voided_at is null and g.balance_cents < g.initial_cents),
          'waiting', coalesce((select w.copies - w.served from advance_place w where w.order_line_id = l.id and w.left_at is null), 0),
          'parts', coalesce((select json_agg(json_build_object('productId', q.product_id,
              'dimensionId', coalesce(q.dimension_id, 0), 'quantity', q.quantity, 'name', q.name) order by q.position)
            from order_line_part q where q.order_id = l.order_id and q.line = l.position), '[]')) order by l.position)
        from order_line l where l.order_id = o.id), '[]') as lines,
      coalesce((select json_agg(json_build_object('line', w.line, 'quantity', w.quantity, 'withdrawalId', w.withdrawal_id))
        from withdrawal_line w where w.order_id = o.id), '[]') as withdrawn,
      coalesce((select json_agg(json_build_object('line', b.line, 'quantity', b.quantity, 'withdrawalId', r.withdrawal_id))
        from order_return r join order_return_line b on b.return_id = r.id where r.order_id = o.id), '[]') as returned
    from customer_order o join payment_type pt on pt.id = o.payment_type_id
      join shipping_type st on st.id = o.shipping_type_id
    where o.id = ${orderId}`.execute(db)
  return rows[0] ?? null
}

export const statusOf = ({ status }: Pick<ReturnOrderRow, 'status'>): OrderStatus => getOrderStatus(status)

/** Whether there is anything to send back. */
export const hasLeft = ({ status, shipping, handed_over }: ReturnOrderRow): boolean =>
  goodsLeft({ status: getOrderStatus(status), shipping, handedOver: handed_over })

export interface NewReturn {
  orderId: number
  withdrawalId: number | null
  source: string
  receivedAt: Date
  moneyCents: number
  /** `2026-12-08`; null where no money is owed. */
  refundDueOn: string | null
  /** Whether it ended without being sent back. */
  unsent: boolean
  /** Of an allowance; null where copies came back. */
  reason: string | null
}

export async function insertReturn(tx: Executor, row: NewReturn): Promise<number> {
  const { id } = await tx
    .insertInto('order_return')
    .values({
      order_id: row.orderId,
      withdrawal_id: row.withdrawalId,
      source: row.source,
      received_at: row.receivedAt,
      money_cents: row.moneyCents,
      refund_due_on: row.refundDueOn,
      unsent: row.unsent,
      reason: row.reason,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface NewReturnLine {
  line: number
  quantity: number
  damaged: number
  cents: number
}

export const insertReturnLines = (
  tx: Executor,
  { returnId, orderId }: { returnId: number; orderId: number },
  lines: readonly NewReturnLine[],
): Promise<unknown> =>
  tx
    .insertInto('order_return_line')
    .values(lines.map((line) => ({ return_id: returnId, order_id: orderId, ...line })))
    .execute()

/** Whether the buyer's bank has taken back what paid the order, or is about to. */
export async function hasChargeback(db: Executor, orderId: number): Promise<boolean> {
  const { rows } = await sql`select from chargeback where order_id = ${orderId} and status <> 'won'`.execute(db)
  return rows.length > 0
}

/** Whether somebody has yet to say what came back of the order. */
export async function isReturnUnclear(db: Executor, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    select from document_hold where order_id = ${orderId} and reason = 'returned_by_line'`.execute(db)
  return rows.length > 0
}

/** Oldest first. */
export const listReturns = (db: Executor, orderId: number) =>
  db
    .selectFrom('order_return')
    .select(['id', 'received_at', 'money_cents', 'refund_due_on', 'refunded_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
