import { updatePassword } from '@stoa/contract/identity/account'
import { getProfile } from '@stoa/contract/identity/profile'
import { logIn } from '@stoa/contract/identity/session'
import { listCountries } from '@stoa/contract/ordering/places'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const wireSession = (token: string) => ({
  id: 7,
  eml: 'eleni.markou@example.gr',
  fn: 'Ελένη',
  ln: 'Μάρκου',
  UserAlias: null,
  gnd: null,
  rgdt: '2026-01-01T10:00:00.000Z',
  lld: '2026-11-21T10:00:00.000Z',
  at: token,
  atd: 10,
  rtd: 1440,
  imp: null,
  rst: false,
})
const sessionRequired = { code: 'session_required', status: 401, title: 'Sign in', instance: '1' }
const wireProfile = {
  id: 7,
  eml: 'e@example.com',
  fn: 'Ελένη',
  ln: 'Μάρκου',
  username: null,
  UserAlias: null,
  mob: null,
  bdt: null,
  gnd: null,
  dsr: null,
  img: null,
  nwsl: false,
  pnwsl: false,
  cpneml: false,
  haspwd: true,
  rgdt: '2026-01-01T10:00:00.000Z',
  neml: null,
}

interface RecordedRequest {
  path: string
  bearer: string | null
  xsrf: string | null
}

/** The server behind `fetch`: one valid access token, and the response to the next refresh. */
const shop = {
  requests: [] as RecordedRequest[],
  live: 'second',
  refresh: (): Response => Response.json(wireSession('second')),
  expired: (): Response => Response.json(sessionRequired, { status: 401 }),
}
const untouched = { ...shop }

function respond(address: string, { headers: requestHeaders }: RequestInit): Response {
  const headers = new Headers(requestHeaders)
  const bearer = headers.get('authorization')
  shop.requests.push({ path: address.slice(7), bearer, xsrf: headers.get('x-xsrf-token') })
  if (address.endsWith('/account/refreshtoken')) return shop.refresh()
  if (address.endsWith('/getcountries')) return Response.json([])
  if (address.endsWith('/getprofile') && bearer === `Bearer ${shop.live}`) return Response.json(wireProfile)
  return shop.expired()
}

const onSessionLost = vi.fn()

async function openPage({ signedIn }: { signedIn: boolean }) {
  vi.resetModules()
  const { sessionStarted, sessionStore } = await import('./session-store.ts')
  const { session } = await import('@stoa/contract/identity/session')
  if (signedIn) sessionStarted(session.toReadable(wireSession('first')))
  const { createBrowserClient } = await import('./browser-client.ts')
  return { client: createBrowserClient(onSessionLost)('el'), sessionStore }
}

beforeEach(() => {
  Object.assign(shop, untouched, { requests: [] })
  onSessionLost.mockClear()
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => respond(address, request))
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=pair' })
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const paths = () => shop.requests.map(({ path }) => path)

it('sends the token only with calls that accept a session', async () => {
  shop.live = 'first'
  const { client } = await openPage({ signedIn: true })
  await client.call(listCountries, {})
  expect((await client.call(getProfile, {})).ok).toBe(true)
  expect(shop.requests.map(({ bearer }) => bearer)).toEqual([null, 'Bearer first'])
})

it('refreshes once for all calls that wait, and repeats them', async () => {
  const { client } = await openPage({ signedIn: true })
  const outcomes = await Promise.all([1, 2, 3].map(() => client.call(getProfile, {})))
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(paths().filter((path) => path === '/account/refreshtoken')).toHaveLength(1)
  expect(shop.requests.find(({ path }) => path === '/account/refreshtoken')?.xsrf).toBe('pair')
})

it('fetches a token first after a reload', async () => {
  const page = await openPage({ signedIn: true })
  const { clearAccessToken } = await import('./access-token.ts')
  clearAccessToken()
  await page.client.call(getProfile, {})
  expect(paths()).toEqual(['/account/refreshtoken', '/customers/getprofile'])
})

it('lets the application redirect when the session is over', async () => {
  shop.refresh = () => Response.json({ ...sessionRequired, code: 'session_over' }, { status: 401 })
  const { client, sessionStore } = await openPage({ signedIn: true })
  void client.call(getProfile, {})
  await vi.waitFor(() => expect(onSessionLost).toHaveBeenCalledWith('el'))
  expect(sessionStore.read()).toEqual({ status: 'guest' })
})

it.each([
  ['an empty body', () => new Response('')],
  ['a fault', () => Response.json({ ...sessionRequired, code: 'server_fault', status: 500 }, { status: 500 })],
  ['a fault without a body', () => new Response(null, { status: 500 })],
  ['401 without a body', () => new Response(null, { status: 401 })],
])('ends the session when the refresh is answered with %s', async (_, refresh) => {
  shop.refresh = refresh
  const { client, sessionStore } = await openPage({ signedIn: true })
  void client.call(getProfile, {})
  await vi.waitFor(() => expect(onSessionLost).toHaveBeenCalledWith('el'))
  expect(sessionStore.read()).toEqual({ status: 'guest' })
  expect(paths().filter((path) => path === '/account/refreshtoken')).toHaveLength(1)
})

it.each([
  ['the shop is busy', () => new Response(null, { status: 503 })],
  ['a proxy does not reach the shop', () => new Response('<html>', { status: 502 })],
  ['the network is gone', () => Promise.reject(new TypeError('failed to fetch'))],
])('does not end the session while %s', async (_, refresh) => {
  shop.refresh = refresh as typeof shop.refresh
  const { client, sessionStore } = await openPage({ signedIn: true })
  await expect(client.call(getProfile, {})).rejects.toThrow()
  expect(sessionStore.read().status).toBe('customer')
  expect(onSessionLost).not.toHaveBeenCalled()
})

it('refreshes once after a 401 without a body', async () => {
  const { client } = await openPage({ signedIn: true })
  shop.expired = () => new Response(null, { status: 401 })
  expect((await client.call(getProfile, {})).ok).toBe(true)
  expect(paths()).toEqual(['/customers/getprofile', '/account/refreshtoken', '/customers/getprofile'])
})

it('does not refresh before Retry-After', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const tooMany = { ...sessionRequired, code: 'too_many_requests', status: 429 }
  shop.refresh = () => Response.json(tooMany, { status: 429, headers: { 'retry-after': '30' } })
  const { client } = await openPage({ signedIn: true })
  const renewals = () => paths().filter((path) => path === '/account/refreshtoken').length
  const failing = () => expect(client.call(getProfile, {})).rejects.toMatchObject({ problem: { status: 429 } })
  await failing()
  vi.setSystemTime(Date.now() + 29_000)
  await failing()
  expect(renewals()).toBe(1)
  vi.setSystemTime(Date.now() + 1000)
  await failing()
  expect(renewals()).toBe(2)
})

it('never repeats signing in or changing the password', async () => {
  const { client } = await openPage({ signedIn: true })
  await client.call(logIn, { email: 'e@example.com', password: 'x' })
  await client.call(updatePassword, { current: 'x', password: 'correct horse battery' })
  expect(paths()).toEqual(['/customers/login', '/customers/updatepassword'])
})
