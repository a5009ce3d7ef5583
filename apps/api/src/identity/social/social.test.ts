// Which account a person from an identity provider signs in to, and that nobody signs in to another's.

import {
  beginSecondFactor,
  enableSecondFactor,
  listSignInMethods,
  unlinkSignInMethod,
} from '@stoa/contract/identity/social'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { authenticatorCode } from '../../../test/authenticator.ts'
import { makeCustomer, signIn } from '../../../test/sign-in.ts'
import { openSocialShop, type SocialBrowser, type SocialShop } from '../../../test/social-shop.ts'
import { call, refusalOf } from '../../../test/test-client.ts'
import { hashPassword } from '../passwords/passwords.service.ts'

let shop: SocialShop
let browser: SocialBrowser

beforeEach(async () => {
  shop = await openSocialShop()
  browser = shop.open()
})
afterEach(() => shop.close())

const db = () => shop.api.database.db
const maria = 'maria@elsewhere.example'
const password = 'correct horse battery'
const needsProof = (email: string) => ({
  status: 409,
  body: { code: 'social_link_needs_proof', details: { email } },
})
const signedInAs = (id: number) => ({ status: 200, body: { id } })

async function makeOwner(email: string, isProved = true): Promise<number> {
  const customerId = await makeCustomer(shop.api, email)
  const hash = await hashPassword(password)
  await sql`update customer set password_hash = ${hash} where id = ${customerId}`.execute(db())
  if (!isProved) await sql`update customer set email_verified_at = null where id = ${customerId}`.execute(db())
  return customerId
}
async function turnOnSecondFactor(customerId: number): Promise<string> {
  const { headers } = await signIn(shop.api, customerId)
  const { secret } = await call(shop.api.app, beginSecondFactor, {}, 'el', headers)
  const code = authenticatorCode(secret, shop.api.clock.now)
  await call(shop.api.app, enableSecondFactor, { code }, 'el', headers)
  shop.api.clock.now += 30_000
  return secret
}
const countLinks = async (customerId: number) =>
  (
    await sql<{ subject: string }>`select subject from customer_identity where customer_id = ${customerId}`.execute(
      db(),
    )
  ).rows.length

const countEmails = async (kind: number) =>
  (await sql`select from outbox where payload::json ->> 'kind' = ${String(kind)}`.execute(db())).rows.length

test.each([
  ['eleni', 'eleni.markou@gmail.com'],
  ['nikos', 'nikos@publisher.example'],
])('with a mailbox at Google itself, signs in to the account directly (%s)', async (person, email) => {
  const customerId = await makeOwner(email.toUpperCase())
  expect(await browser.signIn('google', person)).toMatchObject(signedInAs(customerId))
  expect(await countLinks(customerId)).toBe(1)
  // the owner is notified, once
  await shop.open().signIn('google', person)
  expect(await countEmails(13)).toBe(1)
})

test('with a mailbox elsewhere, needs the account’s password', async () => {
  const customerId = await makeOwner(maria)
  expect(await browser.signIn('google', 'maria')).toMatchObject(needsProof(maria))
  const wrong = await browser.repeat({ password: 'something else' })
  expect(wrong).toMatchObject({ ...needsProof(maria), body: { details: { email: maria, wrong: true } } })
  expect(await countLinks(customerId)).toBe(0)
  expect(await browser.repeat({ password })).toMatchObject(signedInAs(customerId))
  expect(await shop.open().signIn('google', 'maria')).toMatchObject(signedInAs(customerId))
})

test('… or a code from that mailbox', async () => {
  const customerId = await makeOwner(maria)
  await browser.signIn('google', 'maria')
  expect(await browser.repeat({ emailCode: await shop.codeSentTo(maria) })).toMatchObject(signedInAs(customerId))
})

