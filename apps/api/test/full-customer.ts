// A customer with data in every table that can hold personal data. Whatever refers to them contains one of their marker
// strings.

import { sql } from 'kysely'
import { postLedger } from '../src/database/ledger.ts'
import type { Executor } from '../src/database/transaction.ts'
import { insertStaffAction } from '../src/identity/staff/staff-audit.queries.ts'
import { earnOnce } from '../src/ordering/loyalty/loyalty.service.ts'
import { insertSettlement } from './insert-settlement.ts'
import { makeProduct } from './make-product.ts'
import { makeCode } from './make-promotion.ts'
import { line, methodIds, placed, type Wire } from './order-request.ts'
import { makeCustomer, makeStaff, type SignedInCustomer, signIn } from './sign-in.ts'
import type { TestApi } from './test-api.ts'

/** Strings that occur nowhere else in the shop. */
export const markers = {
  email: 'xenia.quartz@example.gr',
  oldEmail: 'xenia.zircon@example.gr',
  first: 'Ξενιαζάμπια',
  last: 'Κουαρτζίδου',
  phone: '6987001122',
  street: 'Οδός Τοπαζίου 77',
  secretStreet: 'Πάροδος Οπαλίου 5',
  company: 'Αχάτης Μονοπρόσωπη',
  vat: '090000045',
  alias: 'xenia_beryl',
  username: 'xenia_onyx',
  freeText: 'Λαζουρίτης',
  browser: 'Peridot/7.0',
} as const

export interface FullCustomer extends SignedInCustomer {
  /** Paid for with an invoice, sent elsewhere. */
  invoiceOrder: number
  /** Placed as a guest, before there was an account. */
  guestOrder: number
}

const buyer: Wire = {
  eml: markers.email,
  fnm: markers.first,
  lnm: markers.last,
  mob: markers.phone,
  adrtl: markers.freeText,
  bnm: markers.freeText,
  ar: markers.freeText,
  ncm: markers.freeText,
}

