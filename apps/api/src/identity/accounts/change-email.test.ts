// A new e-mail for an account: its link proves the e-mail, a session or the password whose account it is.

import * as contract from '@stoa/contract/identity/account'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AccountShop,
  goodPassword,
  logInWith,
  makeAccount,
  openAccountShop,
  type SignedIn,
  signedIn,
} from '../../../test/account-shop.ts'
import { placeTestOrder } from '../../../test/place-test-order.ts'
import { makeStaff, signIn } from '../../../test/sign-in.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())

const requestChange = ({ browser, headers }: SignedIn, email: string) =>
  browser.call(contract.requestEmailChange, { email }, headers)
const confirm = (token: string, password?: string, { browser, headers }: Partial<SignedIn> = {}) =>
  (browser ?? shop.browser()).call(contract.confirmEmailChange, { token, password }, headers)
const signsIn = async (email: string) => (await logInWith(shop.browser(), email)).status === 200

test('the change takes effect when the new one is verified; the old one is notified first', async () => {
  await makeAccount(shop, 'before@example.gr')
  const owner = await signedIn(shop, 'before@example.gr')
  expect((await requestChange(owner, 'after@example.gr')).body).toEqual({ ok: true })
  expect((await shop.nextMail('before@example.gr')).text).toContain('after@example.gr')
  const token = await shop.nextToken('after@example.gr')
  expect((await logInWith(shop.browser(), 'after@example.gr')).status).toBe(401)
  expect((await confirm(token, goodPassword)).body).toEqual({ ok: true })
  expect((await confirm(token, goodPassword)).body.code).toBe('link_over')
  expect((await logInWith(shop.browser(), 'after@example.gr')).status).toBe(200)
  expect((await logInWith(shop.browser(), 'before@example.gr')).status).toBe(401)
})

test('it does not bring the guest orders of the new e-mail', async () => {
  await makeAccount(shop, 'stranger@example.gr')
  await requestChange(await signedIn(shop, 'stranger@example.gr'), 'reader@example.gr')
  const token = await shop.nextToken('reader@example.gr')
  const order = await placeTestOrder(shop.database.db, { email: 'reader@example.gr' })
  expect((await confirm(token, goodPassword)).status).toBe(200)
  const { rows } = await sql`select customer_id from customer_order where uid = ${order.uid}`.execute(shop.database.db)
  expect(rows).toEqual([{ customer_id: null }])
})

test('a change to another account’s gets the same response, notifies its owner, and never succeeds', async () => {
  await makeAccount(shop, 'wants@example.gr')
  await makeAccount(shop, 'has@example.gr')
  const { status, body } = await requestChange(await signedIn(shop, 'wants@example.gr'), 'has@example.gr')
  expect([status, body]).toEqual([200, { ok: true }])
  expect((await shop.nextMail('has@example.gr')).subject).toBe('Έχετε ήδη λογαριασμό στη Στοά')
})

test('one that was taken in between is refused', async () => {
  await makeAccount(shop, 'first@example.gr')
  await requestChange(await signedIn(shop, 'first@example.gr'), 'wanted@example.gr')
  const token = await shop.nextToken('wanted@example.gr')
  await makeAccount(shop, 'WANTED@example.gr')
  expect((await confirm(token, goodPassword)).body.code).toBe('link_over')
})

test('it is cancelled by a new password', async () => {
  await makeAccount(shop, 'stop@example.gr')
  await requestChange(await signedIn(shop, 'stop@example.gr'), 'stopped@example.gr')
  const token = await shop.nextToken('stopped@example.gr')
  await shop.nextMail('stop@example.gr')
  await shop.browser().call(contract.requestPasswordReset, { email: 'stop@example.gr' })
  const resetToken = await shop.nextToken('stop@example.gr')
  await shop.browser().call(contract.resetPassword, { token: resetToken, password: 'νέο άλογο μπαταρία' })
  expect((await confirm(token, goodPassword)).body.code).toBe('link_over')
})

test('it needs a recently confirmed identity', async () => {
  await makeAccount(shop, 'stale@example.gr')
  const owner = await signedIn(shop, 'stale@example.gr')
  await sql`update session set confirmed_at = confirmed_at - interval '10 minutes'`.execute(shop.database.db)
  expect((await requestChange(owner, 'thief@example.gr')).body.code).toBe('confirmation_needed')
})

test('a click alone changes nothing: neither the new e-mail’s owner nor a program that follows links confirms', async () => {
  await makeAccount(shop, 'thief@example.gr')
  await makeAccount(shop, 'other@example.gr')
  await requestChange(await signedIn(shop, 'thief@example.gr'), 'victim@example.gr')
  const token = await shop.nextToken('victim@example.gr')
  expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'password_required' } })
  // nor does a session of another account, nor its password
  const other = await signedIn(shop, 'other@example.gr')
  expect((await confirm(token, undefined, other)).body.code).toBe('password_required')
  expect((await confirm(token, 'not the one')).body.code).toBe('wrong_password')
  expect([await signsIn('thief@example.gr'), await signsIn('victim@example.gr')]).toEqual([true, false])
})

test('a wrong password leaves the link as it was', async () => {
  await makeAccount(shop, 'mistyped@example.gr')
  await requestChange(await signedIn(shop, 'mistyped@example.gr'), 'typed@example.gr')
  const token = await shop.nextToken('typed@example.gr')
  expect((await confirm(token, 'mistyped')).body.code).toBe('wrong_password')
  expect((await confirm(token, goodPassword)).body).toEqual({ ok: true })
  expect(await signsIn('typed@example.gr')).toBe(true)
})

test('in a session of the account the link is enough, also for an account without a password', async () => {
  const id = await makeAccount(shop, 'here@example.gr')
  const owner = await signedIn(shop, 'here@example.gr')
  await requestChange(owner, 'there@example.gr')
  const token = await shop.nextToken('there@example.gr')
  await sql`update customer set password_hash = null where id = ${id}`.execute(shop.database.db)
  expect((await confirm(token, goodPassword)).body.code).toBe('wrong_password')
  expect((await confirm(token, undefined, owner)).body).toEqual({ ok: true })
})

test('staff who act for the customer need the password as everybody does', async () => {
  const id = await makeAccount(shop, 'served@example.gr')
  await requestChange(await signedIn(shop, 'served@example.gr'), 'served-new@example.gr')
  const token = await shop.nextToken('served-new@example.gr')
  const { headers } = await signIn(shop, id, await makeStaff(shop, 'employee'))
  expect((await confirm(token, undefined, { headers })).body.code).toBe('password_required')
})
