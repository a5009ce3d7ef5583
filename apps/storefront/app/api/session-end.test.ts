// What happens to pending calls when their session ends.

import { insertAddress } from '@stoa/contract/identity/addresses'
import { getProfile } from '@stoa/contract/identity/profile'
import { refreshSession, session } from '@stoa/contract/identity/session'
import { getCustomerCart, uniteCarts } from '@stoa/contract/ordering/server-cart'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const minute = 60_000

const sessionOf = (customerId: number, token: string, overrides: object = {}) => ({
  id: customerId,
  eml: 'eleni.markou@example.gr',
  fn: 'Ελένη',
  ln: 'Μάρκου',
  UserAlias: null,
  gnd: null,
  rgdt: '2026-01-01T10:00:00.000Z',
  lld: '2026-11-21T10:00:00.000Z',
  at: token,
  atd: 10,
  rtd: 30,
  imp: null,
  rst: false,
  ...overrides,
})
const address = {
  title: 'Σπίτι',
  firstName: 'Ελένη',
  lastName: 'Μάρκου',
  mobile: '6900000000',
  countryId: 1,
  regionId: 1,
  street: 'Ασκληπιού 40',
  city: 'Αθήνα',
  area: null,
  building: null,
  postalCode: '10679',
  comments: null,
  isBilling: false,
  isDelivery: false,
}

interface RecordedRequest {
  path: string
  bearer: string | null
  respond(status: number, body?: unknown): void
}

/** The page's pending requests. */
const requests: RecordedRequest[] = []
const assign = vi.fn()
const stored = new Map<string, string>()
const paths = () => requests.map(({ path }) => path)
const findRequest = ({ path }: { path: string }) =>
  vi.waitFor(() => requests.findLast((request) => request.path === path) ?? expect.fail(`${path} was not asked`))

function fakeFetch(url: string, { headers, signal }: RequestInit): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const sessionRequired = { code: 'session_required', status: 401, title: 'Συνδεθείτε', instance: '1' }
  if (signal?.aborted) return Promise.reject(signal.reason)
  signal?.addEventListener('abort', () => reject(signal.reason))
  requests.push({
    path: url.slice(7),
    bearer: new Headers(headers).get('authorization'),
    respond: (status, body = sessionRequired) => resolve(Response.json(body, { status })),
  })
  return promise
}

async function openPage() {
  vi.resetModules()
  const { sessionStarted, sessionEnded, sessionStore } = await import('@stoa/browser/session/session-store')
  const { endSession } = await import('@stoa/browser/session/end-session')
  const { browserClient } = await import('./browser-client.ts')
  const { cartApi } = await import('./cart-sync/cart-api.ts')
  const startSession = (customerId: number, token: string, overrides?: object) =>
    sessionStarted(session.toReadable(sessionOf(customerId, token, overrides)))
  startSession(7, 'first')
  return {
    client: browserClient('el'),
    cart: cartApi('el'),
    startSession,
    endSession,
    sessionEnded,
    sessionStore,
  }
}

/** How the promise was settled, without waiting for it. */
function watch(promise: Promise<unknown>) {
  const status = { state: 'waits' as 'waits' | 'answered' | 'given up' }
  promise.then(
    () => (status.state = 'answered'),
    () => (status.state = 'given up'),
  )
  return status
}

