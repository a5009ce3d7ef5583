import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getProductByUrl, listProductsByIds } from './catalogue/catalogue.ts'
import { searchProducts } from './catalogue/search.ts'
import { type Client, httpClient } from './client.ts'
import { composeCartTotals } from './ordering/cart.ts'
import { estimateDelivery } from './ordering/checkout.ts'
import { updateOrderState } from './ordering/order-tool.ts'
import { saveOrder } from './ordering/place-order.ts'
import { listCountries, listCountryRegions } from './ordering/places.ts'

interface ReceivedRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

const noRequest: ReceivedRequest = { method: '', url: '', headers: {}, body: '' }
let received: ReceivedRequest = noRequest
let prepared: { status: number; body: string; hangs?: boolean; retryAfter?: string } = { status: 200, body: '[]' }
let server: Server
let greek: Client

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    received = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
    if (prepared.hangs) return
    const type = prepared.status === 200 ? 'application/json' : 'application/problem+json'
    const retryAfter = prepared.retryAfter ? { 'retry-after': prepared.retryAfter } : {}
    response.writeHead(prepared.status, { 'content-type': type, ...retryAfter }).end(prepared.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  greek = httpClient(originOf(server), 'el')
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  received = noRequest
  prepared = { status: 200, body: '[]' }
})

const originOf = (runningServer: Server): string => `http://127.0.0.1:${(runningServer.address() as AddressInfo).port}`

test('a call without input is a bare GET in the client’s language', async () => {
  const country = { id: 1, iso: 'GR', nm: 'Ελλάδα', pcd: 5, dlv: true }
  prepared.body = JSON.stringify([country])
  expect(await greek.call(listCountries, {})).toEqual({
    ok: true,
    value: [{ id: 1, iso: 'GR', name: 'Ελλάδα', postalCodeDigits: 5, delivers: true }],
  })
  expect(received).toMatchObject({ method: 'GET', url: '/api/el/countries/getallfront', body: '' })
  expect(received.headers).toMatchObject({ accept: 'application/json', 'accept-language': 'el' })
  expect(received.headers).not.toHaveProperty('content-type')
  expect(received.headers).not.toHaveProperty('idempotency-key')
})

test('the language is sent in the path and in a header', async () => {
  const english = httpClient(originOf(server), 'en')
  expect(english.language).toBe('en')
  await english.call(listCountryRegions, { countryId: 1 })
  expect(received.url).toBe('/api/en/countryregions/getbycountry?cid=1')
  expect(received.headers['accept-language']).toBe('en')
})

test('a tool is named in the path, and its key is in a header', async () => {
  const uid = '0f8fad5b-d9cb-469f-a165-70867728950e'
  prepared.body = JSON.stringify({ uid, cd: 'STO-26-000001', st: 1, chgd: true, changes: [] })
  const update = { uid, status: 'processing', notification: 'order_canceled' } as const
  const answer = await greek.call(updateOrderState, update, { tool: { provider: 'soft/one', key: 'a-key' } })
  expect(answer).toMatchObject({ ok: true, value: { status: 'processing', changed: true } })
  expect(received).toMatchObject({ method: 'POST', url: '/api/el/soft%2Fone/OrderTool/UpdateState' })
  expect(received.headers).toMatchObject({ 'x-tool-key': 'a-key' })
  expect(received.body).not.toContain('a-key')
})

test('a query uses wire names, is encoded, and leaves out undefined fields', async () => {
  const emptyPage = { items: [], total: 0, page: 2, facets: [], correction: null }
  prepared.body = JSON.stringify({ ...emptyPage, psize: 24, tpcs: [], dir: null })
  const input = { text: 'μόμπι & ντικ', page: 2, sort: undefined }
  expect(await greek.call(searchProducts, input)).toEqual({
    ok: true,
    value: { ...emptyPage, pageSize: 24, topics: [], direct: null },
  })
  const url = new URL(received.url, originOf(server))
  expect(Object.fromEntries(url.searchParams)).toEqual({ text: 'μόμπι & ντικ', page: '2' })
})

test('lists of ids are separated by commas', async () => {
  await greek.call(listProductsByIds, { ids: [3, 1, 2] })
  expect(new URL(received.url, originOf(server)).searchParams.get('productsids')).toBe('3,1,2')
  await greek.call(estimateDelivery, { productIds: [7] })
  expect(received.url).toBe('/api/el/AvailableDates/CalculateEstimatedDelivery?productIds=7')
})

test('a POST sends wire names as JSON', async () => {
  const noAmounts = {
    prdttl: 0,
    dscttl: 0,
    shpttl: 0,
    shpvr: false,
    adjs: [],
    net: 0,
    vat: 0,
    vats: [],
    means: [],
    due: 17.1,
    codes: [],
    extras: {},
    wrpprc: 1.5,
    wrpper: 'copy',
    insts: [],
    frshp: null,
    frshpfr: null,
    fp: 'f',
  }
  prepared.body = JSON.stringify({ items: [], changes: [], problems: [], ...noAmounts, codfee: 2.5, ttl: 17.1 })
  const totals = await greek.call(composeCartTotals, { items: [{ productId: 5, dimensionId: 0, quantity: 2 }] })
  expect(received).toMatchObject({ method: 'POST', url: '/api/el/orders/composecarttotals' })
  expect(received.headers['content-type']).toBe('application/json')
  expect(JSON.parse(received.body)).toEqual({ items: [{ pid: 5, dimension: 0, quantity: 2 }] })
  expect(totals).toMatchObject({ ok: true, value: { paymentFee: 250, total: 1710 } })
})

