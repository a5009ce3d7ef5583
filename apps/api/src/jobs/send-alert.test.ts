// What staff are told of by e-mail: each event once, and together what happened while the shop had set no address.

import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { placeTestOrder } from '../../test/place-test-order.ts'
import { openWorkerShop, type WorkerShop } from '../../test/worker-shop.ts'
import { alertPayment } from '../database/staff-alerts.ts'
import { reviewSettlements } from '../ordering/settlements/exceptions.service.ts'
import { ownFormat } from '../ordering/settlements/settlement-format.ts'
import { importSettlements } from '../ordering/settlements/settlements.service.ts'
import { tellMissed } from './send-alert.ts'

let shop: WorkerShop
beforeEach(async () => {
  shop = await openWorkerShop()
})
afterEach(() => shop.close())

const alertEmail = 'staff@stoa.example'
const now = Date.parse('2026-11-26T12:00:00Z')

const raise = (orderId: number, key: string) =>
  alertPayment(
    shop.database.db,
    { kind: 'hold_ends', key, now },
    {
      ...{ orderId, provider: 'alpha', reference: 'f00d', lastDay: '2026-12-01' },
      amount: { cents: 2190, currency: 'EUR' },
    },
  )

test('an event that is seen again is told once, to the address that is set', async () => {
  const order = await placeTestOrder(shop.database.db)
  for (const key of ['1', '1', '2']) await raise(order.id, key)
  await shop.start({ alertEmail })
  await shop.expectMails(3)
  const told = shop.mails().filter(({ to }) => JSON.stringify(to).includes(alertEmail))
  expect(told.map(({ subject }) => subject)).toEqual(Array(2).fill(`Λήγει η δέσμευση ποσού: ${order.code}`))
  expect(new Set(told.map(({ messageId }) => messageId)).size).toBe(2)
  expect(told[0]?.text.replaceAll('\u00a0', ' ')).toContain('1 Δεκεμβρίου 2026')
})

test('without an address nobody is told and no job fails; once there is one, it is told of together, and once', async () => {
  const order = await placeTestOrder(shop.database.db)
  await raise(order.id, '1')
  await shop.start()
  await expect.poll(() => shop.countLogs('staff alert done')).toBe(1)
  await shop.expectMails(1)
  expect(shop.mails()[0]?.subject).toBe(`Επιβεβαίωση παραγγελίας ${order.code}`)
  await shop.stop()
  await raise(order.id, '2')
  await shop.start()
  expect(shop.logEntries).toContainEqual({
    message: 'nobody was told of alerts, as no ALERT_EMAIL is set',
    fields: { alerts: 1 },
  })
  await expect.poll(() => shop.countLogs('staff alert done')).toBe(2)
  await shop.stop()
  for (const _start of [1, 2]) {
    await shop.start({ alertEmail })
    await shop.expectMails(2)
    await shop.stop()
  }
  await shop.start({ alertEmail })
  await raise(order.id, '3')
  await shop.expectMails(3)
  const [missed, next] = shop
    .mails()
    .filter(({ to }) => JSON.stringify(to).includes(alertEmail))
    .toReversed()
  expect([missed?.subject, next?.subject].toSorted()).toEqual([
    '2 ειδοποιήσεις που δεν στάλθηκαν',
    `Λήγει η δέσμευση ποσού: ${order.code}`,
  ])
})

test('what an e-mail was to tell of, that no address was left for, is told of once there is one again', async () => {
  const { db } = shop.database
  const order = await placeTestOrder(db)
  await raise(order.id, '1')
  await shop.start()
  await expect.poll(() => shop.countLogs('staff alert done')).toBe(1)
  await shop.stop()
  await tellMissed({ db, alertEmail, log: { info: () => {}, error: () => {} } }, now)
  await shop.start()
  await expect.poll(() => shop.countLogs('staff alert done')).toBe(2)
  await shop.stop()
  await shop.start({ alertEmail })
  const told = () => shop.mails().filter(({ to }) => JSON.stringify(to).includes(alertEmail))
  await expect.poll(() => told().map(({ subject }) => subject)).toEqual(['1 ειδοποίηση που δεν στάλθηκε'])
})

const review = () => reviewSettlements(shop.database.db, 7, Date.now())

test('exceptions are told together, once, and again when they are opened again', async () => {
  const { db } = shop.database
  const bytes = Buffer.from('date;kind;transaction;gross\n25/11/2026;sale;X1;1,00\n25/11/2026;refund;X2;-1,00\n')
  await importSettlements(db, { alpha: ownFormat }, { provider: 'alpha', name: '1.csv', bytes }, now)
  await review()
  await review()
  await shop.start({ alertEmail })
  await shop.expectMails(1)
  expect(shop.mails()[0]).toMatchObject({ subject: '2 διαφορές στις εκκαθαρίσεις' })
  expect(shop.mails()[0]?.text).toContain('alpha, πληρωμή που δεν βρίσκεται εδώ: 2')
  expect(shop.mails()[0]?.text.replaceAll(/\s+/g, ' ')).toMatch(
    /Αρ\. \d+: alpha, πληρωμή που δεν βρίσκεται εδώ, 1,00 € \(X1\)/,
  )
  await sql`update settlement_exception set closed_at = opened_at, reason = 'known', closed_by = 'me'`.execute(db)
  await sql`update settlement_row set checked_at = null where kind = 'sale'`.execute(db)
  await review()
  await shop.expectMails(2)
  expect(shop.mails().map(({ subject }) => subject)).toContain('1 διαφορά στις εκκαθαρίσεις')
})

test('a batch that is not paid out is told of once, with its number and what is to be paid out', async () => {
  const { db } = shop.database
  const bytes = Buffer.from('date;kind;gross;fee;batch\n25/11/2026;sale;1,00;0,25;P77\n25/11/2026;fee;0,05;;P77\n')
  await importSettlements(db, { alpha: ownFormat }, { provider: 'alpha', name: '1.csv', bytes }, now)
  await sql`delete from settlement_exception`.execute(db)
  for (const days of [8, 9]) await reviewSettlements(db, 7, now + days * 24 * 60 * 60_000)
  await shop.start({ alertEmail })
  await shop.expectMails(1)
  expect(shop.mails()[0]).toMatchObject({ subject: '1 διαφορά στις εκκαθαρίσεις' })
  expect(shop.mails()[0]?.text.replaceAll(/\s+/g, ' ')).toMatch(
    /Αρ\. \d+: alpha, κινήσεις που δεν έχουν εμβαστεί, 0,70 € \(P77\)/,
  )
})
