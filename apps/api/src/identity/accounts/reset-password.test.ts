// A new password by e-mail, and by the current password.

import * as contract from '@stoa/contract/identity/account'
import { getProfile } from '@stoa/contract/identity/profile'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type AccountShop,
  goodPassword,
  logInWith,
  makeAccount,
  openAccountShop,
  type SignedIn,
  signedIn,
  tokenIn,
} from '../../../test/account-shop.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())

const newPassword = 'νέο άλογο μπαταρία'
const request = (email: string) => shop.browser().call(contract.requestPasswordReset, { email })
const reset = (token: string, password = newPassword, browser = shop.browser()) =>
  browser.call(contract.resetPassword, { token, password })
const showReset = (token: string) => shop.browser().call(contract.findPasswordReset, { token })
/** A one-time token from an e-mail. */
async function sentToken(email: string): Promise<string> {
  await request(email)
  return shop.nextToken(email)
}
const isSignedIn = async ({ browser, headers }: SignedIn) =>
  (await browser.call(getProfile, {}, headers)).status === 200
const events = async (customerId: number) => {
  const { rows } = await sql<{ action: string }>`
    select action from account_event where customer_id = ${customerId} order by id`.execute(shop.database.db)
  return rows.map(({ action }) => action)
}

describe('by e-mail', () => {
  test('the new password works, the old one does not, every session ends, and the owner is notified', async () => {
    const id = await makeAccount(shop, 'forgot@example.gr')
    const thief = await signedIn(shop, 'forgot@example.gr')
    const token = await sentToken('forgot@example.gr')
    expect((await reset(token)).body).toEqual({ ok: true })
    // before another sign-in, whose e-mail may come first
    expect((await shop.nextMail('forgot@example.gr')).subject).toBe('Ο κωδικός σας άλλαξε')
    expect(await isSignedIn(thief)).toBe(false)
    expect((await logInWith(shop.browser(), 'forgot@example.gr')).status).toBe(401)
    expect((await logInWith(shop.browser(), 'forgot@example.gr', newPassword)).status).toBe(200)
    expect(await events(id)).toEqual(['password_reset'])
  })

  test('opening the link, as mail scanners do, changes nothing; the second use is refused', async () => {
    await makeAccount(shop, 'scan@example.gr')
    const token = await sentToken('scan@example.gr')
    for (let count = 0; count < 3; count += 1)
      expect((await showReset(token)).body).toEqual({ eml: 's…n@example.gr', til: expect.any(String) })
    expect((await logInWith(shop.browser(), 'scan@example.gr')).status).toBe(200)
    expect((await reset(token)).status).toBe(200)
    expect(await reset(token)).toMatchObject({ status: 410, body: { code: 'link_over' } })
    expect(await showReset(token)).toMatchObject({ status: 410, body: { code: 'link_over' } })
  })

  test('of ten uses at once one counts', async () => {
    await makeAccount(shop, 'race@example.gr')
    const token = await sentToken('race@example.gr')
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => reset(token, `${newPassword} ${index}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('the link is valid for half an hour, and a guessable password does not use it up', async () => {
    await makeAccount(shop, 'slow@example.gr')
    const token = await sentToken('slow@example.gr')
    expect((await reset(token, 'password123')).body.code).toBe('password_too_common')
    shop.clock.now += 30 * 60_000
    expect((await reset(token)).body.code).toBe('link_over')
    shop.clock.now -= 1
    expect((await reset(token)).status).toBe(200)
  })

  test('the other links in the mailbox are void after the first use', async () => {
    await makeAccount(shop, 'twice@example.gr')
    const [first, second] = [await sentToken('twice@example.gr'), await sentToken('twice@example.gr')]
    expect((await reset(second)).status).toBe(200)
    expect((await reset(first)).body.code).toBe('link_over')
  })

  test('a customer of the old site sets a first password, and is like any other from then on', async () => {
    const id = await makeAccount(shop, 'old@example.gr', { password: null, passwordToBeSet: true })
    expect((await logInWith(shop.browser(), 'old@example.gr')).body.code).toBe('wrong_credentials')
    await request('old@example.gr')
    const { subject, text } = await shop.nextMail('old@example.gr')
    expect(subject).toBe('Ορίστε κωδικό για το νέο μας site')
    expect((await reset(tokenIn(text))).status).toBe(200)
    expect((await logInWith(shop.browser(), 'old@example.gr', newPassword)).body).toMatchObject({ id, rst: false })
  })

  test('an unknown e-mail gets the same response and no e-mail', async () => {
    await makeAccount(shop, 'somebody@example.gr')
    const [nobody, somebody] = [await request('nobody@example.gr'), await request('somebody@example.gr')]
    expect(nobody).toEqual(somebody)
    await shop.nextMail('somebody@example.gr')
    expect(shop.mails().filter(({ recipients }) => recipients.includes('nobody@example.gr'))).toEqual([])
  })

  test('a GET request sends nothing', async () => {
    await makeAccount(shop, 'get@example.gr')
    const response = await shop.browser().call(contract.showPasswordResetRequest, { email: 'get@example.gr' })
    expect(response.body).toEqual({ ok: true })
    await sentToken('somebody@example.gr')
    expect(shop.mails().filter(({ recipients }) => recipients.includes('get@example.gr'))).toEqual([])
  })

  test('the browser in which it was set is a known device, the earlier ones are not', async () => {
    const id = await makeAccount(shop, 'device@example.gr')
    await logInWith(shop.browser(), 'device@example.gr')
    const home = shop.browser()
    await reset(await sentToken('device@example.gr'), newPassword, home)
    const { rows } = await sql`select from known_device where customer_id = ${id}`.execute(shop.database.db)
    expect(rows).toHaveLength(1)
    expect(home.cookies.has('__Host-device')).toBe(true)
  })
})

describe('by the current password', () => {
  const update = ({ browser, headers }: SignedIn, current?: string) =>
    browser.call(contract.updatePassword, { current, password: newPassword }, headers)

  test('this session continues, the others end, and the owner is notified', async () => {
    const id = await makeAccount(shop, 'change@example.gr')
    const [here, there] = [await signedIn(shop, 'change@example.gr'), await signedIn(shop, 'change@example.gr')]
    expect(await update(here, 'not the one')).toMatchObject({ status: 409, body: { code: 'wrong_password' } })
    expect((await update(here)).body).toMatchObject({
      code: 'password_required',
      title: 'Γράψτε τον τωρινό κωδικό σας.',
    })
    expect((await update(here, '')).body.code).toBe('password_required')
    expect((await update(here, goodPassword)).body).toEqual({ ok: true })
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
    // two jobs at once: either may be done first
    const mails = [await shop.nextMail('change@example.gr'), await shop.nextMail('change@example.gr')]
    expect(mails.map(({ subject }) => subject)).toContain('Ο κωδικός σας άλλαξε')
    expect(await events(id)).toContain('password_changed')
  })

  test('a customer without a password sets one right after confirming their identity, and not later', async () => {
    const id = await makeAccount(shop, 'social@example.gr')
    const social = await signedIn(shop, 'social@example.gr')
    await sql`update customer set password_hash = null where id = ${id}`.execute(shop.database.db)
    await sql`update session set confirmed_at = confirmed_at - interval '11 minutes' where customer_id = ${id}`.execute(
      shop.database.db,
    )
    expect((await update(social)).body.code).toBe('confirmation_needed')
    await sql`update session set confirmed_at = confirmed_at + interval '11 minutes' where customer_id = ${id}`.execute(
      shop.database.db,
    )
    expect((await update(social)).status).toBe(200)
  })
})
