import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkEmailLinkReturn, storeEmailLinkReturn, takeEmailLinkReturn } from './email-link-return.ts'

const origin = 'https://stoa.example'
const now = Date.parse('2026-11-21T10:00:00Z')
const hour = 60 * 60_000

beforeEach(() => {
  const storage = new Map<string, string>()
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('continues from the e-mail, once, with the reason of a page for customers only', () => {
  storeEmailLinkReturn({ path: '/en/profile/orders', reason: 'over' })
  expect(takeEmailLinkReturn()).toEqual({ path: '/en/profile/orders', reason: 'needed' })
  expect(takeEmailLinkReturn()).toBeNull()
})

it('replaces the target of an earlier e-mail, also with none', () => {
  storeEmailLinkReturn({ path: '/profile', reason: 'needed' })
  storeEmailLinkReturn(null)
  expect(takeEmailLinkReturn()).toBeNull()
})

it('is valid for a day', () => {
  const emailLinkReturn = { path: '/profile', leftAt: now }
  expect(checkEmailLinkReturn(emailLinkReturn, origin, now + 24 * hour - 1)).toEqual(emailLinkReturn)
  expect(checkEmailLinkReturn(emailLinkReturn, origin, now + 24 * hour)).toBeNull()
})

it.each([
  { path: '//e.com', leftAt: now },
  { path: 'https://stoa.example.e.com/', leftAt: now },
  { path: 'javascript:alert(1)', leftAt: now },
  { path: '/profile', leftAt: now + 1 },
  { path: '/profile', leftAt: '0' },
  { path: '/profile' },
  { leftAt: now },
  null,
])('is null for %j', (stored) => expect(checkEmailLinkReturn(stored, origin, now)).toBeNull())
