// Which access tokens are accepted: ours, unexpired, of a live session, and nothing that merely looks like one.

import { listDevices } from '@stoa/contract/identity/session'
import { SignJWT, UnsecuredJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendCall } from '../../../test/send-call.ts'
import { makeCustomer, type SignedInCustomer, signIn } from '../../../test/sign-in.ts'
import { accountSettings, openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let me: SignedInCustomer
let sid: string
beforeAll(async () => {
  api = await openTestApi()
  api.database.expectViolation('a session of an account that is deleted')
})
beforeEach(async () => {
  me = await signIn(api)
  const { rows } = await sql<{ id: string }>`select id from session where customer_id = ${me.customerId}`.execute(
    api.database.db,
  )
  sid = rows[0]?.id ?? ''
})
afterAll(() => api.close())

const callWith = async (authorization: string) => {
  const { status, body } = await sendCall(api.app, listDevices, {}, 'el', { authorization })
  return status === 200 ? 'in' : body.code
}

interface Claims {
  sub?: string
  sid?: unknown
  iss?: string
  aud?: string
  typ?: string
  alg?: string
  exp?: number
  key?: Uint8Array
}

const seconds = () => Math.floor(api.clock.now / 1000)
const token = (overrides: Claims = {}) => {
  const validToken = { sub: String(me.customerId), sid, iss: 'stoa', aud: 'stoa-api', typ: 'at+jwt', alg: 'HS256' }
  const {
    sub,
    sid: session,
    iss,
    aud,
    typ,
    alg,
    exp,
    key,
  } = { ...validToken, exp: seconds() + 60, key: undefined, ...overrides }
  return new SignJWT({ sid: session })
    .setProtectedHeader({ alg, typ })
    .setSubject(sub)
    .setIssuer(iss)
    .setAudience(aud)
    .setIssuedAt(seconds())
    .setExpirationTime(exp)
    .sign(key ?? accountSettings.secret)
}
const callWithToken = async (overrides?: Claims) => callWith(`Bearer ${await token(overrides)}`)

test('the session’s own token is accepted, and so is one made the same way', async () => {
  expect([await callWith(me.headers.authorization ?? ''), await callWithToken()]).toEqual(['in', 'in'])
  expect(await callWith(`bearer ${await token()}`)).toBe('in')
})

test('anything else that looks like one is refused', async () => {
  const stranger = await makeCustomer(api)
  const wrong: Claims[] = [
    { key: new TextEncoder().encode('somebody else’s secret, 32 bytes') },
    { alg: 'HS512' },
    { alg: 'HS384' },
    { typ: 'JWT' },
    { iss: 'elsewhere' },
    { aud: 'stoa' },
    { exp: seconds() },
    { exp: seconds() - 1 },
    { sub: String(stranger) },
    { sub: '0' },
    { sub: `${me.customerId}.0` },
    { sub: '99999999999' },
    { sid: crypto.randomUUID() },
    { sid: 'x' },
    { sid: [sid] },
    { sid: undefined },
  ]
  for (const item of wrong) expect([item, await callWithToken(item)]).toEqual([item, 'session_required'])
})

test('an unsigned, truncated or altered token is refused', async () => {
  const validToken = await token()
  const [head = '', body = '', signature = ''] = validToken.split('.')
  const unsigned = new UnsecuredJWT({ sid, sub: String(me.customerId), iss: 'stoa', aud: 'stoa-api' }).encode()
  const bodyOfOther = Buffer.from(body, 'base64url').toString().replace(`"${me.customerId}"`, '"1"')
  const malformed = [
    unsigned,
    `${head}.${body}.`,
    `${head}.${body}`,
    `${head}.${Buffer.from(bodyOfOther).toString('base64url')}.${signature}`,
    `${validToken}x`,
    validToken.slice(1),
    'x',
    '..',
    'null',
  ]
  for (const item of malformed) expect([item, await callWith(`Bearer ${item}`)]).toEqual([item, 'session_required'])
  for (const header of ['', 'Bearer', `Basic ${validToken}`, validToken, `Bearer  ${validToken} x`])
    expect([header, await callWith(header)]).toEqual([header, 'session_required'])
})

test.each([
  ['ends', () => sql`update session set ended_at = now(), end_reason = 'password' where id = ${sid}`],
  ['runs out', () => sql`update session set expires_at = ${new Date(api.clock.now)} where id = ${sid}`],
  ['loses its customer', () => sql`update customer set email = null, deleted_at = now() where id = ${me.customerId}`],
])('a session that %s is refused at the next call', async (_, change) => {
  expect(await callWithToken()).toBe('in')
  await change().execute(api.database.db)
  expect(await callWithToken()).toBe('session_required')
})
