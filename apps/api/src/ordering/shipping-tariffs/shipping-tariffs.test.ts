// What delivery costs in carts and orders: by weight, by the room it takes, and by postal code.

import { type Totals, totals } from '@stoa/contract/ordering/totals'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeConsistent } from '../../../test/invariants.ts'
import { makePoint } from '../../../test/make-point.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { makeSet } from '../../../test/make-set.ts'
import {
  line,
  methodIds,
  orderRequest,
  placed,
  readableCart,
  readableOrder,
  saveOrder,
  totalsOf,
  type Wire,
} from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => closeConsistent(api))

const make = (priceCents: number, grams?: number) => makeProduct(api.database.db, { priceCents, grams, copies: [99] })

const totalsFor = async (order: Wire) => totals.toReadable(totals.schema.parse(await totalsOf(api.app, order)))
const costOf = async (items: Wire[], changes: Wire = {}) =>
  (await totalsFor({ items, shtid: methodIds.home, ctid: 1, ...changes })).shippingCost

const rowsOf = ({ adjustments }: Pick<Totals, 'adjustments'>): string[] =>
  adjustments.map(({ kind, label, amount }) => [kind, label, amount].filter((part) => part !== null).join(' '))

const syros = { pc: '84100', crid: 1, ct: 'Ερμούπολη' }
const folegandros = { pc: '84011', crid: 1, ct: 'Φολέγανδρος' }

describe('by weight', () => {
  test.each([
    [2000, 290],
    [2001, 390],
    [20_000, 990],
    [20_001, 1050],
    [21_001, 1110],
  ])('a thing of %i grams costs %i cents', async (grams, cents) => {
    expect(await costOf([line(await make(500, grams))])).toBe(cents)
  })

  test('copies count, and what nobody has weighed is 400 grams', async () => {
    expect(await costOf([line(await make(500, 700), 3)])).toBe(390)
    const unweighed = await make(100)
    expect([await costOf([line(unweighed, 5)]), await costOf([line(unweighed, 6)])]).toEqual([290, 390])
  })

  test('what takes more room than it weighs costs by the room', async () => {
    const globe = await make(500, 700)
    await sql`update product set height_mm = 300, width_mm = 300, thickness_mm = 300 where id = ${globe}`.execute(
      api.database.db,
    )
    expect(await costOf([line(globe)])).toBe(590)
  })

  test('a set weighs what its parts weigh, and a gift card nothing', async () => {
    const parts = [{ id: await make(500, 750), quantity: 2 }, { id: await make(500, 600) }]
    const set = await makeSet(api.database.db, parts, { priceCents: 900 })
    expect(await costOf([line(set)])).toBe(390)
    const card = await makeProduct(api.database.db, { kind: 'giftCard', priceCents: 2000, taxClass: 'outside' })
    const recipient = { amt: 20, rnm: 'Άννα', reml: 'anna@example.gr', dsg: 'classic' }
    expect(await costOf([line(await make(500, 2000)), { ...line(card), ext: { gc: recipient } }])).toBe(290)
  })

  test('a locker, Cyprus and the rest of the Union have prices of their own', async () => {
    const items = [line(await make(500, 2001))]
    await makePoint(api.database.db)
    expect(await costOf(items, { shtid: methodIds.locker })).toBe(240)
    expect([await costOf(items, { ctid: 2 }), await costOf(items, { ctid: 7 })]).toEqual([1250, 1790])
  })

  test('a change of the bands counts from the next cart on', async () => {
    const items = [line(await make(500, 2001))]
    const set = (cents: number) =>
      sql`update shipping_band set price_cents = ${cents} where shipping_type_id = 1 and country_id = 1 and up_to_grams = 5000`.execute(
        api.database.db,
      )
    expect(await costOf(items)).toBe(390)
    await set(410)
    expect(await costOf(items)).toBe(410)
    await set(390)
    expect(await costOf(items)).toBe(390)
  })
})