async function orderIdOf({ database }: TestApi, uid: unknown, customerId: number | null): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update customer_order set customer_id = ${customerId} where uid = ${uid} returning id`.execute(database.db)
  return rows[0]?.id ?? 0
}

const extension = JSON.stringify({
  giftCard: { recipientName: markers.first, recipientEmail: markers.oldEmail, design: 'classic' },
})

async function placeOrders(api: TestApi, customerId: number): Promise<[invoice: number, guest: number]> {
  const book = async () => [line(await makeProduct(api.database.db))]
  const invoice = await placed(api.app, await book(), {
    ...buyer,
    adr1: markers.street,
    rt: 'invoice',
    cnm: markers.company,
    job: 'Χρυσοχόος',
    vat: markers.vat,
    irs: 'Χίου',
    same: false,
    dfnm: markers.first,
    dlnm: markers.last,
    dmob: markers.phone,
    dctid: 1,
    dcrid: 1,
    dadr1: markers.secretStreet,
    dct: 'Αθήνα',
    dpc: '10680',
    dbnm: markers.freeText,
  })
  const guest = await placed(api.app, await book(), { ...buyer, adr1: markers.secretStreet })
  const invoiceId = await orderIdOf(api, invoice.uid, customerId)
  // all but the point that `insertCoupons` pays with
  await sql`
    with refused as (
      insert into payment_attempt (order_id, provider, reference, amount_cents, currency, status, begun_at, settled_at)
      select id, 'card', replace(gen_random_uuid()::text, '-', ''), total_cents - 1, 'EUR', 'refused', placed_at, placed_at
      from customer_order where id = ${invoiceId} returning id, order_id, begun_at),
    surplus as (
      insert into payment_attempt (order_id, provider, reference, amount_cents, currency, status, begun_at, settled_at, transaction,
        captured_cents, captured_currency)
      select id, 'card', replace(gen_random_uuid()::text, '-', ''), total_cents - 1, 'EUR', 'surplus', placed_at, placed_at, 'T', 1, 'EUR'
      from customer_order where id = ${invoiceId} returning id, order_id, begun_at),
    message as (
      insert into payment_message (order_id, attempt_id, digest, result, first_at)
      select order_id, id, sha256('refused'), 'refused', begun_at from refused)
    insert into payment_refund (order_id, attempt_id, cents, status, due_at, try_at, ended_at)
    select order_id, id, 1, 'done', begun_at, begun_at, begun_at from surplus`.execute(api.database.db)
  await insertSettlement(api, invoiceId, markers.first)
  await insertGiftCard(api, invoiceId)
  await sql`
    with collected as (
      update customer_order set shipping_type_id = ${methodIds.locker} where id = ${invoiceId} returning id)
    insert into order_pickup_point (order_id, carrier, point_id, name, street, city, postal_code)
    select id, 'box_now', '4001', ${markers.freeText}, ${markers.secretStreet}, 'Αθήνα', '10680' from collected`.execute(
    api.database.db,
  )
  await sql`
    update order_line set extension = ${extension}::jsonb where order_id = ${invoiceId}`.execute(api.database.db)
  return [invoiceId, await orderIdOf(api, guest.uid, null)]
}

/** It paid a part of the order, and waits to be sent. */
async function insertGiftCard({ database, clock }: TestApi, orderId: number): Promise<void> {
  const now = new Date(clock.now)
  await sql`
    with card as (
      insert into gift_card (initial_cents, balance_cents, expires_at, issued_at) values (1000, 400, ${now}, ${now}) returning id),
    entries as (
      insert into gift_card_entry (gift_card_id, kind, cents, order_id, at)
      select id, 'issue', 1000, null::bigint, ${now}::timestamptz from card
      union all select id, 'spend', -600, ${orderId}, ${now}::timestamptz from card)
    insert into gift_card_delivery (gift_card_id, order_id, email, recipient_name, sender_name, message, language, send_at)
    select id, ${orderId}, 'recipient@example.gr', 'Ζωή', ${markers.first}, ${markers.freeText}, 'el', ${now} from card`.execute(
    database.db,
  )
}

async function insertPersonalData({ database: { db }, clock }: TestApi, id: number): Promise<void> {
  const now = new Date(clock.now)
  const soon = new Date(clock.now + 3_600_000)
  await sql`
    update customer set mobile = ${markers.phone}, birth_date = '1980-05-17', gender = 'other', username = ${markers.username},
      alias = ${markers.alias}, description = ${markers.freeText}, password_hash = 'quartz-hash', new_email = ${markers.oldEmail},
      second_factor = 'sealed', second_factor_at = ${now}, last_login_at = ${now}, accepted_terms_at = ${now},
      first_name = ${markers.first}, last_name = ${markers.last}
    where id = ${id}`.execute(db)
  await sql`update session set user_agent = ${markers.browser} where customer_id = ${id}`.execute(db)
  await sql`
    insert into customer_picture (name, customer_id, picture) values (${'c'.repeat(32)}, ${id}, 'pixels')`.execute(db)
  await sql`
    insert into customer_identity (issuer, subject, customer_id, email)
    values ('https://accounts.google.com', '1177', ${id}, ${markers.email})`.execute(db)
  await sql`insert into known_device (hash, customer_id, seen_at) values ('device-hash', ${id}, ${now})`.execute(db)
  await sql`insert into recovery_code (customer_id, hash) values (${id}, 'recovery-hash')`.execute(db)
  await sql`
    with asked as (
      insert into one_time_key (hash, purpose, customer_id, email, created_at, expires_at)
      values ('key-hash', 'verify', ${id}, ${markers.oldEmail}, ${now}, ${soon}) returning id)
    insert into registration (key_id, password_hash, first_name, last_name, newsletter, accepted_terms_at)
    select id, 'quartz-hash', ${markers.first}, ${markers.last}, true, ${now} from asked`.execute(db)
  await sql`
    insert into one_time_key (hash, purpose, email, created_at, expires_at)
    values ('typed-hash', 'reset', upper(${markers.email}), ${now}, ${soon})`.execute(db)
  await sql`
    insert into customer_address (customer_id, title, first_name, last_name, mobile, country_id, region_id, street, city,
      area, building, postal_code, comments, is_billing, is_delivery)
    values (${id}, ${markers.freeText}, ${markers.first}, ${markers.last}, ${markers.phone}, 1, 1, ${markers.secretStreet}, 'Αθήνα',
      ${markers.freeText}, ${markers.freeText}, '10679', ${markers.freeText}, true, true)`.execute(db)
  await sql`
    insert into customer_cart_item (customer_id, product_id, dimension_id, quantity, extension, extension_key, added_at)
    values (${id}, 1, 0, 2, ${extension}::jsonb, 'key', ${now})`.execute(db)
  await sql`
    insert into customer_saved_item (customer_id, product_id, dimension_id, quantity, extension, extension_key, kept_at)
    values (${id}, 1, 0, 2, ${extension}::jsonb, 'key', ${now})`.execute(db)
  await sql`
    insert into customer_cart_step (customer_id, key, at, told)
    values (${id}, gen_random_uuid(), ${now}, ${JSON.stringify({ name: markers.freeText })})`.execute(db)
  await sql`
    insert into stock_notice (uid, product_id, awaited, status, email, language, consent, asked_at)
    values (gen_random_uuid(), 1, 'return', 'asked', ${markers.email}, 'el', 'Ναι', ${now})`.execute(db)
  await insertCoupons(db, id)
  await db.transaction().execute((tx) => earnOnce(tx, id, 'Register', { now: clock.now }))
  await sql`insert into account_event (at, customer_id, action) values (${now}, ${id}, 'tested')`.execute(db)
}

async function insertCoupons(db: Executor, id: number): Promise<void> {
  const { id: codeId } = await makeCode(
    db,
    { effect: { kind: 'fixed', cents: 1 } },
    { emails: [markers.email.toLowerCase()] },
  )
  const group = sql`insert into customer_group (code, name_el) values (${`teachers-${id}`}, 'Εκπαιδευτικοί') returning id`
  await sql`
    with made as (${group}) insert into customer_group_member (group_id, customer_id) select id, ${id} from made`.execute(
    db,
  )
  await sql`insert into coupon_customer (code_id, customer_id) values (${codeId}, ${id})`.execute(db)
  const order = sql`select min(id) from customer_order where customer_id = ${id}`
  await sql`insert into coupon_use (code_id, order_id, cents) select ${codeId}, (${order}), 0`.execute(db)
  await sql`insert into order_means (order_id, position, kind, code, cents) select (${order}), 0, 'points', '', 1`.execute(
    db,
  )
  await sql`insert into order_line_part (order_id, line, position, product_id, code, name, quantity, vat_rate, cents)
    select order_id, position, 0, product_id, code, name, quantity, vat_rate, total_cents from order_line
    where order_id = (${order}) and position = 0`.execute(db)
  await sql`update customer_order set due_cents = due_cents - 1 where id = (${order})`.execute(db)
}

/** What was inserted about the order's money without the services that account for it. */
async function accountFor(db: Executor, orderId: number, at: Date): Promise<void> {
  const { rows } = await sql<{ due_cents: number }>`select due_cents from customer_order where id = ${orderId}`.execute(
    db,
  )
  const posted = { subjectId: orderId, orderId, at }
  await postLedger(db, 'received', { cents: rows[0]?.due_cents ?? 0, into: 'courier' }, posted)
  // a return of a euro, and that a gift card and a point have paid
  await postLedger(db, 'returned', { moneyCents: 101, giftCardCents: -600, pointsCents: -1 }, posted)
}

/** It went out in one parcel, and some of it is to be paid back. */
async function insertShipment(db: Executor, orderId: number, now: Date): Promise<void> {
  const number = String(7_000_000_000 + orderId)
  await sql`
    with stated as (
      insert into withdrawal (key, body_hash, code, order_id, order_text, name, email, words, language, stated_at)
      values (gen_random_uuid(), 'hash of a statement', ${`WD-26-${100_000 + orderId}`}, ${orderId}, 'STO', ${markers.first}, ${markers.email}, ${markers.freeText}, 'el', ${now})
      returning id),
    line as (insert into withdrawal_line select id, ${orderId}, 0, 1 from stated),
    told as (
      insert into outbox (topic, payload)
      select 'withdrawal.stated', jsonb_build_object('withdrawalId', id) from stated),
    returned as (
      insert into order_return (order_id, withdrawal_id, source, received_at, money_cents, refund_due_on)
      select ${orderId}, id, 'staff', ${now}, 100, ${now} from stated returning id)
    insert into order_return_line (return_id, order_id, line, quantity, damaged, cents) select id, ${orderId}, 0, 1, 0, 100 from returned`.execute(
    db,
  )
  await sql`
    with paid as (update customer_order set payment_status = 'paid' where id = ${orderId} and payment_status <> 'paid')
    insert into order_refund (order_id, cents, due_at) values (${orderId}, 100, ${now})`.execute(db)
  await accountFor(db, orderId, now)
  await sql`insert into order_delay (order_id, told_at) values (${orderId}, ${now})`.execute(db)
  await sql`
    with late as (insert into late_payment (order_id, paid_at, claimed_at) values (${orderId}, ${now}, ${now}))
    insert into stock_movement (stock_id, change, reason, order_line_id)
    select m.stock_id, m.change * again.factor, again.reason, m.order_line_id
    from stock_movement m join order_line l on l.id = m.order_line_id and l.order_id = ${orderId}
    cross join (values ('restored', -1), ('claimed', 1)) as again (reason, factor)
    where m.reason = 'claimed'`.execute(db)
  await sql`insert into collection_reminder (order_id, told_at) values (${orderId}, ${now})`.execute(db)
  await sql`insert into order_unpacked (order_id, at) values (${orderId}, ${now})`.execute(db)
  await sql`insert into deposit_reminder (order_id, told_at) values (${orderId}, ${now})`.execute(db)
  await sql`insert into order_payment_change (order_id, from_type_id, to_type_id, at) values (${orderId}, 1, 2, ${now})`.execute(
    db,
  )
  await sql`insert into order_address_change (order_id, at, fields) values (${orderId}, ${now}, '{street}')`.execute(db)
  await sql`insert into phone_message (order_id, kind, state, asked_at) values (${orderId}, 'placed', 'sending', ${now})`.execute(
    db,
  )
  await sql`
    with endpoint as (
      insert into webhook_endpoint (url, created_at) values (${`https://erp.example/${orderId}`}, ${now}) returning id),
    secret as (insert into webhook_secret (endpoint_id, sealed, created_at) select id, '', ${now} from endpoint),
    event as (
      update order_event set sequence = 1 where id = (select min(id) from order_event where order_id = ${orderId})
      returning id, order_id)
    insert into webhook_delivery (endpoint_id, event_id, order_id, sequence, state, next_at)
    select endpoint.id, event.id, event.order_id, 1, 'waiting', ${now} from endpoint, event`.execute(db)
  await sql`
    with sent as (
      insert into shipment (order_id, carrier, reference, state, number, pickup_day, asked_at, settled_at)
      values (${orderId}, 'acs', ${`full-${orderId}`}, 'created', ${number}, ${now}, ${now}, ${now}) returning id),
    parcel as (
      insert into shipment_parcel (order_id, shipment_id, position, number)
      select ${orderId}, id, 1, ${number} from sent returning id)
    insert into parcel_event (order_id, parcel_id, event_id, name, at, received_at)
    select ${orderId}, id, '1', 'ΠΑΡΑΛΑΒΗ', ${now}, ${now} from parcel`.execute(db)
}

/** An invoice that is transmitted; and one that waits, which no order has beside it. */
async function insertInvoice(db: Executor, orderId: number, now: Date): Promise<void> {
  const uid = String(orderId).padStart(40, '0')
  await sql`
    with issuer as (insert into document_issuer (since, facts) values (${now}, null) returning id),
    issued as (
      insert into document (order_id, kind, type, series, number, issued_at, issued_on, uid, issuer_id, scheme, gross_cents, net_cents, vat_cents)
      select o.id, 'invoice', '1.1', ${`F-${orderId}`}, 1, ${now}, ${now}, ${uid}, issuer.id, 'domestic', o.total_cents, o.net_cents, o.vat_cents
      from issuer, customer_order o where o.id = ${orderId}
      returning id, order_id, gross_cents),
    vat as (
      insert into document_vat (order_id, document_id, rate, gross_cents, net_cents, vat_cents)
      select d.order_id, d.id, v.rate, v.gross_cents, v.net_cents, v.vat_cents
      from issued d join order_vat v on v.order_id = d.order_id),
    payment as (
      insert into document_payment (order_id, document_id, position, kind, cents)
      select order_id, id, 0, 'cash_on_delivery', gross_cents from issued),
    recipient as (
      insert into document_recipient (order_id, document_id, company_name, profession, vat_number, tax_office, country, street, city, postal_code)
      select ${orderId}, id, ${markers.company}, 'Εκδόσεις', ${markers.vat}, 'Αθηνών', 'GR', ${markers.street}, 'Αθήνα', '10563' from issued),
    goods as (
      insert into document_line (order_id, document_id, line, quantity, cents)
      select d.order_id, d.id, l.position, l.quantity, l.total_cents
      from issued d join order_line l on l.order_id = d.order_id),
    held as (insert into document_hold (order_id, reason, since) values (${orderId}, 'oss', ${now}))
    insert into document_transmission (order_id, document_id, state, attempts) select ${orderId}, id, 'waiting', 0 from issued`.execute(
    db,
  )
}

export async function makeFullCustomer(api: TestApi): Promise<FullCustomer> {
  const id = await makeCustomer(api, markers.email)
  const [invoiceOrder, guestOrder] = await placeOrders(api, id)
  const signedIn = await signIn(api, id)
  await insertPersonalData(api, id)
  await insertShipment(api.database.db, invoiceOrder, new Date(api.clock.now))
  await insertInvoice(api.database.db, invoiceOrder, new Date(api.clock.now))
  await insertStaffAction(api.database.db, {
    staffId: await makeStaff(api, 'employee'),
    sessionId: null,
    customerId: id,
    call: 'updateAlias',
    subject: null,
    outcome: 'done',
    now: api.clock.now,
  })
  return { ...signedIn, invoiceOrder, guestOrder }
}
