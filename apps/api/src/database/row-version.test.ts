import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { saveVersioned, type VersionedTable } from './row-version.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const columns: Record<VersionedTable, string> = {
  product: 'subtitle',
  category: 'intro_en',
  contributor: 'biography_en',
  publisher: 'address',
  series: 'name_en',
  content_page: 'title_en',
  banner: 'text_en',
  menu_item: 'title_en',
  branch: 'phone',
  shipping_type: 'help_en',
  payment_type: 'help_en',
  bank_account: 'bank_en',
}

test.each(Object.entries(columns) as [VersionedTable, string][])(
  '%s: saving over the version that was read increments it',
  async (table, column) => {
    const { rows } = await sql<{ id: number; version: number }>`
    select id, version from ${sql.table(table)} order by id limit 1`.execute(database.db)
    const [read] = rows
    if (!read) throw new Error(`${table} is empty`)
    const next = { ok: true, value: { id: read.id, version: read.version + 1 } }
    expect(await saveVersioned(database.db, table, read, { [column]: 'changed' })).toEqual(next)
    const overtaken = { ok: false, refusal: { code: 'row_changed', details: { version: read.version + 1 } } }
    expect(await saveVersioned(database.db, table, read, { [column]: 'changed again' })).toEqual(overtaken)
    expect(await saveVersioned(database.db, table, next.value, { [column]: 'changed' })).toEqual(next)
  },
)

test('a deleted row is reported', async () => {
  const gone = { ok: false, refusal: { code: 'row_changed', details: { version: null } } }
  expect(await saveVersioned(database.db, 'branch', { id: 987_654_321, version: 1 }, { phone: '1' })).toEqual(gone)
})

test('every versioned table counts its changes', async () => {
  const { rows } = await sql<{ versioned: string[]; counting: string[] }>`
    select (select array_agg(table_name::text order by table_name) from information_schema.columns
        where table_schema = 'public' and column_name = 'version' and data_type = 'integer' and table_name <> 'import_run') as versioned,
      (select array_agg(event_object_table::text order by event_object_table) from information_schema.triggers
        where trigger_name = 'count_version') as counting`.execute(database.db)
  expect(rows[0]?.counting).toEqual(rows[0]?.versioned)
  expect(rows[0]?.counting).toEqual(expect.arrayContaining(Object.keys(columns)))
})
