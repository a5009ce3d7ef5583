// Every call of the contract with every kind of wrong input: it answers with a problem that names the field, and never
// with a fault. The cases are generated from the contract, so that a new call or field is covered.

import { type Endpoint, hasQueryInput } from '@stoa/contract/endpoint'
import { endpoints } from '@stoa/contract/endpoints'
import { cartItem } from '@stoa/contract/ordering/cart-items'
import { emptyFieldsOf } from '@stoa/contract/refusal-details'
import { refusals } from '@stoa/contract/refusals'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fieldsOf, type ReadySample, sampleOf } from './call-samples.ts'
import { setCopies } from './make-product.ts'
import { line, type Wire } from './order-request.ts'
import { expectProblem, namedFields, pathOf, sendCall, sendRaw } from './send-call.ts'
import { openTestApi, type TestApi } from './test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  api.listing.onConnected()
  await setCopies(api.database.db, 1, [9000])
})
afterAll(() => api.close())

const inBody = [null, { no: 'such' }, [['x']], 'x', '', 7, -1, 0.5, true]
const inQuery = [['a', 'b'], 'x y', '-1', '1.5', '0x10', '9'.repeat(12), '%', 'x'.repeat(500)]

/** Invalid values for a field, whatever else may be valid for it. */
const invalidValues = ({ shape }: { shape: Endpoint['input'] }, candidates: readonly unknown[]): unknown[] =>
  candidates.filter((value) => !shape.schema.safeParse(value).success)

const calls = endpoints.map((endpoint): [string, Endpoint] => [endpoint.name, endpoint])
const languages = ['el', 'en'] as const

/** Fields that only the shop may set. */
const serverOnlyFields = [
  ...[
    'role',
    'roles',
    'isAdmin',
    'points',
    'status',
    'st',
    'approved',
    'customerId',
    'cstid',
    'owner',
    'staffId',
    'imp',
  ],
  ...[
    'prc',
    'prcbd',
    'ttl',
    'dscttl',
    'verified',
    'emailVerified',
    'password_hash',
    'sessionId',
    'at',
    'rgdt',
    'freshUntil',
  ],
]
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

describe.each(calls)('%s', (_, endpoint) => {
  const fields = fieldsOf(endpoint)
  const isInAddress = hasQueryInput(endpoint)
  const { whenEmpty, whenNull } = emptyFieldsOf(endpoint.input)
  const isLeftOut = (wire: string, value: unknown) =>
    (value === '' && whenEmpty.has(wire)) || (value === null && whenNull.has(wire))
  let sample: ReadySample
  beforeAll(async () => {
    sample = await sampleOf(api, endpoint)
  })
  const send = (input: unknown, language: 'el' | 'en' = 'el') =>
    sendCall(api.app, endpoint, input, language, sample.headers)

  /** The call is refused, and exactly this field is named. */
  async function expectNamed(input: unknown, field: string): Promise<void> {
    for (const language of languages) {
      const answer = await send(input, language)
      expectProblem(answer, 400, 'bad_input', language)
      const named = namedFields(answer.body).filter((item) => item !== field && !item.startsWith(`${field}.`))
      expect([input, named, namedFields(answer.body).length > 0]).toEqual([input, [], true])
    }
  }

  test('refuses what does not exist, and accepts valid input', async () => {
    const { valid, absent: [change = {}, code] = [], refused } = sample
    const missing = endpoint.refusals.filter((item) => item.endsWith('_not_found') && item !== refused)
    if (code === undefined) expect(missing).toEqual([])
    else expect(missing).toContain(code)
    for (const language of languages) {
      if (code !== undefined) expectProblem(await send({ ...valid, ...change }, language), 404, code, language)
    }
    const answer = await send(valid)
    if (refused) return expectProblem(answer, refusals[refused], refused)
    expect([answer.status, answer.body.code]).toEqual([200, answer.body.code])
    endpoint.output.schema.parse(answer.body)
    sample = await sampleOf(api, endpoint)
  })

  test('names every field of a wrong type', async () => {
    const candidates = isInAddress ? inQuery : inBody
    for (const field of fields) {
      const wrong = invalidValues(field, candidates).filter((value) => !isLeftOut(field.wire, value))
      expect([field.wire, wrong.length >= 2]).toEqual([field.wire, true])
      for (const value of wrong) await expectNamed({ ...sample.valid, [field.wire]: value }, field.wire)
    }
  })

  test('names every field with text that cannot be stored', async () => {
    for (const { wire, shape } of fields) {
      const texts = [sample.valid[wire], 'any words', 'e@example.gr'].filter((text) => typeof text === 'string')
      const text = texts.find((candidate) => shape.schema.safeParse(candidate).success)
      if (text === undefined) continue
      // a lone surrogate does not reach us in an address
      for (const unstorable of isInAddress ? ['\u0000'] : ['\u0000', '\ud800', '\udfff'])
        await expectNamed({ ...sample.valid, [wire]: `${text}${unstorable}` }, wire)
    }
  })

  test('takes an optional field without a value for left out', async () => {
    const outcomeOf = async (wire: string, change: Wire) => {
      const { valid, headers } = await sampleOf(api, endpoint)
      const { [wire]: _left, ...rest } = valid
      const { status, body } = await sendCall(api.app, endpoint, { ...rest, ...change }, 'el', headers)
      return [wire, status, body.code]
    }
    for (const { wire, shape } of fields) {
      if (!shape.schema.safeParse(undefined).success) continue
      const nothing = [...(shape.readsEmpty ? [] : ['']), ...(isInAddress ? [] : [null])]
      const leftOut = await outcomeOf(wire, {})
      for (const value of nothing) expect(await outcomeOf(wire, { [wire]: value })).toEqual(leftOut)
    }
  })

  test('names every field that is missing', async () => {
    for (const field of fields) {
      if (field.shape.schema.safeParse(undefined).success) continue
      const { [field.wire]: _left, ...rest } = sample.valid
      await expectNamed(rest, field.wire)
    }
  })

  test('names an unknown field, above all one that only the shop may set', async () => {
    const known = new Set(fields.map(({ wire }) => wire))
    for (const name of ['nosuch', 'constructor', 'toString', ...serverOnlyFields])
      if (!known.has(name)) await expectNamed({ ...sample.valid, [name]: '1' }, name)
  })

  test('exists in two languages and by its own method only', async () => {
    const methodsOfPath = new Set(
      endpoints.filter(({ path }) => path === endpoint.path).map(({ method }) => method as string),
    )
    for (const method of methods)
      if (!methodsOfPath.has(method))
        expectProblem(await sendRaw(api.app, { method, url: `/api/en${pathOf(endpoint)}` }), 404, 'not_found', 'en')
    for (const language of ['xx', 'gr', 'e', 'el-GR', '%20', '..%2fel']) {
      const url = `/api/${language}${pathOf(endpoint)}`
      const headers = { ...sample.headers, ...(isInAddress ? {} : { 'content-type': 'application/json' }) }
      const payload = isInAddress ? undefined : '{}'
      expectProblem(await sendRaw(api.app, { method: endpoint.method, url, headers, payload }), 404, 'not_found')
    }
  })
})

