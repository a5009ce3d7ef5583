// Account e-mails, from the change's own transaction to the mailbox: real queue, real SMTP conversation.

import { type Sandbox, startSandbox } from '@stoa/sandbox/sandbox'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { emails } from '../../mails/emails.ts'
import { accountSettings } from '../../test/test-api.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { type SmtpMail, smtpMail } from '../adapters/smtp-mail.ts'
import { enqueueEmail } from '../identity/emails/emails.service.ts'
import { consumeCode, findToken, issueCode, issueToken } from '../identity/one-time-tokens/one-time-tokens.service.ts'
import { startWorkers, type Workers } from './workers.ts'

let database: TestDatabase
let sandbox: Sandbox
let mail: SmtpMail
let workers: Workers
let logOutput = ''

// the worker clears away by the real clock
const now = Date.now()
const minute = 60_000

beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
  mail = smtpMail({ url: sandbox.smtpUrl, from: 'Στοά <shop@stoa.example>' })
  const record = (fields: object, message: string) => {
    logOutput += `${message} ${JSON.stringify(fields)}\n`
  }
  workers = await startWorkers({
    url: database.url,
    db: database.db,
    mail,
    emails,
    firstRetrySeconds: 1,
    ...accountSettings,
    log: { info: record, error: record },
  })
})
afterAll(async () => {
  await workers.stop()
  mail.close()
  await sandbox.stop()
  await database.close()
})
beforeEach(() => {
  logOutput = ''
})
afterEach(() => {
  expect(logOutput).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}-8/)
})

const readIds = new Set<string>()
/** The next e-mail that no test has read. */
async function nextMail() {
  const unread = () => sandbox.mailbox.list().find((item) => !readIds.has(item.messageId ?? ''))
  await expect.poll(unread).toBeDefined()
  const received = unread()
  if (!received) throw new Error('no mail came')
  readIds.add(received.messageId ?? '')
  return received
}

async function customer(email: string, changes = { toBeSet: false, language: 'el' }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into customer (email, first_name, last_name, language, password_to_be_set)
    values (${email}, 'Ελένη', 'Μάρκου', ${changes.language}, ${changes.toBeSet}) returning id`.execute(database.db)
  return rows[0]?.id ?? 0
}

async function issueFor(email: string, purpose: 'verify' | 'reset' = 'reset', language?: 'el' | 'en') {
  const issued = await issueToken(database.db, accountSettings, {
    purpose,
    email,
    language,
    now,
    lifetimeMs: 30 * minute,
  })
  await enqueueEmail(database.db, purpose, { keyId: issued.id, now })
  return issued
}

test('a password reset goes to the owner of the e-mail, in the language of the page', async () => {
  const id = await customer('eleni@example.gr')
  const { token } = await issueFor('ELENI@example.gr', 'reset', 'en')
  const { recipients, subject, text, messageId } = await nextMail()
  expect([recipients, subject]).toEqual([['eleni@example.gr'], 'A new password for your account'])
  expect(text).toContain(`https://stoa.example/en/resetpassword/${token}`)
  expect(messageId).not.toContain(token)
  expect(await findToken(database.db, token, 'reset', now)).toMatchObject({ customer_id: id })
})

test('an account of the old site gets a link to set a first password', async () => {
  await customer('old@example.gr', { toBeSet: true, language: 'el' })
  const { token } = await issueFor('old@example.gr')
  expect(await nextMail()).toMatchObject({
    recipients: ['old@example.gr'],
    subject: 'Ορίστε κωδικό για το νέο μας site',
    text: expect.stringContaining(`https://stoa.example/resetpassword/${token}`),
  })
})

test('an account that waits to be deleted gets a link that restores it', async () => {
  const id = await customer('leaving@example.gr')
  await sql`update customer set delete_at = now() + interval '3 days' where id = ${id}`.execute(database.db)
  const reset = await issueFor('leaving@example.gr')
  const { subject, text } = await nextMail()
  expect(subject).toBe('Ο λογαριασμός σας θα διαγραφεί')
  const token = /keep-account\/([0-9a-f-]{36})/.exec(text)?.[1] ?? ''
  expect(await findToken(database.db, token, 'keep', Date.now())).toMatchObject({ customer_id: id })
  expect(await findToken(database.db, reset.token, 'reset', now)).toMatchObject({ customer_id: null })
})

