// From the sign-up form to an account, by e-mail.

import * as contract from '@stoa/contract/identity/account'
import { hasNewsletters } from '@stoa/domain/identity/newsletters'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AccountShop,
  goodPassword,
  logInWith,
  makeAccount,
  openAccountShop,
  tokenIn,
} from '../../../test/account-shop.ts'
import { placeTestOrder } from '../../../test/place-test-order.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())

const registrationOf = (email: string, changes: object = {}) => ({
  email,
  password: goodPassword,
  firstName: 'Ελένη',
  lastName: 'Μάρκου',
  acceptedTerms: true,
  newsletter: false,
  ...changes,
})
const register = (email: string, changes: object = {}, language: 'el' | 'en' = 'el') =>
  shop.browser().call(contract.register, registrationOf(email, changes), {}, language)
const verify = (token: string, password = goodPassword) =>
  shop.browser().call(contract.verifyRegistration, { token, password })
const customers = async (email: string) => {
  const { rows } = await sql<Record<string, unknown>>`
    select id, email, language, newsletter, first_name,
      accepted_terms_at is not null and terms_version = (select max(id) from terms_version) as accepted,
      email_verified_at is not null as proved
    from customer where lower(email) = lower(${email})`.execute(shop.database.db)
  return rows
}

test.each(['el', 'en'] as const)(
  'an account exists once its e-mail is verified, and not before (%s)',
  async (language) => {
    const email = `new-${language}@example.gr`
    expect(await register(email, { newsletter: true }, language)).toMatchObject({ status: 200, body: { ok: true } })
    expect(await customers(email)).toEqual([])
    expect((await logInWith(shop.browser(), email)).body.code).toBe('wrong_credentials')
    const { text } = await shop.nextMail(email)
    expect(text).toContain(`https://stoa.example${language === 'en' ? '/en' : ''}/verifyregistration/`)
    expect(await verify(tokenIn(text))).toMatchObject({ status: 200, body: { ok: true } })
    expect(await customers(email)).toMatchObject([
      { email, language, newsletter: hasNewsletters, first_name: 'Ελένη', accepted: true, proved: true },
    ])
    expect(await logInWith(shop.browser(), email.toUpperCase())).toMatchObject({ status: 200, body: { eml: email } })
  },
)

test('opening the link changes nothing, however often; pressing the button works once', async () => {
  await register('scanned@example.gr')
  const token = await shop.nextToken('scanned@example.gr')
  for (let count = 0; count < 3; count += 1) {
    const response = await shop.browser().call(contract.showVerification, { token })
    expect(response).toMatchObject({ status: 200, body: { ok: true } })
  }
  expect(await customers('scanned@example.gr')).toEqual([])
  expect((await verify(token)).status).toBe(200)
  expect(await verify(token)).toMatchObject({ status: 410, body: { code: 'link_over' } })
  expect(await customers('scanned@example.gr')).toHaveLength(1)
})

test('a new account has its points for registering, once', async () => {
  const email = 'points@example.gr'
  await register(email)
  await verify(tokenIn((await shop.nextMail(email)).text))
  const points = async () => {
    const { rows } = await sql`
      select e.kind, e.points from points_entry e join customer c on c.id = e.customer_id where c.email = ${email}`.execute(
      shop.database.db,
    )
    return rows
  }
  await expect.poll(points).toEqual([{ kind: 'Register', points: 20 }])
})

test('the link is valid for a day', async () => {
  await register('late@example.gr')
  const token = await shop.nextToken('late@example.gr')
  shop.clock.now += 24 * 60 * 60_000
  expect((await verify(token)).body.code).toBe('link_over')
  shop.clock.now -= 1
  expect((await verify(token)).status).toBe(200)
})

