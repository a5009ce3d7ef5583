import { randomUUID } from 'node:crypto'
import { orderTracking } from '@stoa/contract/ordering/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeConsistent } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { line, methodIds, placed, readOrder, type Wire } from '../../../test/order-request.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let response: Wire
beforeAll(async () => {
  api = await openTestApi()
  const book = await makeProduct(api.database.db)
  response = await placed(api.app, [line(book)], { eml: 'Maria.P@Example.gr', ncm: 'μυστικό', adr1: 'Κρυφή 1' })
})
afterAll(() => closeConsistent(api))

const statusOf = (uid: unknown) => sendRequest(api.app, `/el/orders/GetOrderStatusChangesByOrderUID?uid=${uid}`)

test('uid and e-mail give access to the order, in any letter case', async () => {
  for (const email of ['Maria.P@Example.gr', 'maria.p@example.gr', 'MARIA.P@EXAMPLE.GR']) {
    const { status, body } = await readOrder(api.app, response.uid, email)
    expect([status, body.cd, body.ncm]).toEqual([200, response.cd, 'μυστικό'])
  }
  const upper = await readOrder(api.app, String(response.uid).toUpperCase(), 'maria.p@example.gr')
  expect(upper.status).toBe(200)
})

test('says whether something comes from a supplier before it can be packed', async () => {
  const here = await makeProduct(api.database.db)
  const supplied = await makeProduct(api.database.db, { availability: 'days_1_3' })
  const fetched = async (...ids: number[]) => {
    const { uid } = await placed(
      api.app,
      ids.map((id) => line(id)),
    )
    return orderTracking.toReadable(orderTracking.schema.parse((await statusOf(uid)).body)).fetched
  }
  expect([await fetched(here), await fetched(here, supplied)]).toEqual([false, true])
})

test('a wrong uid and a wrong e-mail get the same response', async () => {
  const wrongResponses = await Promise.all([
    readOrder(api.app, response.uid, 'maria@example.gr'),
    readOrder(api.app, randomUUID(), 'maria.p@example.gr'),
    readOrder(api.app, randomUUID(), 'nobody@example.gr'),
    readOrder(api.app, response.uid, 'maria.p@example.gr.evil.example'),
  ])
  const responses = wrongResponses.map(({ body: { instance, ...body }, ...rest }) => ({ ...rest, body }))
  expect(new Set(wrongResponses.map(({ body }) => body.instance)).size).toBe(wrongResponses.length)
  for (const item of responses) expect(item).toEqual(responses[0])
  expect(responses[0]).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
})

test('its number and the e-mail lead to it; a wrong one of either, and both, get the same response', async () => {
  const find = (cd: unknown, email: string) => sendRequest(api.app, '/el/orders/findbycode', { cd, email })
  for (const typed of [response.cd, String(response.cd).toLowerCase().replaceAll('-', ' ')])
    expect(await find(typed, 'MARIA.P@example.gr')).toMatchObject({ status: 200, body: { uid: response.uid } })
  const wrongResponses = await Promise.all([
    find(response.cd, 'nobody@example.gr'),
    find('STO-26-999999', 'maria.p@example.gr'),
    find('STO-26-999999', 'nobody@example.gr'),
    find('nonsense', 'maria.p@example.gr'),
  ])
  const responses = wrongResponses.map(({ body: { instance, ...body }, ...rest }) => ({ ...rest, body }))
  for (const item of responses) expect(item).toEqual(responses[0])
  expect(responses[0]).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
})

test('by POST, with the e-mail in no URL, it is the same', async () => {
  const lookUp = (email: string) => sendRequest(api.app, '/el/orders/getorderbycustomer', { uid: response.uid, email })
  expect(await lookUp('maria.p@example.gr')).toEqual(await readOrder(api.app, response.uid, 'maria.p@example.gr'))
  expect((await lookUp('nobody@example.gr')).body.code).toBe('order_not_found')
})

test('an order is never cached', async () => {
  for (const path of [
    `getorderbycustomer?uid=${response.uid}&email=maria.p@example.gr`,
    `GetOrderStatusChangesByOrderUID?uid=${response.uid}`,
  ]) {
    const { headers, statusCode } = await api.app.inject(`/api/el/orders/${path}`)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  }
})

