// Who is signed in, shared by all tabs of this browser. Public pages show it when it is known and never wait for it.

import type { Session } from '@stoa/contract/identity/session'
import { createStore, useStore } from '../store/browser-store.ts'
import { type AccessToken, clearAccessToken, setAccessToken } from './access-token.ts'
import { endActiveSession, type SessionEnd, startActiveSession } from './active-session.ts'
import { readSession, type SessionPerson, type StoredSession, sessionKey, writeSession } from './stored-session.ts'

export type { SessionPerson } from './stored-session.ts'

export type SessionState = { status: 'unknown' } | { status: 'guest' } | { status: 'customer'; person: SessionPerson }

const unknown: SessionState = { status: 'unknown' }
const guest: SessionState = { status: 'guest' }
/** A token expires here a little before the server refuses it. */
const expiryMargin = 20_000
const minute = 60_000

const store = createStore<SessionState>(unknown)
let stored: StoredSession | null = null
/** Whether it could not be stored. */
let storageFailed = false
/**
 * Other tabs of this browser. Opened only when signed in: an open channel can keep a page out of the back/forward
 * cache.
 */
let tabChannel: BroadcastChannel | null = null

function openTabChannel(): void {
  if (tabChannel || typeof BroadcastChannel === 'undefined') return
  tabChannel = new BroadcastChannel(sessionKey)
  tabChannel.addEventListener('message', ({ data }: MessageEvent<AccessToken>) => {
    load()
    if (data.customerId === stored?.person.customerId) setAccessToken(data)
  })
}

const isSameSession = (before: SessionPerson | undefined, next: SessionPerson | undefined): boolean =>
  before?.customerId === next?.customerId && before?.impersonatedBy === next?.impersonatedBy

function applySession(next: StoredSession | null, end: SessionEnd = 'ended'): void {
  const before = stored?.person
  if (!isSameSession(before, next?.person)) {
    clearAccessToken()
    endActiveSession(end)
  }
  stored = next
  if (next) {
    openTabChannel()
    startActiveSession()
  }
  if (!next) store.write(guest)
  else if (JSON.stringify(before) !== JSON.stringify(next.person) || store.read().status !== 'customer')
    store.write({ status: 'customer', person: next.person })
}

/** Storage may be forbidden or full: the session then lasts as long as the page. */
function saveSession(next: StoredSession | null, end?: SessionEnd): void {
  applySession(next, end)
  try {
    storageFailed = false
    if (next) localStorage.setItem(sessionKey, writeSession(next))
    else localStorage.removeItem(sessionKey)
  } catch {
    // This page still has the session in memory; other pages refresh.
    storageFailed = true
  }
}

/** A readable cookie with the lifetime of the session; the refresh token itself is in an HttpOnly cookie. */
const hasCookie = (): boolean => /(?:^|;\s*)XSRF-TOKEN=[^;]/.test(document.cookie)

function load(): void {
  try {
    const text = storageFailed && stored ? writeSession(stored) : localStorage.getItem(sessionKey)
    const storedText = hasCookie() ? text : null
    const expired = readSession(storedText, 0) !== null
    applySession(readSession(storedText, Date.now()), expired ? 'lost' : 'ended')
  } catch {
    applySession(null)
  }
}

if (typeof window !== 'undefined') {
  load()
  window.addEventListener('storage', ({ key }) => {
    if (key === sessionKey || key === null) load()
  })
}

export const sessionStore = { read: store.read, subscribe: store.subscribe }

/** `unknown` on the server and until hydration. */
export const useSession = (): SessionState => useStore(store, unknown)

/** When the session was last refreshed, by any tab; null when nobody is signed in. */
export function lastRefresh(): number | null {
  load()
  return stored?.refreshedAt ?? null
}

/** After signing in and after each refresh. */
export function sessionStarted(session: Session): void {
  const now = Date.now()
  const { customerId, email, firstName, lastName, alias, gender, registeredAt } = session
  const { impersonatedBy, passwordToBeSet, refreshMinutes, accessMinutes } = session
  const names = { customerId, email, firstName, lastName, alias }
  const person = { ...names, gender, registeredAt, impersonatedBy, passwordToBeSet }
  saveSession({ person, refreshedAt: now, refreshMinutes, accessMinutes })
  const goodUntil = now + accessMinutes * minute - expiryMargin
  const token = { text: session.accessToken, customerId, goodUntil }
  setAccessToken(token)
  tabChannel?.postMessage(token)
}

/** After signing out, and when a session turns out to be over. */
export function sessionEnded(end: SessionEnd = 'ended'): void {
  clearAccessToken()
  saveSession(null, end)
}

/** After a change of the person's displayed data. */
export function personChanged(change: Partial<Omit<SessionPerson, 'customerId'>>): void {
  if (stored) saveSession({ ...stored, person: { ...stored.person, ...change } })
}
