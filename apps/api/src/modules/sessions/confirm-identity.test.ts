// Showing once more who is there, for what cannot be undone.

import { confirmIdentity, sendConfirmationCode } from '@stoa/contract/session'
import { beginSecondFactor, enableSecondFactor } from '@stoa/contract/social'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authenticatorCode } from '../../../test/authenticator.ts'
import { type SignedInCustomer, signIn } from '../../../test/sign-in.ts'
import { accountSettings, openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'
import { letterNumbers } from '../letters/letter-kinds.ts'
import { codeOf } from '../one-time-keys/key-bits.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { freshFor } from './authenticate.ts'

let api: TestApi
let me: SignedInCustomer
beforeAll(async () => {
  api = await openTestApi()
})
beforeEach(async () => {
  me = await signIn(api)
  api.clock.now += freshFor - 1000
})
afterAll(() => api.close())

const password = 'άλογο μπαταρία συνδετήρας'
const setPassword = async () =>
  sql`update customer set password_hash = ${await hashPassword(password)} where id = ${me.customerId}`.execute(
    api.database.db,
  )
const pass = (milliseconds: number): void => {
  api.clock.now += milliseconds
}
/** What only somebody may do who has just shown who they are. */
const begin = () => call(api.app, beginSecondFactor, {}, 'el', me.headers)
const expectStale = async () =>
  expect(await refusalOf(api.app, beginSecondFactor, {}, me.headers)).toBe('confirmation_needed')
const confirm = (proof: { password?: string; code?: string }) => call(api.app, confirmIdentity, proof, 'el', me.headers)
const refusal = (proof: { password?: string; code?: string }) => refusalOf(api.app, confirmIdentity, proof, me.headers)
/** The session is used on, as by a browser that refreshes it. */
async function goStale(): Promise<void> {
  pass(1000)
  const { headers } = await signIn(api, me.customerId)
  await sql`update session set confirmed_at = ${new Date(api.clock.now - freshFor)} where customer_id = ${me.customerId}`.execute(
    api.database.db,
  )
  me = { ...me, headers }
}

test('ten minutes after signing in it is asked for, and once shown it holds for ten more', async () => {
  await setPassword()
  await begin()
  await goStale()
  await expectStale()
  expect(await confirm({ password })).toEqual({ accepted: true })
  await begin()
  pass(freshFor - 1000)
  await begin()
  await goStale()
  await expectStale()
})

test('a wrong password shows nothing', async () => {
  await setPassword()
  await goStale()
  for (const wrong of [{}, { password: 'x' }, { password: `${password} ` }, { code: '123456' }])
    expect(await refusal(wrong)).toBe('wrong_password')
  await expectStale()
})

test('it holds for this session only', async () => {
  await setPassword()
  await goStale()
  const elsewhere = await signIn(api, me.customerId)
  await goStale()
  await confirm({ password })
  expect(await refusalOf(api.app, beginSecondFactor, {}, elsewhere.headers)).toBe('confirmation_needed')
})

async function enableFactor(): Promise<string> {
  const { secret } = await begin()
  await call(api.app, enableSecondFactor, { code: authenticatorCode(secret, api.clock.now) }, 'el', me.headers)
  pass(60_000)
  return secret
}

test.each(['with', 'without'])('the second factor is asked for %s a password', async (manner) => {
  if (manner === 'with') await setPassword()
  const proof = manner === 'with' ? { password } : {}
  const secret = await enableFactor()
  await goStale()
  expect(await refusal(proof)).toBe('second_factor_required')
  expect(await refusal({ ...proof, code: '000000' })).toBe('second_factor_wrong')
  await expectStale()
  await confirm({ ...proof, code: authenticatorCode(secret, api.clock.now) })
  await begin()
})

async function sentCode(): Promise<string> {
  await call(api.app, sendConfirmationCode, {}, 'el', me.headers)
  const { rows } = await sql<{ id: number; created_at: Date }>`
    select id, created_at from one_time_key where customer_id = ${me.customerId} order by id desc limit 1`.execute(
    api.database.db,
  )
  const [row] = rows
  if (!row) throw new Error('no code was made')
  const { rows: letters } = await sql<{ payload: object }>`
    select payload from outbox where topic = 'account.letter' order by id desc limit 1`.execute(api.database.db)
  const { confirm_code: letter } = letterNumbers
  expect(letters[0]?.payload).toEqual({ letter, at: api.clock.now, customerId: me.customerId, keyId: row.id })
  return codeOf(accountSettings, { id: row.id, purpose: 'confirm', createdAt: row.created_at })
}

test('who has no password types the code of a letter, once', async () => {
  await goStale()
  expect(await refusal({})).toBe('second_factor_required')
  const code = await sentCode()
  await confirm({ code })
  await begin()
  await goStale()
  expect(await refusal({ code })).toBe('second_factor_wrong')
})

test('a letter’s code is good for ten minutes and for five guesses', async () => {
  await goStale()
  const late = await sentCode()
  pass(10 * 60_000)
  await goStale()
  expect(await refusal({ code: late })).toBe('second_factor_wrong')
  const guessed = await sentCode()
  const wrong = guessed === '111111' ? '222222' : '111111'
  for (let guess = 0; guess < 5; guess += 1) expect(await refusal({ code: wrong })).toBe('second_factor_wrong')
  expect(await refusal({ code: guessed })).toBe('second_factor_wrong')
})

test('a letter’s code does not stand in for a password', async () => {
  await setPassword()
  await goStale()
  const code = await sentCode()
  expect(await refusal({ code })).toBe('wrong_password')
})
