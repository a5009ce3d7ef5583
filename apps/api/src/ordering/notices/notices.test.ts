// Back-in-stock notices, from the form to the e-mail, on a real database with the real queue and a mail server.

import * as contract from '@stoa/contract/ordering/notices'
import { type Sandbox, startSandbox } from '@stoa/sandbox/sandbox'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emails } from '../../../mails/emails.ts'
import { makeProduct, setCopies } from '../../../test/make-product.ts'
import { accountSettings, openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'
import { type SmtpMail, smtpMail } from '../../adapters/smtp-mail.ts'
import { startWorkers, type Workers } from '../../jobs/workers.ts'
import { deleteUnconfirmed } from './due-notices.queries.ts'

let api: TestApi
let sandbox: Sandbox
let mail: SmtpMail
let workers: Workers | null = null
let logLines: string[] = []

beforeEach(async () => {
  logLines = []
  api = await openTestApi()
  sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
  mail = smtpMail({ url: sandbox.smtpUrl, from: 'Στοά <shop@stoa.example>' })
})
afterEach(async () => {
  await workers?.stop()
  workers = null
  mail.close()
  await sandbox.stop()
  await api.close()
  expect(logLines.join()).not.toContain('@')
})

async function startTestWorkers(): Promise<void> {
  const record = (facts: Record<string, unknown>, message: string) =>
    void logLines.push(`${message} ${JSON.stringify(facts)}`)
  workers = await startWorkers({
    url: api.database.url,
    db: api.database.db,
    mail,
    emails,
    firstRetrySeconds: 1,
    ...accountSettings,
    log: { info: record, error: record },
  })
}

const soldOut = (name = 'Το κιβώτιο') => makeProduct(api.database.db, { copies: [0], name, priceCents: 855 })
const request = (productId: number, email: string, language: 'el' | 'en' = 'el') =>
  call(api.app, contract.requestStockNotice, { productId, email, consent: true }, language)
const mails = () => sandbox.mailbox.list()
const expectMails = (count: number) => expect.poll(() => mails().length).toBe(count)
const rowsOf = async () => {
  const { rows } = await sql<{ status: string; email: string | null; uid: string; consent: string }>`
    select status, email, uid, consent from stock_notice order by id`.execute(api.database.db)
  return rows
}
const uidIn = (text = ''): string => /stock-notices\/([0-9a-f-]{36})/.exec(text)?.[1] ?? ''

test.each([
  ['el', 'Επιβεβαιώστε την ειδοποίηση που ζητήσατε', 'Επέστρεψε: Το κιβώτιο', 'https://stoa.example/stock-notices/'],
  ['en', 'Confirm your e-mail alert', 'Back in stock: Το κιβώτιο', 'https://stoa.example/en/stock-notices/'],
] as const)('from the form to the e-mail (%s)', async (language, confirmSubject, returnSubject, address) => {
  await startTestWorkers()
  const product = await soldOut()
  expect(await request(product, 'Reader@example.gr', language)).toEqual({ accepted: true })
  await expectMails(1)
  const [first] = mails()
  expect(first).toMatchObject({ subject: confirmSubject, recipients: ['Reader@example.gr'] })
  expect(first?.text).toContain(address)
  const uid = uidIn(first?.text)
  expect(first?.messageId).not.toContain(uid)
  expect(await call(api.app, contract.getStockNotice, { uid }, language)).toMatchObject({
    state: 'asked',
    awaited: 'return',
  })

  await setCopies(api.database.db, product, [1])
  await setCopies(api.database.db, product, [0])
  const confirmed = await call(api.app, contract.confirmStockNotice, { uid }, language)
  expect(confirmed).toMatchObject({ state: 'waiting', productName: 'Το κιβώτιο' })
  expect(await call(api.app, contract.confirmStockNotice, { uid })).toMatchObject({ state: 'waiting' })

  await setCopies(api.database.db, product, [2])
  await expectMails(2)
  const second = mails().find((item) => item.subject === returnSubject)
  expect(second?.text).toContain(language === 'el' ? '8,55\u00a0€' : '€8.55')
  expect(second?.text).toContain(`https://stoa.example${language === 'en' ? '/en' : ''}/products/`)
  await expect.poll(async () => (await rowsOf()).map(({ status, email }) => [status, email])).toEqual([['sent', null]])
  expect(await call(api.app, contract.getStockNotice, { uid })).toMatchObject({ state: 'sent' })
  expect(await call(api.app, contract.stopStockNotice, { uid })).toMatchObject({ state: 'sent' })
})

test('the consent text is stored with the notice, in the language of the page', async () => {
  await request(await soldOut(), 'reader@example.gr', 'en')
  const [notice] = await rowsOf()
  expect(notice?.consent).toMatch(/^I agree that you send me one e-mail/)
})

test('the same request again gets the same response, and no second e-mail', async () => {
  const product = await soldOut()
  for (const email of ['reader@example.gr', 'READER@example.gr', 'reader@example.gr'])
    expect(await request(product, email)).toEqual({ accepted: true })
  await Promise.all(Array.from({ length: 8 }, () => request(product, 'twin@example.gr')))
  expect((await rowsOf()).map(({ email }) => email)).toEqual(['reader@example.gr', 'twin@example.gr'])
  const { rows } = await sql`select from outbox where topic = 'notice.asked'`.execute(api.database.db)
  expect(rows).toHaveLength(2)
})

test('a stranger’s mailbox cannot be flooded: a few e-mails a day for an address', async () => {
  const products = await Promise.all(Array.from({ length: 9 }, () => soldOut()))
  for (const product of products) expect(await request(product, 'stranger@example.gr')).toEqual({ accepted: true })
  expect(await rowsOf()).toHaveLength(5)
  api.clock.now += 25 * 3_600_000
  await request(products[8] ?? 0, 'stranger@example.gr')
  expect(await rowsOf()).toHaveLength(6)
})

describe('no notice is sent', () => {
  async function confirmed(product: number, email: string): Promise<string> {
    await request(product, email)
    const uid = (await rowsOf()).at(-1)?.uid ?? ''
    await call(api.app, contract.confirmStockNotice, { uid })
    return uid
  }

  test('without confirmation, or after withdrawal; the address is deleted', async () => {
    const product = await soldOut()
    await request(product, 'silent@example.gr')
    const uid = await confirmed(product, 'gone@example.gr')
    expect(await call(api.app, contract.stopStockNotice, { uid })).toMatchObject({ state: 'stopped' })
    expect(await call(api.app, contract.confirmStockNotice, { uid })).toMatchObject({ state: 'stopped' })
    await confirmed(product, 'waits@example.gr')
    await sql`update outbox set relayed_at = now() where topic = 'notice.asked'`.execute(api.database.db)
    await setCopies(api.database.db, product, [3])
    await startTestWorkers()
    await expectMails(1)
    expect(mails()[0]?.recipients).toEqual(['waits@example.gr'])
    await expect.poll(async () => (await rowsOf()).map(({ email }) => email)).toEqual(['silent@example.gr', null, null])
  })

  test('for copies that cannot be sold yet; once they can, everybody is notified', async () => {
    const product = await makeProduct(api.database.db, { availability: 'pre_order', copies: [] })
    await confirmed(product, 'one@example.gr')
    await confirmed(product, 'two@example.gr')
    await sql`update outbox set relayed_at = now() where topic = 'notice.asked'`.execute(api.database.db)
    await startTestWorkers()
    await setCopies(api.database.db, product, [40])
    await expect.poll(() => logLines.filter((item) => item.startsWith('stock returned done')).length).toBe(3)
    expect(mails()).toEqual([])
    await sql`update product set availability = 'stock' where id = ${product}`.execute(api.database.db)
    await expectMails(2)
    expect(mails().map(({ subject }) => subject)).toEqual(['Κυκλοφόρησε: Δοκιμή', 'Κυκλοφόρησε: Δοκιμή'])
  })

  test('when the last copy is sold before the e-mail is written: the notices wait on', async () => {
    const product = await soldOut()
    const uid = await confirmed(product, 'late@example.gr')
    await sql`update outbox set relayed_at = now()`.execute(api.database.db)
    await sql`update stock_notice set status = 'due'`.execute(api.database.db)
    await sql`insert into outbox (topic, payload) select 'notice.due', jsonb_build_object('noticeId', id) from stock_notice`.execute(
      api.database.db,
    )
    await startTestWorkers()
    await expect.poll(async () => (await rowsOf())[0]?.status).toBe('confirmed')
    expect(mails()).toEqual([])
    expect(await call(api.app, contract.getStockNotice, { uid })).toMatchObject({ state: 'waiting' })
  })

  test('for products that can be bought or are not sold', async () => {
    const notice = { email: 'reader@example.gr', consent: true } as const
    const refusalFor = (productId: number) => refusalOf(api.app, contract.requestStockNotice, { productId, ...notice })
    expect(await refusalFor(await makeProduct(api.database.db))).toBe('notice_not_needed')
    expect(await refusalFor(await makeProduct(api.database.db, { active: false }))).toBe('product_not_found')
    expect(await rowsOf()).toEqual([])
  })
})

test('an unconfirmed notice is deleted when it is old enough, and its expiry is over with that', async () => {
  await request(await soldOut(), 'silent@example.gr')
  const { rows } = await sql<{ id: number }>`
    update stock_notice set asked_at = now() - interval '2 hours' returning id`.execute(api.database.db)
  const deleteOlderThan = (hours: number) => deleteUnconfirmed(api.database.db, rows[0]?.id ?? 0, hours * 3_600_000)
  expect([await deleteOlderThan(3), (await rowsOf()).length]).toEqual([false, 1])
  expect([await deleteOlderThan(1), (await rowsOf()).length]).toEqual([true, 0])
  expect(await deleteOlderThan(1)).toBe(true)
})

test('a book that came back before the confirmation is notified at once', async () => {
  await startTestWorkers()
  const product = await soldOut()
  await request(product, 'slow@example.gr')
  await expectMails(1)
  await setCopies(api.database.db, product, [5])
  await call(api.app, contract.confirmStockNotice, { uid: uidIn(mails()[0]?.text) })
  await expectMails(2)
})

test('a mail server that is down delays the e-mail and loses none', async () => {
  sandbox.mailbox.refuseNext(1)
  await startTestWorkers()
  await request(await soldOut(), 'patient@example.gr')
  await expectMails(1)
  expect(logLines.some((item) => item.startsWith('notice confirmation failed'))).toBe(true)
})
