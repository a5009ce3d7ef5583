import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isStateOf, newStart, nonceOf, readStart, startLives, stateOf } from './social-start.ts'
import { hashOfToken, readCookie, writeTicket } from './social-ticket.ts'

const secret = new TextEncoder().encode('the shop’s secret, known to its processes')
const now = 1_795_000_000_000
const identity = {
  ...{ issuer: 'https://www.facebook.com', subject: '7', email: null, emailVerified: false, isHousesMailbox: false },
  ...{ firstName: 'Άννα', lastName: 'Πέτρου' },
}
const tokenHash = hashOfToken('facebook', 'token')
const ticket = { tokenHash, identity, provedEmail: 'anna@example.gr' }

test('a start counts for ten minutes', () => {
  const start = newStart(now)
  const end = now + startLives * 1000
  expect([now - 1, now, end - 1, end].map((moment) => readStart(start.text, moment))).toEqual([
    null,
    start,
    start,
    null,
  ])
})

test('nonce and state belong to one start and one shop', () => {
  const [one, two] = [newStart(now), newStart(now)]
  const other = new Uint8Array(32)
  expect(new Set([nonceOf(secret, one), nonceOf(secret, two), nonceOf(other, one)]).size).toBe(3)
  const state = stateOf(secret, one, 'en')
  expect(state).toMatch(/^en\./)
  expect(isStateOf(secret, one, state)).toBe(true)
  for (const [start, text] of [
    [two, state],
    [one, state.replace('en.', 'el.')],
    [one, `${state}x`],
    [one, nonceOf(secret, one)],
  ] as const)
    expect(isStateOf(secret, start, text)).toBe(false)
})

test('what was read comes back with the token it was read from, in the same cookie, and fits into one', () => {
  const start = newStart(now)
  const cookie = writeTicket(secret, start, ticket)
  expect(readCookie(secret, cookie, tokenHash, now)).toEqual({ start, ticket })
  expect(readCookie(secret, cookie, hashOfToken('google', 'token'), now)).toEqual({ start, ticket: null })
  const longest = { issuer: identity.issuer, subject: '9'.repeat(255), email: `${'a'.repeat(248)}@a.gr` }
  const long = {
    ...ticket,
    identity: { ...identity, ...longest, firstName: 'Ω'.repeat(100), lastName: 'Ω'.repeat(100) },
  }
  expect(writeTicket(secret, start, { ...long, provedEmail: longest.email }).length).toBeLessThan(3800)
})

test('whatever else stands in the cookie is no ticket, and breaks nothing', () => {
  const start = newStart(now)
  const [, , sealed = ''] = writeTicket(secret, start, ticket).split('.')
  expect(readCookie(secret, `${newStart(now).text}.${sealed}`, tokenHash, now)?.ticket).toBeNull()
  const text = fc.oneof(fc.string(), fc.base64String(), fc.constant(sealed))
  fc.assert(
    fc.property(text, text, text, (moment, chance, last) => {
      expect(readCookie(secret, `${moment}.${chance}.${last}`, tokenHash, now)?.ticket ?? null).toBeNull()
      expect(readCookie(secret, `${start.text}.${moment}`, tokenHash, now)?.ticket ?? null).toEqual(
        moment === sealed ? ticket : null,
      )
    }),
  )
})
