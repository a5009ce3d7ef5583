// How often a page calls a failing API within a minute. The customer is signed in and the cart empty.

import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'

const start = Date.parse('2026-11-21T10:00:00Z')
/** Up to the time when an idle page starts to sync. */
const settled = 3.5

const session = {
  id: 7,
  eml: 'eleni.markou@example.gr',
  fn: 'Ελένη',
  ln: 'Μάρκου',
  UserAlias: null,
  gnd: null,
  rgdt: '2026-01-01T10:00:00.000Z',
  lld: '2026-11-21T10:00:00.000Z',
  at: 'token',
  atd: 10,
  rtd: 1440,
  imp: null,
  rst: false,
}
const record = { version: 1, customerId: 7, known: [], aside: [], declined: false, step: null, union: null, left: null }

const book = { productId: 7, dimensionId: 0, quantity: 1 }

type Answer = (signal: AbortSignal, body: string) => Response | Promise<Response>

const problem = (status: number, headers = {}): Answer => {
  const body = { code: status === 429 ? 'too_many_requests' : 'server_fault', status, title: 'Fault', instance: '1' }
  return () => Response.json(body, { status, headers })
}
const refusedConnection: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
const hanging: Answer = (signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
const emptyCart: Answer = () => Response.json({ items: [], changes: [] })

/** The API behind `fetch`; a response takes 20 ms, so that calls without a pause would be 50 a second. */
const shop = { paths: [] as string[], cart: emptyCart, renewal: (() => Response.json(session)) as Answer }

async function answer(address: string, { signal, body }: RequestInit): Promise<Response> {
  shop.paths.push(address.slice(7))
  await new Promise((resolve) => setTimeout(resolve, 20))
  const answered = address.endsWith('/account/refreshtoken') ? shop.renewal : shop.cart
  return answered(signal ?? new AbortController().signal, typeof body === 'string' ? body : '')
}

const storage = new Map<string, string>()
/** A lock is granted asynchronously, as in a browser. */
const network = {
  onLine: true,
  turns: [] as string[],
  locks: {
    async request(name: string, work: () => Promise<unknown>): Promise<unknown> {
      network.turns.push(name)
      await new Promise((resolve) => setTimeout(resolve, 5))
      return work()
    },
  },
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

/** The session right after signing in without a cart, or later, when the access token has expired. */
async function openPage({ token = true } = {}) {
  vi.resetModules()
  storage.set('stoa.cart-record', JSON.stringify(record))
  const { sessionStarted: sessionBegun } = await import('@stoa/browser/session/session-store')
  const contract = await import('@stoa/contract/identity/session')
  sessionBegun(contract.session.toReadable(session))
  if (!token) (await import('@stoa/browser/session/access-token')).clearAccessToken()
  await import('../../../api/cart-sync/schedule-sync.ts')
  const { cartStore } = await import('../../../state/cart-store.ts')
  const { startCartSync } = await import('./start-cart-sync.ts')
  stops.push(startCartSync('el', () => {}))
  return { cartStore, startCartSync }
}
const stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('too long', 'TimeoutError')), after)
    return controller.signal
  })
  storage.clear()
  Object.assign(network, { onLine: true, turns: [] })
  Object.assign(shop, { paths: [], cart: emptyCart, renewal: () => Response.json(session) })
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=pair' })
  vi.stubGlobal('location', { pathname: '/', search: '', origin: 'https://stoa.example', assign: vi.fn() })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  })
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const inTwentySeconds = new Date(start + 23_500).toUTCString()
const withoutBody =
  (status: number): Answer =>
  () =>
    new Response(null, { status })

/** The calls in the minute after the first one. */
const cases: [string, Answer, number][] = [
  ['500', problem(500), 6],
  ['429 with seconds', problem(429, { 'retry-after': '20' }), 3],
  ['429 with a date', problem(429, { 'retry-after': inTwentySeconds }), 5],
  ['429 without a time', problem(429), 6],
  [
    '503 of something between, with seconds',
    () => new Response('<h1>', { status: 503, headers: { 'retry-after': '50' } }),
    2,
  ],
  ['a refused connection', refusedConnection, 6],
  ['nothing until the call gives up', hanging, 4],
  ['200 without a body', withoutBody(200), 6],
  ['500 without a body', withoutBody(500), 6],
  ['403, which stays so', problem(403), 1],
]

test.each(cases)('the stored cart is requested seldom while the API answers %s', async (_, failing, calls) => {
  shop.cart = failing
  await openPage()
  await seconds(settled + 60)
  expect(shop.paths).toEqual(Array(calls).fill('/cartitems/getbycustomerid'))
})

/** A failure of the shop itself ends the session. */
const endsSession = /^(?:500|403|200 without)/

test.each(cases)('so is the refresh of the session: %s', async (name, failing, calls) => {
  shop.renewal = failing
  await openPage({ token: false })
  await seconds(settled + 60)
  expect(shop.paths).toEqual(Array(endsSession.test(name) ? 1 : calls).fill('/account/refreshtoken'))
})

describe('during a pause', () => {
  it('a cart that changes adds no calls, and every change is sent afterwards', async () => {
    shop.cart = problem(500)
    const { cartStore } = await openPage()
    await seconds(settled)
    for (let second = 0; second < 60; second += 1) {
      cartStore.add(book)
      await seconds(1)
    }
    expect(shop.paths).toHaveLength(6)
    let kept = 0
    shop.cart = (_, body) => {
      kept += body ? JSON.parse(body).quantity : 0
      return Response.json({ items: [{ pid: book.productId, dimension: 0, quantity: kept }], changes: [] })
    }
    await seconds(45)
    expect([kept, cartStore.read()]).toEqual([60, [{ ...book, quantity: 60 }]])
  })

  it('navigation between pages adds none either', async () => {
    shop.cart = problem(500)
    const { startCartSync } = await openPage()
    await seconds(settled)
    for (let second = 0; second < 60; second += 1) {
      for (const stop of stops.splice(0)) stop()
      stops.push(startCartSync(second % 2 === 0 ? 'en' : 'el', () => {}))
      await seconds(1)
    }
    expect(shop.paths).toHaveLength(6)
  })

  it('a session that ends clears its cart on the screen at once', async () => {
    const { cartStore } = await openPage()
    cartStore.add(book)
    shop.cart = problem(500)
    await seconds(settled + 1)
    network.onLine = false
    const { sessionEnded } = await import('@stoa/browser/session/session-store')
    sessionEnded()
    await seconds(0.1)
    expect(cartStore.read()).toEqual([])
  })
})

it('calls nothing while the browser is offline, and at once when it is online again', async () => {
  const { cartStore } = await openPage()
  network.onLine = false
  await seconds(settled)
  cartStore.add(book)
  await seconds(60)
  expect(shop.paths).toEqual([])
  network.onLine = true
  window.dispatchEvent(new Event('online'))
  await seconds(0.1)
  expect(shop.paths[0]).toBe('/cartitems/UpdateCartPerItem')
})

it('makes no more calls once the API has answered', async () => {
  await openPage()
  await seconds(settled + 600)
  expect(shop.paths).toEqual(['/cartitems/getbycustomerid'])
  expect(network.turns).toEqual(['stoa.cart'])
})