test('an unknown e-mail gets no password reset, and is deleted', async () => {
  const { token } = await issueFor('nobody@example.gr')
  await customer('after@example.gr')
  await issueFor('after@example.gr')
  expect((await nextMail()).recipients).toEqual(['after@example.gr'])
  // the two jobs end in any order
  await expect.poll(() => findToken(database.db, token, 'reset', now)).toBeNull()
})

test('an e-mail to be verified gets the link; one with an account gets a note that says so', async () => {
  const { token } = await issueFor('new@example.gr', 'verify', 'el')
  expect(await nextMail()).toMatchObject({
    recipients: ['new@example.gr'],
    subject: 'Επιβεβαιώστε το e-mail σας',
    text: expect.stringContaining(`/verifyregistration/${token}`),
  })
  await customer('known@example.gr')
  sandbox.mailbox.refuseNext(1)
  const second = await issueFor('known@example.gr', 'verify', 'el')
  const received = await nextMail()
  expect([received.recipients, received.subject]).toEqual([['known@example.gr'], 'Έχετε ήδη λογαριασμό στη Στοά'])
  expect(received.text).not.toContain(second.token)
  await expect.poll(() => findToken(database.db, second.token, 'verify', now)).toBeNull()
})

test('a change of e-mail is verified at the new address; one that is taken notifies its owner', async () => {
  const customerId = await customer('from@example.gr')
  await customer('taken@example.gr', { toBeSet: false, language: 'en' })
  for (const email of ['to@example.gr', 'taken@example.gr']) {
    const input = { customerId, email, now, lifetimeMs: minute }
    const { id } = await issueToken(database.db, accountSettings, { purpose: 'email', ...input })
    await enqueueEmail(database.db, 'email_change', { customerId, keyId: id, now })
  }
  const [first, second] = [await nextMail(), await nextMail()]
  const byAddress = new Map([first, second].map((item) => [item.recipients[0], item]))
  expect(byAddress.get('to@example.gr')?.text).toContain('/confirm-email/')
  expect(byAddress.get('taken@example.gr')).toMatchObject({ subject: 'You already have an account at Stoa' })
  expect(byAddress.get('taken@example.gr')?.text).not.toContain('confirm-email')
})

test('a code sent by e-mail is accepted, also for an e-mail without an account', async () => {
  const owner = { email: 'facebook@example.gr' }
  const { id } = await issueCode(database.db, accountSettings, {
    purpose: 'social',
    ...owner,
    language: 'en',
    now,
    lifetimeMs: 10 * minute,
  })
  await enqueueEmail(database.db, 'social_code', { keyId: id, now })
  const { recipients, subject } = await nextMail()
  expect(recipients).toEqual(['facebook@example.gr'])
  const code = /\d{6}/.exec(subject)?.[0] ?? ''
  expect(await consumeCode(database.db, accountSettings, { purpose: 'social', owner, code, now })).not.toBeNull()
})

test('a new sign-in names the device, as far as it is known', async () => {
  const customerId = await customer('device@example.gr')
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  await sql`
    insert into session (id, customer_id, user_agent, begun_at, used_at, expires_at, confirmed_at)
    values (gen_random_uuid(), ${customerId}, ${agent}, ${new Date(now)}, ${new Date(now)}, ${new Date(now)},
      ${new Date(now)})`.execute(database.db)
  await enqueueEmail(database.db, 'new_sign_in', { customerId, now })
  expect((await nextMail()).text).toContain('Firefox, Windows')
  await enqueueEmail(database.db, 'new_sign_in', { customerId, now: now + minute })
  expect((await nextMail()).text).toContain('άγνωστη συσκευή')
})

test('a change that was rolled back and a deleted account cause no e-mail', async () => {
  const customerId = await customer('gone@example.gr')
  const change = database.db.transaction().execute(async (tx) => {
    await enqueueEmail(tx, 'password_changed', { customerId, now })
    throw new Error('changed my mind')
  })
  await expect(change).rejects.toThrow('changed my mind')
  await sql`update customer set email = null, deleted_at = now() where id = ${customerId}`.execute(database.db)
  await enqueueEmail(database.db, 'password_changed', { customerId, now })
  const last = await customer('last@example.gr')
  await enqueueEmail(database.db, 'password_changed', { customerId: last, now })
  expect((await nextMail()).recipients).toEqual(['last@example.gr'])
})
