// Tables of tariffs from files: what is wrong is told with its line, and nothing of it is written.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { exportTariffs, importTariffs, type TableName } from './tariff-import.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(2)
})
afterAll(async () => {
  await expectConsistentLedger(database.db)
  await database.close()
})

const tables = ['areas', 'bands', 'surcharges', 'postal-codes'] as const
const exportAll = () => Promise.all(tables.map((table) => exportTariffs(database.db, table)))

test.each(tables)('what is exported of the %s is imported again, and changes nothing', async (table) => {
  const exported = await exportTariffs(database.db, table)
  const rows = exported.split('\n').length - 1
  expect(rows).toBeGreaterThan(1)
  expect(await importTariffs(database.db, table, exported)).toEqual({ ok: true, value: rows })
  expect(await exportTariffs(database.db, table)).toBe(exported)
})

const bands = 'shipping_type;country;area;up_to_grams;price_cents'
const areas = 'area;country;first_code;last_code'
const surcharges = 'shipping_type;area;price_cents;name_el;name_en'
const postalCodes = 'code;region;city_el;city_en;couriers'

test.each<[string, TableName, string[], string]>([
  ['headings', 'bands', ['shipping_type;country'], 'line 1: the headings are not'],
  ['a table without rows', 'bands', [bands], 'line 1: there are no rows below the headings'],
  ['cells', 'bands', [bands, 'home;GR'], 'line 2: there are 2 cells below 5 headings'],
  ['a price', 'bands', [bands, 'home;GR;;2000;2,90'], 'line 2: price_cents: a whole number'],
  ['a way', 'bands', [bands, 'home;GR;;2000;290', 'drone;GR;;2000;290'], 'line 3: shipping_type: there is no “drone”'],
  ['a country', 'bands', [bands, 'home;XX;;2000;290'], 'line 2: country: there is no “XX”'],
  ['where a way does not go', 'bands', [bands, 'locker;CY;;2000;290'], 'line 2: “locker” does not go to CY'],
  ['an area', 'bands', [bands, 'home;GR;moon;2000;290'], 'line 2: area: there is no “moon” in GR'],
  [
    'an area of a locker',
    'bands',
    [bands, 'locker;GR;islands;2000;290'],
    'line 2: area: “locker” does not go to an address',
  ],
  ['a band twice', 'bands', [bands, 'home;GR;;2000;290', 'home;GR;;2000;300'], 'line 3: the same stands in line 2'],
  [
    'a price that falls',
    'bands',
    [bands, 'home;GR;;5000;280', 'home;GR;;2000;290'],
    'line 2: a lighter parcel costs more in line 3',
  ],
  ['further kilograms alone', 'bands', [bands, 'home;GR;;;60'], 'line 2: there is no band below the further kilograms'],
  ['another country’s digits', 'areas', [areas, 'islands;GR;8100;8200'], 'line 2: postal codes there have 5 digits'],
  [
    'codes in the wrong order',
    'areas',
    [areas, 'islands;GR;82000;81000'],
    'line 2: the last postal code is before the first',
  ],
  [
    'codes twice',
    'areas',
    [areas, 'islands;GR;81000;82000', 'islands;GR;82000;83000', 'remote;GR;84001;84002'],
    'line 3: postal codes of line 2 are in it',
  ],
  [
    'an area that is needed',
    'areas',
    [areas, 'islands;GR;81000;82000'],
    'area “remote” is missing, and bands or surcharges name it',
  ],
  [
    'a surcharge of a locker',
    'surcharges',
    [surcharges, 'locker;islands;150;Νησιά;Islands'],
    'line 2: shipping_type: “locker” does not go to an address',
  ],
  [
    'a surcharge without a name',
    'surcharges',
    [surcharges, 'home;islands;150;;Islands'],
    'line 2: name_el: it is empty',
  ],
  [
    'a region',
    'postal-codes',
    [postalCodes, '10679;Atlantis;Αθήνα;Athens;acs'],
    'line 2: region: there is no “Atlantis”',
  ],
  [
    'a postal code of another country’s digits',
    'postal-codes',
    [postalCodes, '1067;Attica;Αθήνα;Athens;acs'],
    'line 2: code: postal codes there have 5 digits',
  ],
  [
    'a courier',
    'postal-codes',
    [postalCodes, '10679;Attica;Αθήνα;Athens;pigeon'],
    'line 2: couriers: of box_now, clever_point, acs',
  ],
])('a file with a wrong thing is refused with its line: %s', async (_, table, rows, problem) => {
  const before = await exportAll()
  const refused = await importTariffs(database.db, table, rows.join('\n'))
  expect(refused.ok ? refused.value : refused.refusal.join('\n')).toContain(problem)
  expect(await exportAll()).toEqual(before)
})

test('new bands are the prices from then on, and a rate is that of its lightest parcel', async () => {
  const exported = await exportTariffs(database.db, 'bands')
  await importTariffs(database.db, 'bands', exported.replace('home;GR;;2000;290', 'home;GR;;1000;250'))
  const { rows } = await sql<{ price_cents: number }>`
    select price_cents from shipping_rate where shipping_type_id = 1 and country_id = 1`.execute(database.db)
  expect(rows).toEqual([{ price_cents: 250 }])
})
