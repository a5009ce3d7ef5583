// The buyer gets one e-mail for each move of the order, as the mail server receives it.

import type { OrderStatus } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { issueAs } from '../../test/make-issuer.ts'
import { type PlacedTestOrder, placeTestOrder, type TestOrder } from '../../test/place-test-order.ts'
import { openWorkerShop, type WorkerShop } from '../../test/worker-shop.ts'
import { enqueueEvent } from '../database/outbox.ts'
import { decideInTransaction } from '../database/transaction.ts'
import { moveOrder } from '../ordering/orders/move-order.service.ts'
import { lockOrder, recordDeposit } from '../ordering/orders/order-payment.service.ts'
import { recordRefund } from '../ordering/returns/due-returns.service.ts'

let shop: WorkerShop
beforeEach(async () => {
  shop = await openWorkerShop()
})
afterEach(() => shop.close())

/** An order whose confirmation has arrived. */
async function place(changes: Partial<TestOrder> = {}): Promise<PlacedTestOrder> {
  const order = await placeTestOrder(shop.database.db, changes)
  await shop.expectMails(1)
  return order
}

const move = ({ id }: PlacedTestOrder, to: OrderStatus) =>
  decideInTransaction(shop.database.db, async (tx) => {
    const order = await lockOrder(tx, { id })
    if (!order) throw new Error('there is no such order')
    const how = { actor: 'tool', source: 'softone', reason: null, notify: true, now: Date.now() } as const
    return moveOrder(tx, order, { to, ...how })
  })

const addParcel = ({ id }: PlacedTestOrder) =>
  sql`
    with asked as (
      insert into shipment (order_id, carrier, reference, state, number, pickup_day, asked_at, settled_at)
      values (${id}, 'box_now', 'R1', 'created', 'B1', '2026-11-26', now(), now()) returning id)
    insert into shipment_parcel (order_id, shipment_id, position, number, track_at, state, state_at)
    select ${id}, id, 1, '555000111', now(), 'in_transit', now() from asked`.execute(shop.database.db)

/** Without the confirmation, in the order of their arrival. */
const steps = () =>
  shop
    .mails()
    .filter(({ messageId }) => messageId?.startsWith('<order-step-'))
    .toReversed()

const subjects = () => steps().map(({ subject }) => subject)

test('of what left with its receipt: that it is on the order’s page', async () => {
  await issueAs(shop.database.db, Date.now())
  await shop.start()
  const order = await place({ language: 'en' })
  for (const to of ['processing', 'inDelivery'] as const) await move(order, to)
  await shop.expectMails(2)
  expect(steps()[0]?.text.replace(/\s+/g, ' ')).toContain('Your receipt is on the order’s page too')
})

describe.each(['el', 'en'] as const)('in the order’s language (%s)', (language) => {
  test('of a parcel: that it left, with its number and a link, and that it came', async () => {
    await shop.start()
    const order = await place({ language })
    await addParcel(order)
    for (const to of ['processing', 'invoiced', 'inDelivery', 'inDelivery'] as const) await move(order, to)
    await shop.expectMails(2)
    await move(order, 'completed')
    await shop.expectMails(3)
    expect(subjects()).toEqual(
      {
        el: [`Η παραγγελία ${order.code} είναι στον δρόμο`, `Η παραγγελία ${order.code} παραδόθηκε`],
        en: [`Order ${order.code} is on its way`, `Order ${order.code} has been delivered`],
      }[language],
    )
    const [left] = steps()
    expect(left?.recipients).toEqual(['reader@stoa.example'])
    for (const body of [left?.text, left?.html]) {
      expect(body).toContain('555000111')
      expect(body).toContain('https://track.boxnow.gr/?track=555000111')
    }
    expect(left?.text).toContain({ el: 'για τον κούριερ', en: 'for the courier' }[language])
  })

  test('of what is collected: that it is ready, and where', async () => {
    await shop.start()
    const order = await place({ language, shipping: 'store' })
    for (const to of ['processing', 'readyForPickup'] as const) await move(order, to)
    await shop.expectMails(2)
    await move(order, 'completed')
    await shop.expectMails(3)
    expect(subjects()).toEqual(
      {
        el: [`Η παραγγελία ${order.code} σας περιμένει`, `Η παραγγελία ${order.code} παραλήφθηκε`],
        en: [`Order ${order.code} is ready to collect`, `Order ${order.code} has been collected`],
      }[language],
    )
  })

  test('of a deposit: that it has come, and of a refund: how much', async () => {
    await shop.start()
    const order = await place({ language, payment: 'bank_deposit' })
    await decideInTransaction(shop.database.db, (tx) => recordDeposit(tx, order.code, Date.now()))
    await shop.expectMails(2)
    await move(order, 'notAvailable')
    await shop.expectMails(3)
    await move(order, 'refund')
    await shop.expectMails(4)
    expect(subjects()).toEqual(
      {
        el: [
          `Λάβαμε την πληρωμή για ${order.code}`,
          `Η παραγγελία ${order.code} δεν είναι διαθέσιμη`,
          `Επιστροφή χρημάτων για ${order.code}`,
        ],
        en: [
          `Payment received for order ${order.code}`,
          `Order ${order.code} is not available`,
          `Refund for order ${order.code}`,
        ],
      }[language],
    )
  })
})

