// Invariants of receipts and invoices.

import { outsideKinds } from '@stoa/domain/catalogue/product-kinds'
import { codesOf } from '@stoa/domain/kinds'
import { type PaymentKind, paymentKinds } from '@stoa/domain/ordering/payment/payment-kinds'

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
  'more taken back than a document had': `
    select d.id from document d join document c on c.corrects_id = d.id
    group by d.id, d.gross_cents having sum(c.gross_cents) > d.gross_cents`,
}