test('an e-mail that Google did not verify signs in to nothing, whatever password is typed', async () => {
  const kostas = 'kostas@elsewhere.example'
  const customerId = await makeOwner(kostas)
  const needsEmail = { status: 409, body: { code: 'social_email_needed', details: { email: kostas } } }
  expect(await browser.signIn('google', 'kostas')).toMatchObject(needsEmail)
  expect(await browser.repeat({ password })).toMatchObject(needsEmail)
  expect(await countLinks(customerId)).toBe(0)
  expect(await browser.repeat({ emailCode: await shop.codeSentTo(kostas) })).toMatchObject(signedInAs(customerId))
})

test('with Facebook, a known address and an unknown one get the same response', async () => {
  await makeOwner('anna@elsewhere.example')
  const answers = [await browser.signIn('facebook', 'anna'), await shop.open().signIn('facebook', 'giorgos')]
  const typed = shop.open()
  await typed.signIn('facebook', 'giorgos')
  answers.push(
    await typed.repeat({ email: 'anna@elsewhere.example' }),
    await typed.repeat({ email: 'x@elsewhere.example' }),
  )
  expect(answers.map(({ status, body }) => [status, body.code, body.title])).toEqual(
    answers.map(() => [409, 'social_email_needed', answers[0]?.body.title]),
  )
})

test('an unverified account becomes the newcomer’s, and earlier credentials are void', async () => {
  const customerId = await makeOwner('eleni.markou@gmail.com', false)
  const squatter = await signIn(shop.api, customerId)
  const secret = await turnOnSecondFactor(customerId)
  expect(await browser.signIn('google', 'eleni')).toMatchObject(signedInAs(customerId))
  expect(await refusalOf(shop.api.app, listSignInMethods, {}, squatter.headers)).toBe('session_required')
  const { rows } = await sql<Record<string, unknown>>`
    select password_hash, second_factor, email_verified_at is not null as proved,
      (select count(*)::int from recovery_code) as codes from customer where id = ${customerId}`.execute(db())
  expect(rows).toEqual([{ password_hash: null, second_factor: null, proved: true, codes: 0 }])
  expect(secret).not.toBe('')
})

test('a second factor is asked for, and the link is made only after it', async () => {
  const customerId = await makeOwner('anna@elsewhere.example')
  const secret = await turnOnSecondFactor(customerId)
  await browser.signIn('facebook', 'anna')
  const code = await shop.codeSentTo('anna@elsewhere.example')
  expect(await browser.repeat({ emailCode: code })).toMatchObject({ body: { code: 'second_factor_required' } })
  expect(await browser.repeat({ code: '000 000' })).toMatchObject({ body: { code: 'second_factor_wrong' } })
  expect(await countLinks(customerId)).toBe(0)
  // neither Facebook's code nor that of the e-mail can be used again: their result is stored
  const validCode = authenticatorCode(secret, shop.api.clock.now)
  expect(await browser.repeat({ code: validCode })).toMatchObject(signedInAs(customerId))
  expect(await countLinks(customerId)).toBe(1)
})

test('a result of one browser does not count in another, nor for another token', async () => {
  const customerId = await makeOwner('anna@elsewhere.example')
  await turnOnSecondFactor(customerId)
  await browser.signIn('facebook', 'anna')
  await browser.repeat({ emailCode: await shop.codeSentTo('anna@elsewhere.example') })
  const needsEmail = { status: 409, body: { code: 'social_email_needed' } }
  expect(await shop.open().signIn('facebook', 'anna')).toMatchObject(needsEmail)
  const cookie = browser.cookies.get('__Host-social') ?? ''
  const thief = shop.open()
  await thief.signIn('facebook', 'giorgos')
  const own = thief.cookies.get('__Host-social') ?? ''
  const [time, random] = own.split('.')
  thief.cookies.set('__Host-social', `${time}.${random}.${cookie.split('.')[2]}`)
  expect((await thief.repeat({ email: 'anna@elsewhere.example' })).body.code).toBe('social_sign_in_failed')
})

