// The SQL of credit notes: what came back of a document, and what is credited already.

import { outsideKinds } from '@stoa/domain/catalogue/product-kinds'
import type { CreditBasis } from '@stoa/domain/ordering/order/credit-notes'
import { hasEnded, orderStatuses, orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

const ended = orderStatuses.filter(hasEnded).map((status) => orderStatusNumbers[status])

type CreditBasisRow = Omit<CreditBasis, 'document'>

/** `documentId`: of the order’s receipt or invoice. Gift cards that it sold are in none of it. */
export async function getCreditBasis(
  tx: Executor,
  { orderId, documentId }: { orderId: number; documentId: number },
): Promise<CreditBasisRow> {
  const { rows } = await sql<CreditBasisRow>`
    with back as (
      select b.line, sum(b.quantity)::int as quantity, sum(b.cents)::int as cents
      from order_return_line b where b.order_id = ${orderId} group by b.line),
    sold as (
      select l.position, l.quantity, l.total_cents, l.vat_rate, l.gift, p.kind = any(${outsideKinds}::text[]) as outside,
        coalesce(b.quantity, 0) as back_quantity, coalesce(b.cents, 0) as back_cents
      from order_line l join product p on p.id = l.product_id left join back b on b.line = l.position
      where l.order_id = ${orderId}),
    credits as (select id from document where corrects_id = ${documentId})
    select
      coalesce((select c.status = any(${ended}::int[]) from order_status_change c where c.order_id = ${orderId}
          order by c.id desc limit 1), false)
        or coalesce((select bool_and(s.gift or s.back_quantity >= s.quantity) from sold s), false) as complete,
      coalesce((select json_agg(json_build_object('line', s.position, 'quantity', s.quantity, 'cents', s.total_cents,
          'back', json_build_object('quantity', s.back_quantity, 'cents', s.back_cents),
          'shares', coalesce((select json_agg(json_build_object('rate', q.vat_rate, 'cents', q.cents) order by q.position)
              from order_line_part q where q.order_id = ${orderId} and q.line = s.position),
            json_build_array(json_build_object('rate', s.vat_rate, 'cents', s.total_cents)))) order by s.position)
        from sold s where not s.outside), '[]') as lines,
      json_build_object(
        'cardsCents', coalesce((select sum(e.cents) from gift_card_entry e join order_return r on r.id = e.order_return_id
          where r.order_id = ${orderId}), 0),
        'moneyCents', coalesce((select sum(r.money_cents) from order_return r where r.order_id = ${orderId}), 0)
          - coalesce((select sum(s.back_cents) from sold s where s.outside), 0),
        'allowanceCents', coalesce((select sum(r.money_cents + coalesce((
            select sum(e.cents) from gift_card_entry e where e.order_return_id = r.id), 0))
          from order_return r where r.order_id = ${orderId} and r.reason is not null), 0)) as "givenBack",
      json_build_object(
        'allowanceCents', coalesce((select sum(d.allowance_cents) from document d where d.id in (select id from credits)), 0),
        'vat', coalesce((select json_agg(json_build_object('rate', v.rate, 'grossCents', v.gross_cents, 'netCents', v.net_cents,
            'vatCents', v.vat_cents)) from document_vat v where v.document_id in (select id from credits)), '[]'),
        'payments', coalesce((select json_agg(json_build_object('kind', y.kind, 'cents', y.cents, 'transaction', y.transaction))
          from document_payment y where y.document_id in (select id from credits)), '[]'),
        'lines', coalesce((select json_agg(json_build_object('line', n.line, 'quantity', n.quantity, 'cents', n.cents))
          from document_line n where n.document_id in (select id from credits)), '[]')) as credited`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`order ${orderId} is not whole`)
  return row
}
