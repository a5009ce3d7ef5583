// What happens to calls on the way when the session they were made in comes to its end.

import { insertAddress } from '@stoa/contract/addresses'
import { getProfile } from '@stoa/contract/profile'
import { getCustomerCart, uniteCarts } from '@stoa/contract/server-cart'
import { refreshSession, session } from '@stoa/contract/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const minute = 60_000

const sessionOf = (customerId: number, token: string, more: object = {}) => ({
  ...{ id: customerId, eml: 'eleni.markou@example.gr', fn: 'Ελένη', ln: 'Μάρκου', UserAlias: null, gnd: null },
  ...{ rgdt: '2026-01-01T10:00:00.000Z', lld: '2026-11-21T10:00:00.000Z', at: token, atd: 10, rtd: 30 },
  ...{ imp: null, rst: false, ...more },
})
const address = {
  ...{ title: 'Σπίτι', firstName: 'Ελένη', lastName: 'Μάρκου', mobile: '6900000000', countryId: 1, regionId: 1 },
  ...{ street: 'Ασκληπιού 40', city: 'Αθήνα', area: null, building: null, postalCode: '10679', comments: null },
  ...{ isBilling: false, isDelivery: false },
}

interface Asked {
  path: string
  bearer: string | null
  answer(status: number, body?: unknown): void
}

/** What the page has asked, and waits for. */
const asked: Asked[] = []
const left = vi.fn()
const kept = new Map<string, string>()
const paths = () => asked.map(({ path }) => path)
const find = ({ path }: { path: string }) =>
  vi.waitFor(() => asked.findLast((one) => one.path === path) ?? expect.fail(`${path} was not asked`))

function wait(url: string, { headers, signal }: RequestInit): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const over = { code: 'session_required', status: 401, title: 'Συνδεθείτε', instance: '1' }
  if (signal?.aborted) return Promise.reject(signal.reason)
  signal?.addEventListener('abort', () => reject(signal.reason))
  asked.push({
    path: url.slice(7),
    bearer: new Headers(headers).get('authorization'),
    answer: (status, body = over) => resolve(Response.json(body, { status })),
  })
  return promise
}

async function openPage() {
  vi.resetModules()
  const { sessionBegun, sessionEnded, sessionStore } = await import('../state/session-store.ts')
  const { endSession } = await import('../state/end-session.ts')
  const { browserClient } = await import('./browser-client.ts')
  const { cartShop } = await import('./cart-sync/cart-shop.ts')
  const begin = (customerId: number, token: string, more?: object) =>
    sessionBegun(session.toReadable(sessionOf(customerId, token, more)))
  begin(7, 'first')
  return { client: browserClient('el'), cart: cartShop('el'), begin, endSession, sessionEnded, sessionStore }
}

/** The promise's end, told apart without waiting for it. */
function watch(promise: Promise<unknown>) {
  const seen = { state: 'waits' as 'waits' | 'answered' | 'given up' }
  promise.then(
    () => (seen.state = 'answered'),
    () => (seen.state = 'given up'),
  )
  return seen
}

