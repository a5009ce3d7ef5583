// The e-mail of a gift card, from the paid line to the recipient's mailbox.

import { randomBytes } from 'node:crypto'
import { dayOf } from '@stoa/domain/ordering/delivery/working-days'
import { readGiftCardCode } from '@stoa/domain/ordering/gift-cards/gift-card-code'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { placeTestOrder } from '../../test/place-test-order.ts'
import { openWorkerShop, type WorkerShop } from '../../test/worker-shop.ts'
import { inTransaction } from '../database/transaction.ts'
import { deliveryCode, readGiftCards } from '../ordering/gift-cards/gift-cards.service.ts'
import { type GiftCardsOrder, issueGiftCards, voidGiftCard } from '../ordering/gift-cards/issued-gift-cards.service.ts'
import { completeGiftCardOrder } from '../ordering/orders/gift-card-orders.service.ts'

let shop: WorkerShop
beforeEach(async () => {
  shop = await openWorkerShop()
})
afterEach(async () => {
  // neither people nor codes
  for (const { message, fields } of shop.logEntries)
    expect(`${message} ${JSON.stringify(fields)}`).not.toMatch(/@|[0-9A-Z]{16}|Κατερίνα/)
  await shop.close()
})

const gift = {
  quantity: 1,
  amountCents: 3000,
  email: 'katerina@example.gr',
  recipientName: 'Κατερίνα',
  senderName: 'Ελένη',
  message: 'Χρόνια πολλά!\nΔιάλεξε εσύ.',
  language: 'el',
  sendOn: null,
} as const

/** Of a line that is paid. */
async function issue(changes: Partial<GiftCardsOrder> = {}): Promise<{ orderLineId: number; ids: number[] }> {
  const { db } = shop.database
  const { id: orderId } = await placeTestOrder(db)
  // the order's own confirmation is not waited for here
  await sql`update outbox set relayed_at = now()`.execute(db)
  const { rows } = await sql<{ id: number }>`select min(id) as id from order_line where order_id = ${orderId}`.execute(
    db,
  )
  const orderLineId = rows[0]?.id ?? 0
  const ids = await inTransaction(db, (tx) =>
    issueGiftCards(tx, { orderId, orderLineId, ...gift, ...changes }, Date.now()),
  )
  return { orderLineId, ids }
}

const codeIn = (text = ''): string => /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(text)?.[0] ?? ''

const deliveries = async () => {
  const { rows } = await sql<{ sealed: string | null }>`
    select encode(sealed_code, 'hex') as sealed from gift_card_delivery order by gift_card_id`.execute(shop.database.db)
  return rows
}

test.each([
  [
    'el',
    'Ένα δώρο για εσάς: δωροκάρτα 30,00\u00a0€',
    ['Έχετε μια δωροκάρτα', 'Για: Κατερίνα', 'Από: Ελένη', 'Μήνυμα:\n\n> Χρόνια πολλά!\n> Διάλεξε εσύ.'],
    'https://stoa.example/gift-card-balance',
  ],
  [
    'en',
    'A gift for you: a gift card of €30.00',
    ['You have a gift card', 'For: Κατερίνα', 'From: Ελένη', 'Message:\n\n> Χρόνια πολλά!\n> Διάλεξε εσύ.'],
    'https://stoa.example/en/gift-card-balance',
  ],
] as const)(
  'brings a code that pays, and then the shop forgets the recipient (%s)',
  async (language, subject, parts, page) => {
    await issue({ language })
    await shop.start()
    await shop.expectMails(1)
    const [email] = shop.mails()
    expect(email).toMatchObject({ subject, recipients: [gift.email] })
    for (const part of [...parts, page]) expect(email?.text).toContain(part)
    const code = codeIn(email?.text)
    const [fact] = await readGiftCards(shop.database.db, [code], Date.now())
    expect(fact?.card).toMatchObject({ ok: true, value: { balanceCents: 3000, last4: code.slice(-4) } })
    await expect.poll(deliveries).toEqual([])
  },
)

test('each copy of a line is a card of its own, with another code', async () => {
  await issue({ quantity: 2 })
  await shop.start()
  await shop.expectMails(2)
  expect(new Set(shop.mails().map(({ text }) => codeIn(text))).size).toBe(2)
})

test('without a name and a message none is invented', async () => {
  await issue({ senderName: '', message: null })
  await shop.start()
  await shop.expectMails(1)
  expect(shop.mails()[0]?.text).not.toMatch(/Από|Μήνυμα/)
})