test('an account of the old site signs in and still has to set a password', async () => {
  const customerId = await makeCustomer(shop.api, 'eleni.markou@gmail.com')
  await sql`update customer set password_to_be_set = true where id = ${customerId}`.execute(db())
  expect(await browser.signIn('google', 'eleni')).toMatchObject({ status: 200, body: { id: customerId, rst: true } })
})

test('an account that waits to be deleted is refused', async () => {
  const { body } = await browser.signIn('google', 'eleni')
  await sql`update customer set delete_at = now() + interval '7 days' where id = ${body.id}`.execute(db())
  expect((await shop.open().signIn('google', 'eleni')).body.code).toBe('social_sign_in_failed')
})

test('the owner is notified of a sign-in from a new browser', async () => {
  await browser.signIn('google', 'eleni')
  await browser.signIn('google', 'eleni')
  expect(await countEmails(6)).toBe(0)
  await shop.open().signIn('google', 'eleni')
  expect(await countEmails(6)).toBe(1)
})

test('five concurrent sign-ins of one new person create one account', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => shop.open().signIn('google', 'eleni')))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  const { rows } = await sql`
    select payload ->> 'kind' as kind from outbox where topic = 'points.caused' and (payload ->> 'customerId')::int = ${answers[0]?.body.id}`.execute(
    db(),
  )
  expect(rows).toEqual([{ kind: 'Register' }])
})

test('two people of one provider sign in to an account each', async () => {
  const eleni = await makeOwner('eleni.markou@gmail.com')
  const nikos = await makeOwner('nikos@publisher.example')
  for (const [person, id] of [
    ['eleni', eleni],
    ['nikos', nikos],
    ['eleni', eleni],
    ['nikos', nikos],
  ] as const)
    expect(await shop.open().signIn('google', person)).toMatchObject(signedInAs(id))
})

test('the e-mail of a linked person may change without changing the account', async () => {
  const { body } = await browser.signIn('google', 'eleni')
  await sql`update customer set email = 'new@elsewhere.example' where id = ${body.id}`.execute(db())
  expect(await shop.open().signIn('google', 'eleni')).toMatchObject(signedInAs(Number(body.id)))
})

test('sign-in methods are listed and can be removed, but not the last', async () => {
  const customerId = await makeOwner('eleni.markou@gmail.com')
  await browser.signIn('google', 'eleni')
  const { headers } = await signIn(shop.api, customerId)
  const list = () => call(shop.api.app, listSignInMethods, {}, 'el', headers)
  expect(await list()).toMatchObject([{ provider: 'google', email: 'eleni.markou@gmail.com' }])
  await call(shop.api.app, unlinkSignInMethod, { provider: 'facebook' }, 'el', headers)
  await sql`update customer set password_hash = null where id = ${customerId}`.execute(db())
  expect(await refusalOf(shop.api.app, unlinkSignInMethod, { provider: 'google' }, headers)).toBe('last_way_in')
  await sql`update customer set password_hash = 'x' where id = ${customerId}`.execute(db())
  await call(shop.api.app, unlinkSignInMethod, { provider: 'google' }, 'el', headers)
  expect(await list()).toEqual([])
})

test('of two sign-in methods removed concurrently, one stays', async () => {
  const customerId = await makeCustomer(shop.api, 'eleni.markou@gmail.com')
  await browser.signIn('google', 'eleni')
  await sql`
    insert into customer_identity (issuer, subject, customer_id)
    values ('https://www.facebook.com', '7', ${customerId})`.execute(db())
  const { headers } = await signIn(shop.api, customerId)
  const unlink = (provider: 'google' | 'facebook') =>
    call(shop.api.app, unlinkSignInMethod, { provider }, 'el', headers)
  const both = await Promise.allSettled([unlink('google'), unlink('facebook')])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await countLinks(customerId)).toBe(1)
})