test('an order’s status has no personal data', async () => {
  const { status, body } = await statusOf(response.uid)
  expect(status).toBe(200)
  expect(orderTracking.toReadable(orderTracking.schema.parse(body))).toEqual({
    code: response.cd,
    shipping: 'home',
    collectionDeadline: null,
    payment: 'cash_on_delivery',
    deliveryFrom: '2026-11-23',
    deliveryTo: '2026-11-26',
    depositDeadline: null,
    readyAt: null,
    payBy: null,
    released: false,
    fetched: false,
    awaited: false,
    contents: ['books'],
    changes: [{ status: 'pending', at: '2026-11-20T10:00:00.000Z' }],
  })
  const bodyText = JSON.stringify(body).toLowerCase()
  for (const word of ['maria', 'example', 'παπαδ', 'κρυφή', '6900', 'μυστικό', '10679'])
    expect(bodyText).not.toContain(word)
})

test('an order paid by a deposit names its last day', async () => {
  const book = await makeProduct(api.database.db)
  const { uid } = await placed(api.app, [line(book)], { pmtid: methodIds.deposit })
  expect((await statusOf(uid)).body.dpby).toBe('2026-11-27')
})

test('its status history is in order, with its current status', async () => {
  const uid = (await placed(api.app, [line(await makeProduct(api.database.db))])).uid
  for (const status of [1, 2, 3]) {
    await sql`insert into order_status_change (order_id, status, at)
      select id, ${status}, ${`2026-11-2${status + 1}T09:00:00Z`}::timestamptz from customer_order where uid = ${uid}`.execute(
      api.database.db,
    )
  }
  const { body } = await statusOf(uid)
  const { changes } = orderTracking.toReadable(orderTracking.schema.parse(body))
  expect(changes.map((item) => item.status)).toEqual(['pending', 'processing', 'inDelivery', 'completed'])
  expect(changes.at(-1)?.at).toBe('2026-11-24T09:00:00.000Z')
  expect((await readOrder(api.app, uid)).body.st).toBe(3)
})

test('an unknown uid has no status', async () => {
  const { status, body } = await statusOf(randomUUID())
  expect([status, body.code]).toEqual([404, 'order_not_found'])
})

test('an order shows all that was asked for, its buyer also under the flat names', async () => {
  const invoice = { rt: 'invoice', cnm: 'Βιβλία ΑΕ', job: 'Εκδόσεις', vat: '123456783', irs: 'Α΄ Αθηνών', toid: 1101 }
  const delivery = {
    same: false,
    dfnm: 'Νίκος',
    dlnm: 'Ιωάννου',
    dmob: '6900000001',
    dtel: '2310123456',
    dctid: 1,
    dcrid: 1,
  }
  const place = { dadr1: 'Αρχελάου 12', dct: 'Αθήνα', dpc: '11635' }
  const asked = { ...invoice, ...delivery, ...place, tel: '2101234567', ncm: 'Χωρίς τιμή στο δέμα.' }
  const { uid } = await placed(api.app, [line(await makeProduct(api.database.db))], asked)
  const { body } = await readOrder(api.app, uid)
  const { rt, ...company } = invoice
  expect(body).toMatchObject({
    ncm: 'Χωρίς τιμή στο δέμα.',
    inv: true,
    cmp: company,
    del: { fnm: 'Νίκος', mob: '6900000001', tel: '2310123456' },
    bil: { tel: '2101234567' },
  })
  const { mob, fnm, lnm, adr1, ct, pc, region_name, country_name } = body.bil as Wire
  expect(body).toMatchObject({ mob, fnm, lnm, adr1, ct, pc, region_name, country_name })
  expect([mob, fnm, adr1, country_name]).toEqual(['6900000000', 'Μαρία', 'Σόλωνος 71', 'Ελλάδα'])
  const receipt = (await readOrder(api.app, response.uid, 'maria.p@example.gr')).body
  expect([receipt.cmp, receipt.ncm, (receipt.bil as Wire).tel]).toEqual([null, 'μυστικό', null])
})
