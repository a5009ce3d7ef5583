// The SQL of order e-mails: the order as it was stored, and the shop's texts around it.

import type { LineAhead } from '@stoa/contract/ordering/totals'
import type { OrderedExtension } from '@stoa/domain/ordering/cart/line-extension'
import type { OpeningHours } from '@stoa/domain/ordering/delivery/branch-hours'
import type { ContactChannel } from '@stoa/domain/ordering/messages/contact-channels'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { equalsAny } from '../database/expressions.ts'
import type { RowOf } from '../database/row-of.ts'
import type { Executor } from '../database/transaction.ts'
import { type AmountsRow, amountColumns, payableCents } from '../ordering/amounts/amounts.service.ts'
import { aheadOfLine, holdLostAt, orderedProducts, partsOfLine } from '../ordering/orders/orders.service.ts'

export interface MailAddressRow {
  kind: 'billing' | 'delivery'
  first_name: string
  last_name: string
  mobile: string
  street: string
  building: string | null
  area: string | null
  city: string
  postal_code: string
  region_el: string | null
  region_en: string | null
  country_el: string
  country_en: string
}

export interface MailOrderRow extends AmountsRow {
  payable_cents: number
  uid: string
  code: string
  language: 'el' | 'en'
  email: string
  contact_channel: ContactChannel
  placed_at: Date
  gift_note: string | null
  delivery_from: string
  delivery_to: string
  ready_at: Date | null
  shipping_kind: string
  shipping_el: string
  shipping_en: string
  payment_kind: string
  /** When the amount was lost that was held; null of one that is paid, held or over. */
  hold_lost_at: Date | null
  /** Its amount is held, and is taken as it leaves. */
  payment_held: boolean
  /** The attempt that holds its amount, or was the last to; null where none did. */
  held_attempt_id: number | null
  /** Its amount was held, and nobody has asked for it: unless it goes on, it is released. */
  hold_untaken: boolean
  /** It was paid by an amount that was held before. */
  captured_later: boolean
  payment_el: string
  payment_en: string
  instalments: number
  branch: MailBranchRow | null
  point: MailPointRow | null
  invoice: { company_name: string; profession: string; vat_number: string; tax_office: string } | null
  addresses: MailAddressRow[]
  lines: MailLineRow[]
  contents: { kind: string; isBook: boolean }[]
  /** The terms that were accepted; of an order from before versions were kept, those of today. */
  terms: MailTermsRow | null
  accounts: { bank_el: string; bank_en: string; holder: string; iban: string }[]
}

export interface MailTermsRow {
  /** Null: the page of today. */
  version: number | null
  title_el: string
  title_en: string | null
  body_el: MailBlockRow[]
  body_en: MailBlockRow[] | null
}

export interface MailBranchRow {
  name_el: string
  name_en: string | null
  address_el: string
  address_en: string | null
  city_el: string
  city_en: string | null
  postal_code: string
  phone: string
  hours: OpeningHours[]
}

export interface MailPointRow {
  name: string
  street: string
  city: string
  postal_code: string
}

export interface MailLineRow {
  position: number
  product_id: number
  code: string
  name: string
  english_title: string | null
  dimension_name: string | null
  /** The position of the gift box that it is in. */
  box_line: number | null
  quantity: number
  unit_price_cents: number
  unit_prior_cents: number | null
  /** The last day of the uniform price, where it kept anything from being taken off. */
  limited_until: string | null
  total_cents: number
  extension: OrderedExtension | null
  /** Of a set. */
  parts: { quantity: number; name: string }[]
  withdrawable: boolean
  ahead: LineAhead | null
  gift: boolean
}

export async function findMailOrder(db: Executor, orderId: number): Promise<MailOrderRow | null> {
  const { rows } = await sql<MailOrderRow>`
    select o.uid, o.code, o.language, o.email, o.contact_channel, o.placed_at, o.gift_note, o.delivery_from, o.delivery_to, o.ready_at,
      ${amountColumns}, ${payableCents} as payable_cents,
      st.code as shipping_kind, st.name_el as shipping_el, st.name_en as shipping_en,
      pt.code as payment_kind, pt.name_el as payment_el, pt.name_en as payment_en, o.instalments,
      ${holdLostAt} as hold_lost_at, coalesce(o.payment_status = 'held', false) as payment_held, coalesce(exists (select from payment_attempt t
        where t.order_id = o.id and t.status = 'captured' and t.held_at is not null), false) as captured_later,
      (select max(t.id) from payment_attempt t where t.order_id = o.id and t.held_at is not null) as held_attempt_id,
      coalesce(exists (select from payment_attempt t where t.order_id = o.id and t.status in ('authorised', 'cancelled')
        and t.held_at is not null and t.capture_at is null), false) as hold_untaken,
      (select to_jsonb(b) || jsonb_build_object('hours', coalesce((
          select jsonb_agg(jsonb_build_object('day', h.day, 'opens', to_char(h.opens, 'HH24:MI'), 'closes', to_char(h.closes, 'HH24:MI')))
          from branch_hours h where h.branch_id = b.id), '[]'))
        from branch b where b.id = o.branch_id) as branch,
      (select to_jsonb(p) from order_pickup_point p where p.order_id = o.id) as point,
      (select to_jsonb(i) from order_invoice i where i.order_id = o.id) as invoice,
      (select jsonb_agg(to_jsonb(a) || jsonb_build_object('region_el', r.name_el, 'region_en', r.name_en,
          'country_el', c.name_el, 'country_en', c.name_en))
        from order_address a join country c on c.id = a.country_id left join country_region r on r.id = a.region_id
        where a.order_id = o.id) as addresses,
      (select jsonb_agg(to_jsonb(l) || jsonb_build_object('english_title', p.english_title, 'parts', ${partsOfLine},
          'ahead', ${aheadOfLine}) order by l.position)
        from order_line l join product p on p.id = l.product_id where l.order_id = o.id) as lines,
      ${orderedProducts} as contents,
      coalesce(
        (select to_jsonb(t) || jsonb_build_object('version', t.id) from terms_version t where t.id = o.terms_version),
        (select to_jsonb(p) || '{"version": null}' from content_page p where p.code = 'terms')) as terms,
      (select coalesce(jsonb_agg(to_jsonb(k) order by k.position), '[]') from bank_account k) as accounts
    from customer_order o
    join shipping_type st on st.id = o.shipping_type_id
    join payment_type pt on pt.id = o.payment_type_id
    where o.id = ${orderId}`.execute(db)
  return rows[0] ?? null
}

export type MailTextsRow = RowOf<typeof getMailTexts>

export interface MailBlockRow {
  kind: 'heading' | 'paragraph' | 'list'
  text?: string
  items?: string[]
}

export const getMailTexts = (db: Executor, messageCodes: readonly string[]) =>
  db
    .selectNoFrom(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('custom_message')
          .select(['code', 'text_el', 'text_en'])
          .where((eb) => equalsAny(eb, 'code', messageCodes)),
      ).as('messages'),
    ])
    .executeTakeFirstOrThrow()