test('a move twice told to the job is one e-mail for the buyer’s program', async () => {
  await shop.start()
  const order = await place()
  for (const to of ['processing', 'notAvailable'] as const) await move(order, to)
  await shop.expectMails(2)
  const { rows } = await sql<{ id: number }>`select max(id) as id from order_status_change`.execute(shop.database.db)
  await enqueueEvent(shop.database.db, 'order.moved', { orderId: order.id, changeId: rows[0]?.id ?? 0 })
  await shop.expectMails(3)
  expect(new Set(steps().map(({ messageId }) => messageId)).size).toBe(1)
})

test.each(['el', 'en'] as const)(
  'money for a part is told when it is paid back, and the rest later by itself (%s)',
  async (language) => {
    await shop.start()
    const order = await place({ language })
    const { db } = shop.database
    for (const to of ['processing', 'inDelivery'] as const) await move(order, to)
    await shop.expectMails(2)
    await sql`update customer_order set payment_status = 'paid' where id = ${order.id}`.execute(db)
    await sql`insert into order_return (order_id, source, received_at, money_cents, refund_due_on)
    values (${order.id}, 'staff', now(), 250, current_date)`.execute(db)
    expect(await recordRefund(db, order.code, Date.now())).toEqual({ ok: true, value: 250 })
    await shop.expectMails(3)
    const [mail] = shop.mails().filter(({ messageId }) => messageId?.startsWith('<refunded-order-'))
    const amount = language === 'el' ? '2,50\u00a0€' : '€2.50'
    expect(mail?.subject).toContain(order.code)
    expect([mail?.text.includes(amount), mail?.html?.includes(amount)]).toEqual([true, true])
    for (const to of ['notDelivered', 'returned', 'refund'] as const) await move(order, to)
    await shop.expectMails(6)
    const last = steps().at(-1)?.text ?? ''
    expect([/2,50\u00a0€|€2\.50/.test(last), last.length > 0]).toEqual([false, true])
  },
)

test('an order that is late is said to be so once, and what becomes of it later', async () => {
  await shop.start()
  const order = await place()
  for (const _again of [1, 2]) await enqueueEvent(shop.database.db, 'order.delayed', { orderId: order.id })
  await shop.expectMails(3)
  const delayed = shop.mails().filter(({ subject }) => subject === `Η παραγγελία ${order.code} καθυστερεί`)
  expect(new Set(delayed.map(({ messageId }) => messageId)).size).toBe(1)
  expect(delayed[0]?.text.replaceAll('\u00a0', ' ')).toContain('30 Δεκεμβρίου 2099')
})

test('a new address is told by an e-mail for each change', async () => {
  await shop.start()
  const { id, code } = await place()
  for (const changeId of [1, 2, 2]) await enqueueEvent(shop.database.db, 'order.readdressed', { orderId: id, changeId })
  await shop.expectMails(4)
  const told = shop.mails().filter(({ subject }) => subject === `Νέα διεύθυνση για την ${code}`)
  expect(new Set(told.map(({ messageId }) => messageId)).size).toBe(2)
})

test('a parcel that a carrier reports takes its order along, with an e-mail', async () => {
  await shop.start()
  const order = await place()
  await move(order, 'processing')
  await addParcel(order)
  await enqueueEvent(shop.database.db, 'parcel.moved', { orderId: order.id })
  await shop.expectMails(2)
  expect(subjects()).toEqual([`Η παραγγελία ${order.code} είναι στον δρόμο`])
})

