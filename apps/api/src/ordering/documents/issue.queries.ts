// The SQL of issuing documents.

import { outsideKinds } from '@stoa/domain/catalogue/product-kinds'
import type { Cents } from '@stoa/domain/money'
import type { DocumentLine } from '@stoa/domain/ordering/order/credit-notes'
import type { DocumentAmounts, DocumentKind, DocumentVat, HoldReason } from '@stoa/domain/ordering/order/order-document'
import type { VatResult } from '@stoa/domain/ordering/order/vat-check'
import type { MeansKind } from '@stoa/domain/ordering/pricing/means'
import type { VatScheme } from '@stoa/domain/ordering/pricing/vat-place'
import { sql } from 'kysely'
import { recordOrderEvent } from '../../database/order-event.ts'
import type { Executor } from '../../database/transaction.ts'
import type { DocumentRecipient, Issuer } from '../../ports/tax-documents.ts'

export interface IssuerRow {
  id: number
  /** Null while the shop issues none. */
  facts: Issuer | null
}

export const findIssuer = (db: Executor): Promise<IssuerRow | undefined> =>
  db
    .selectFrom('document_issuer')
    .select('id')
    .select((eb) => eb.ref('facts').$castTo<Issuer | null>().as('facts'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertIssuer = (db: Executor, facts: Issuer | null, since: Date): Promise<unknown> =>
  sql`insert into document_issuer (since, facts) values (${since}, ${facts && JSON.stringify(facts)}::jsonb)`.execute(
    db,
  )

export interface OrderBasisRow {
  invoice: boolean
  vat_result: VatResult | null
  /** Null for orders of earlier releases. */
  scheme: VatScheme | null
  vat: DocumentVat[]
  outside_cents: number
  /** Whether copies have come back already. */
  returned: boolean
  means: { kind: MeansKind; cents: number }[]
  payment: string
  transaction: string | null
  recipient: DocumentRecipient | null
}

export async function getOrderBasis(tx: Executor, orderId: number): Promise<OrderBasisRow> {
  const { rows } = await sql<OrderBasisRow>`
    select o.type = 'invoice' as invoice, i.vat_result, o.vat_scheme as scheme, t.code as payment,
      (select json_agg(json_build_object('rate', v.rate, 'grossCents', v.gross_cents, 'netCents', v.net_cents, 'vatCents', v.vat_cents)
        order by v.rate) from order_vat v where v.order_id = o.id) as vat,
      coalesce((select sum(l.total_cents)::int from order_line l join product p on p.id = l.product_id
        where l.order_id = o.id and p.kind = any(${outsideKinds}::text[])), 0) as outside_cents,
      exists (select from order_return r where r.order_id = o.id) as returned,
      coalesce((select json_agg(json_build_object('kind', m.kind, 'cents', m.cents) order by m.position)
        from order_means m where m.order_id = o.id), '[]') as means,
      (select a.transaction from payment_attempt a where a.order_id = o.id
        and (a.status = 'captured' or a.status = 'authorised' and a.held_at is not null) order by a.status desc limit 1) as transaction,
      case when i.order_id is not null then json_build_object('companyName', i.company_name, 'profession', i.profession,
        'vatNumber', i.vat_number, 'taxOffice', i.tax_office, 'country', c.iso, 'street', a.street, 'city', a.city,
        'postalCode', a.postal_code) end as recipient
    from customer_order o join payment_type t on t.id = o.payment_type_id
    join order_address a on a.order_id = o.id and a.kind = 'billing' join country c on c.id = a.country_id
    left join order_invoice i on i.order_id = o.id
    where o.id = ${orderId}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`order ${orderId} is not whole`)
  return row
}

/** The next of the series; nobody else gets one until the transaction ends. */
export async function takeNumber(tx: Executor, series: string): Promise<number> {
  const { last_number } = await tx
    .insertInto('document_counter')
    .values({ series, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet((eb) => ({ last_number: eb('document_counter.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

export interface NewDocument {
  order_id: number
  kind: DocumentKind
  type: string
  series: string
  number: number
  issued_at: Date
  issued_on: string
  uid: string
  issuer_id: number
  scheme: VatScheme
  corrects_id: number | null
}

export interface DocumentContent {
  amounts: DocumentAmounts
  lines: readonly DocumentLine[] | null
  recipient: DocumentRecipient | null
  /** What it takes back of the prices. */
  allowanceCents: Cents
}

/** With its amounts, and waiting for its transmission. */
export async function insertDocument(tx: Executor, document: NewDocument, content: DocumentContent): Promise<void> {
  const { grossCents, netCents, vatCents } = content.amounts
  const { order_id, issued_at } = document
  const { id: document_id } = await tx
    .insertInto('document')
    .values({
      ...{ ...document, gross_cents: grossCents, net_cents: netCents, vat_cents: vatCents },
      allowance_cents: content.allowanceCents,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const of = { order_id, document_id }
  await insertContent(tx, of, content)
  await tx
    .insertInto('document_transmission')
    .values({ ...of, state: 'waiting', attempts: 0, next_at: issued_at })
    .execute()
  const { uid, kind, series, number, issued_on: issuedOn } = document
  const data = { uid, kind, series, number, issuedOn, grossCents, netCents, vatCents }
  await recordOrderEvent(tx, order_id, { type: 'document.issued', data }, issued_at)
}

async function insertContent(
  tx: Executor,
  of: { order_id: number; document_id: number },
  { amounts, lines, recipient }: DocumentContent,
): Promise<void> {
  await tx
    .insertInto('document_vat')
    .values(
      amounts.vat.map((group) => ({
        ...{ ...of, rate: group.rate, gross_cents: group.grossCents },
        ...{ net_cents: group.netCents, vat_cents: group.vatCents },
      })),
    )
    .execute()
  await tx
    .insertInto('document_payment')
    .values(
      amounts.payments.map(({ kind, cents, transaction }, position) => ({ ...of, position, kind, cents, transaction })),
    )
    .execute()
  if (lines && lines.length > 0)
    await tx
      .insertInto('document_line')
      .values(lines.map((line) => ({ ...of, ...line })))
      .execute()
  if (recipient)
    await tx
      .insertInto('document_recipient')
      .values({
        ...{ ...of, company_name: recipient.companyName, profession: recipient.profession },
        ...{ vat_number: recipient.vatNumber, tax_office: recipient.taxOffice, country: recipient.country },
        ...{ street: recipient.street, city: recipient.city, postal_code: recipient.postalCode },
      })
      .execute()
}

export const insertHold = (tx: Executor, orderId: number, reason: HoldReason, since: Date): Promise<unknown> =>
  tx
    .insertInto('document_hold')
    .values({ order_id: orderId, reason, since })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ reason }))
    .execute()

export const deleteHold = (tx: Executor, orderId: number): Promise<unknown> =>
  tx.deleteFrom('document_hold').where('order_id', '=', orderId).execute()

/** With its order: whose number is known by now, whose order wants a receipt instead, or of which it is known what came back. */
export async function lockReadyHold(tx: Executor): Promise<number | null> {
  const { rows } = await sql<{ order_id: number }>`
    select h.order_id from document_hold h join customer_order o on o.id = h.order_id
    left join order_invoice i on i.order_id = h.order_id
    where h.reason in ('vat_number_unknown', 'vat_number_invalid') and (i.order_id is null or i.vat_result is null or i.vat_result = 'valid')
      or h.reason = 'returned_by_line' and exists (
        select from order_return r where r.order_id = h.order_id and r.reason is null)
    order by h.order_id limit 1 for update of o, h skip locked`.execute(tx)
  return rows[0]?.order_id ?? null
}

/** The order by its code, locked, if its document is held for its VAT number. */
export async function lockHold(tx: Executor, code: string): Promise<number | null> {
  const order = await tx
    .selectFrom('customer_order')
    .select('id')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  if (!order) return null
  const row = await tx
    .selectFrom('document_hold')
    .select('order_id')
    .where('order_id', '=', order.id)
    .where('reason', 'in', ['vat_number_unknown', 'vat_number_invalid'])
    .forUpdate()
    .executeTakeFirst()
  return row?.order_id ?? null
}
