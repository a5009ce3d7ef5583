// Confirming the identity again, for what cannot be undone.

import { confirmIdentity, sendConfirmationCode } from '@stoa/contract/identity/session'
import { beginSecondFactor, enableSecondFactor } from '@stoa/contract/identity/social'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authenticatorCode } from '../../../test/authenticator.ts'
import { type SignedInCustomer, signIn } from '../../../test/sign-in.ts'
import { accountSettings, openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'
import { emailKindNumbers } from '../emails/emails.service.ts'
import { deriveCode } from '../one-time-tokens/token-secrets.ts'
import { hashPassword } from '../passwords/passwords.service.ts'
import { freshnessMs } from '../sessions/sessions.service.ts'

let api: TestApi
let me: SignedInCustomer
beforeAll(async () => {
  api = await openTestApi()
})
beforeEach(async () => {
  me = await signIn(api)
  api.clock.now += freshnessMs - 1000
})
afterAll(() => api.close())

const password = 'άλογο μπαταρία συνδετήρας'
const setPassword = async () =>
  sql`update customer set password_hash = ${await hashPassword(password)} where id = ${me.customerId}`.execute(
    api.database.db,
  )
const advanceClock = (milliseconds: number): void => {
  api.clock.now += milliseconds
}
/** A call that needs a recently confirmed identity. */
const beginFactor = () => call(api.app, beginSecondFactor, {}, 'el', me.headers)
const expectStale = async () =>
  expect(await refusalOf(api.app, beginSecondFactor, {}, me.headers)).toBe('confirmation_needed')
const confirm = (proof: { password?: string; code?: string }) => call(api.app, confirmIdentity, proof, 'el', me.headers)
const refusal = (proof: { password?: string; code?: string }) => refusalOf(api.app, confirmIdentity, proof, me.headers)
/** Keeps the session in use, as a browser that refreshes it. */
async function makeStale(): Promise<void> {
  advanceClock(1000)
  const { headers } = await signIn(api, me.customerId)
  await sql`update session set confirmed_at = ${new Date(api.clock.now - freshnessMs)} where customer_id = ${me.customerId}`.execute(
    api.database.db,
  )
  me = { ...me, headers }
}

test('is required ten minutes after signing in, and lasts for ten more', async () => {
  await setPassword()
  await beginFactor()
  await makeStale()
  await expectStale()
  expect(await confirm({ password })).toEqual({ accepted: true })
  await beginFactor()
  advanceClock(freshnessMs - 1000)
  await beginFactor()
  await makeStale()
  await expectStale()
})

test('a wrong password confirms nothing', async () => {
  await setPassword()
  await makeStale()
  for (const wrong of [{ password: 'x' }, { password: `${password} ` }])
    expect(await refusal(wrong)).toBe('wrong_password')
  for (const missing of [{}, { password: '' }, { code: '123456' }])
    expect(await refusal(missing)).toBe('password_required')
  await expectStale()
})

test('it applies to this session only', async () => {
  await setPassword()
  await makeStale()
  const elsewhere = await signIn(api, me.customerId)
  await makeStale()
  await confirm({ password })
  expect(await refusalOf(api.app, beginSecondFactor, {}, elsewhere.headers)).toBe('confirmation_needed')
})

async function enableFactor(): Promise<string> {
  const { secret } = await beginFactor()
  await call(api.app, enableSecondFactor, { code: authenticatorCode(secret, api.clock.now) }, 'el', me.headers)
  advanceClock(60_000)
  return secret
}

test.each(['with', 'without'])('the second factor is asked for %s a password', async (mode) => {
  if (mode === 'with') await setPassword()
  const proof = mode === 'with' ? { password } : {}
  const secret = await enableFactor()
  await makeStale()
  expect(await refusal(proof)).toBe('second_factor_required')
  expect(await refusal({ ...proof, code: '000000' })).toBe('second_factor_wrong')
  await expectStale()
  await confirm({ ...proof, code: authenticatorCode(secret, api.clock.now) })
  await beginFactor()
})

async function sentCode(): Promise<string> {
  await call(api.app, sendConfirmationCode, {}, 'el', me.headers)
  const { rows } = await sql<{ id: number; created_at: Date }>`
    select id, created_at from one_time_key where customer_id = ${me.customerId} order by id desc limit 1`.execute(
    api.database.db,
  )
  const [row] = rows
  if (!row) throw new Error('no code was made')
  const { rows: emails } = await sql<{ payload: object }>`
    select payload from outbox where topic = 'account.email' order by id desc limit 1`.execute(api.database.db)
  const { confirm_code: kind } = emailKindNumbers
  expect(emails[0]?.payload).toEqual({ kind, at: api.clock.now, customerId: me.customerId, keyId: row.id })
  return deriveCode(accountSettings, { id: row.id, purpose: 'confirm', createdAt: row.created_at })
}

test('a customer without a password types the code of an e-mail, once', async () => {
  await makeStale()
  expect(await refusal({})).toBe('second_factor_required')
  const code = await sentCode()
  await confirm({ code })
  await beginFactor()
  await makeStale()
  expect(await refusal({ code })).toBe('second_factor_wrong')
})

test('the code of an e-mail is good for ten minutes and for five guesses', async () => {
  await makeStale()
  const late = await sentCode()
  advanceClock(10 * 60_000)
  await makeStale()
  expect(await refusal({ code: late })).toBe('second_factor_wrong')
  const guessed = await sentCode()
  const wrong = guessed === '111111' ? '222222' : '111111'
  for (let guess = 0; guess < 5; guess += 1) expect(await refusal({ code: wrong })).toBe('second_factor_wrong')
  expect(await refusal({ code: guessed })).toBe('second_factor_wrong')
})

test('the code of an e-mail does not replace a password', async () => {
  await setPassword()
  await makeStale()
  const code = await sentCode()
  expect(await refusal({ code })).toBe('password_required')
})
