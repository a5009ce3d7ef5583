// The e-mail of a coupon, from the made code to the customer's mailbox.

import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makePromotion } from '../../test/make-promotion.ts'
import { openWorkerShop, type WorkerShop } from '../../test/worker-shop.ts'
import { enqueueEvent } from '../database/outbox.ts'
import { decideInTransaction } from '../database/transaction.ts'
import { makeCodes } from '../ordering/promotions/coupon-codes.service.ts'
import { stopEmails } from '../ordering/promotions/coupon-emails.service.ts'

let shop: WorkerShop
beforeEach(async () => {
  shop = await openWorkerShop()
})
afterEach(async () => {
  for (const { message, fields } of shop.logEntries)
    expect(`${message} ${JSON.stringify(fields)}`).not.toMatch(/@|Ελένη/)
  await shop.close()
})

const eleni = 'eleni@example.gr'

interface Person {
  email?: string
  language?: string
  agreed?: boolean
  verified?: boolean
}

async function addCustomer({ email = 'Eleni@example.gr', language = 'el', agreed = true, verified = true }: Person) {
  await sql`
    insert into customer (email, email_verified_at, first_name, last_name, language, coupon_emails_since)
    values (${email}, case when ${verified}::bool then now() end, 'Ελένη', 'Μάρκου', ${language},
      case when ${agreed}::bool then now() end)`.execute(shop.database.db)
}

const fromTomorrow = new Date(Date.now() + 86_400_000)

/** Returns the code's id, and the command's table. */
async function give(columns: Partial<Parameters<typeof makePromotion>[1]> = {}, emails = eleni) {
  const { db } = shop.database
  const code = `gift-${crypto.randomUUID()}`
  const effect = { kind: 'fixed', cents: 500 } as const
  await makePromotion(db, { effect, automatic: false, code, ...columns })
  const input = { promotion: code, count: 1, prefix: '', useLimit: 1, personLimit: null, emails, send: true }
  const made = await decideInTransaction(db, (tx) => makeCodes(tx, input, (limit) => Math.floor(Math.random() * limit)))
  if (!made.ok) throw new Error(made.refusal.join())
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from coupon_code order by id desc limit 1`.execute(db)
  return { id: rows[0]?.id ?? 0, code: rows[0]?.code ?? '', sending: made.value.sending }
}

const jobsDone = (count: number) => expect.poll(() => shop.countLogs('coupon e-mail done')).toBe(count)

const sent = async () => {
  const { rows } = await sql<{ sent: boolean }>`
    select sent_at is not null as sent from coupon_email order by code_id`.execute(shop.database.db)
  return rows.map((row) => row.sent)
}

test.each([
  ['el', 'Ένα κουπόνι για εσάς: −5,00\u00a0€', 'Μόνο για', 'https://stoa.example/api/coupon-emails/stop/el/'],
  ['en', 'A coupon for you: −€5.00', 'Only for', 'https://stoa.example/api/coupon-emails/stop/en/'],
] as const)(
  'brings the code in the reader’s language, with what it asks (%s)',
  async (language, subject, term, link) => {
    await addCustomer({ language })
    const { code } = await give({ target: { product: [1] } })
    await shop.start()
    await shop.expectMails(1)
    const [email] = shop.mails()
    expect(email).toMatchObject({ subject, recipients: ['Eleni@example.gr'] })
    for (const part of [code, term, link])
      expect([email?.text, email?.html]).toEqual(Array(2).fill(expect.stringContaining(part)))
    const headers = new Map(email?.headers.map(({ name, value }) => [name, value]))
    expect(headers.get('list-unsubscribe')).toContain(`<${link}`)
    expect(headers.get('list-unsubscribe')).toMatch(/, <mailto:info@stoa\.example\?subject=unsubscribe>$/)
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    await expect.poll(sent).toEqual([true])
  },
)

test.each([
  ['who has not agreed', { agreed: false }],
  ['whose address is not verified', { verified: false }],
  ['who is somebody else', { email: 'other@example.gr' }],
])('nothing is sent to one %s', async (_, person) => {
  await addCustomer(person)
  expect((await give()).sending).toEqual({ to: 0, notTo: [eleni] })
  const { rows } = await sql`select from outbox where topic = 'coupon.given'`.execute(shop.database.db)
  expect(rows).toEqual([])
})

test('each address gets its own code', async () => {
  await addCustomer({})
  await addCustomer({ email: 'nikos@example.gr' })
  const { sending } = await give({}, `${eleni} nikos@example.gr maria@example.gr`)
  expect(sending).toEqual({ to: 2, notTo: ['maria@example.gr'] })
  await shop.start()
  await shop.expectMails(2)
  const codes = shop.mails().map(({ text }) => /(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}/.exec(text)?.[0])
  expect(new Set(codes).size).toBe(2)
})

test('a job that is repeated sends nothing', async () => {
  await addCustomer({})
  const { id } = await give()
  await shop.start()
  await expect.poll(sent).toEqual([true])
  await enqueueEvent(shop.database.db, 'coupon.given', { codeId: id })
  await jobsDone(2)
  expect(shop.mails()).toHaveLength(1)
})

test('who stops them before the job runs gets none', async () => {
  await addCustomer({})
  await give()
  expect(await stopEmails(shop.database.db, 'ELENI@example.gr')).toBe(true)
  await shop.start()
  await jobsDone(1)
  expect([shop.mails(), await sent()]).toEqual([[], [false]])
})

test('a code that was turned off meanwhile is not sent; one that begins later is', async () => {
  await addCustomer({})
  const { id } = await give()
  await sql`update coupon_code set active = false where id = ${id}`.execute(shop.database.db)
  const later = await give({ starts_at: fromTomorrow })
  await shop.start()
  await jobsDone(2)
  expect(await sent()).toEqual([false, true])
  expect(shop.mails().map(({ text }) => text)).toEqual([expect.stringContaining(later.code)])
  expect(shop.mails()[0]?.text).toContain('Ισχύει από τις')
})

test('a mail server that refuses delays the e-mail', async () => {
  await addCustomer({})
  await give()
  shop.refuseMails(3)
  await shop.start()
  await expect.poll(() => shop.countLogs('coupon e-mail failed')).toBeGreaterThan(0)
  expect(await sent()).toEqual([false])
  await shop.expectMails(1)
  await expect.poll(sent).toEqual([true])
})
