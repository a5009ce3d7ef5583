// Who asked for it hears how the order goes on the phone, as the service in the sandbox gets it; and by e-mail whatever does
// not certainly arrive there.

import { type Sandbox, startSandbox } from '@stoa/sandbox/sandbox'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { moveThrough } from '../../test/make-issuer.ts'
import { type PlacedTestOrder, placeTestOrder, type TestOrder } from '../../test/place-test-order.ts'
import { openWorkerShop, type WorkerShop } from '../../test/worker-shop.ts'
import { yuboto } from '../adapters/yuboto.ts'
import { enqueueEvent } from '../database/outbox.ts'
import { registerCallbacks } from '../http/callbacks.ts'
import { replaceSilent } from '../ordering/phone-messages/phone-messages.service.ts'
import { phoneReceiptCallbacks, phoneReceiptPath } from '../ordering/phone-messages/phone-receipts.routes.ts'
import type { PhoneMessages } from '../ports/phone-messages.ts'

let shop: WorkerShop
let sandbox: Sandbox
let callbacks: FastifyInstance
let phones: PhoneMessages
beforeEach(async () => {
  shop = await openWorkerShop()
  sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
  callbacks = fastify()
  // the address is known once it listens
  const late: PhoneMessages = {
    send: (message) => phones.send(message),
    readReceipt: (query) => phones.readReceipt(query),
  }
  registerCallbacks(callbacks, phoneReceiptCallbacks(shop.database.db, late), Date.now)
  const origin = await callbacks.listen({ port: 0 })
  const reports = { failing: () => {}, alarm: () => {} }
  phones = yuboto({ ...sandbox.messageAccount, sender: 'Stoa', callbackUrl: `${origin}${phoneReceiptPath}`, reports })
})
afterEach(async () => {
  await shop.close()
  await callbacks.close()
  await sandbox.stop()
})

const sent = () => sandbox.messages.sent
const last = () => {
  const message = sent().at(-1)
  if (!message) throw new Error('nothing was sent')
  return message
}

/** With its confirmation, which comes by e-mail. */
async function place(changes: Partial<TestOrder> = {}, mobile = '6912345678'): Promise<PlacedTestOrder> {
  const { db } = shop.database
  const order = await placeTestOrder(db, changes)
  await sql`update customer_order set contact_channel = 'Mobile' where id = ${order.id}`.execute(db)
  await sql`update order_address set mobile = ${mobile} where order_id = ${order.id}`.execute(db)
  await shop.start({ phones })
  await shop.expectMails(1)
  return order
}

const move = ({ uid }: PlacedTestOrder, ...path: Parameters<typeof moveThrough>[3][]) =>
  moveThrough(shop.database.db, uid, Date.now(), ...path)
const stepsDone = (count: number) => expect.poll(() => shop.countLogs('order step done')).toBe(count)

describe.each(['el', 'en'] as const)('in the order’s language (%s)', (language) => {
  test('the confirmation by e-mail, and each step on the phone', async () => {
    const order = await place({ language, shipping: 'store' })
    await expect.poll(() => sent().length).toBe(1)
    await move(order, 'processing', 'readyForPickup')
    await stepsDone(2)
    expect(shop.mails()).toHaveLength(1)
    const [placed, ready] = sent()
    expect(placed).toMatchObject({ to: '306912345678', smsType: language === 'el' ? 'unicode' : 'sms' })
    expect(placed?.viber).toBe(placed?.sms)
    expect(placed?.viber).toContain(order.code)
    expect(ready?.sms).toContain({ el: 'σας περιμένει: ', en: 'is ready to collect: ' }[language])
  })
})

test('a job that runs again sends nothing again', async () => {
  const order = await place()
  await move(order, 'processing', 'inDelivery')
  await stepsDone(2)
  const { rows } = await sql<{ id: number }>`select max(id) as id from order_status_change`.execute(shop.database.db)
  await enqueueEvent(shop.database.db, 'order.moved', { orderId: order.id, changeId: rows[0]?.id ?? 0 })
  await stepsDone(3)
  expect([sent().length, shop.mails().length]).toEqual([2, 1])
})

