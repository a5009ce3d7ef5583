import { formatMoney } from '@stoa/domain/money'
import { shopLoyalty } from '@stoa/domain/ordering/loyalty/loyalty-settings'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { placeTestOrder } from '../../test/place-test-order.ts'
import { openWorkerShop, type WorkerShop } from '../../test/worker-shop.ts'
import { enqueueEvent } from '../database/outbox.ts'
import { earnOnce } from '../ordering/loyalty/loyalty.service.ts'
import { releaseUnpaidDeposits } from '../ordering/orders/unpaid-deposits.service.ts'
import { countDeadLetters } from './dead-letters.queries.ts'
import { depositReminder, orderConfirmation, orderConfirmationDead } from './queues.ts'

let shop: WorkerShop
beforeEach(async () => {
  shop = await openWorkerShop()
})
afterEach(() => shop.close())

const jobState = async (name = orderConfirmation) => {
  const { rows } = await sql<{ state: string }>`select state from pgboss.job where name = ${name}`.execute(
    shop.database.db,
  )
  return rows.map((row) => row.state)
}

test('an order is confirmed by one mail', async () => {
  await shop.start()
  const order = await shop.database.db.transaction().execute((tx) => placeTestOrder(tx))
  await shop.expectMails(1)
  const [received] = shop.mails()
  expect(received).toMatchObject({
    from: 'shop@stoa.example',
    recipients: ['reader@stoa.example'],
    subject: `Επιβεβαίωση παραγγελίας ${order.code}`,
    messageId: expect.stringMatching(/^<order-confirmation-[0-9a-f]{32}@stoa\.example>$/),
  })
  expect(received?.text).toContain(`συσκευασία ${formatMoney(150, 'el')}`)
  expect(received?.messageId).not.toContain(order.uid)
  await expect.poll(() => jobState()).toEqual(['completed'])
})

test('an order paid at a provider is confirmed when it is paid, not when it is placed', async () => {
  await shop.start()
  const order = await placeTestOrder(shop.database.db, { payment: 'card' })
  await expect.poll(() => jobState()).toEqual(['completed'])
  expect(shop.mails()).toEqual([])
  await enqueueEvent(shop.database.db, 'order.paid', { orderId: order.id })
  await shop.expectMails(1)
  expect(shop.mails()[0]?.text).toContain('Η παραγγελία έχει εξοφληθεί')
})

test.each(['el', 'en'] as const)('an order that was given up without its deposit is told (%s)', async (language) => {
  await shop.start()
  const { code } = await placeTestOrder(shop.database.db, { language, payment: 'bank_deposit' })
  await shop.expectMails(1)
  await releaseUnpaidDeposits(shop.database.db, Date.now() + 365 * 86_400_000)
  await shop.expectMails(2)
  const received = shop.mails().find(({ messageId }) => messageId?.startsWith('<unpaid-order-'))
  expect(received?.subject).toBe(
    { el: `Η παραγγελία ${code} ακυρώθηκε`, en: `Order ${code} has been cancelled` }[language],
  )
  expect(received?.text).toContain({ el: 'μην καταθέσετε ξανά', en: 'don’t pay again' }[language])
})

test.each(['el', 'en'] as const)('a buyer is reminded of a deposit, unless it has come (%s)', async (language) => {
  const ordered = { language, payment: 'bank_deposit' } as const
  const [open, paid] = [
    await placeTestOrder(shop.database.db, ordered),
    await placeTestOrder(shop.database.db, ordered),
  ]
  // of today, so that nothing is due by itself
  await sql`update customer_order set placed_at = now() where id in (${open.id}, ${paid.id})`.execute(shop.database.db)
  await sql`update customer_order set payment_status = 'paid' where id = ${paid.id}`.execute(shop.database.db)
  for (const { id } of [paid, open]) await enqueueEvent(shop.database.db, 'order.deposit_due', { orderId: id })
  await shop.start()
  await shop.expectMails(3)
  await expect.poll(() => jobState(depositReminder)).toEqual(['completed', 'completed'])
  const reminders = shop.mails().filter(({ messageId }) => messageId?.startsWith('<deposit-reminder-'))
  expect(reminders.map(({ subject }) => subject)).toEqual([expect.stringContaining(open.code)])
  expect(reminders[0]?.text).toContain({ el: 'Δεν έχει φανεί ακόμη η κατάθεση', en: 'hasn’t reached us yet' }[language])
})