test('nobody is written to once name and e-mail are deleted', async () => {
  await shop.start()
  const order = await place()
  await move(order, 'processing')
  await sql`update customer_order set email = 'x@deleted.invalid' where id = ${order.id}`.execute(shop.database.db)
  await move(order, 'notAvailable')
  await expect.poll(() => shop.countLogs('order step done')).toBe(2)
  expect(steps()).toEqual([])
})

test.each([
  ['cash_on_delivery', 'pending'],
  ['bank_deposit', 'checkingStock'],
] as const)(
  'when all copies have come the buyer is told that, and nothing of a payment (%s)',
  async (payment, from) => {
    await shop.start()
    const order = await place({ language: 'en', payment })
    const { db } = shop.database
    await sql`update customer_order set payment_status = 'paid' where id = ${order.id} and ${payment} = 'bank_deposit'`.execute(
      db,
    )
    const change = (status: OrderStatus, reason: string) =>
      decideInTransaction(db, async (tx) => {
        const locked = await lockOrder(tx, { id: order.id })
        if (!locked) throw new Error('there is no such order')
        return moveOrder(tx, locked, {
          ...{ to: status, actor: 'system', source: 'stock', reason, notify: false, now: Date.now() },
        })
      })
    if (from === 'checkingStock') {
      await change('checkingStock', 'paid')
      await shop.expectMails(2)
    }
    await change('processing', 'copies_arrived')
    await shop.expectMails(from === 'checkingStock' ? 3 : 2)
    const paid = from === 'checkingStock' ? [`Payment received for order ${order.code}`] : []
    expect(subjects()).toEqual([...paid, `Everything is here for order ${order.code}`])
    expect(steps().at(-1)?.text).not.toMatch(/transfer|payment/i)
    if (paid.length > 0) expect(steps()[0]?.text).toContain('your place in the queue is kept')
  },
)

test('when the buyer gave up what the order waited for, they are told that the rest goes on', async () => {
  await shop.start()
  const order = await place({ language: 'en', payment: 'cash_on_delivery' })
  await decideInTransaction(shop.database.db, async (tx) => {
    const locked = await lockOrder(tx, { id: order.id })
    if (!locked) throw new Error('there is no such order')
    const how = { actor: 'system', source: 'returns', reason: 'rest_at_hand', notify: false, now: Date.now() } as const
    return moveOrder(tx, locked, { to: 'processing', ...how })
  })
  await shop.expectMails(2)
  expect(subjects()).toEqual([`We’re continuing with order ${order.code}`])
})

test('of other days, by e-mail, with the page where the order can be cancelled', async () => {
  await shop.start()
  const order = await place({ language: 'en' })
  await enqueueEvent(shop.database.db, 'order.rescheduled', { orderId: order.id, at: Date.now() })
  await shop.expectMails(2)
  const [mail] = shop.mails().filter(({ messageId }) => messageId?.startsWith('<rescheduled-order-'))
  expect(mail?.subject).toBe(`New dates for order ${order.code}`)
  expect(mail?.text.replaceAll('\u00a0', ' ')).toMatch(/you can\s+cancel it/)
  expect(mail?.text).toContain('/en/track-order/')
})

test('that it waits to be paid and collected, while it does, and that it was given up', async () => {
  await shop.start()
  const { db } = shop.database
  const collected = { language: 'en', shipping: 'store', payment: 'in_store' } as const
  const order = await place(collected)
  await move(order, 'processing')
  await move(order, 'readyForPickup')
  await shop.expectMails(2)
  expect(steps()[0]?.text.replace(/\s+/g, ' ')).toMatch(/We’ll keep it until \d{1,2} \w+ 20\d\d/)
  await enqueueEvent(db, 'order.collection_due', { orderId: order.id })
  await shop.expectMails(3)
  await sql`insert into order_status_change (order_id, status, actor, source, at) values (${order.id}, 3, 'staff', 'test', now())`.execute(
    db,
  )
  await enqueueEvent(db, 'order.collection_due', { orderId: order.id })
  await enqueueEvent(db, 'order.uncollected', { orderId: order.id })
  await shop.expectMails(4)
  const sent = shop.mails().map(({ messageId, subject }) => `${messageId?.split('-')[0]} ${subject}`)
  expect(sent).toContain(`<collection Reminder: collect order ${order.code}`)
  expect(sent).toContain(`<uncollected Order ${order.code} was not collected`)
})