describe('by e-mail instead', () => {
  test.each(['hang', 'reset', 'nonsense'] as const)(
    'when the service does not answer as it should: %s',
    async (fault) => {
      const order = await place()
      await expect.poll(() => sent().length).toBe(1)
      sandbox.faults.set('yuboto', fault)
      await move(order, 'processing', 'inDelivery')
      await expect.poll(() => shop.mails().length, { timeout: 20_000 }).toBe(2)
      expect(shop.mails()[0]?.messageId).toMatch(/^<order-step-/)
    },
  )

  test.each([
    ['6900000000', 'which the service does not take'],
    ['2101234567', 'which is no mobile'],
  ])('for the number %s, %s', async (mobile) => {
    const order = await place({}, mobile)
    await move(order, 'processing', 'inDelivery')
    await shop.expectMails(2)
    expect(sent()).toEqual([])
  })

  test('when an SMS does not arrive, and not while Viber may still be followed by one', async () => {
    const order = await place()
    await move(order, 'processing', 'inDelivery')
    await stepsDone(2)
    expect(await sandbox.messages.report(last(), 'viber', 'Expired')).toBe(200)
    expect(await sandbox.messages.report(last(), 'sms', 'Buffered')).toBe(200)
    expect(shop.mails()).toHaveLength(1)
    for (const _again of [1, 2]) expect(await sandbox.messages.report(last(), 'sms', 'Not Delivered')).toBe(200)
    await shop.expectMails(2)
    expect(shop.mails()[0]?.subject).toContain(order.code)
  })

  test('when nothing is heard for hours, and not of what has arrived', async () => {
    const order = await place()
    await move(order, 'processing', 'inDelivery')
    await stepsDone(2)
    const [placed] = sent()
    if (placed) await sandbox.messages.report(placed, 'viber', 'Seen')
    const hour = 3_600_000
    expect(await replaceSilent(shop.database.db, Date.now() + 2 * hour)).toBe(0)
    expect(await replaceSilent(shop.database.db, Date.now() + 4 * hour)).toBe(1)
    await shop.expectMails(2)
  })

  test('when a process ended between asking and hearing: nobody knows, and the phone gets nothing twice', async () => {
    const order = await place()
    await move(order, 'processing')
    await stepsDone(1)
    await shop.stop()
    await move(order, 'inDelivery')
    await sql`insert into phone_message (order_id, kind, change_id, state, asked_at)
      select order_id, 'inDelivery', max(id), 'sending', now() from order_status_change
      where order_id = ${order.id} group by order_id`.execute(shop.database.db)
    const before = sent().length
    await shop.start({ phones })
    await shop.expectMails(2)
    expect(sent()).toHaveLength(before)
  })
})

describe('days that move', () => {
  const reschedule = ({ id }: PlacedTestOrder, at: number) =>
    enqueueEvent(shop.database.db, 'order.rescheduled', { orderId: id, at })
  const told = (count: number) => expect.poll(() => shop.countLogs('rescheduled order done')).toBe(count)

  test('are told each time they do, and once', async () => {
    const order = await place({ language: 'en' })
    const moved = Date.now()
    for (const [index, at] of [moved, moved, moved + 1].entries()) {
      await reschedule(order, at)
      await told(index + 1)
    }
    expect(sent().filter(({ sms }) => sms?.includes('new dates'))).toHaveLength(2)
    expect(shop.mails()).toHaveLength(1)
  })

  test('and are told by e-mail where the phone does not get it', async () => {
    const order = await place({ language: 'en' })
    await reschedule(order, Date.now())
    await told(1)
    expect(last().sms).toContain(`new dates for order ${order.code}`)
    expect(shop.mails()).toHaveLength(1)
    expect(await sandbox.messages.report(last(), 'sms', 'Not Delivered')).toBe(200)
    await shop.expectMails(2)
    expect(shop.mails()[0]?.subject).toBe(`New dates for order ${order.code}`)
  })
})

test('a receipt that names no message changes nothing', async () => {
  await place()
  await expect.poll(() => sent().length).toBe(1)
  for (const uid of ['', 'x', '00000000-0000-4000-8000-000000000000'])
    expect(await sandbox.messages.report({ ...last(), uid }, 'sms', 'Not Delivered')).toBe(200)
  const { rows } = await sql<{ state: string }>`select state from phone_message`.execute(shop.database.db)
  expect(rows).toEqual([{ state: 'accepted' }])
})