test('of ten concurrent confirmations one creates the account', async () => {
  await register('race@example.gr')
  const token = await shop.nextToken('race@example.gr')
  const answers = await Promise.all(Array.from({ length: 10 }, () => verify(token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('signing up with somebody else’s e-mail does not set their password', async () => {
  await register('victim@example.gr', { password: 'the thief’s own words', firstName: 'Κλέφτης' })
  const thiefs = await shop.nextToken('victim@example.gr')
  await register('victim@example.gr')
  const owners = await shop.nextToken('victim@example.gr')
  expect((await verify(owners)).status).toBe(200)
  expect((await verify(thiefs)).body.code).toBe('link_over')
  expect((await logInWith(shop.browser(), 'victim@example.gr', 'the thief’s own words')).status).toBe(401)
  expect((await logInWith(shop.browser(), 'victim@example.gr')).status).toBe(200)
})

test('the owner of an e-mail does not confirm somebody else’s registration, and keeps the guest orders', async () => {
  const thiefsPassword = 'the thief’s own words'
  await register('reader@example.gr', { password: thiefsPassword })
  const token = await shop.nextToken('reader@example.gr')
  const order = await placeTestOrder(shop.database.db, { email: 'reader@example.gr' })
  expect(await verify(token)).toMatchObject({ status: 409, body: { code: 'wrong_password' } })
  expect((await shop.browser().call(contract.verifyRegistration, { token } as never)).status).toBe(400)
  expect(await customers('reader@example.gr')).toEqual([])
  expect((await logInWith(shop.browser(), 'reader@example.gr', thiefsPassword)).status).toBe(401)
  const { rows } = await sql`select customer_id from customer_order where uid = ${order.uid}`.execute(shop.database.db)
  expect(rows).toEqual([{ customer_id: null }])
})

test('a wrong password does not use up the link, and is refused in words about the registration', async () => {
  await register('typo@example.gr')
  const token = await shop.nextToken('typo@example.gr')
  const { body } = await verify(token, 'a slip of the finger')
  expect(body.title).toContain('Δεν είναι ο κωδικός με τον οποίο κάνατε αυτή την εγγραφή.')
  expect((await verify(token)).status).toBe(200)
})

test('an e-mail that has an account gets the same response, and an e-mail that says so', async () => {
  await makeAccount(shop, 'known@example.gr')
  const [known, unknown] = [await register('Known@example.gr'), await register('unknown@example.gr')]
  expect({ ...known, retryAfter: undefined }).toEqual({ ...unknown, retryAfter: undefined })
  expect((await shop.nextMail('known@example.gr')).subject).toBe('Έχετε ήδη λογαριασμό στη Στοά')
  expect(await customers('known@example.gr')).toHaveLength(1)
})

test('guest orders with the e-mail are the account’s once it is verified, and nobody else’s', async () => {
  const own = await placeTestOrder(shop.database.db, { email: 'Guest@example.gr' })
  const other = await placeTestOrder(shop.database.db, { email: 'another@example.gr' })
  await register('guest@example.gr')
  const ownerOf = async (uid: string) => {
    const { rows } = await sql<{ email: string }>`
      select c.email from customer_order o join customer c on c.id = o.customer_id where o.uid = ${uid}`.execute(
      shop.database.db,
    )
    return rows[0]?.email
  }
  expect(await ownerOf(own.uid)).toBeUndefined()
  await verify(await shop.nextToken('guest@example.gr'))
  expect([await ownerOf(own.uid), await ownerOf(other.uid)]).toEqual(['guest@example.gr', undefined])
})

test.each([
  [{ acceptedTerms: false }, 'terms_not_accepted'],
  [{ password: 'password2026' }, 'password_too_common'],
  [{ password: 'Μάρκου1985' }, 'password_too_common'],
  [{ password: 'stoastoa' }, 'password_too_common'],
])('is refused: %o', async (changes, code) => {
  expect((await register('refused@example.gr', changes)).body).toMatchObject({ code, status: 409 })
})

test.each([false, undefined])('without the terms is refused in words about the account: %s', async (acceptedTerms) => {
  const { body } = await register('refused@example.gr', { acceptedTerms })
  expect(body).toMatchObject({
    code: 'terms_not_accepted',
    title: 'Για να ανοίξει ο λογαριασμός χρειάζεται να αποδεχτείτε τους όρους.',
    details: { fields: ['trms'] },
  })
})

test.each([
  ['seven characters', 'αβγδ123', 'password_too_short'],
  ['129 characters', `${'ξψ'.repeat(64)}ω`, 'password_too_long'],
])('a password of %s is refused by its rule', async (_, password, rule) => {
  const { status, body } = await register('long@example.gr', { password })
  expect([status, body.errors]).toMatchObject([400, [{ field: 'pwd', rule }]])
})

const longest = Array.from(
  { length: 128 },
  (_, at) => ['ξ', 'ψ', 'ζ', '🐎', 'ω', 'a', '7', ' '][(at * at + at) % 8],
).join('')

test.each(['k3!vQz0p', longest])('8 and 128 characters of any kind are accepted: %s', async (password) => {
  const email = `length-${[...password].length}@example.gr`
  await register(email, { password })
  await verify(await shop.nextToken(email), password)
  expect((await logInWith(shop.browser(), email, password)).status).toBe(200)
})
