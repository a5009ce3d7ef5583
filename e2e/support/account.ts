// Customers of a journey: inserted into the database where signing up is not under test, then signed in on the page.

import { randomBytes } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { hashPassword } from '@stoa/api/identity/passwords/passwords.service'
import { seal } from '@stoa/api/identity/seal'
import { stepAt, totpCode } from '@stoa/api/identity/second-factor/totp'
import { sessionKey, writeSession } from '@stoa/browser/session/stored-session'
import { logIn } from '@stoa/contract/identity/session'
import { expect, uniqueEmail } from '../fixtures.ts'
import { withDatabase } from './database.ts'
import { readEmails } from './mailbox.ts'
import type { Shop } from './shop.ts'
import { readTestEnvironment } from './test-environment.ts'
import { visit, waitForHydration } from './visit.ts'

export interface Account {
  email: string
  password: string
  firstName: string
  lastName: string
}

export const goodPassword = 'πράσινη ομπρέλα στο τρένο'

interface AccountOptions {
  email?: string
  /** Imported without a password. */
  fromOldSite?: boolean
}

/** With a verified e-mail. */
export async function createAccount(
  { language }: Shop,
  prefix: string,
  options: AccountOptions = {},
): Promise<Account> {
  const { email = uniqueEmail(prefix), fromOldSite = false } = options
  const account = { email, password: goodPassword, firstName: 'Ελένη', lastName: 'Μάρκου' }
  const hash = fromOldSite ? null : await hashPassword(account.password)
  await withDatabase((client) =>
    client.query(
      `insert into customer (email, email_verified_at, first_name, last_name, language, password_hash, password_to_be_set)
      values ($1, now(), $2, $3, $4, $5, $6)`,
      [account.email, account.firstName, account.lastName, language, hash, fromOldSite],
    ),
  )
  return account
}

/** Enables a second factor. Returns a function that gives the authenticator's code at a time. */
export async function enableAuthenticator({ email }: Account): Promise<(now: number) => string> {
  const secret = randomBytes(20)
  const shopSecret = new TextEncoder().encode(readTestEnvironment().sessionSecret)
  await withDatabase(async (client) => {
    const { rows } = await client.query<{ id: number }>('select id from customer where email = $1', [email])
    const [{ id }] = rows as [{ id: number }]
    const encryptedSecret = seal(shopSecret, `customer ${id}`, secret)
    await client.query('update customer set second_factor = $2, second_factor_at = now() where id = $1', [
      id,
      encryptedSecret,
    ])
  })
  return (now) => totpCode(secret, stepAt(now))
}

type FieldName = 'email' | 'password' | 'newPassword' | 'repeated' | 'firstName' | 'lastName' | 'code'

/** A field of signing in by its label; password fields have no textbox role. */
export const signInField = (within: Page | Locator, { t }: Shop, name: FieldName): Locator =>
  within.getByLabel(t(`sign-in.fields.${name}`), { exact: true })

export const signInDialog = (page: Page, { t }: Shop): Locator =>
  page.getByRole('dialog', { name: t('sign-in.login.title') })

/** The account link in the header, as a guest sees it. */
export const loginLink = (page: Page, { t }: Shop): Locator =>
  page.getByRole('banner').getByRole('link', { name: t('chrome.login'), exact: true })

export const accountLink = (page: Page, { t }: Shop, { firstName: name }: Pick<Account, 'firstName'>): Locator =>
  page.getByRole('banner').getByRole('link', { name: t('chrome.accountNamed', { name }), exact: true })

export async function fillLogin(within: Page | Locator, shop: Shop, account: Account): Promise<void> {
  await signInField(within, shop, 'email').fill(account.email)
  await signInField(within, shop, 'password').fill(account.password)
  await within.getByRole('button', { name: shop.t('sign-in.login.submit'), exact: true }).click()
}

/** Signs in on the page of its own. */
export async function signIn(page: Page, shop: Shop, account: Account): Promise<void> {
  await visit(page, shop.address('/login'))
  await fillLogin(page.getByRole('main'), shop, account)
  await expect(page).toHaveURL(shop.address('/profile'))
  await waitForHydration(page)
}

/** Signed in on an earlier visit, without the forms: where signing in is not under test. Before the first page is opened. */
export async function startSignedIn(page: Page, { language }: Shop, { email, password }: Account): Promise<void> {
  const response = await page.request.post(`/api/${language}${logIn.path}`, {
    data: logIn.input.toWire({ email, password }),
  })
  expect(response.status()).toBe(200)
  const { refreshMinutes, accessMinutes, ...answer } = logIn.output.toReadable(await response.json())
  const { customerId, firstName, lastName, alias, gender, registeredAt, impersonatedBy, passwordToBeSet } = answer
  const names = { customerId, email, firstName, lastName, alias }
  const person = { ...names, gender, registeredAt, impersonatedBy, passwordToBeSet }
  const session = writeSession({ person, refreshedAt: Date.now(), refreshMinutes, accessMinutes })
  await page.addInitScript(
    ([key, stored]) => {
      if (sessionStorage.getItem('journey.signed-in')) return
      sessionStorage.setItem('journey.signed-in', 'yes')
      localStorage.setItem(key, stored)
    },
    [sessionKey, session] as const,
  )
}

/** The URL in the newest of so many e-mails that leads to a page of this name. */
export async function linkInEmail(email: string, count: number, path: string): Promise<string> {
  const message = (await readEmails(email, count)).at(-1)
  const link = new RegExp(`https?:\\S+/${path}/[\\da-f-]{36}`).exec(message?.text ?? '')?.[0]
  if (!link) throw new Error(`no link to ${path} in “${message?.subject}”:\n${message?.text}`)
  return link
}
