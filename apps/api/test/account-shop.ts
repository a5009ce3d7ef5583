// A shop with e-mail: the API, the jobs and the sandbox's mailbox, for flows that involve an e-mail.

import { logIn } from '@stoa/contract/identity/session'
import { type Sandbox, startSandbox } from '@stoa/sandbox/sandbox'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { emails } from '../mails/emails.ts'
import { smtpMail } from '../src/adapters/smtp-mail.ts'
import { hashPassword } from '../src/identity/passwords/passwords.service.ts'
import { startWorkers } from '../src/jobs/workers.ts'
import { type Browser, openBrowser } from './browser.ts'
import { accountSettings, cheapCost, openTestApi, type TestApi } from './test-api.ts'

type ReceivedMail = ReturnType<Sandbox['mailbox']['list']>[number]

export interface AccountShop extends TestApi {
  browser(ip?: string): Browser
  /** The next mail to this e-mail that was not read yet. */
  nextMail(to: string): Promise<ReceivedMail>
  /** The one-time token in it. */
  nextToken(to: string): Promise<string>
  /** Every mail so far. */
  mails(): readonly ReceivedMail[]
}

export async function openAccountShop(): Promise<AccountShop> {
  const api = await openTestApi()
  const sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
  const mail = smtpMail({ url: sandbox.smtpUrl, from: 'Στοά <shop@stoa.example>' })
  const log = { info: () => {}, error: () => {} }
  const { url, db } = api.database
  const workers = await startWorkers({ url, db, mail, emails, log, firstRetrySeconds: 1, ...accountSettings })
  const readMails = new Set<ReceivedMail>()
  async function nextMail(to: string): Promise<ReceivedMail> {
    const unread = () => sandbox.mailbox.list().find((item) => item.recipients.includes(to) && !readMails.has(item))
    await expect.poll(unread).toBeDefined()
    const received = unread()
    if (!received) throw new Error('no mail came')
    readMails.add(received)
    return received
  }
  return {
    ...api,
    browser: (ip) => openBrowser(api.app, ip),
    mails: () => sandbox.mailbox.list(),
    nextMail,
    nextToken: async (to) => tokenIn((await nextMail(to)).text),
    async close() {
      await workers.stop()
      mail.close()
      await sandbox.stop()
      await api.close()
    },
  }
}

/** The one-time token in the link of an e-mail. */
export const tokenIn = (text: string | undefined): string =>
  /\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/.exec(text ?? '')?.[1] ?? ''

export const goodPassword = 'σωστό άλογο μπαταρία'

interface Changes {
  password?: string | null
  passwordToBeSet?: boolean
}

/** An account with a verified e-mail and a password, created without the sign-up e-mail. */
export async function makeAccount(
  { database, clock }: Pick<TestApi, 'database' | 'clock'>,
  email: string,
  { password = goodPassword, passwordToBeSet = false }: Changes = {},
): Promise<number> {
  const hash = password === null ? null : await hashPassword(password, cheapCost)
  const { rows } = await sql<{ id: number }>`
    insert into customer (email, email_verified_at, password_hash, password_to_be_set, first_name, last_name, language)
    values (${email}, ${new Date(clock.now)}, ${hash}, ${passwordToBeSet}, 'Ελένη', 'Μάρκου', 'el')
    returning id`.execute(database.db)
  const [row] = rows
  if (!row) throw new Error('an account was made without an id')
  return row.id
}

export const logInWith = (browser: Browser, email: string, password = goodPassword) =>
  browser.call(logIn, { email, password })

export interface SignedIn {
  browser: Browser
  headers: Record<string, string>
}

/** Somebody who has signed in with the password, in a browser of their own. */
export async function signedIn(shop: AccountShop, email: string): Promise<SignedIn> {
  const browser = shop.browser()
  const { body } = await logInWith(browser, email)
  return { browser, headers: { authorization: `Bearer ${body.at}` } }
}
