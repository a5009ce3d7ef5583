// The command of orders, as it is typed.

import { fileURLToPath } from 'node:url'
import { formatMoney } from '@stoa/domain/money'
import { addWorkingDays, dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeTestOrder } from '../../test/place-test-order.ts'
import { printedBy } from '../../test/run-command.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { ledgerRows } from '../database/ledger.ts'
import { inTransaction } from '../database/transaction.ts'
import { recordDeposit } from '../ordering/orders/order-payment.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(2)
})
afterAll(() => database.close())

const cli = fileURLToPath(new URL('orders.ts', import.meta.url))

async function run(...args: string[]): Promise<string> {
  return printedBy(cli, args, { DATABASE_URL: database.url })
}

test('a deposit is recorded once, by the number as people type it', async () => {
  const { id, code } = await placeTestOrder(database.db, { payment: 'bank_deposit' })
  expect(await run('paid', code.toLowerCase())).toBe(`The deposit of ${code} is recorded: the shop begins with it.\n`)
  const { rows: states } = await sql`select payment_status from customer_order where id = ${id}`.execute(database.db)
  expect(states).toEqual([{ payment_status: 'paid' }])
  expect(await run('paid', code)).toMatch(/^This order does not wait for a deposit/)
})

test('amounts that are held are listed by their last day, with what becomes of them', async () => {
  const { db } = database
  expect(await run('held')).toBe('Nothing is held.\n')
  const until = isoDay(addWorkingDays(dayOf(Date.now()), 3))
  async function hold(status: string, payment: string, capturedFrom: string | null): Promise<string> {
    const { id, code } = await placeTestOrder(db, { payment: 'card' })
    await sql`insert into order_status_change (order_id, status, at) values (${id}, ${orderStatusNumbers.processing}, now())`.execute(
      db,
    )
    const { rows } = await sql<{ amount_cents: number }>`
      insert into payment_attempt (order_id, provider, reference, amount_cents, currency, status, transaction, begun_at, settled_at,
        hold_days, held_at, held_until, capture_at, instalments)
      select id, 'alpha', lpad(id::text, 32, '0'), due_cents, 'EUR', ${status}, id::text, now(), now(), 7, now(),
        ${until}::date + id * interval '1 second', ${capturedFrom}::timestamptz, 1 from customer_order where id = ${id}
      returning amount_cents`.execute(db)
    await sql`update customer_order set payment_status = ${payment} where id = ${id}`.execute(db)
    return [code, formatMoney(rows[0]?.amount_cents ?? 0, 'en'), until].join('  ')
  }
  const lines = [
    `${await hold('authorised', 'held', null)}  is captured as it leaves`,
    `${await hold('authorised', 'held', 'now')}  is being captured`,
    `${await hold('expired', 'awaiting', null)}  is held no more: it has to be paid anew`,
  ]
  expect(await run('held')).toBe(`${lines.join('\n')}\n`)
})

test('invoices whose number is none or not known are listed, the latest order first', async () => {
  expect(await run('unchecked')).toBe('The VAT number of every invoice is checked.\n')
  const lines: string[] = []
  for (const [result, status] of [
    ['unknown', 0],
    ['invalid', 1],
    ['valid', 1],
    ['invalid', -1],
    [null, 0],
  ] as const) {
    const { id, code } = await placeTestOrder(database.db, { invoice: true })
    if (status !== 0)
      await sql`insert into order_status_change (order_id, status, at) values (${id}, ${status}, now())`.execute(
        database.db,
      )
    await sql`
      update order_invoice set company_name = 'Βιβλία ΑΕ', vat_number = '094014201', vat_result = ${result}
      where order_id = ${id}`.execute(database.db)
    if (status !== -1 && (result === 'unknown' || result === 'invalid'))
      lines.unshift(`${code}  ${result}  094014201  Βιβλία ΑΕ`)
  }
  expect(lines).toHaveLength(2)
  expect(await run('unchecked')).toBe(`${lines.join('\n')}\n`)
})

test('what is owed to buyers is listed with its last day, until it is given back', async () => {
  expect(await run('refunds')).toBe('Nothing is owed to buyers.\n')
  const codes: string[] = []
  for (const [cents, day] of [
    [1250, '2026-03-02'],
    [400, '2026-03-01'],
  ] as const) {
    const { id, code } = await placeTestOrder(database.db, {})
    await sql`update customer_order set payment_status = 'paid' where id = ${id}`.execute(database.db)
    await sql`insert into order_refund (order_id, cents, due_at) values (${id}, ${cents}, ${day})`.execute(database.db)
    codes.unshift(code)
  }
  const lines = [`${codes[0]}  €4.00  2026-03-15  by hand`, `${codes[1]}  €12.50  2026-03-16  by hand`]
  expect(await run('refunds')).toBe(`${lines.join('\n')}\n`)
  await sql`update order_refund set settled_at = now()`.execute(database.db)
  expect(await run('refunds')).toBe('Nothing is owed to buyers.\n')
})

test('an order for which somebody owes something is listed until it is settled', async () => {
  const { db } = database
  expect(await run('open')).toBe('Every order is settled.\n')
  const { id: orderId, code } = await placeTestOrder(db, { payment: 'bank_deposit' })
  const order = db.selectFrom('customer_order').select('due_cents').where('id', '=', orderId)
  const moneyCents = (await order.executeTakeFirstOrThrow()).due_cents ?? 0
  const posted = { subjectId: orderId, orderId, at: new Date('2026-03-02T10:00:00Z') }
  const rows = ledgerRows('placed', { moneyCents, giftCardCents: 0, pointsCents: 0 }, posted)
  await db.insertInto('ledger_entry').values(rows).execute()
  const amount = formatMoney(moneyCents, 'en')
  expect(await run('open')).toBe(`${code}  the buyer owes  ${amount}  2026-03-02\n`)
  await inTransaction(db, (tx) => recordDeposit(tx, code, Date.now()))
  expect(await run('open')).toBe('Every order is settled.\n')
})

test('an amount of a paid order is given back with a reason, and never more than is left', async () => {
  const { code } = await placeTestOrder(database.db, { payment: 'bank_deposit' })
  const reason = ['--reason', 'damaged cover']
  expect(await run('refund', code, '2', ...reason)).toBe('This order is not paid.\n')
  await run('paid', code)
  expect(await run('refund', code.toLowerCase(), '2,5', ...reason)).toMatch(
    /^€2\.50 has to be back by \d{4}-\d\d-\d\d\.\n$/,
  )
  expect(await run('refunds')).toContain(`${code}  €2.50  `)
  expect(await run('refund', code, '99999', ...reason)).toMatch(/^Only €\d+\.\d\d is left of what was paid/)
  for (const amount of ['0', '-2', '2.555']) expect(await run('refund', code, amount, ...reason)).toMatch(/^Usage/)
  for (const text of [' ', 'a'.repeat(201)]) expect(await run('refund', code, '2', '--reason', text)).toMatch(/^Usage/)
  expect(await run('refund', code, '2')).toMatch(/^Usage/)
})

test.each([['STO-26-000000'], ['nonsense']])('%s is no order', async (code) => {
  expect(await run('paid', code)).toBe('There is no order with this code.\n')
  expect(await run('refund', code, '2', '--reason', 'x')).toBe('There is no order with this code.\n')
})

test.each([[[]], [['paid']], [['repaid', 'STO-26-000000']]])('%j prints the usage', async (args) => {
  expect(await run(...args)).toMatch(/^Usage: npm run orders/)
})
