import { getProductById, listProductsByIds } from '@stoa/contract/catalogue/catalogue'
import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import { hasQueryInput } from '@stoa/contract/endpoint'
import { endpoints } from '@stoa/contract/endpoints'
import { estimateDelivery } from '@stoa/contract/ordering/checkout'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSampled } from '../../test/call-samples.ts'
import { sendCall } from '../../test/send-call.ts'
import { accountSettings, openTestApi, type TestApi } from '../../test/test-api.ts'
import { testDay } from '../../test/test-day.ts'
import { listOperations } from '../app.ts'
import { localClient } from './local-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  api.listing.onConnected()
})
afterAll(() => api.close())

/** A client for one page, with the tags noted while the page was made. */
function pageClient(language: 'el' | 'en' = 'el', now = testDay) {
  const tags = new Set<string>()
  const times: number[] = []
  const parts: unknown[] = []
  const context = {
    now,
    tag: (...all: string[]) => {
      for (const item of all) tags.add(item)
    },
    listed: (part: unknown) => void parts.push(part),
    validUntil: (time: number) => void times.push(time),
  }
  return {
    client: localClient(
      listOperations(api.database.db, accountSettings, { productIndex: api.productIndex }),
      language,
      context,
    ),
    tags,
    times,
    parts,
  }
}

describe('a call in process', () => {
  test('gives the same response as over HTTP, in both languages', async () => {
    for (const { endpoint, sample } of await listSampled(api)) {
      if (!endpoint.isPublic) continue
      for (const language of ['el', 'en'] as const) {
        const { body } = await sendCall(api.app, endpoint, sample.valid, language)
        const local = await pageClient(language).client.call(endpoint, endpoint.input.toReadable(sample.valid))
        expect([endpoint.name, local]).toEqual([endpoint.name, { ok: true, value: endpoint.output.toReadable(body) }])
      }
    }
  })

  test('gets the same refusals', async () => {
    const { client } = pageClient('en')
    const missing = await client.call(getProductById, { id: 999_999 })
    expect(missing).toMatchObject({ ok: false, refusal: { code: 'product_not_found', status: 404 } })
    const wrong = await client.call(listProductsByIds, { ids: [-1] })
    expect(wrong).toMatchObject({ ok: false, refusal: { code: 'bad_input', errors: [{ field: 'productsids' }] } })
  })

  test('notes the tags of the response', async () => {
    const { client, tags, parts } = pageClient()
    await client.call(getProductById, { id: 1 })
    expect([...tags]).toEqual(expect.arrayContaining(['categories', 'product:1', 'stock:1']))
    await client.call(listProductsByCategory, { pageSize: 2 })
    expect(parts).toEqual([expect.objectContaining({ ids: expect.any(Array), total: expect.any(Number) })])
    expect([...tags].filter((tag) => tag.startsWith('product:')).length).toBeGreaterThanOrEqual(2)
  })

  test.each([
    ['2026-11-20T10:00:00Z', '2026-11-20T13:00:00Z'],
    ['2026-11-20T13:00:00Z', '2026-11-20T22:00:00Z'],
    ['2026-10-24T22:30:00Z', '2026-10-25T13:00:00Z'],
  ])('at %s notes that the day of delivery holds until %s', async (now, until) => {
    const { client, times } = pageClient('el', Date.parse(now))
    await client.call(estimateDelivery, { productIds: [1] })
    expect(times).toEqual([Date.parse(until)])
  })
})

test('every call has its operation, and the document describes them all', async () => {
  const operations = listOperations(api.database.db, accountSettings)
  expect([...operations.keys()].toSorted()).toEqual(endpoints.map((item) => item.name).toSorted())
  const document = (await api.app.inject('/api/docs/json')).json()
  const described = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((path) =>
    Object.values(path),
  )
  expect(described.map((item) => item.operationId).toSorted()).toEqual(endpoints.map((item) => item.name).toSorted())
  expect((await api.app.inject('/api/docs/')).statusCode).toBe(200)
})

test('public responses may be cached with revalidation, personal ones may not', async () => {
  for (const { endpoint, sample } of await listSampled(api)) {
    const { method, path } = endpoint
    const isAsked = hasQueryInput(endpoint)
    const query = isAsked ? `?${new URLSearchParams(sample.valid as Record<string, string>)}` : ''
    const payload = isAsked ? undefined : sample.valid
    const request = { method, url: `/api/el${path}${query}`, headers: sample.headers, payload }
    const { headers, statusCode } = await api.app.inject(request)
    const expected = endpoint.isPublic && statusCode === 200 ? 'public, max-age=0, must-revalidate' : 'no-store'
    expect([endpoint.name, headers['cache-control']]).toEqual([endpoint.name, expected])
  }
})
