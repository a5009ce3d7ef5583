// Signing in: which credentials are accepted, which are not, and when the owner is notified.

import { randomUUID } from 'node:crypto'
import { logIn } from '@stoa/contract/identity/session'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountShop, goodPassword, logInWith, makeAccount, openAccountShop } from '../../../test/account-shop.ts'
import { authenticatorCode } from '../../../test/authenticator.ts'
import { countWaiting } from '../../../test/count-waiting.ts'
import { testClient } from '../../../test/sign-in.ts'
import { accountSettings, cheapCost } from '../../../test/test-api.ts'
import { defaultCost, hashPassword } from '../passwords/passwords.service.ts'
import { enableFactor, prepareFactor } from '../second-factor/second-factor.service.ts'
import { logIn as logInDirectly } from './log-in.service.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())

const rowOf = async (id: number) => {
  const { rows } = await sql<{ password_hash: string; last_login_at: Date | null; sessions: number; emails: number }>`
    select password_hash, last_login_at,
      (select count(*)::int from session where customer_id = c.id) as sessions,
      (select count(*)::int from outbox where topic = 'account.email' and (payload ->> 'customerId')::int = c.id) as emails
    from customer c where id = ${id}`.execute(shop.database.db)
  const [row] = rows
  if (!row) throw new Error('the account is gone')
  return row
}

test('e-mail and password open a session, whatever the case of the e-mail', async () => {
  const id = await makeAccount(shop, 'Eleni@example.gr')
  const browser = shop.browser()
  const { status, body } = await logInWith(browser, 'eleni@EXAMPLE.gr')
  expect(status).toBe(200)
  expect(body).toMatchObject({ id, eml: 'Eleni@example.gr', fn: 'Ελένη', rst: false, imp: null })
  expect(body.rt).toBeUndefined()
  expect([...browser.cookies.keys()].sort()).toEqual(['XSRF-TOKEN', '__Host-device', '__Host-session'])
  expect((await rowOf(id)).last_login_at?.getTime()).toBe(shop.clock.now)
})

test('a client other than a browser gets its tokens in the body and no cookie', async () => {
  await makeAccount(shop, 'app@example.gr')
  const app = shop.browser()
  const { body } = await app.call(
    logIn,
    { email: 'app@example.gr', password: goodPassword },
    { 'x-token-transport': 'body' },
  )
  expect(body.rt).toEqual(expect.any(String))
  expect([...app.cookies]).toEqual([])
})

test('a session without “remember me” ends with the browser and within a day', async () => {
  await makeAccount(shop, 'library@example.gr')
  const library = { email: 'library@example.gr', password: goodPassword, remember: false }
  expect((await shop.browser().call(logIn, library)).body.rtd).toBe(24 * 60)
})

test.each([
  ['nobody’s e-mail', 'nobody@example.gr'],
  ['a wrong password', 'wrong@example.gr'],
  ['an account of the old site', 'old@example.gr'],
  ['an account that waits to be deleted', 'leaving@example.gr'],
])('%s: the same response', async (_, email) => {
  const at = new Date(shop.clock.now)
  if (email.startsWith('wrong')) await makeAccount(shop, email, { password: 'other words' })
  if (email.startsWith('old')) await makeAccount(shop, email, { password: null, passwordToBeSet: true })
  if (email.startsWith('leaving'))
    await sql`update customer set delete_at = ${at} where id = ${await makeAccount(shop, email)}`.execute(
      shop.database.db,
    )
  const browser = shop.browser()
  const { status, type, body } = await logInWith(browser, email)
  expect({ status, type, body }).toEqual({
    status: 401,
    type: 'application/problem+json',
    body: { code: 'wrong_credentials', status: 401, title: expect.any(String), instance: expect.any(String) },
  })
  expect([...browser.cookies]).toEqual([])
})