beforeEach(() => {
  asked.length = 0
  kept.clear()
  left.mockClear()
  vi.stubGlobal('fetch', wait)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=pair' })
  vi.stubGlobal('location', { pathname: '/cart', search: '', origin: 'https://stoa.example', assign: left })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('while a session is being ended', () => {
  it('what reads is let go, what changes something is waited for, and nothing new is asked', async () => {
    const page = await openPage()
    const reading = watch(page.client.call(getProfile, {}))
    const change = page.client.call(insertAddress, address)
    const changing = await find(insertAddress)
    const tell = vi.fn(async () => true)
    const ending = page.endSession(tell, (isOver) => isOver)
    const late = watch(page.client.call(getCustomerCart, {}))
    await vi.waitFor(() => expect(reading.state).toBe('given up'))
    expect(tell).not.toHaveBeenCalled()
    changing.answer(409, { code: 'address_title_taken', status: 409, title: 'Υπάρχει ήδη', instance: '2' })
    expect((await change).ok).toBe(false)
    expect(await ending).toBe(true)
    await vi.waitFor(() => expect(late.state).toBe('given up'))
    expect(paths()).toEqual([getProfile.path, insertAddress.path])
    expect(page.sessionStore.read()).toEqual({ status: 'guest' })
    expect(left).not.toHaveBeenCalled()
  })

  it('a renewal on the way is waited for', async () => {
    const page = await openPage()
    const call = watch(page.client.call(getProfile, {}))
    ;(await find(getProfile)).answer(401)
    const renewal = await find(refreshSession)
    const tell = vi.fn(async () => true)
    const ending = page.endSession(tell, (isOver) => isOver)
    await new Promise((later) => setTimeout(later, 20))
    expect(tell).not.toHaveBeenCalled()
    renewal.answer(200, sessionOf(7, 'second'))
    await ending
    await vi.waitFor(() => expect(call.state).toBe('given up'))
    expect(page.sessionStore.read()).toEqual({ status: 'guest' })
    expect([paths().length, left.mock.calls.length]).toEqual([2, 0])
  })

  it('it goes on as it was when the shop could not be told', async () => {
    const page = await openPage()
    await page.endSession(
      async () => false,
      (isOver) => isOver,
    )
    const call = page.client.call(getCustomerCart, {})
    const { bearer, answer } = await find(getCustomerCart)
    expect(bearer).toBe('Bearer first')
    answer(200, { items: [], changes: [] })
    expect((await call).ok).toBe(true)
  })
})

describe('after its end in another tab', () => {
  it('a late refusal is neither renewed nor told', async () => {
    const page = await openPage()
    const change = page.client.call(insertAddress, address)
    const { answer } = await find(insertAddress)
    kept.clear()
    answer(401)
    expect(await change).toMatchObject({ ok: false, refusal: { code: 'session_required' } })
    expect(paths()).toEqual([insertAddress.path])
    expect(page.sessionStore.read()).toEqual({ status: 'guest' })
    expect(left).not.toHaveBeenCalled()
  })

  it('a renewal that comes late does not bring it back', async () => {
    const page = await openPage()
    const call = watch(page.client.call(getProfile, {}))
    ;(await find(getProfile)).answer(401)
    const renewal = await find(refreshSession)
    kept.clear()
    renewal.answer(200, sessionOf(7, 'second'))
    await vi.waitFor(() => expect(call.state).not.toBe('waits'))
    expect(page.sessionStore.read()).toEqual({ status: 'guest' })
    expect(kept.size).toBe(0)
    expect(left).not.toHaveBeenCalled()
  })

  it('its cart is not taken in', async () => {
    const page = await openPage()
    const united = watch(page.cart.unite('key', []))
    const { answer } = await find(uniteCarts)
    page.sessionEnded()
    answer(200, { items: [], told: [] })
    await vi.waitFor(() => expect(united.state).toBe('given up'))
  })
})

it('a call is not repeated with the token of who signed in meanwhile', async () => {
  const page = await openPage()
  const change = page.client.call(insertAddress, address)
  const { answer } = await find(insertAddress)
  page.begin(8, 'of another')
  answer(401)
  expect((await change).ok).toBe(false)
  expect(asked.map(({ bearer }) => bearer)).toEqual(['Bearer first'])
  expect(page.sessionStore.read()).toMatchObject({ person: { customerId: 8 } })
})

it('half an hour in a customer’s name is told to be over without asking for more of it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const page = await openPage()
  page.begin(7, 'of staff', { imp: 'Μαρία' })
  vi.setSystemTime(Date.now() + 30 * minute)
  void page.client.call(getProfile, {})
  await vi.waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('/logout'))
  expect(paths()).toEqual([])
  expect(page.sessionStore.read()).toEqual({ status: 'guest' })
})
