// Changes are accepted from the shop's own pages or from a program. A page of another origin can change nothing,
// whatever cookies and tokens the browser adds.

import { hasQueryInput } from '@stoa/contract/endpoint'
import { endpoints } from '@stoa/contract/endpoints'
import { logOut } from '@stoa/contract/identity/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleOf } from '../../test/call-samples.ts'
import { customerSnapshot } from '../../test/callers.ts'
import { setCopies } from '../../test/make-product.ts'
import { expectProblem, sendCall, sendRaw } from '../../test/send-call.ts'
import { signIn } from '../../test/sign-in.ts'
import { accountSettings, openTestApi, type TestApi } from '../../test/test-api.ts'
import { createApp, listOperations } from '../app.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await setCopies(api.database.db, 1, [9000])
  api.listing.onConnected()
})
afterAll(() => api.close())

const host = 'stoa.example'
const crossSite: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: `https://${host}.evil.example` },
  { origin: `https://evil-${host}` },
  { origin: `https://${host}:8443` },
  { origin: `https://shop.${host}` },
  { origin: `https://${host}`, 'sec-fetch-site': 'cross-site' },
  { origin: `https://shop.${host}`, 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'anything' },
]
const own: Record<string, string>[] = [
  {},
  { origin: `https://${host}` },
  { origin: `https://${host}`, 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
]

const changing = endpoints.filter(({ method }) => method !== 'GET').map((item) => [item.name, item] as const)

describe.each(changing)('%s', (_, endpoint) => {
  test('refuses a page of another origin', async () => {
    const me = await signIn(api)
    const sample = await sampleOf(api, endpoint, me)
    const before = await customerSnapshot(api, me.customerId)
    for (const from of crossSite) {
      const answer = await sendCall(api.app, endpoint, sample.valid, 'en', { ...sample.headers, ...from, host })
      expect([from, answer.status, answer.body.code]).toEqual([from, 403, 'foreign_origin'])
      expectProblem(answer, 403, 'foreign_origin', 'en')
    }
    expect(await customerSnapshot(api, me.customerId)).toEqual(before)
  })

  test('accepts our own pages and programs', async () => {
    for (const from of own) {
      const { valid, headers } = await sampleOf(api, endpoint)
      const { status, body } = await sendCall(api.app, endpoint, valid, 'en', { ...headers, ...from, host })
      expect([from, status, body.code === 'foreign_origin']).toEqual([from, status, false])
    }
  })
})

test('reads are answered, without CORS headers for other origins', async () => {
  for (const endpoint of endpoints.filter(({ method, isPublic }) => method === 'GET' && isPublic)) {
    const { valid } = await sampleOf(api, endpoint)
    const query = new URLSearchParams(valid as Record<string, string>)
    const request = { url: `/api/el${endpoint.path}?${query}`, headers: { origin: 'https://evil.example', host } }
    const { statusCode, headers } = await api.app.inject(request)
    const corsHeaders = Object.keys(headers).filter((name) => name.startsWith('access-control-'))
    expect([endpoint.name, statusCode, corsHeaders]).toEqual([endpoint.name, 200, []])
  }
})

test('a preflight request is not allowed', async () => {
  for (const endpoint of endpoints.filter((item) => !hasQueryInput(item))) {
    const headers = {
      origin: 'https://evil.example',
      host,
      'access-control-request-method': endpoint.method,
      'access-control-request-headers': 'content-type, authorization',
    }
    const answer = await sendRaw(api.app, { method: 'OPTIONS', url: `/api/el${endpoint.path}`, headers })
    expectProblem(answer, 404, 'not_found')
  }
})

describe('behind a proxy that does not forward the host', () => {
  const { headers, ...proxied } = {
    ...({ method: 'POST', url: `/api/el${logOut.path}`, payload: {} } as const),
    headers: { host: '10.0.0.7:3000' },
  }
  const postFrom = async (origin: string): Promise<number> => {
    const app = await createApp({
      operations: listOperations(api.database.db, accountSettings),
      now: () => api.clock.now,
      authenticate: async () => null,
      authenticateStaff: async () => null,
      cookies: { secure: true },
      publicHost: host,
    })
    const { statusCode } = await app.inject({ ...proxied, headers: { ...headers, origin } })
    await app.close()
    return statusCode
  }

  test('a page of the site is accepted, and no other origin’s', async () => {
    expect([await postFrom(`https://${host}`), await postFrom('https://evil.example'), await postFrom('null')]).toEqual(
      [200, 403, 403],
    )
  })
})
