// How often a query is sent within a minute while the API fails.

import { browserEnvironment } from '@stoa/browser/query/back-off'
import { createQueryClient } from '@stoa/browser/query/query-client'
import { valueOrThrow } from '@stoa/browser/query/refused'
import { listCountries } from '@stoa/contract/ordering/places'
import { onlineManager, QueriesObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { browserClient } from './browser-client.ts'
import { loadProduct } from './product-batch.ts'

type Answer = () => Response | Promise<Response>

const problem = (status: number, headers = {}): Answer => {
  const body = { code: 'server_fault', status, title: 'Fault', instance: '1' }
  return () => Response.json(body, { status, headers })
}
const times: number[] = []
const shop = { answer: problem(500) }
const stops: (() => void)[] = []
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  times.length = 0
  vi.stubGlobal('fetch', () => {
    times.push(Date.now() / 1000)
    return shop.answer()
  })
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Random delays: a half, then a quarter and so on. */
function openQueries() {
  let chance = 1
  const random = () => (chance /= 2)
  const client = createQueryClient({ ...browserEnvironment, random })
  client.mount()
  stops.push(() => client.unmount())
  return client
}

function watchCountries() {
  const observer = new QueryObserver(openQueries(), {
    queryKey: ['countries'],
    queryFn: async ({ signal }) => valueOrThrow(await browserClient('el').call(listCountries, {}, { signal })),
  })
  stops.push(observer.subscribe(() => {}))
  return observer
}

test.each<[string, Answer, number[]]>([
  ['500', problem(500), [0, 1.5]],
  ['a refused connection', () => Promise.reject(new TypeError('Failed to fetch')), [0, 1.5]],
  ['an empty body', () => new Response(null), [0, 1.5]],
  ['429 with a time that a reader can wait', problem(429, { 'retry-after': '5' }), [0, 6]],
  ['429 with a time that a reader cannot', problem(429, { 'retry-after': '30' }), [0]],
  ['404', problem(404), [0]],
  ['400', problem(400), [0]],
  ['404 without a body', () => new Response(null, { status: 404 }), [0]],
])('%s', async (_, answer, expected) => {
  shop.answer = answer
  const observer = watchCountries()
  await seconds(60)
  expect(times).toEqual(expected)
  expect(observer.getCurrentResult().isError).toBe(true)
})

it('retries the products of one call in one call', async () => {
  shop.answer = problem(500)
  const queries = [1, 2, 3, 4].map((id) => ({ queryKey: ['product', id], queryFn: () => loadProduct('el', id) }))
  stops.push(new QueriesObserver(openQueries(), queries).subscribe(() => {}))
  await seconds(60)
  expect(times).toHaveLength(2)
})

it('does not retry offline, and resumes once online', async () => {
  shop.answer = problem(500)
  watchCountries()
  await seconds(1)
  onlineManager.setOnline(false)
  await seconds(60)
  expect(times).toEqual([0])
  onlineManager.setOnline(true)
  await seconds(1)
  expect(times).toHaveLength(2)
})