beforeEach(() => {
  requests.length = 0
  stored.clear()
  assign.mockClear()
  vi.stubGlobal('fetch', fakeFetch)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=pair' })
  vi.stubGlobal('location', { pathname: '/cart', search: '', origin: 'https://stoa.example', assign: assign })
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

describe('while a session is being ended', () => {
  it('reads are aborted, writes are awaited, and no new call is made', async () => {
    const page = await openPage()
    const readStatus = watch(page.client.call(getProfile, {}))
    const pendingChange = page.client.call(insertAddress, address)
    const changeRequest = await findRequest(insertAddress)
    const endAtServer = vi.fn(async () => true)
    const sessionEnd = page.endSession(endAtServer, (isEnded) => isEnded)
    const lateStatus = watch(page.client.call(getCustomerCart, {}))
    await vi.waitFor(() => expect(readStatus.state).toBe('given up'))
    expect(endAtServer).not.toHaveBeenCalled()
    changeRequest.respond(409, { code: 'address_title_taken', status: 409, title: 'Υπάρχει ήδη', instance: '2' })
    expect((await pendingChange).ok).toBe(false)
    expect(await sessionEnd).toBe(true)
    await vi.waitFor(() => expect(lateStatus.state).toBe('given up'))
    expect(paths()).toEqual([getProfile.path, insertAddress.path])
    expect(page.sessionStore.read()).toEqual({ status: 'guest' })
    expect(assign).not.toHaveBeenCalled()
  })

  it('a pending refresh is awaited', async () => {
    const page = await openPage()
    const call = watch(page.client.call(getProfile, {}))
    ;(await findRequest(getProfile)).respond(401)
    const renewal = await findRequest(refreshSession)
    const endAtServer = vi.fn(async () => true)
    const sessionEnd = page.endSession(endAtServer, (isEnded) => isEnded)
    await new Promise((later) => setTimeout(later, 20))
    expect(endAtServer).not.toHaveBeenCalled()
    renewal.respond(200, sessionOf(7, 'second'))
    await sessionEnd
    await vi.waitFor(() => expect(call.state).toBe('given up'))
    expect(page.sessionStore.read()).toEqual({ status: 'guest' })
    expect([paths().length, assign.mock.calls.length]).toEqual([2, 0])
  })

  it('it continues as before when the API could not be reached', async () => {
    const page = await openPage()
    await page.endSession(
      async () => false,
      (isEnded) => isEnded,
    )
    const call = page.client.call(getCustomerCart, {})
    const { bearer, respond } = await findRequest(getCustomerCart)
    expect(bearer).toBe('Bearer first')
    respond(200, { items: [], changes: [] })
    expect((await call).ok).toBe(true)
  })
})

describe('after its end in another tab', () => {
  it('a late refusal causes neither a refresh nor a notification', async () => {
    const page = await openPage()
    const pendingChange = page.client.call(insertAddress, address)
    const { respond } = await findRequest(insertAddress)
    stored.clear()
    respond(401)
    expect(await pendingChange).toMatchObject({ ok: false, refusal: { code: 'session_required' } })
    expect(paths()).toEqual([insertAddress.path])
    expect(page.sessionStore.read()).toEqual({ status: 'guest' })
    expect(assign).not.toHaveBeenCalled()
  })

  it('a late refresh does not restore it', async () => {
    const page = await openPage()
    const call = watch(page.client.call(getProfile, {}))
    ;(await findRequest(getProfile)).respond(401)
    const renewal = await findRequest(refreshSession)
    stored.clear()
    renewal.respond(200, sessionOf(7, 'second'))
    await vi.waitFor(() => expect(call.state).not.toBe('waits'))
    expect(page.sessionStore.read()).toEqual({ status: 'guest' })
    expect(stored.size).toBe(0)
    expect(assign).not.toHaveBeenCalled()
  })

  it('its cart is not taken over', async () => {
    const page = await openPage()
    const united = watch(page.cart.unite('key', []))
    const { respond } = await findRequest(uniteCarts)
    page.sessionEnded()
    respond(200, { items: [], told: [] })
    await vi.waitFor(() => expect(united.state).toBe('given up'))
  })
})

it('a call is not retried with the token of whoever signed in meanwhile', async () => {
  const page = await openPage()
  const pendingChange = page.client.call(insertAddress, address)
  const { respond } = await findRequest(insertAddress)
  page.startSession(8, 'of another')
  respond(401)
  expect((await pendingChange).ok).toBe(false)
  expect(requests.map(({ bearer }) => bearer)).toEqual(['Bearer first'])
  expect(page.sessionStore.read()).toMatchObject({ person: { customerId: 8 } })
})

it('an impersonation is reported as over after half an hour, without a refresh', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const page = await openPage()
  page.startSession(7, 'of staff', { imp: 'Μαρία' })
  vi.setSystemTime(Date.now() + 30 * minute)
  void page.client.call(getProfile, {})
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/logout'))
  const { takeReturnTarget } = await import('../state/return-target.ts')
  expect(takeReturnTarget()).toEqual({ path: '/cart', reason: 'over' })
  expect(paths()).toEqual([])
  expect(page.sessionStore.read()).toEqual({ status: 'guest' })
})
