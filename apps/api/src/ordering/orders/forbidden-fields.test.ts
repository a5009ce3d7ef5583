import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { line, orderRequest, type Wire } from '../../../test/order-request.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let book: number
let valid: Wire
beforeAll(async () => {
  api = await openTestApi()
  book = await makeProduct(api.database.db, { priceCents: 1500 })
  valid = await orderRequest(api.app, [line(book)])
})
afterAll(async () => {
  const { rows } = await sql<{ orders: number }>`select count(*)::int as orders from customer_order`.execute(
    api.database.db,
  )
  expect(rows).toEqual([{ orders: 0 }])
  await api.close()
})

const calls = ['/el/orders/composecarttotals', '/el/orders/composeordertotals', '/el/orders/save']

const bodyFor = (path: string): Wire => {
  if (path.endsWith('save')) return valid
  return path.endsWith('composecarttotals')
    ? { items: valid.items }
    : { items: valid.items, ctid: 1, shtid: 1, pmtid: 1 }
}

/** The body as text, so that a test may write what JSON.stringify would not. */
const send = (path: string, body: string) =>
  sendRequest(api.app, path, body, {
    'content-type': 'application/json',
    'idempotency-key': '0b0b0b0b-0000-4000-8000-000000000000',
  })

const fieldsOf = (body: Wire): string[] => ((body.errors ?? []) as { field: string }[]).map((error) => error.field)

/** Money, identity and status are set by the shop only. */
const forbidden = [
  'prc',
  'prcbd',
  'price',
  'total',
  'ttl',
  'discount',
  'dscttl',
  'shpttl',
  'codfee',
  'net',
  'vats',
  'total_cents',
]
const alsoForbidden = [
  'id',
  'uid',
  'cd',
  'st',
  'status',
  'cstid',
  'customerId',
  'owner',
  'role',
  'points',
  'channel',
  'date',
  'key',
]

test.each(calls)('%s refuses fields that only the shop may set, by name', async (path) => {
  for (const name of [...forbidden, ...alsoForbidden]) {
    const { status, body } = await send(path, JSON.stringify({ ...bodyFor(path), [name]: 0.01 }))
    expect([name, status, body.code, fieldsOf(body)]).toEqual([name, 400, 'bad_input', [name]])
  }
  const vat = await send(path, JSON.stringify({ ...bodyFor(path), vat: 0 }))
  expect([vat.status, fieldsOf(vat.body)]).toEqual([400, ['vat']])
})

test.each(calls)('%s refuses them within a line, too', async (path) => {
  for (const name of forbidden) {
    const items = [{ ...line(book), [name]: 0.01 }]
    const { status, body } = await send(path, JSON.stringify({ ...bodyFor(path), items }))
    expect([name, status, fieldsOf(body)]).toEqual([name, 400, [`items.0.${name}`]])
  }
})

/** As written in the body. Invalid JSON is refused as a body. */
const quantities: [string, string][] = [
  ...[
    '0',
    '-1',
    '1.5',
    '1e3',
    '991',
    '"2"',
    '"1e3"',
    '9007199254740993',
    '1e309',
    '-0.0',
    'null',
    'true',
    '[1]',
    '{}',
  ].map((text): [string, string] => [text, 'items.0.quantity']),
  ...['NaN', 'Infinity', '0x10', '01', '+1', '1_000', '', '2,'].map((text): [string, string] => [text, 'body']),
]

test.each(quantities)('a quantity of %s is refused', async (text, field) => {
  for (const path of calls) {
    const body = JSON.stringify({ ...bodyFor(path), items: [line(book)] }).replace('"quantity":1', `"quantity":${text}`)
    const response = await send(path, body)
    expect([response.status, response.body.code, fieldsOf(response.body)]).toEqual([400, 'bad_input', [field]])
  }
})

test('more lines than a cart holds are refused', async () => {
  const items = Array.from({ length: 51 }, () => line(book))
  for (const path of calls) {
    const { status, body } = await send(path, JSON.stringify({ ...bodyFor(path), items }))
    expect([status, fieldsOf(body)]).toEqual([400, ['items']])
  }
})