test.each(['el', 'en'] as const)('who cancelled an order is told (%s)', async (language) => {
  await shop.start()
  const { id, code } = await placeTestOrder(shop.database.db, { language })
  await shop.expectMails(1)
  await enqueueEvent(shop.database.db, 'order.cancelled', { orderId: id })
  await shop.expectMails(2)
  const received = shop.mails().find(({ messageId }) => messageId?.startsWith('<cancelled-order-'))
  expect(received?.subject).toBe(
    { el: `Η παραγγελία ${code} ακυρώθηκε`, en: `Order ${code} has been cancelled` }[language],
  )
  for (const body of [received?.text, received?.html])
    expect(body).toContain({ el: 'δεν χρωστάτε τίποτα', en: 'you owe nothing' }[language])
  expect(received?.text).not.toContain({ el: 'πόντους', en: 'points' }[language])
})

test.each(['el', 'en'] as const)('who has points that expire is told (%s)', async (language) => {
  const at = Date.now()
  await shop.database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into customer (email, first_name, last_name, language) values (${`points-${language}@example.gr`}, 'Ε', 'Μ', ${language})
      returning id`.execute(tx)
    const id = rows[0]?.id ?? 0
    const settings = { ...shopLoyalty, monthsValid: 0 }
    await earnOnce(tx, id, 'Register', { now: at, settings })
  })
  // points are followed as soon as there are workers
  await shop.start()
  await shop.expectMails(1)
  expect(shop.mails()[0]).toMatchObject({
    recipients: [`points-${language}@example.gr`],
    subject: { el: '20 πόντοι λήγουν σύντομα', en: '20 points expire soon' }[language],
  })
})

interface Amounts {
  total_cents: number
  products_cents: number
  discount_cents: number
  shipping_cents: number
  payment_fee_cents: number
  /** One line is gift-wrapped. */
  wrapping_cents: number
  vats: number[]
  lines: number[]
}

test.each(['el', 'en'] as const)('its amounts are those of the order, to the cent (%s)', async (language) => {
  const order = await placeTestOrder(shop.database.db, { language })
  await shop.start()
  await shop.expectMails(1)
  const { rows } = await sql<Amounts>`
    select total_cents, products_cents, discount_cents, shipping_cents, payment_fee_cents,
      (select cents from order_adjustment a where a.order_id = o.id and a.kind = 'wrapping') as wrapping_cents,
      array(select vat_cents from order_vat where order_id = o.id order by rate) as vats,
      array(
        select l.total_cents - coalesce((
          select cents from order_adjustment a where a.order_id = o.id and a.line = l.position and a.kind = 'wrapping'), 0)
        from order_line l where l.order_id = o.id order by l.position) as lines
    from customer_order o where uid = ${order.uid}`.execute(shop.database.db)
  const [stored] = rows
  if (!stored) throw new Error('the order is gone')
  const {
    products_cents,
    discount_cents,
    shipping_cents,
    payment_fee_cents,
    wrapping_cents,
    total_cents,
    vats,
    lines,
  } = stored
  const inOrder = [
    ...lines,
    products_cents - discount_cents,
    wrapping_cents,
    shipping_cents,
    payment_fee_cents,
    total_cents,
    discount_cents,
    ...vats,
  ]
  const [received] = shop.mails()
  const amounts = inOrder.map((cents) => formatMoney(cents, language))
  expect(rightColumn(received?.html ?? '')).toEqual(amounts)
  const printed = (received?.text ?? '').matchAll(/(?:=|: ?) ?(−?€?[\d.,]+(?:\u00a0€)?)$/gm)
  expect(Array.from(printed, ([, amount]) => amount).slice(0, amounts.length)).toEqual(amounts)
  expect(received?.text).toContain(`https://stoa.example${language === 'en' ? '/en' : ''}/track-order/${order.uid}`)
})

test.each([
  ['el', 'Όροι πώλησης σήμερα', 'Ο πρώτος όρος.'],
  ['en', 'Terms of sale today', 'The first term.'],
] as const)('the terms of sale are attached to it as they stand (%s)', async (language, title, text) => {
  await sql`
    update content_page set ${sql.ref(`title_${language}`)} = ${title},
      ${sql.ref(`body_${language}`)} = ${JSON.stringify([{ kind: 'paragraph', text }])}
    where code = 'terms'`.execute(shop.database.db)
  await placeTestOrder(shop.database.db, { language })
  await shop.start()
  await shop.expectMails(1)
  const [received] = shop.mails()
  const terms = received?.attachments.at(-1)
  expect(terms?.type).toBe('text/plain')
  expect(terms?.text).toContain(title)
  expect(terms?.text).toContain(text)
})

