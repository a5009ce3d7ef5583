// The catalogue of personal data against the schema: a table or a column that is not classified fails here.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import greek from '../../../locales/personal-data.el.json' with { type: 'json' }
import english from '../../../locales/personal-data.en.json' with { type: 'json' }
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { dataCatalogue, dataKinds } from './data-catalogue.ts'
import { toCamelCase } from './personal-data.view.ts'
import { exportedColumns, type PersonalTable } from './personal-table.ts'

/** Tables without anything about a customer. */
const impersonal = `
  publisher contributor contributor_alias contributor_role series category category_closure category_synonym content_page_synonym product product_dimension gift_card
  product_contributor product_category product_attribute attribute attribute_value dimension_value product_image cover_source
  product_source work price_history shelf shelf_product featured_contributor banner menu_item social_media custom_message
  content_page terms_version name_day branch branch_hours branch_special_hours country country_region postal_code shipping_type shipping_rate payment_type
  payment_shipping payment_country order_code_key safety_rule product_kind shipping_kind payment_kind payment_transition bank_account stock stock_movement stock_hold spent_hold advance_limit advance_sale advance_place order_transition search_doc search_title search_term search_state
  search_pending change_log change_log_cleared list_file count_pending search_common suggestion suggestion_top import_run migration
  facebook_forgetting social_start_used customer_group promotion promotion_history promotion_state coupon_code product_part
  webhook_endpoint webhook_secret pickup_point shipping_area shipping_area_range shipping_band shipping_surcharge shipping_state vat_rate vat_goods vat_state document_issuer document_counter settlement_file product_renewal`

/** Why these have no section of their own. */
const excluded: Record<string, string> = {
  staff: 'those who work here, not those who buy here',
  staff_session: 'where those who work here are signed in',
  outbox: 'numbers only; what they stand for is looked up when the work is done',
  idempotency_key: 'the number and the amount of an order, and a hash of what was sent',
  vat_check: 'what registers say of companies, for a month; not who asked',
  tool_call: 'which order a tool of the shop asked for, and what came of it',
  rate_limit: 'hashes and numbers, until their window is over',
}

let database: TestDatabase
let schema: Map<string, string[]>
beforeAll(async () => {
  database = await openTestDatabase(2)
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select t.table_name as name, array_agg(c.column_name::text order by c.column_name) as columns
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1`.execute(database.db)
  schema = new Map(rows.map(({ name, columns }) => [name, columns]))
})
afterAll(() => database.close())

const catalogued = dataKinds.map((kind): PersonalTable => dataCatalogue[kind])
const listed = [...impersonal.trim().split(/\s+/), ...Object.keys(excluded)]

test('every table is classified exactly once', () => {
  const placed = [...catalogued.map(({ table }) => table), ...listed]
  expect(placed.toSorted()).toEqual([...schema.keys()].toSorted())
})

test.each(catalogued.map((entry) => [entry.table, entry] as const))('every column of %s', (table, { columns }) => {
  expect(Object.keys(columns).toSorted()).toEqual(schema.get(table))
})

test('no other table refers to a customer or has personal data', async () => {
  const { rows: links } = await sql<{ link: string }>`
    select conrelid::regclass || ' ' || confrelid::regclass as link from pg_constraint where contype = 'f'`.execute(
    database.db,
  )
  const personal = new Set(catalogued.map(({ table }) => table))
  const leading = links
    .map(({ link }) => link.split(' '))
    .filter(([from = '', to = '']) => personal.has(to) && !personal.has(from))
  // the line that a card was bought with, which stock rows an order took copies from, and its place among those that wait
  expect(leading.toSorted()).toEqual([
    ['advance_place', 'order_line'],
    ['gift_card', 'order_line'],
    ['stock_movement', 'order_line'],
  ])
  const personalPattern =
    /mail|phone|mobile|first_name|last_name|birth|user_agent|address|customer|password|street|^ip$/
  const suspicious = listed.flatMap((table) =>
    (schema.get(table) ?? []).filter((column) => personalPattern.test(column)).map((column) => `${table}.${column}`),
  )
  expect(suspicious.toSorted()).toEqual([
    ...['branch.address_el', 'branch.address_en', 'branch.phone'],
    'pickup_point.street',
    ...['publisher.address', 'publisher.email', 'publisher.responsible_address', 'publisher.responsible_email'],
    ...['staff.email', 'staff_session.user_agent'],
  ])
})

test('secrets are never exported', () => {
  for (const { table, columns } of catalogued)
    for (const [column, use] of Object.entries(columns))
      if (/hash|second_factor(_next|_step)?$/.test(column))
        expect([table, column, use]).toEqual([table, column, 'secret'])
})

test('each kind has a name and a reason in both languages', () => {
  for (const labels of [greek, english]) {
    expect(Object.keys(labels.kinds).toSorted()).toEqual(dataKinds.toSorted())
    for (const { name, purpose } of Object.values(labels.kinds))
      expect([name !== '', purpose.endsWith('.')]).toEqual([true, true])
  }
})

test('exactly the exported columns have a name in both languages', () => {
  const exported = new Set(catalogued.flatMap((entry) => exportedColumns(entry).map(toCamelCase)))
  for (const { fields } of [greek, english]) expect(Object.keys(fields).toSorted()).toEqual([...exported].toSorted())
})
