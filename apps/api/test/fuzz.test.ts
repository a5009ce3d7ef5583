// Fuzzing: random bodies, and strings known to break programs. Nothing becomes a fault, and every refusal is a problem
// document.

import { type Endpoint, hasQueryInput } from '@stoa/contract/endpoint'
import { endpoints } from '@stoa/contract/endpoints'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fieldsOf, listSampled, sampleOf } from './call-samples.ts'
import { expectConsistentLedger } from './invariants.ts'
import { setCopies } from './make-product.ts'
import { line, orderRequest, readOrder, saveOrder, type Wire } from './order-request.ts'
import { sendCall, sendRaw } from './send-call.ts'
import { openTestApi, type TestApi, type WireAnswer } from './test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  // otherwise each of thousands of lists would read all products again
  api.listing.onConnected()
  await setCopies(api.database.db, 1, [9000])
})
afterEach(() => expectConsistentLedger(api.database.db))
afterAll(() => api.close())

const runs = { numRuns: 150, seed: 20_261_120 }

function expectNoFault({ status, type, body }: WireAnswer, input: unknown): void {
  const expected = status === 200 ? 'application/json' : 'application/problem+json'
  expect([input, status < 500, type, body.code === 'server_fault']).toEqual([input, true, expected, false])
}

const anyJson = fc.jsonValue({ stringUnit: 'binary' })
const anyValue = fc.oneof(anyJson, fc.integer(), fc.double(), fc.string({ unit: 'binary', maxLength: 300 }))

/**
 * A valid body with some of its fields, or of its lines' fields, replaced by anything; sometimes with an unknown one.
 */
function mutated(valid: Wire): fc.Arbitrary<Wire> {
  const changesOf = (names: string[]) =>
    fc.dictionary(fc.constantFrom(...names, ...names, '', 'x'), anyValue, { maxKeys: 2 })
  const fields = changesOf(Object.keys(valid))
  if (!('items' in valid)) return fields.map((change) => ({ ...valid, ...change }))
  const inLine = changesOf(['pid', 'dimension', 'quantity'])
  return fc
    .tuple(fields, inLine)
    .map(([change, lineChange]) => ({ ...valid, items: [{ ...line(1), ...lineChange }], ...change }))
}

const withBody = endpoints
  .filter((endpoint) => !hasQueryInput(endpoint))
  .map((endpoint) => [endpoint.name, endpoint] as const)

describe.each(withBody)('%s', (_, endpoint) => {
  test('survives any JSON', async () => {
    const { valid, headers } = await sampleOf(api, endpoint)
    const body = fc.oneof(anyJson, mutated(valid))
    const check = fc.asyncProperty(body, async (input) =>
      expectNoFault(await sendCall(api.app, endpoint, input, 'el', headers), input),
    )
    await fc.assert(check, runs)
  })

  test('survives any text', async () => {
    const { method, path } = endpoint
    const sample = await sampleOf(api, endpoint)
    const headers = {
      ...sample.headers,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    }
    const check = fc.asyncProperty(fc.string({ unit: 'binary' }), async (payload) =>
      expectNoFault(await sendRaw(api.app, { method, url: `/api/el${path}`, headers, payload }), payload),
    )
    await fc.assert(check, { ...runs, numRuns: 60 })
  })
})

const hostileStrings = [
  ...[
    '\u0000',
    'a\u0000b',
    '\u0001',
    '\u001f',
    '\u007f',
    '\u0085',
    '\ud800',
    'a\udfff',
    '\ud83d',
    '\ufffe',
    '\uffff',
    '\ufeff',
  ],
  ...[
    "'",
    "''",
    '"',
    ';',
    '--',
    "' or 1=1 --",
    "'; drop table product; --",
    '/*',
    '\\',
    "\\'",
    '%',
    '_',
    '$1',
    '#{x}',
    '{{x}}',
  ],
  ...[
    '%00',
    '%',
    '%25',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '\r\nX-Header: 1',
    '\u202e',
    '🕮📚',
    'ﷺ',
    'e\u0301'.repeat(50),
  ],
  ...[
    'x'.repeat(99),
    'Ω'.repeat(120),
    'x'.repeat(5000),
    'null',
    'undefined',
    'NaN',
    '-0',
    '1e999',
    '0x1',
    '__proto__',
    '[]',
    '{}',
  ],
]

/** The free text fields. */
const textFields = (endpoint: Endpoint): string[] =>
  fieldsOf(endpoint).flatMap(({ wire, shape }) => (shape.schema.safeParse('any words').success ? [wire] : []))

const withText = endpoints
  .filter((endpoint) => textFields(endpoint).length > 0)
  .map((endpoint) => [endpoint.name, endpoint] as const)

test.each(withText)('awkward strings in any text field of %s cause no fault', async (_, endpoint) => {
  const sample = await sampleOf(api, endpoint)
  for (const name of textFields(endpoint)) {
    for (const text of hostileStrings) {
      const input = { ...sample.valid, [name]: text }
      expectNoFault(await sendCall(api.app, endpoint, input, 'el', sample.headers), [name, text])
    }
  }
})

test.each(['%ED%A0%80', '%FF', '%C0%80', '%F0%9F', '%00', '%u0041'])(
  'bytes that are invalid UTF-8 in a query: %s',
  async (bytes) => {
    for (const { endpoint, sample } of await listSampled(api)) {
      const { method } = endpoint
      if (!hasQueryInput(endpoint)) continue
      for (const name of Object.keys(sample.valid)) {
        const url = `/api/el${endpoint.path}?${name}=${bytes}`
        expectNoFault(await sendRaw(api.app, { method, url, headers: sample.headers }), url)
      }
    }
  },
)

test('control characters and lone surrogates are refused, invisible ones left out, all else is returned as written', async () => {
  const order = await orderRequest(api.app, [line(1)])
  for (const text of ['a\u0000b', '\u0001', 'a\u007f', 'a\u0085b', 'a\ud800b', '\udfff']) {
    const { status, body } = await saveOrder(api.app, { ...order, adr1: text })
    expect([text, status, body.errors]).toMatchObject([text, 400, [{ field: 'adr1' }]])
  }
  for (const text of ["O'Reilly; drop table product; --", '<b>Ά</b> \\ % _ "', '🕮 𝔖𝔱𝔬𝔞 abc']) {
    const { status, body } = await saveOrder(api.app, { ...order, adr1: text, ct: text, ncm: `${text}\nδεύτερη` })
    expect([text, status]).toEqual([text, 200])
    const read = await readOrder(api.app, body.uid)
    expect(read.body).toMatchObject({ bil: { adr1: text, ct: text }, ncm: `${text}\nδεύτερη` })
  }
  const { body } = await saveOrder(api.app, { ...order, adr1: 'a\u202eb\u200b' })
  expect((await readOrder(api.app, body.uid)).body.bil).toMatchObject({ adr1: 'ab' })
})

test('afterwards the shop still has its books', async () => {
  const { rows } = await sql<{ books: number }>`select count(*)::int as books from product`.execute(api.database.db)
  expect(rows[0]?.books).toBeGreaterThan(300)
})