test('a sign-in from an unknown browser is notified; the first one, and one from a known browser, is not', async () => {
  const id = await makeAccount(shop, 'known@example.gr')
  const home = shop.browser()
  await logInWith(home, 'known@example.gr')
  await logInWith(home, 'known@example.gr')
  expect((await rowOf(id)).emails).toBe(0)
  await logInWith(shop.browser(), 'known@example.gr')
  const { subject, text } = await shop.nextMail('known@example.gr')
  expect(subject).toBe('Νέα σύνδεση στον λογαριασμό σας')
  expect(text).toContain('Firefox, Linux')
  expect((await rowOf(id)).emails).toBe(1)
})

test('a browser shared by two is a known device of each separately', async () => {
  const [, second] = [await makeAccount(shop, 'one@example.gr'), await makeAccount(shop, 'two@example.gr')]
  await logInWith(shop.browser(), 'two@example.gr')
  const home = shop.browser()
  await logInWith(home, 'one@example.gr')
  const device = home.cookies.get('__Host-device')
  await logInWith(home, 'two@example.gr')
  expect(home.cookies.get('__Host-device')).toBe(device)
  expect((await rowOf(second)).emails).toBe(1)
})

test('a password hashed at another cost is rehashed at the next sign-in', async () => {
  const id = await makeAccount(shop, 'cost@example.gr')
  const hash = await hashPassword(goodPassword, defaultCost)
  await sql`update customer set password_hash = ${hash} where id = ${id}`.execute(shop.database.db)
  await logInWith(shop.browser(), 'cost@example.gr')
  expect((await rowOf(id)).password_hash).toContain(`$m=${cheapCost.memory},t=${cheapCost.passes},`)
  expect((await logInWith(shop.browser(), 'cost@example.gr')).status).toBe(200)
})

const inputOf = (email: string) => ({
  email,
  password: goodPassword,
  code: undefined,
  remember: true,
  client: testClient,
  now: shop.clock.now,
})

test('the second factor is asked for after the password, and only then', async () => {
  const customerId = await makeAccount(shop, 'factor@example.gr')
  const { db } = shop.database
  const customer = { kind: 'customer' as const, customerId, sessionId: randomUUID(), staffId: null, freshUntil: 0 }
  const { secret } = await prepareFactor(db, accountSettings, customer)
  await enableFactor(db, accountSettings, customer, authenticatorCode(secret, shop.clock.now), shop.clock.now)
  const input = inputOf('factor@example.gr')
  const later = shop.clock.now + 60_000
  const withCode = { ...input, code: authenticatorCode(secret, later), now: later }
  const send = (changes: object) => logInDirectly(db, accountSettings, { ...withCode, ...changes })
  expect(await send({ password: 'wrong words' })).toMatchObject({ refusal: { code: 'wrong_credentials' } })
  expect(await send({ code: undefined })).toMatchObject({ refusal: { code: 'second_factor_required' } })
  // the code that came with the wrong password was not looked at: it is still good
  expect(await send({})).toMatchObject({ ok: true })
  expect(await send({})).toMatchObject({ refusal: { code: 'second_factor_wrong' } })
})

test.each([
  ['a password that changes', sql`password_hash = '$argon2id$v=19$m=64,t=1,p=1$YWJjZGVmZ2hpamtsbW5vcA$YWJj'`],
  ['an account that asks to be deleted', sql`delete_at = now() + interval '7 days'`],
])('%s while the password is being compared fails the sign-in', async (name, change) => {
  const email = `race${name.length}@example.gr`
  const id = await makeAccount(shop, email)
  const concurrent = await shop.database.db.startTransaction().execute()
  await sql`update customer set ${change} where id = ${id}`.execute(concurrent)
  const answer = logInDirectly(shop.database.db, accountSettings, inputOf(email))
  await expect.poll(() => countWaiting(shop.database.db, 'update "customer"%'), { timeout: 10_000 }).toBe(1)
  await concurrent.commit().execute()
  expect(await answer).toMatchObject({ refusal: { code: 'wrong_credentials' } })
  expect((await rowOf(id)).sessions).toBe(0)
})
