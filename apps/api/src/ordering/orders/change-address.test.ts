// A buyer changes where an order goes, as a guest by its uid and e-mail.

import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeConsistent } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { buyer, line, methodIds, placed, readableOrder, type Wire } from '../../../test/order-request.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let book: number
beforeAll(async () => {
  api = await openTestApi()
  book = await makeProduct(api.database.db, { priceCents: 1500, copies: [50] })
})
afterAll(() => closeConsistent(api))

const address: Wire = {
  fnm: 'Νίκος',
  lnm: 'Παππάς',
  mob: '6911111111',
  adr1: 'Ιπποκράτους 9',
  ct: 'Αθήνα',
  pc: '106 79',
}

const change = (uid: unknown, changes: Wire = {}, language = 'en') =>
  sendRequest(api.app, `/${language}/orders/updateaddressbycustomer`, {
    ...{ uid, email: buyer.eml, ...address },
    ...changes,
  })

const place = (changes: Wire = {}) => placed(api.app, [line(book)], changes)

const changesOf = async (uid: unknown): Promise<string[][]> => {
  const { rows } = await sql<{ fields: string[] }>`
    select c.fields from order_address_change c join customer_order o on o.id = c.order_id
    join outbox b on b.topic = 'order.readdressed' and (b.payload ->> 'changeId')::bigint = c.id
    where o.uid = ${uid} order by c.id`.execute(api.database.db)
  return rows.map(({ fields }) => fields)
}

test('an order that is pending goes elsewhere, with one e-mail and a trace of what changed', async () => {
  const order = await place()
  for (const _again of [1, 2]) expect((await change(order.uid, { email: ' Maria@Example.gr ' })).status).toBe(200)
  const { billing, delivery, total } = await readableOrder(api.app, order)
  expect(billing).toMatchObject({
    firstName: 'Νίκος',
    street: 'Ιπποκράτους 9',
    postalCode: '10679',
    regionName: 'Αττική',
  })
  expect([delivery, total]).toEqual([null, 1980])
  expect(await changesOf(order.uid)).toEqual([['first_name', 'last_name', 'mobile', 'street']])
})

test('other systems are told, as they may have read the address before', async () => {
  const { uid } = await place()
  for (const _again of [1, 2]) await change(uid)
  const { rows } = await sql<{ at: Date }>`
    select e.at from order_event e join customer_order o on o.id = e.order_id
    where o.uid = ${uid} and e.event_type = 'order.address_changed'`.execute(api.database.db)
  expect(rows).toHaveLength(1)
})

test('an address of delivery changes, and that of the buyer stays', async () => {
  const elsewhere: Wire = {
    ...{
      same: false,
      dfnm: 'Άννα',
      dlnm: 'Β',
      dmob: '6922222222',
      dcrid: 1,
      dadr1: 'Σόλωνος 1',
      dct: 'Αθήνα',
      dpc: '10680',
    },
  }
  const order = await place(elsewhere)
  expect((await change(order.uid, { pc: '10680' })).status).toBe(200)
  const { billing, delivery } = await readableOrder(api.app, order)
  expect([billing.street, delivery?.street]).toEqual([buyer.adr1, 'Ιπποκράτους 9'])
})

test('the address on an invoice stays', async () => {
  const company: Wire = { rt: 'invoice', cnm: 'Βιβλία ΑΕ', job: 'Εκδόσεις', vat: '090000045', irs: 'Α΄ Αθηνών' }
  const order = await place(company)
  expect((await change(order.uid)).status).toBe(200)
  const { billing, delivery } = await readableOrder(api.app, order)
  expect([billing.street, delivery?.street, delivery?.countryName]).toEqual([buyer.adr1, 'Ιπποκράτους 9', 'Ελλάδα'])
})

describe('refused', () => {
  test('with another e-mail, as an order that does not exist', async () => {
    const { uid } = await place()
    const [wrong, none] = [await change(uid, { email: 'other@example.gr' }), await change(crypto.randomUUID())]
    expect([wrong.status, wrong.body.code]).toEqual([404, 'order_not_found'])
    expect([none.status, none.body.title]).toEqual([404, wrong.body.title])
  })

  test.each([
    ['el', 'Με άλλον Τ.Κ.'],
    ['en', 'Another postcode'],
  ])('to another postal code, with what to do (%s)', async (language, words) => {
    const { uid } = await place()
    const { status, body } = await change(uid, { pc: '84300' }, language)
    expect([status, body.code, body.details]).toEqual([409, 'order_address_elsewhere', { fields: ['pc'] }])
    expect(body.title).toContain(words)
    expect(await changesOf(uid)).toEqual([])
  })

  test.each(['processing', 'cancelled'] as const)('once it is %s', async (status) => {
    const { uid } = await place()
    await sql`
      insert into order_status_change (order_id, status, at)
      select id, ${orderStatusNumbers[status]}, now() from customer_order where uid = ${uid}`.execute(api.database.db)
    expect((await change(uid)).body.code).toBe('order_address_fixed')
  })

  test('where it is collected', async () => {
    const { uid } = await place({ shtid: methodIds.store, tsid: 1, pmtid: methodIds.inStore })
    expect((await change(uid)).body.code).toBe('order_address_fixed')
  })

  test('with what is no address, naming the field', async () => {
    const { uid } = await place()
    const { status, body } = await change(uid, { adr1: '' })
    expect([status, body.code]).toEqual([400, 'bad_input'])
  })
})
