// Invariants of receipts and invoices.

import { outsideKinds } from '@stoa/domain/catalogue/product-kinds'
import { codesOf } from '@stoa/domain/kinds'
import { hasEnded } from '@stoa/domain/ordering/order/order-status'
import { type PaymentKind, paymentKinds } from '@stoa/domain/ordering/payment/payment-kinds'
import { numbersOf } from './status-numbers.ts'

const taxedGroup = (table: string) =>
  `select rate, gross_cents, net_cents, vat_cents from ${table} where rate > 0 and gross_cents > 0`

export const documentsInvariants: Record<string, string> = {
  'a document that is missing between two of its series': `
    select d.series from document d group by d.series having max(number) <> count(*) or max(number) <> (
      select last_number from document_counter c where c.series = d.series)`,
  'a document that is not the sum of its rates, or of its payments': `
    select d.id from document d
    where (d.gross_cents, d.net_cents, d.vat_cents) is distinct from (
        select (sum(v.gross_cents)::int, sum(v.net_cents)::int, sum(v.vat_cents)::int) from document_vat v where v.document_id = d.id)
      or d.gross_cents is distinct from (select sum(p.cents) from document_payment p where p.document_id = d.id)`,
  'a document that is not its order without its gift cards': `
    select d.id from document d join customer_order o on o.id = d.order_id
    where d.corrects_id is null and d.gross_cents <> o.total_cents - coalesce((
      select sum(l.total_cents) from order_line l join product p on p.id = l.product_id
      where l.order_id = o.id and p.kind = any('{${outsideKinds}}')), 0)`,
  'a document with other VAT than its order': `
    select d.id from document d where d.corrects_id is null and (
      exists (${taxedGroup('document_vat')} and document_id = d.id except ${taxedGroup('order_vat')} and order_id = d.order_id)
      or exists (${taxedGroup('order_vat')} and order_id = d.order_id except ${taxedGroup('document_vat')} and document_id = d.id))`,
  'a payment at a provider on a document, without the provider’s transaction': `
    select document_id from document_payment
    where transaction is null and kind = any('{${codesOf<PaymentKind>(paymentKinds, (kind) => kind.byProvider)}}')`,
  'more taken back than a document had, of a rate or of a means of payment': `
    select c.corrects_id from document c join document_vat v on v.document_id = c.id
    left join document_vat d on d.document_id = c.corrects_id and d.rate = v.rate
    where c.corrects_id is not null group by c.corrects_id, v.rate, d.gross_cents, d.net_cents, d.vat_cents
    having sum(v.gross_cents) > coalesce(d.gross_cents, 0) or sum(v.net_cents) > coalesce(d.net_cents, 0)
      or sum(v.vat_cents) > coalesce(d.vat_cents, 0)
    union all
    select c.corrects_id from document c join document_payment p on p.document_id = c.id
    where c.corrects_id is not null group by c.corrects_id, p.kind having sum(p.cents) > coalesce((
      select sum(d.cents) from document_payment d where d.document_id = c.corrects_id and d.kind = p.kind), 0)`,
  'goods that came back of a document, and are not credited': `
    select d.id from document d join order_line l on l.order_id = d.order_id join product p on p.id = l.product_id
    join order_return_line b on b.order_id = l.order_id and b.line = l.position
    where d.corrects_id is null and p.kind <> all('{${outsideKinds}}')
      and not exists (select from document_hold h where h.order_id = d.order_id)
    group by d.id having sum(b.cents) > coalesce((select sum(c.gross_cents) from document c where c.corrects_id = d.id), 0)`,
  'a document of which nothing is left with the buyer, and some is not credited': `
    select d.id from document d
    where d.corrects_id is null and not exists (select from document_hold h where h.order_id = d.order_id)
      and (select s.status from order_status_change s where s.order_id = d.order_id order by s.id desc limit 1)
        in (${numbersOf(hasEnded)})
      and d.gross_cents > coalesce((select sum(c.gross_cents) from document c where c.corrects_id = d.id), 0)`,
  'a line of which more is credited than was sold': `
    select l.id from order_line l join document_line n on n.order_id = l.order_id and n.line = l.position
    group by l.id having sum(n.quantity) > l.quantity or sum(n.cents) > l.total_cents`,
}