/** The right-hand cells that hold an amount, in order. What only the plain text shows is left out. */
const rightColumn = (html: string): string[] =>
  Array.from(
    html
      .replaceAll(/<span style="display:none">.*?<\/span>/gs, '')
      .matchAll(/text-align:right[^>]*>(?:<strong>)?([^<]*€[^<]*)</g),
    ([, amount]) => amount ?? '',
  )

test('a mail server that refuses is retried until it accepts', async () => {
  shop.refuseMails(2)
  await placeTestOrder(shop.database.db)
  await shop.start()
  await shop.expectMails(1)
  expect(shop.countLogs('order confirmation failed')).toBe(2)
  expect(shop.logEntries.find((item) => item.message.startsWith('order confirmation failed'))?.fields).toMatchObject({
    responseCode: 451,
  })
  expect(JSON.stringify(shop.logEntries)).not.toContain('reader@')
  await expect.poll(() => jobState()).toEqual(['completed'])
})

test('a mail server that is down blocks nothing; the mail is sent when it is back', async () => {
  const openAgain = await shop.stopMailServer()
  await placeTestOrder(shop.database.db)
  await shop.start()
  await expect.poll(() => shop.countLogs('order confirmation failed')).toBeGreaterThan(0)
  await openAgain()
  await shop.expectMails(1)
})

test('an order that was rolled back causes no mail', async () => {
  await shop.start()
  const change = shop.database.db.transaction().execute(async (tx) => {
    await placeTestOrder(tx)
    throw new Error('changed my mind')
  })
  await expect(change).rejects.toThrow('changed my mind')
  await placeTestOrder(shop.database.db, { email: 'second@stoa.example' })
  await shop.expectMails(1)
  expect(shop.mails()[0]?.recipients).toEqual(['second@stoa.example'])
})

test('an hour of many orders: each gets its mail, also with two workers, and a failing one stops no other', async () => {
  shop.database.expectViolation('an order without the buyer’s address')
  const broken = await placeTestOrder(shop.database.db)
  await sql`delete from order_address where order_id = ${broken.id}`.execute(shop.database.db)
  for (let count = 1; count <= 40; count += 1)
    await placeTestOrder(shop.database.db, { email: `reader${count}@stoa.example` })
  await shop.start()
  await shop.start()
  await shop.expectMails(40)
  expect(new Set(shop.mails().map((item) => item.messageId)).size).toBe(40)
})

test('a job that keeps failing ends in the dead letter queue', async () => {
  await shop.start()
  await sql`update pgboss.queue set retry_limit = 0 where name = ${orderConfirmation}`.execute(shop.database.db)
  shop.refuseMails(1)
  await placeTestOrder(shop.database.db)
  await expect.poll(() => jobState(orderConfirmationDead)).toEqual(['created'])
  expect([await jobState(), shop.countLogs('order confirmation given up')]).toEqual([['failed'], 1])
})

test('a recipient whom the mail server refuses for good is given up at once, with the reason', async () => {
  shop.closeMailbox('gone@stoa.example')
  await placeTestOrder(shop.database.db, { email: 'gone@stoa.example' })
  await shop.start()
  await expect.poll(() => countDeadLetters(shop.database.db)).toBe(1)
  const reason = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }
  const { rows } = await sql`
    select state, retry_count, output from pgboss.job where name = ${orderConfirmation}
    union all select state, source_retry_count, source_output from pgboss.job where name = ${orderConfirmationDead}
    order by state desc`.execute(shop.database.db)
  expect(rows).toEqual([
    { state: 'failed', retry_count: 0, output: reason },
    { state: 'created', retry_count: 0, output: reason },
  ])
  expect(shop.countLogs('order confirmation given up')).toBe(1)
  expect(JSON.stringify(shop.logEntries)).not.toContain('gone@')
})

test('stopping finishes the mail under way', async () => {
  const sending = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  await placeTestOrder(shop.database.db)
  await shop.start({
    mail: {
      send: async (email) => {
        sending.resolve()
        await release.promise
        await shop.mail.send(email)
      },
    },
  })
  await sending.promise
  const stopped = shop.stop()
  release.resolve()
  await stopped
  expect([shop.mails().length, await jobState()]).toEqual([1, ['completed']])
})
