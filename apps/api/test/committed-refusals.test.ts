// What a refusal commits on purpose: a guess is counted, and a link or a code is good once, whatever the outcome.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '../src/http/caller.ts'
import { confirmEmailChange, requestEmailChange } from '../src/identity/accounts/change-email.service.ts'
import { logIn } from '../src/identity/accounts/log-in.service.ts'
import { register, verifyRegistration } from '../src/identity/accounts/register.service.ts'
import { deriveToken, type TokenPurpose } from '../src/identity/one-time-tokens/token-secrets.ts'
import { enableFactor, prepareFactor } from '../src/identity/second-factor/second-factor.service.ts'
import { impersonate, makeImpersonationLink } from '../src/identity/staff/impersonation.service.ts'
import { addStaff } from '../src/identity/staff/staff.service.ts'
import { goodPassword, makeAccount } from './account-shop.ts'
import { authenticatorCode } from './authenticator.ts'
import { makeCustomer, testClient } from './sign-in.ts'
import { accountSettings as settings } from './test-api.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import { testDay } from './test-day.ts'

let database: TestDatabase
const clock = { now: testDay }
beforeAll(async () => {
  database = await openTestDatabase(3)
})
afterAll(() => database.close())

/** The latest token for this purpose, as in its e-mail. */
async function lastKey(purpose: TokenPurpose): Promise<string> {
  const { rows } = await sql<{ id: number; created_at: Date }>`
    select id, created_at from one_time_key where purpose = ${purpose} order by id desc limit 1`.execute(database.db)
  const [row] = rows
  if (!row) throw new Error(`no key for ${purpose}`)
  return deriveToken(settings, { id: row.id, purpose, createdAt: row.created_at })
}

const drop = (email: string) => sql`delete from customer where email = ${email}`.execute(database.db)

const over = { ok: false, refusal: { code: 'link_over' } }

test('after ten wrong second factors at sign-in the right one is refused for an hour', async () => {
  const { db } = database
  const email = 'factor@example.gr'
  const customerId = await makeAccount({ database, clock }, email)
  const sessionId = crypto.randomUUID()
  const who: SignedIn = { kind: 'customer', customerId, sessionId, staffId: null, freshUntil: 0 }
  const { secret } = await prepareFactor(db, settings, who)
  await enableFactor(db, settings, who, authenticatorCode(secret, clock.now), clock.now)
  clock.now += 60_000
  const signIn = (code: string) => {
    const given = { email, password: goodPassword, code, remember: true }
    return logIn(db, settings, { ...given, client: testClient, now: clock.now })
  }
  const wrong = authenticatorCode(secret, clock.now + 600_000)
  for (let guess = 1; guess <= 10; guess += 1) await signIn(wrong)
  const right = () => signIn(authenticatorCode(secret, clock.now))
  expect(await right()).toMatchObject({ ok: false, refusal: { code: 'second_factor_wrong' } })
  clock.now += 60 * 60_000
  expect(await right()).toMatchObject({ ok: true })
})

test('a staff code is used up by a request for an unknown customer', async () => {
  const staffEmail = 'nikos@stoa.example'
  const hired = await addStaff(database.db, settings, { email: staffEmail, name: 'Νίκος', role: 'employee' })
  const code = authenticatorCode(hired.ok ? hired.value.secret : '', clock.now)
  const customerEmail = 'acted-for@example.gr'
  await makeCustomer({ database, clock }, customerEmail)
  const ask = (email: string) =>
    makeImpersonationLink(database.db, settings, { customerEmail: email, staffEmail, code, now: clock.now })
  expect(await ask('nobody@example.gr')).toMatchObject({ refusal: { code: 'customer_not_found' } })
  expect(await ask(customerEmail)).toMatchObject({ refusal: { code: 'staff_not_shown' } })
})

test('an impersonation link is used up by an account that is being closed', async () => {
  const staffEmail = 'anna@stoa.example'
  const hired = await addStaff(database.db, settings, { email: staffEmail, name: 'Άννα', role: 'employee' })
  const code = authenticatorCode(hired.ok ? hired.value.secret : '', clock.now)
  const customerEmail = 'closing@example.gr'
  const id = await makeCustomer({ database, clock }, customerEmail)
  await makeImpersonationLink(database.db, settings, { customerEmail, staffEmail, code, now: clock.now })
  const open = async () =>
    impersonate(database.db, settings, await lastKey('impersonate'), { client: testClient, now: clock.now })
  await sql`update customer set delete_at = now() where id = ${id}`.execute(database.db)
  expect(await open()).toEqual(over)
  await sql`update customer set delete_at = null where id = ${id}`.execute(database.db)
  expect(await open()).toEqual(over)
})

test('a sign-up link is used up by an account that exists already', async () => {
  const email = 'registered@example.gr'
  const person = { password: goodPassword, firstName: 'Ελένη', lastName: 'Μάρκου', acceptedTerms: true }
  const wish = { ...person, email, newsletter: false, language: 'el' as const, now: clock.now }
  expect(await register(database.db, settings, wish)).toMatchObject({ ok: true })
  const proof = { token: await lastKey('verify'), password: goodPassword, now: clock.now }
  await makeAccount({ database, clock }, email)
  expect(await verifyRegistration(database.db, settings, proof)).toEqual(over)
  await drop(email)
  expect(await verifyRegistration(database.db, settings, proof)).toEqual(over)
})

test('a change-of-e-mail link is used up by an e-mail that was taken meanwhile', async () => {
  const customerId = await makeCustomer({ database, clock }, 'old@example.gr')
  const email = 'new@example.gr'
  await requestEmailChange(database.db, settings, { customerId, email, now: clock.now })
  const key = await lastKey('email')
  await makeCustomer({ database, clock }, email)
  const caller = { kind: 'customer', customerId, sessionId: '', staffId: null, freshUntil: 0 } as const
  const confirm = () =>
    confirmEmailChange(database.db, settings, { token: key, password: undefined, caller, now: clock.now })
  expect(await confirm()).toEqual(over)
  await drop(email)
  expect(await confirm()).toEqual(over)
})
