import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { awaitLetter, checkLetterReturn, takeLetterReturn } from './letter-return.ts'

const origin = 'https://stoa.example'
const now = Date.parse('2026-11-21T10:00:00Z')
const hour = 60 * 60_000

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('leads on from the letter, once, with the words of a page that is for customers', () => {
  awaitLetter({ path: '/en/profile/orders', reason: 'over' })
  expect(takeLetterReturn()).toEqual({ path: '/en/profile/orders', reason: 'needed' })
  expect(takeLetterReturn()).toBeNull()
})

it('forgets the way of an earlier letter with one that leads nowhere', () => {
  awaitLetter({ path: '/profile', reason: 'needed' })
  awaitLetter(null)
  expect(takeLetterReturn()).toBeNull()
})

it('holds for a day', () => {
  const left = { path: '/profile', leftAt: now }
  expect(checkLetterReturn(left, origin, now + 24 * hour - 1)).toEqual(left)
  expect(checkLetterReturn(left, origin, now + 24 * hour)).toBeNull()
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
])('leads nowhere for %j', (stored) => expect(checkLetterReturn(stored, origin, now)).toBeNull())