const withBody = calls.filter(([, endpoint]) => !hasQueryInput(endpoint))

describe.each(withBody)('the body of %s', (_, endpoint) => {
  const { method } = endpoint
  const mayBeEmpty = endpoint.input.schema.safeParse({}).success
  const hasLines = fieldsOf(endpoint).some(({ wire }) => wire === 'items')
  let credentials: Record<string, string>
  beforeAll(async () => {
    credentials = (await sampleOf(api, endpoint)).headers
  })
  const post = ({ headers, payload }: Pick<InjectOptions, 'headers' | 'payload'>) =>
    sendRaw(api.app, { method, url: `/api/en${pathOf(endpoint)}`, headers: { ...credentials, ...headers }, payload })
  const json = { 'content-type': 'application/json' }

  test('may have a hundred kilobytes', async () => {
    const body = (bytes: number) => JSON.stringify({ ncm: 'x'.repeat(bytes) })
    expectProblem(await post({ headers: json, payload: body(100 * 1024) }), 413, 'body_too_large', 'en')
    expectProblem(await post({ headers: json, payload: body(99 * 1024) }), 400, 'bad_input', 'en')
  })

  test.each(['{"items":[', '{', 'x', '{"a":1}}', "{'a':1}", '{"__proto__":{"x":1}}', '{"a":NaN}', '\u0000'])(
    'is JSON, which %j is not',
    async (payload) => {
      const answer = await post({ headers: json, payload })
      expectProblem(answer, 400, 'bad_input', 'en')
      expect(namedFields(answer.body)).toEqual(['body'])
    },
  )

  test.each(['[]', '"text"', '7', 'false', '[{}]'])('is an object, which %s is not', async (payload) => {
    const answer = await post({ headers: json, payload })
    expectProblem(answer, 400, 'bad_input', 'en')
    expect(namedFields(answer.body)).toEqual(['body'])
  })

  test.skipIf(mayBeEmpty).each(['', 'null', '{}'])('may not be empty: %j', async (payload) => {
    const answer = await post({ headers: json, payload })
    expectProblem(answer, 400, 'bad_input', 'en')
    expect(namedFields(answer.body).length).toBeGreaterThan(0)
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'x',
  ])('is sent as JSON, not as %s', async (type) => {
    const answer = await post({ headers: { 'content-type': type }, payload: '{"items":[]}' })
    expectProblem(answer, 415, 'unsupported_media_type', 'en')
  })

  test.runIf(hasLines)('names a wrong field within a line', async () => {
    for (const field of Object.values(cartItem.fields)) {
      const missing = field.shape.schema.safeParse(undefined).success ? [] : [undefined]
      for (const value of [...invalidValues(field, inBody), ...missing]) {
        const answer = await post({ headers: json, payload: { items: [line(1), { ...line(1), [field.wire]: value }] } })
        expectProblem(answer, 400, 'bad_input', 'en')
        // an object is named by the field in it that is wrong
        const named = namedFields(answer.body).map((name) => name.split('.').slice(0, 3).join('.'))
        expect(named).toContain(`items.1.${field.wire}`)
      }
    }
  })
})

test.each([
  ...['/api', '/api/', '/api/el', '/api/el/', '/api//el/products/getbyid?id=1', '/api/el/nosuch', '/api/el/products'],
  ...['/api/el/%zz', '/api/%E0%A4%A/products/getbyid', '/api/el/products/getbyid%00?id=1', '/api/el/products/../../x'],
  `/api/el/${'x'.repeat(5000)}`,
  `/api/${'x'.repeat(500)}/products/getbyid?id=1`,
])('an unknown URL is refused: %s', async (url) => {
  const answer = await sendRaw(api.app, { method: 'GET', url })
  expect([Math.floor(answer.status / 100), answer.type]).toEqual([4, 'application/problem+json'])
})

test('a query may hold anything without causing a fault', async () => {
  const query = 'id=1&__proto__=x&constructor=y&hasOwnProperty=z&id[]=2&%00=1&=&&&'
  const answer = await sendRaw(api.app, { method: 'GET', url: `/api/en/products/getbyid?${query}` })
  expectProblem(answer, 400, 'bad_input', 'en')
})
