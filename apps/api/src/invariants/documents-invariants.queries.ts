// Invariants of receipts and invoices.

export const documentsInvariants: Record<string, string> = {
  'a document that is missing between two of its series': `
    select d.series from document d group by d.series having max(number) <> count(*) or max(number) <> (
      select last_number from document_counter c where c.series = d.series)`,
  'a document that is not the sum of its rates, or of its payments': `
    select d.id from document d
    where (d.gross_cents, d.net_cents, d.vat_cents) is distinct from (
        select (sum(v.gross_cents)::int, sum(v.net_cents)::int, sum(v.vat_cents)::int) from document_vat v where v.document_id = d.id)
      or d.gross_cents is distinct from (select sum(p.cents) from document_payment p where p.document_id = d.id)`,
  'more taken back than a document had': `
    select d.id from document d join document c on c.corrects_id = d.id
    group by d.id, d.gross_cents having sum(c.gross_cents) > d.gross_cents`,
}
