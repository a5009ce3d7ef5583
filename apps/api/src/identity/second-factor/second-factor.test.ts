// The second factor from the secret to the single-use code, on a real database.

import * as contract from '@stoa/contract/identity/social'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeCustomer, type SignedInCustomer, signIn } from '../../../test/sign-in.ts'
import { accountSettings, openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'
import { inTransaction } from '../../database/transaction.ts'
import { unseal } from '../seal.ts'
import { checkSecondFactor } from './second-factor.service.ts'
import { stepAt, totpCode } from './totp.ts'

let api: TestApi
let who: SignedInCustomer

beforeEach(async () => {
  api = await openTestApi()
  who = await signIn(api)
})
afterEach(() => api.close())

const begin = () => call(api.app, contract.beginSecondFactor, {}, 'el', who.headers)
const state = () => call(api.app, contract.getSecondFactor, {}, 'el', who.headers)
const enable = (code: string) => call(api.app, contract.enableSecondFactor, { code }, 'el', who.headers)
const check = (code?: string, customerId = who.customerId) =>
  inTransaction(api.database.db, (tx) => checkSecondFactor(tx, accountSettings, customerId, code, api.clock.now))

/** The secret of the database, decrypted. */
async function secretIn(column: 'second_factor' | 'second_factor_next'): Promise<Uint8Array> {
  const { rows } = await sql<{ sealed: Buffer }>`
    select ${sql.ref(column)} as sealed from customer where id = ${who.customerId}`.execute(api.database.db)
  const [row] = rows
  if (!row) throw new Error('there is no customer')
  return unseal(accountSettings.secret, `customer ${who.customerId}`, row.sealed)
}
const codeNow = (secret: Uint8Array, stepOffset = 0) => totpCode(secret, stepAt(api.clock.now) + stepOffset)

async function turnOn(): Promise<{ secret: Uint8Array; codes: string[] }> {
  await begin()
  const secret = await secretIn('second_factor_next')
  const { codes } = await enable(codeNow(secret))
  api.clock.now += 30_000
  return { secret, codes }
}
const actions = async () => {
  const { rows } = await sql<{ action: string }>`select action from account_event order by id`.execute(api.database.db)
  return rows.map(({ action }) => action)
}

test('it is off until the first right code, and no code is asked for', async () => {
  const { secret, address } = await begin()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(address).toContain(`secret=${secret}`)
  expect(await state()).toEqual({ enabledAt: null, codesLeft: 0 })
  expect(await check()).toEqual({ ok: true, value: null })
  const wrong = codeNow(await secretIn('second_factor_next'), 5)
  expect(await refusalOf(api.app, contract.enableSecondFactor, { code: wrong }, who.headers)).toBe(
    'second_factor_wrong',
  )
  expect(await actions()).toEqual([])
})

test('once on, a code is asked for and each is good once', async () => {
  const { secret } = await turnOn()
  expect((await state()).codesLeft).toBe(10)
  expect(await check()).toMatchObject({ refusal: { code: 'second_factor_required' } })
  expect(await check(codeNow(secret))).toMatchObject({ ok: true })
  for (const used of [codeNow(secret), codeNow(secret, -1)]) {
    expect(await check(used)).toMatchObject({ refusal: { code: 'second_factor_wrong' } })
  }
  expect(await check(codeNow(secret, 1))).toMatchObject({ ok: true })
  expect(await actions()).toEqual(['second_factor_on'])
})

test('the code that turned it on does not sign in', async () => {
  const { secret } = await turnOn()
  api.clock.now -= 30_000
  expect(await check(codeNow(secret))).toMatchObject({ refusal: { code: 'second_factor_wrong' } })
})

test('of two concurrent uses of one code, one succeeds', async () => {
  const { secret, codes } = await turnOn()
  for (const code of [codeNow(secret), codes[0]]) {
    const both = await Promise.all([check(code), check(code), check(code)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  }
})

test('recovery codes are good once each, however they are typed, and for their owner only', async () => {
  const { codes } = await turnOn()
  const [first = '', second = ''] = codes
  expect(await check(first.toUpperCase().replace('-', ''))).toMatchObject({ ok: true })
  expect(await check(first)).toMatchObject({ refusal: { code: 'second_factor_wrong' } })
  expect((await state()).codesLeft).toBe(9)
  const firstOwner = who
  who = await signIn(api)
  await turnOn()
  expect(await check(second)).toMatchObject({ refusal: { code: 'second_factor_wrong' } })
  expect(await check(second, firstOwner.customerId)).toMatchObject({ ok: true })
})

test('after ten wrong codes the right one is refused for an hour; a recovery code works at once', async () => {
  const { secret, codes } = await turnOn()
  const wrong = codeNow(secret, 5)
  for (let guess = 1; guess <= 9; guess += 1) await check(wrong)
  expect(await check(codeNow(secret))).toMatchObject({ ok: true })
  for (let guess = 1; guess <= 10; guess += 1) await check(wrong)
  api.clock.now += 30_000
  expect(await check(codeNow(secret))).toMatchObject({ refusal: { code: 'second_factor_wrong' } })
  expect(await check(codes[0])).toMatchObject({ ok: true })
  api.clock.now += 60 * 60_000
  expect(await check(codeNow(secret))).toMatchObject({ ok: true })
})

test('new recovery codes void the old ones', async () => {
  const { codes } = await turnOn()
  const renewed = await call(api.app, contract.renewRecoveryCodes, {}, 'el', who.headers)
  expect(await check(codes[0])).toMatchObject({ ok: false })
  expect(await check(renewed.codes[0])).toMatchObject({ ok: true })
  expect(await actions()).toEqual(['second_factor_on', 'recovery_codes_renewed'])
})

test('without a second factor there are no recovery codes', async () => {
  expect(await refusalOf(api.app, contract.renewRecoveryCodes, {}, who.headers)).toBe('second_factor_off')
})

test('a new secret takes effect with its first code; until then the old one applies', async () => {
  const { secret } = await turnOn()
  await begin()
  expect(await check(codeNow(secret))).toMatchObject({ ok: true })
  const next = await secretIn('second_factor_next')
  await enable(codeNow(next))
  api.clock.now += 60_000
  expect(await check(codeNow(secret))).toMatchObject({ ok: false })
  expect(await check(codeNow(next))).toMatchObject({ ok: true })
})

test('two concurrent activations leave it on, and one of them gets the codes', async () => {
  await begin()
  const code = codeNow(await secretIn('second_factor_next'))
  const both = await Promise.allSettled([enable(code), enable(code)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await state()).codesLeft).toBe(10)
})

test('turned off, no code is asked for and its codes are deleted', async () => {
  await turnOn()
  await call(api.app, contract.disableSecondFactor, {}, 'el', who.headers)
  expect(await state()).toEqual({ enabledAt: null, codesLeft: 0 })
  expect(await check()).toMatchObject({ ok: true })
  expect(await actions()).toEqual(['second_factor_on', 'second_factor_off'])
  const { rows } = await sql`select from outbox where payload::json ->> 'kind' = '12'`.execute(api.database.db)
  expect(rows).toHaveLength(1)
})

test('staff and callers without a recently confirmed identity are refused', async () => {
  const customerId = await makeCustomer(api)
  const { rows } = await sql<{ id: number }>`
    insert into staff (email, name, role) values ('nikos@stoa.example', 'Νίκος', 'employee') returning id`.execute(
    api.database.db,
  )
  const staff = await signIn(api, customerId, rows[0]?.id)
  for (const endpoint of [contract.beginSecondFactor, contract.renewRecoveryCodes, contract.disableSecondFactor]) {
    expect(await refusalOf(api.app, endpoint, {}, staff.headers)).toBe('not_while_impersonating')
  }
  const tired = await signIn(api, customerId)
  await sql`update session set confirmed_at = confirmed_at - interval '11 minutes'`.execute(api.database.db)
  for (const endpoint of [contract.beginSecondFactor, contract.renewRecoveryCodes, contract.disableSecondFactor]) {
    expect(await refusalOf(api.app, endpoint, {}, tired.headers)).toBe('confirmation_needed')
  }
})