describe('by postal code', () => {
  test.each<[string, Wire, string[]]>([
    ['in Athens', {}, ['shipping 290', 'payment_fee Αντικαταβολή 190']],
    [
      'on an island',
      syros,
      ['shipping 290', 'shipping_surcharge Επιβάρυνση νησιών 150', 'payment_fee Αντικαταβολή 190'],
    ],
    [
      'on an island that is hard to reach',
      folegandros,
      [
        'shipping 290',
        'shipping_surcharge Επιβάρυνση νησιών 150',
        'shipping_surcharge Επιβάρυνση δυσπρόσιτης περιοχής 200',
        'payment_fee Αντικαταβολή 190',
      ],
    ],
  ])('%s the order has a row for each', async (_, place, rows) => {
    const items = [line(await make(1000))]
    expect(rowsOf(await totalsFor(await orderRequest(api.app, items, place)))).toEqual(rows)
    expect(rowsOf(await readableOrder(api.app, await placed(api.app, items, place)))).toEqual(rows)
  })

  test.each([
    [2999, 440],
    [3000, 0],
    [3001, 0],
  ])('goods of %i cents go to an island for %i', async (priceCents, cents) => {
    const shown = await totalsFor({ items: [line(await make(priceCents))], shtid: methodIds.home, ...syros })
    expect(shown.shippingCost).toBe(cents)
    expect(rowsOf(shown).filter((row) => row.startsWith('shipping_surcharge'))).toHaveLength(cents === 0 ? 0 : 1)
  })

  test('a surcharge has the VAT of the goods', async () => {
    const items = [line(await makeProduct(api.database.db, { priceCents: 1000, taxClass: 'standard', copies: [9] }))]
    const shown = await totalsFor({ items, shtid: methodIds.home, ...syros })
    expect(shown).toMatchObject({ total: 1440, vatGroups: [{ rate: 2400, gross: 1440 }] })
  })

  test('the cart does not know where it goes, and another address decides', async () => {
    const items = [line(await make(1000))]
    expect((await readableCart(api.app, { items })).shippingCost).toBe(290)
    const other = { same: false, dfnm: 'Άννα', dlnm: 'Μάρκου', dmob: '6900000001', dadr1: 'Ερμού 1', dct: 'Ερμούπολη' }
    const order = await orderRequest(api.app, items, { ...other, dctid: 1, dcrid: 1, dpc: '84100' })
    expect((await totalsFor(order)).shippingCost).toBe(440)
    expect((await saveOrder(api.app, order)).status).toBe(200)
  })

  test('until it is known where it goes, the amounts say that some places cost more, and are agreed to as before', async () => {
    const items = [line(await make(1000))]
    expect((await readableCart(api.app, { items })).shippingVaries).toBe(true)
    const unplaced = await totalsFor({ items, shtid: methodIds.home, ctid: 1 })
    const inAthens = await totalsFor({ items, shtid: methodIds.home, ctid: 1, pc: '10679' })
    expect([unplaced.shippingVaries, inAthens.shippingVaries]).toEqual([true, false])
    expect(unplaced.fingerprint).toBe(inAthens.fingerprint)
  })

  test.each<[string, number, Wire]>([
    ['free delivery', 3000, {}],
    ['a country without areas', 1000, { ctid: 7 }],
    ['a locker', 1000, { shtid: methodIds.locker }],
  ])('%s costs the same everywhere', async (_, cents, changes) => {
    await makePoint(api.database.db)
    const items = [line(await make(cents))]
    expect((await totalsFor({ items, shtid: methodIds.home, ctid: 1, ...changes })).shippingVaries).toBe(false)
  })

  test('collecting costs the same wherever the buyer lives', async () => {
    const items = [line(await make(1000))]
    const collected = { ...syros, shtid: methodIds.store, tsid: 1, pmtid: methodIds.deposit }
    expect((await totalsFor(await orderRequest(api.app, items, collected))).shippingCost).toBe(0)
    await makePoint(api.database.db)
    const locker = { ...syros, shtid: methodIds.locker, ppid: '4001', pmtid: methodIds.deposit }
    expect((await totalsFor(await orderRequest(api.app, items, locker))).shippingCost).toBe(190)
  })

  test('the same digits in another country are another place', async () => {
    const items = [line(await make(1000))]
    expect((await totalsFor({ items, shtid: methodIds.home, ctid: 7, pc: '84100' })).shippingCost).toBe(1290)
  })
})

describe('an order whose postal code costs more than was shown', () => {
  test('is refused with its totals, and taken with these', async () => {
    const items = [line(await make(1000))]
    const order = await orderRequest(api.app, items)
    const refusal = await saveOrder(api.app, { ...order, ...syros })
    expect([refusal.status, refusal.body.code]).toEqual([409, 'totals_changed'])
    const changed = totals.toReadable(totals.schema.parse((refusal.body.details as Wire).totals))
    expect(rowsOf(changed)).toContain('shipping_surcharge Επιβάρυνση νησιών 150')
    const taken = await saveOrder(api.app, { ...order, ...syros, fp: changed.fingerprint })
    expect([taken.status, taken.body.ttl]).toEqual([200, changed.total / 100])
  })

  test('so is one of which the tariff has changed meanwhile', async () => {
    const order = await orderRequest(api.app, [line(await make(1000))], syros)
    await sql`update shipping_surcharge set price_cents = 160 where area_code = 'islands'`.execute(api.database.db)
    expect((await saveOrder(api.app, order)).body.code).toBe('totals_changed')
    await sql`update shipping_surcharge set price_cents = 150 where area_code = 'islands'`.execute(api.database.db)
    expect((await saveOrder(api.app, order)).status).toBe(200)
  })

  const toCash = 'payment_type_id = 1'
  test.each([
    ['fee', 'payment_type', 'fee_cents = 200', 'fee_cents = 190', 'id = 1', 'totals_changed'],
    [
      'threshold',
      'shipping_rate',
      'free_from_cents = 500',
      'free_from_cents = 3000',
      'shipping_type_id = 1 and country_id = 1',
      'totals_changed',
    ],
    [
      'way of paying',
      'payment_shipping',
      'shipping_type_id = 3',
      'shipping_type_id = 1',
      toCash,
      'payment_not_available',
    ],
    [
      'country of a way of paying',
      'payment_country',
      'country_id = 7',
      'country_id = 1',
      toCash,
      'payment_not_available',
    ],
  ])('another %s counts from the next order on', async (_, table, change, undo, where, code) => {
    const order = await orderRequest(api.app, [line(await make(1000))])
    const update = (set: string) => sql`update ${sql.table(table)} set ${sql.raw(`${set} where ${where}`)}`
    await update(change).execute(api.database.db)
    expect((await saveOrder(api.app, order)).body.code).toBe(code)
    await update(undo).execute(api.database.db)
    expect((await saveOrder(api.app, order)).status).toBe(200)
  })

  test.each(['country', 'shipping_type', 'shipping_rate', 'payment_type', 'payment_shipping', 'payment_country'])(
    'every change of %s is seen by whoever keeps it in memory',
    async (table) => {
      const version = async () => (await sql`select version from shipping_state`.execute(api.database.db)).rows
      const before = await version()
      await sql`delete from ${sql.table(table)} where false`.execute(api.database.db)
      expect(await version()).not.toEqual(before)
    },
  )
})