const order = {
  items: [{ productId: 5, dimensionId: 0, quantity: 1 }],
  fingerprint: 'f',
  email: 'reader@example.com',
  firstName: 'Μαρία',
  lastName: 'Α',
  mobile: '6912345678',
  countryId: 1,
  street: 'Οδός 1',
  city: 'Αθήνα',
  postalCode: '10431',
  documentKind: 'receipt',
  sameAddress: true,
  shippingTypeId: 1,
  paymentTypeId: 1,
  acceptedTerms: true,
  acceptedNewsletter: false,
} as const

test('the idempotency key is sent in its header', async () => {
  const uid = '0f8fad5b-d9cb-469f-a165-70867728950e'
  prepared.body = JSON.stringify({ uid, cd: 'S-1', ttl: 17.1, due: 7.1, atprv: true })
  const placed = await greek.call(saveOrder, { ...order, items: [...order.items] }, { idempotencyKey: 'key-1' })
  expect(placed).toEqual({ ok: true, value: { uid, code: 'S-1', total: 1710, due: 710, paidAtProvider: true } })
  expect(received.headers['idempotency-key']).toBe('key-1')
})

test.each([400, 404, 409, 422, 429, 500, 503])(
  'an answer of %i is a refusal, with its problem as it came',
  async (status) => {
    const problem = { code: 'product_not_found', status, title: 'Δεν βρέθηκε.', instance: 'r-1' }
    prepared = { status, body: JSON.stringify(problem) }
    expect(await greek.call(getProductByUrl, { url: 'x' })).toEqual({ ok: false, refusal: problem })
  },
)

test.each([
  [401, '', 'api_err_401', 'Για να συνεχίσετε χρειάζεται να συνδεθείτε.', 'Please sign in to continue.'],
  [404, '', 'api_err_404', 'Αυτό που ζητήσατε δεν βρέθηκε.', 'What you asked for was not found.'],
  [
    ...[500, '', 'api_err_500', 'Κάτι δεν πήγε καλά από τη μεριά μας. Δοκιμάστε ξανά σε λίγο.'],
    'Something went wrong on our side. Please try again in a moment.',
  ],
  [502, '<html>Bad Gateway</html>', 'api_err', 'Κάτι πήγε στραβά.', 'Something went wrong.'],
  [400, '{"message":"other JSON"}', 'api_err', 'Κάτι πήγε στραβά.', 'Something went wrong.'],
] as [number, string, string, string, string][])(
  'a failure with %i that the shop did not explain is a refusal in the client’s language',
  async (status, body, code, inGreek, inEnglish) => {
    prepared = { status, body }
    expect(await greek.call(listCountries, {})).toEqual({
      ok: false,
      refusal: { code, status, title: inGreek, instance: '' },
    })
    const english = httpClient(originOf(server), 'en')
    expect(await english.call(listCountries, {})).toMatchObject({ ok: false, refusal: { code, title: inEnglish } })
  },
)

test.each(['', 'null', '{}', '[{}]', '<html></html>', '[{"id":1,"iso":"GR","nm":"Ελλάδα","pcd":5,"dlv":"yes"}]'])(
  'a success with %j, which is not what was asked for, is a refusal with the fallback text',
  async (body) => {
    prepared = { status: 200, body }
    const refusal = { code: 'api_err', status: 200, title: 'Κάτι πήγε στραβά.', instance: '' }
    expect(await greek.call(listCountries, {})).toEqual({ ok: false, refusal })
  },
)

test('fields of a later release are left out', async () => {
  prepared.body = '[{"id":1,"iso":"GR","nm":"Ελλάδα","pcd":5,"dlv":true,"later":{}}]'
  const countries = await greek.call(listCountries, {})
  expect(countries).toMatchObject({ ok: true })
  expect(JSON.stringify(countries)).not.toContain('later')
})

test('refusals and faults carry Retry-After', async () => {
  const problem = { code: 'too_many_requests', status: 429, title: 'Πολλά.', instance: 'r-1' }
  prepared = { status: 429, body: JSON.stringify(problem), retryAfter: '20' }
  const refusal = { ...problem, retryAfter: '20' }
  expect(await greek.call(listCountries, {})).toEqual({ ok: false, refusal })
  prepared = { status: 503, body: '', retryAfter: 'Sat, 21 Nov 2026 10:00:30 GMT' }
  const fault = { status: 503, retryAfter: 'Sat, 21 Nov 2026 10:00:30 GMT' }
  expect(await greek.call(listCountries, {})).toMatchObject({ ok: false, refusal: fault })
})

test('the status of a refusal is the response’s, whatever its body says', async () => {
  prepared = { status: 429, body: '{"message":"slow down"}' }
  expect(await greek.call(listCountries, {})).toMatchObject({ ok: false, refusal: { status: 429 } })
})

test('an unreachable server is a fault', async () => {
  const closedServer = createServer()
  await new Promise<void>((resolve) => closedServer.listen(0, '127.0.0.1', resolve))
  const origin = originOf(closedServer)
  await new Promise((resolve) => closedServer.close(resolve))
  await expect(httpClient(origin, 'el').call(listCountries, {})).rejects.toThrow(TypeError)
})

test('a call can be aborted', async () => {
  prepared.hangs = true
  const control = new AbortController()
  const waiting = greek.call(listCountries, {}, { signal: control.signal })
  setTimeout(() => control.abort(), 50)
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
})

test.each([
  ['by itself', undefined],
  ['also when someone could give it up', new AbortController().signal],
])('a call without an answer times out after ten seconds, %s', async (_, signal) => {
  prepared.hangs = true
  const timeout = AbortSignal.timeout
  const shortened = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((after) => timeout.call(AbortSignal, after / 100))
  await expect(greek.call(listCountries, {}, { signal })).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(shortened).toHaveBeenCalledWith(10_000)
})
