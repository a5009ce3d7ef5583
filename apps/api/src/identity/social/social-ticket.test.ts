import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flowLifetimeSeconds, isValidState, newFlow, nonceOf, readFlow, stateOf } from './sign-in-flow.ts'
import { hashOfToken, readCookie, writeTicket } from './social-ticket.ts'

const secret = new TextEncoder().encode('the shop’s secret, known to its processes')
const now = 1_795_000_000_000
const identity = {
  issuer: 'https://www.facebook.com',
  subject: '7',
  email: null,
  emailVerified: false,
  isProvidersMailbox: false,
  firstName: 'Άννα',
  lastName: 'Πέτρου',
}
const tokenHash = hashOfToken('facebook', 'token')
const ticket = { tokenHash, identity, provedEmail: 'anna@example.gr' }

test('a flow is valid for ten minutes', () => {
  const flow = newFlow(now)
  const end = now + flowLifetimeSeconds * 1000
  expect([now - 1, now, end - 1, end].map((time) => readFlow(flow.text, time))).toEqual([null, flow, flow, null])
})

test('nonce and state belong to one flow and one shop', () => {
  const [first, second] = [newFlow(now), newFlow(now)]
  const otherSecret = new Uint8Array(32)
  expect(new Set([nonceOf(secret, first), nonceOf(secret, second), nonceOf(otherSecret, first)]).size).toBe(3)
  const state = stateOf(secret, first, 'en')
  expect(state).toMatch(/^en\./)
  expect(isValidState(secret, first, state)).toBe(true)
  for (const [flow, text] of [
    [second, state],
    [first, state.replace('en.', 'el.')],
    [first, `${state}x`],
    [first, nonceOf(secret, first)],
  ] as const)
    expect(isValidState(secret, flow, text)).toBe(false)
})

test('the stored result is returned for its own token and cookie, and fits into one cookie', () => {
  const flow = newFlow(now)
  const cookie = writeTicket(secret, flow, ticket)
  expect(readCookie(secret, cookie, tokenHash, now)).toEqual({ flow, ticket })
  expect(readCookie(secret, cookie, hashOfToken('google', 'token'), now)).toEqual({ flow, ticket: null })
  const longest = { issuer: identity.issuer, subject: '9'.repeat(255), email: `${'a'.repeat(248)}@a.gr` }
  const long = {
    ...ticket,
    identity: { ...identity, ...longest, firstName: 'Ω'.repeat(100), lastName: 'Ω'.repeat(100) },
  }
  expect(writeTicket(secret, flow, { ...long, provedEmail: longest.email }).length).toBeLessThan(3800)
})

test('anything else in the cookie is no ticket, and causes no fault', () => {
  const flow = newFlow(now)
  const [, , sealed = ''] = writeTicket(secret, flow, ticket).split('.')
  expect(readCookie(secret, `${newFlow(now).text}.${sealed}`, tokenHash, now)?.ticket).toBeNull()
  const text = fc.oneof(fc.string(), fc.base64String(), fc.constant(sealed))
  fc.assert(
    fc.property(text, text, text, (time, random, last) => {
      expect(readCookie(secret, `${time}.${random}.${last}`, tokenHash, now)?.ticket ?? null).toBeNull()
      expect(readCookie(secret, `${flow.text}.${time}`, tokenHash, now)?.ticket ?? null).toEqual(
        time === sealed ? ticket : null,
      )
    }),
  )
})