test('a mail server that refuses delays the card; every try sends the same code', async () => {
  const { ids } = await issue()
  shop.refuseMails(3)
  await shop.start()
  await expect.poll(() => shop.countLogs('gift card failed')).toBeGreaterThan(0)
  const [waiting] = await deliveries()
  expect(waiting?.sealed).toMatch(/^[0-9a-f]+$/)
  const { rows } = await sql<{ hash: string }>`
    select encode(code_hash, 'hex') as hash from gift_card where id = ${ids[0]}`.execute(shop.database.db)
  await shop.expectMails(1)
  const code = readGiftCardCode(codeIn(shop.mails()[0]?.text)) ?? ''
  expect(waiting?.sealed).not.toContain(Buffer.from(code).toString('hex'))
  const { rows: same } = await sql<{ same: boolean }>`
    select sha256(${code}::bytea) = decode(${rows[0]?.hash}, 'hex') as same`.execute(shop.database.db)
  expect(same).toEqual([{ same: true }])
})

test('one that is to come on a day waits for it, without a code', async () => {
  await issue({ sendOn: dayOf(Date.now()) + 3 })
  await shop.start()
  await expect.poll(() => shop.countLogs('gift card done')).toBe(1)
  expect(await deliveries()).toEqual([{ sealed: null }])
  const waiting = sql<{ days: number }>`
    select round(extract(epoch from j.start_after - now()) / 86400) as days, c.code_hash
    from pgboss.job j join gift_card c on c.id = (j.data ->> 'giftCardId')::bigint where j.state = 'created'`
  const { rows } = await waiting.execute(shop.database.db)
  expect(rows).toEqual([{ days: expect.anything(), code_hash: null }])
  expect(Number(rows[0]?.days)).toBeGreaterThan(1)
  expect(shop.mails()).toEqual([])
})

test('a line gets its cards once', async () => {
  const { orderLineId } = await issue()
  await expect(issue({ orderLineId })).rejects.toThrow('gift_card_order_line_id_line_copy_key')
})

const statuses = async (orderId: number) => {
  const { rows } = await sql<{ status: number }>`
    select status from order_status_change where order_id = ${orderId} order by id`.execute(shop.database.db)
  return rows.map(({ status }) => status)
}

/** An order that is paid: a line for each of these days, and a card for each. */
async function orderOf(shipping: 'email' | 'home', days: (number | null)[]): Promise<number> {
  const { db } = shop.database
  const line = { name: 'Δωροκάρτα', quantity: 1, unitPriceCents: 3000, unitPriorCents: null, vatRate: 0 }
  const { id } = await placeTestOrder(db, { shipping, payment: 'bank_deposit', lines: days.map(() => line) })
  await sql`update outbox set relayed_at = now()`.execute(db)
  await sql`update customer_order set payment_status = 'paid' where id = ${id}`.execute(db)
  await sql`insert into order_status_change (order_id, status, at) values (${id}, 1, now())`.execute(db)
  const { rows } = await sql<{
    id: number
  }>`select id from order_line where order_id = ${id} order by position`.execute(db)
  for (const [index, sendOn] of days.entries()) {
    const order = { orderId: id, orderLineId: rows[index]?.id ?? 0, ...gift, sendOn }
    await inTransaction(db, (tx) => issueGiftCards(tx, order, Date.now()))
  }
  return id
}

test('with its last card an order of gift cards is completed, once', async () => {
  const orderId = await orderOf('email', [null])
  await shop.start()
  await shop.expectMails(1)
  await expect.poll(() => statuses(orderId)).toEqual([0, 1, 3])
  await Promise.all([1, 2].map(() => completeGiftCardOrder(shop.database.db, orderId, Date.now())))
  expect(await statuses(orderId)).toEqual([0, 1, 3])
})

test('an order with a parcel is not completed by its cards', async () => {
  const orderId = await orderOf('home', [null])
  await shop.start()
  await expect.poll(() => shop.countLogs('gift card order done')).toBe(1)
  expect(await statuses(orderId)).toEqual([0, 1])
})

test('an order whose second card has its own day waits for that', async () => {
  const orderId = await orderOf('email', [null, dayOf(Date.now()) + 3])
  await shop.start()
  await expect.poll(() => shop.countLogs('gift card order done')).toBe(1)
  expect(await statuses(orderId)).toEqual([0, 1])
})

test('an order whose card is voided before it is sent is completed, too', async () => {
  const orderId = await orderOf('email', [dayOf(Date.now()) + 3])
  const { db } = shop.database
  const { rows } = await sql<{ id: number }>`select id from gift_card`.execute(db)
  const code = await deliveryCode(db, rows[0]?.id ?? 0, { secret: new Uint8Array(32), randomBytes })
  await inTransaction(db, (tx) => voidGiftCard(tx, code ?? '', Date.now()))
  await shop.start()
  await expect.poll(() => statuses(orderId)).toEqual([0, 1, 3])
})
