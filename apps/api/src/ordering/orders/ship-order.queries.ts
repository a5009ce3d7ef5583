// The SQL of what a carrier is told about an order.

import { unshippedKinds } from '@stoa/domain/catalogue/product-kinds'
import type { ParcelItem } from '@stoa/domain/ordering/delivery/parcel-weight'
import type { PaymentStatus } from '@stoa/domain/ordering/payment/payment-status'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import { payableCents } from '../amounts/amounts.service.ts'

export interface ShippedOrderRow {
  id: number
  status: number
  shipping: string
  payment_status: PaymentStatus
  payable_cents: number
  goods_cents: number
  email: string
  remarks: string | null
  first_name: string
  last_name: string
  mobile: string
  street: string
  building: string | null
  area: string | null
  city: string
  postal_code: string
  country: string
  point_id: string | null
  /** What is sent: of a set its parts, and nothing that was withdrawn from before. */
  goods: ParcelItem[]
  /** The newest of its returns, of which goods and amounts know. */
  last_return_id: number | null
  /** Its newest shipment. */
  shipment: { reference: string; state: string; refusal: string | null } | null
  shipments: number
}

/** By its code. */
export async function findShippedOrder(db: Executor, code: string): Promise<ShippedOrderRow | null> {
  const { rows } = await sql<ShippedOrderRow>`
    select o.id, o.payment_status, o.email, o.remarks, o.products_cents as goods_cents, st.code as shipping,
      coalesce((select c.status from order_status_change c where c.order_id = o.id order by c.id desc limit 1), 0) as status,
      ${payableCents} as payable_cents,
      a.first_name, a.last_name, a.mobile, a.street, a.building, a.area, a.city, a.postal_code, c.iso as country,
      (select p.point_id from order_pickup_point p where p.order_id = o.id) as point_id,
      coalesce((
        select json_agg(json_build_object('quantity', coalesce(q.quantity / l.quantity, 1) * (l.quantity - b.copies), 'grams', w.weight_g,
          'heightMm', w.height_mm, 'widthMm', w.width_mm, 'thicknessMm', w.thickness_mm))
        from order_line l
          left join order_line_part q on q.order_id = l.order_id and q.line = l.position
          join product w on w.id = coalesce(q.product_id, l.product_id)
          cross join lateral (select coalesce(sum(x.quantity), 0)::int as copies from order_return r
            join order_return_line x on x.return_id = r.id where r.order_id = o.id and x.line = l.position) b
        where l.order_id = o.id and b.copies < l.quantity and w.kind <> all(${unshippedKinds}::text[])), '[]') as goods,
      (select max(r.id) from order_return r where r.order_id = o.id) as last_return_id,
      (select json_build_object('reference', s.reference, 'state', s.state, 'refusal', s.refusal)
        from shipment s where s.order_id = o.id order by s.id desc limit 1) as shipment,
      coalesce((select count(*) from shipment s where s.order_id = o.id), 0)::int as shipments
    from customer_order o join shipping_type st on st.id = o.shipping_type_id
    join lateral (select * from order_address d where d.order_id = o.id order by d.kind desc limit 1) a on true
    join country c on c.id = a.country_id
    where o.code = ${code}`.execute(db)
  return rows[0] ?? null
}
