// What an order is for, as it is stored, for providers that are told.

import type { PayableOrder } from '@stoa/domain/ordering/payment/payment-lines'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export async function getPayableOrder(tx: Executor, orderId: number): Promise<PayableOrder> {
  const { rows } = await sql<PayableOrder>`
    select
      coalesce((select json_agg(json_build_object('kind', p.kind, 'code', l.code, 'name', l.name, 'quantity', l.quantity,
          'unitCents', coalesce(l.unit_prior_cents, l.unit_price_cents), 'totalCents', l.total_cents, 'vatRate', l.vat_rate,
          'wrappingCents', coalesce((select sum(a.cents) from order_adjustment a
            where a.order_id = o.id and a.line = l.position and a.kind = 'wrapping'), 0),
          'parts', coalesce((select json_agg(json_build_object('vatRate', s.vat_rate, 'cents', s.cents) order by s.position)
            from order_line_part s where s.order_id = o.id and s.line = l.position), '[]')) order by l.position)
        from order_line l join product p on p.id = l.product_id where l.order_id = o.id), '[]') as goods,
      coalesce((select json_agg(json_build_object('rate', v.rate, 'grossCents', v.gross_cents) order by v.rate)
        from order_vat v where v.order_id = o.id), '[]') as vat,
      o.payment_fee_cents as "paymentFeeCents",
      coalesce((select json_agg(json_build_object('kind', m.kind, 'cents', m.cents) order by m.position)
        from order_means m where m.order_id = o.id), '[]') as means,
      coalesce((select sum(r.money_cents) from order_return r where r.order_id = o.id), 0)::int as "returnedCents"
    from customer_order o where o.id = ${orderId}`.execute(tx)
  const [order] = rows
  if (!order) throw new Error(`there is no order ${orderId}`)
  return order
}
