import type { Session } from '@stoa/contract/identity/session'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSession, sessionKey } from './stored-session.ts'

const session: Session = {
  customerId: 7,
  email: 'eleni.markou@example.gr',
  firstName: 'Ελένη',
  lastName: 'Μάρκου',
  alias: null,
  gender: null,
  registeredAt: '2026-01-01T10:00:00.000Z',
  lastLoginAt: '2026-11-21T10:00:00.000Z',
  accessToken: 'a.b.c',
  accessMinutes: 10,
  refreshMinutes: 1440,
  impersonatedBy: null,
  passwordToBeSet: false,
}

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
}

/** A page of a browser, with a freshly loaded store. */
async function openPage(cookie = 'theme=1; XSRF-TOKEN=abc') {
  const events = new EventTarget()
  vi.stubGlobal('window', events)
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.resetModules()
  const [store, tokens] = await Promise.all([import('./session-store.ts'), import('./access-token.ts')])
  const announce = () => events.dispatchEvent(Object.assign(new Event('storage'), { key: sessionKey }))
  return { ...store, token: () => tokens.findAccessToken(Date.now())?.text, announce }
}

afterEach(() => {
  stored.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('sessionStore', () => {
  it('knows a guest', async () => {
    const page = await openPage()
    expect(page.sessionStore.read()).toEqual({ status: 'guest' })
    expect(page.lastRefresh()).toBeNull()
  })

  it('knows the customer after signing in, also after a reload, but stores no token', async () => {
    const page = await openPage()
    page.sessionStarted(session)
    expect(page.sessionStore.read()).toMatchObject({
      status: 'customer',
      person: { customerId: 7, firstName: 'Ελένη' },
    })
    expect(page.token()).toBe('a.b.c')
    expect([...stored.values()].join()).not.toContain('a.b.c')
    const { person, ...durations } = readSession(stored.get(sessionKey) ?? null, Date.now()) ?? {}
    expect(person).toMatchObject({ gender: null, registeredAt: session.registeredAt })
    expect(durations).toMatchObject({ accessMinutes: 10, refreshMinutes: 1440 })
    const reloaded = await openPage()
    expect(reloaded.sessionStore.read()).toEqual(page.sessionStore.read())
    expect(reloaded.token()).toBeUndefined()
  })

  it('ignores a stored session without its cookie', async () => {
    const page = await openPage()
    page.sessionStarted(session)
    expect((await openPage('theme=1')).sessionStore.read()).toEqual({ status: 'guest' })
  })

  it('lasts as long as the page where storage is not available', async () => {
    const page = await openPage()
    vi.stubGlobal('localStorage', { ...storage, setItem: () => expect.fail('full') })
    page.sessionStarted(session)
    expect(page.lastRefresh()).not.toBeNull()
    expect(page.sessionStore.read().status).toBe('customer')
    page.sessionEnded()
    expect(page.lastRefresh()).toBeNull()
  })

  it('treats a token as expired before the server does', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') })
    const page = await openPage()
    page.sessionStarted(session)
    vi.setSystemTime(Date.parse('2026-11-21T10:09:39Z'))
    expect(page.token()).toBe('a.b.c')
    vi.setSystemTime(Date.parse('2026-11-21T10:09:40Z'))
    expect(page.token()).toBeUndefined()
  })

  it('ends here and, through the shared storage, in other tabs', async () => {
    const page = await openPage()
    page.sessionStarted(session)
    stored.clear()
    page.announce()
    expect(page.sessionStore.read()).toEqual({ status: 'guest' })
    expect(page.token()).toBeUndefined()
  })

  it('never uses one person’s token for another', async () => {
    const page = await openPage()
    page.sessionStarted(session)
    stored.set(sessionKey, (stored.get(sessionKey) ?? '').replace('"customerId":7', '"customerId":8'))
    page.announce()
    expect(page.sessionStore.read()).toMatchObject({ person: { customerId: 8 } })
    expect(page.token()).toBeUndefined()
  })

  it('shows what the person changed', async () => {
    const page = await openPage()
    page.sessionStarted(session)
    const listener = vi.fn()
    page.sessionStore.subscribe(listener)
    page.personChanged({ alias: 'ελένη_μ' })
    page.personChanged({ alias: 'ελένη_μ' })
    expect(page.sessionStore.read()).toMatchObject({ person: { alias: 'ελένη_μ', email: session.email } })
    expect(listener).toHaveBeenCalledTimes(1)
    expect(readSession(stored.get(sessionKey) ?? null, Date.now())?.person.alias).toBe('ελένη_μ')
  })
})
