// The table of VAT in orders: the day of the sale decides, and who buys where.

import { greekRates } from '@stoa/domain/ordering/pricing/vat-rates'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeConsistent } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { line, orderRequest, placed, saveOrder, totalsOf, type Wire } from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { testDay } from '../../../test/test-day.ts'
import { getVatTable } from './vat-rates.queries.ts'

let api: TestApi
let book: number
let toy: number
beforeAll(async () => {
  api = await openTestApi()
  book = await makeProduct(api.database.db, { priceCents: 1500, copies: [900] })
  toy = await makeProduct(api.database.db, { priceCents: 4000, copies: [900], taxClass: 'standard' })
})
afterAll(() => closeConsistent(api))

interface StoredVat {
  area: string
  scheme: string
  total: number
  lines: number[]
  groups: [number, number, number][]
}

async function vatOf(body: Wire): Promise<StoredVat> {
  const { rows } = await sql<StoredVat>`
    select o.vat_area as area, o.vat_scheme as scheme, o.total_cents as total,
      array(select vat_rate from order_line l where l.order_id = o.id order by l.position) as lines,
      (select json_agg(json_build_array(rate, gross_cents, vat_cents) order by rate) from order_vat v where v.order_id = o.id) as groups
    from customer_order o where o.uid = ${String(body.uid)}`.execute(api.database.db)
  const [row] = rows
  if (!row) throw new Error('the order is not there')
  return row
}

const german = { ctid: 7, crid: undefined, pc: '10115', ct: 'Berlin', adr1: 'Unter den Linden 1', pmtid: 2 }
const invoice = { rt: 'invoice', cnm: 'Βιβλία ΑΕ', job: 'Εκδόσεις', irs: 'Α΄ Αθηνών' }
const knownNumber = (country: string, number: string) =>
  sql`insert into vat_check (country, number, register, result, company, checked_at)
    values (${country}, ${number}, 'vies', 'valid', '{}', ${new Date(testDay)})`.execute(api.database.db)

test('what files are read with is what the table says of Greece', async () => {
  const { rules } = await getVatTable(api.database.db)
  const days = greekRates.map(({ since }) => since).toSorted()
  const since = rules.rates
    .filter(({ area, vatClass }) => area === 'GR' && vatClass !== 'Reduced')
    .map((rate) => rate.since)
  expect([...new Set(since)].toSorted()).toEqual(days)
})

test('every country that gets parcels has its rates', async () => {
  const { rows } = await sql<{ iso: string }>`
    select iso from country where iso not in (select area from vat_rate where vat_class = 'Normal')
      or iso not in (select area from vat_goods)`.execute(api.database.db)
  expect(rows).toEqual([])
})

test('a rate changes at midnight in Athens: the day of the sale decides', async () => {
  const midnight = Date.parse('2026-11-23T22:00:00Z')
  const request = () => orderRequest(api.app, [line(book), line(toy)])
  await sql`insert into vat_rate values ('GR', 'Normal', '2026-11-24', 2500)`.execute(api.database.db)
  try {
    api.clock.now = midnight - 1
    const shownBefore = await request()
    const before = await saveOrder(api.app, shownBefore)
    expect((await vatOf(before.body)).lines).toEqual([600, 2400])
    api.clock.now = midnight
    expect((await saveOrder(api.app, shownBefore)).body.code).toBe('totals_changed')
    const after = await saveOrder(api.app, await request())
    expect(await vatOf(after.body)).toMatchObject({ lines: [600, 2500], total: (await vatOf(before.body)).total })
  } finally {
    api.clock.now = testDay
    await sql`delete from vat_rate where since = '2026-11-24'`.execute(api.database.db)
  }
  expect((await vatOf(await placed(api.app, [line(toy)]))).lines).toEqual([2400])
})

test('a parcel to Germany has Greek VAT below the threshold, and German in the one-stop-shop', async () => {
  const below = await vatOf(await placed(api.app, [line(book)], german))
  expect([below.area, below.scheme, below.lines]).toEqual(['GR', 'domestic', [600]])
  await sql`update vat_state set oss_since = '2026-11-20'`.execute(api.database.db)
  try {
    const above = await vatOf(await placed(api.app, [line(book)], german))
    expect([above.area, above.scheme, above.lines, above.total]).toEqual(['DE', 'oss', [700], below.total])
    const collected = await vatOf(await placed(api.app, [line(book)], { ...german, shtid: 2, tsid: 1 }))
    expect([collected.area, collected.lines]).toEqual(['GR', [600]])
  } finally {
    await sql`update vat_state set oss_since = null`.execute(api.database.db)
  }
})

test('a business of another country whose number is valid owes the VAT itself, and pays what it was shown', async () => {
  await knownNumber('DE', '811907980')
  const order = { ...german, ...invoice, vat: 'DE811907980' }
  const shown = await totalsOf(api.app, { items: [line(book), line(toy)], ...order, shtid: 1, eml: 'a@example.gr' })
  const sold = await vatOf(await placed(api.app, [line(book), line(toy)], order))
  expect(sold).toEqual({
    ...{ area: 'DE', scheme: 'reverse_charge', total: Math.round(Number(shown.ttl) * 100), lines: [0, 0] },
    groups: [[0, sold.total, 0]],
  })
  const unknown = await vatOf(await placed(api.app, [line(book)], { ...order, vat: 'DE100' }))
  expect([unknown.scheme, unknown.lines]).toEqual(['domestic', [600]])
})

test('a business on an island has the island’s rates for what goes there; a person has the mainland’s', async () => {
  await knownNumber('EL', '094014201')
  const samos = { pc: '83100', ct: 'Σάμος', crid: undefined }
  const region = await sql<{ id: number }>`select region_id as id from postal_code where code = '83100'`.execute(
    api.database.db,
  )
  const onSamos = { ...samos, crid: region.rows[0]?.id }
  const person = await vatOf(await placed(api.app, [line(book)], onSamos))
  const business = await vatOf(await placed(api.app, [line(book)], { ...onSamos, ...invoice, vat: '094014201' }))
  expect([person.area, person.lines]).toEqual(['GR', [600]])
  expect([business.area, business.lines, business.total]).toEqual(['GR-islands', [400], person.total])
})
