// A shop large enough for PostgreSQL to prefer its indexes: tens of thousands of generated products, and as many rows
// in the tables that grow over time. For tests of query plans, not of results.

import { setStatementTimeout } from '@stoa/api/database/statement-timeout'
import type { TestDatabase } from '@stoa/api/test/test-database'
import { sql } from 'kysely'
import { growShop } from '../src/scale/scale.service.ts'

const products = 50_000
const rows = 20_000
const silentWatcher = { say: () => {}, count: () => {} }

/** Rows that no test reads: they only make the tables large. */
const bulkInserts = [
  `insert into customer_order (uid, code, language, type, email, newsletter, shipping_type_id, payment_type_id, products_cents,
     discount_cents, shipping_cents, payment_fee_cents, total_cents, net_cents, vat_cents, delivery_from, delivery_to, placed_at,
     payment_status)
   select gen_random_uuid(), 'OLD-' || n, 'el', 'retail', 'reader' || n || '@example.gr', false, 1, 1, 1000, 0, 0, 0, 1000, 943, 57,
     '2025-01-01', '2025-01-03', timestamptz '2025-01-01Z' + n * interval '1 minute',
     'awaiting'
   from generate_series(1, ${rows}) n`,
  `insert into order_line (order_id, position, product_id, code, name, quantity, unit_price_cents, vat_rate, total_cents)
   select id, 1, 1 + id % 300, 'code', 'Τίτλος', 1, 1000, 600, 1000 from customer_order`,
  `insert into order_address (order_id, kind, first_name, last_name, mobile, country_id, city, street, postal_code)
   select id, 'billing', 'Α', 'Β', '6900000000', 1, 'Αθήνα', 'Σόλωνος 1', '10679' from customer_order`,
  `insert into order_adjustment (order_id, position, kind, code, cents) select id, 0, 'shipping', 'home', 0 from customer_order`,
  `insert into order_vat (order_id, rate, gross_cents, net_cents, vat_cents) select id, 600, 1000, 943, 57 from customer_order`,
  'insert into order_status_change (order_id, status, at) select id, 0, placed_at from customer_order',
  `insert into idempotency_key (key, body_hash, answer) select gen_random_uuid(), 'x', '{}' from generate_series(1, ${rows})`,
  `insert into outbox (topic, payload, relayed_at) select 'old', '{}', now() from generate_series(1, ${rows})`,
  `insert into stock_notice (uid, product_id, awaited, status, language, consent, asked_at)
   select gen_random_uuid(), 1 + n % 300, 'return', 'stopped', 'el', 'ναι', now() from generate_series(1, ${rows}) n`,
  `insert into product_image (product_id, position, kind, width, height, sha256, original)
   select id, 1, 'front', 10, 10, encode(sha256(convert_to(code, 'UTF8')), 'hex'), '' from product limit ${rows}`,
]

const each = `generate_series(1, ${rows}) n`
const day = "timestamptz '2026-01-01Z'"
const hashOf = (text: string) => `sha256(convert_to(${text}, 'UTF8'))`

const customerInserts = [
  `insert into customer (email, first_name, last_name, language)
   select 'reader' || n || '@elsewhere.example', 'Α', 'Β', 'el' from ${each}`,
  `insert into customer_identity (issuer, subject, customer_id) select 'google', id, id from customer`,
  `insert into customer_picture (name, customer_id, picture) select 'p' || id, id, '' from customer`,
  `insert into customer_address (customer_id, title, first_name, last_name, mobile, country_id, street, city, postal_code)
   select id, 'Σπίτι', 'Α', 'Β', '6900000000', 1, 'Σόλωνος 1', 'Αθήνα', '10679' from customer`,
  `insert into customer_cart_item (customer_id, product_id, dimension_id, quantity, added_at)
   select id, 1 + id % 300, 0, 1, ${day} from customer`,
  `insert into customer_cart_step (key, customer_id, at) select gen_random_uuid(), id, ${day} from customer`,
  `insert into session (id, customer_id, user_agent, begun_at, used_at, expires_at, confirmed_at)
   select gen_random_uuid(), id, '', ${day}, ${day}, ${day} + interval '60 days', ${day} from customer`,
  `insert into refresh_token (hash, session_id, issued_at) select ${hashOf('id::text')}, id, ${day} from session`,
  `insert into one_time_key (hash, purpose, customer_id, created_at, expires_at)
   select ${hashOf('id::text')}, 'reset', id, ${day}, ${day} from customer`,
  `insert into recovery_code (customer_id, hash) select id, ${hashOf('id::text')} from customer`,
  `insert into known_device (hash, customer_id, seen_at) select ${hashOf('id::text')}, id, ${day} from customer`,
  `insert into account_event (at, customer_id, action) select ${day}, id, 'old' from customer`,
  `insert into rate_limit (bucket, used, expires_at) select 'old ' || n, 1, ${day} from ${each}`,
  'update customer_order set customer_id = 1 + id % 10000 where id % 2 = 0',
]

export async function fillShop({ db, url }: TestDatabase, now: number): Promise<void> {
  await growShop({ db, url, now }, products, silentWatcher)
  await db.transaction().execute(async (tx) => {
    await setStatementTimeout(tx, 0)
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const statement of [...bulkInserts, ...customerInserts]) await sql.raw(statement).execute(tx)
    await sql`analyze`.execute(tx)
  })
}
