// The bank's statement: what pays by itself, what waits for somebody, and that no order is paid twice.

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { openPaymentShop, type PaymentShop } from '../../../test/payment-shop.ts'
import { inTransaction } from '../../database/transaction.ts'
import { purgeDue } from '../../identity/personal-data/personal-data.service.ts'
import { recordDeposit } from '../orders/order-payment.service.ts'
import { ownBankFormat } from './bank-format.ts'
import { confirmDeposit, dismissDeposit, recordRepaid } from './confirm-deposit.service.ts'
import { importDeposits, isStatementImported, listWaitingLines } from './deposits.service.ts'

let shop: PaymentShop
let depositId: number
beforeAll(async () => {
  shop = await openPaymentShop()
  const { rows } = await sql<{ id: number }>`select id from payment_type where code = 'bank_deposit'`.execute(
    shop.database.db,
  )
  depositId = rows[0]?.id ?? 0
})
beforeEach(async () => {
  await sql`
    update bank_line set state = 'dismissed', closed_at = imported_at, closed_by = 'me', reason = 'another test’s', proposed_id = null
    where state = 'open'`.execute(shop.database.db)
})
afterEach(() => expectConsistentLedger(shop.database.db))
afterAll(() => shop.close())

const day = 24 * 60 * 60_000

interface Placed {
  uid: string
  code: string
  cents: number
}

async function place(paymentTypeId = depositId): Promise<Placed> {
  const uid = await shop.place(paymentTypeId)
  const { rows } = await sql<{ code: string; cents: number }>`
    select code, due_cents as cents from customer_order where uid = ${uid}`.execute(shop.database.db)
  return { uid, code: rows[0]?.code ?? '', cents: rows[0]?.cents ?? 0 }
}

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
let lines = 0

/** Each of its own, as with the hour of a statement. */
function fileOf(...rows: [text: string, cents: number][]): Buffer {
  const cells = rows.map(([text, cents]) => {
    lines += 1
    return `26/11/2026;${euros(cents)};${text} ΑΡ ${lines}`
  })
  return Buffer.from(`${['date;amount;text', ...cells].join('\n')}\n`)
}

async function take(bytes: Buffer) {
  const taken = await importDeposits(shop.database.db, ownBankFormat, { name: 'bank.csv', bytes }, shop.clock.now)
  if (!taken.ok) throw new Error(taken.refusal)
  return taken.value
}

const paymentOf = async ({ uid }: Placed) => (await shop.stateOf(uid))?.payment
const waiting = () => listWaitingLines(shop.database.db)
const confirm = (ids: readonly number[], { code }: Placed) =>
  confirmDeposit(shop.database.db, { lines: ids, code, by: 'Μαρία' }, shop.clock.now)

test('the exact amount of the order that is named pays it, whatever the letters, once for all imports', async () => {
  const [one, other] = [await place(), await place()]
  const greek = one.code.replace('STO', 'ΣΤΟ').replaceAll('-', ' ').toLowerCase()
  const file = fileOf([`ΠΑΠΠΑ ${greek}`, one.cents], [other.code.slice(4).replace('-', ''), other.cents])
  const taken = await Promise.all([take(file), take(file)])
  expect(taken.map(({ paid, known }) => paid + known)).toEqual([2, 2])
  expect(taken.reduce((sum, { paid }) => sum + paid, 0)).toBe(2)
  expect([await shop.stateOf(one.uid), await shop.stateOf(other.uid)]).toMatchObject([
    { payment: 'paid', told: 1 },
    { payment: 'paid', told: 1 },
  ])
  expect(await waiting()).toEqual([])
  expect(await isStatementImported(shop.database.db, { name: 'again.csv', bytes: file })).toBe(true)
})

test('what leaves the account is left out, and a line that cannot be read is named', async () => {
  const file = 'date;amount;text\n26/11/2026;-5,00;rent\n26/11/2026;;nothing\n26/11/2026;five;x\n'
  expect(await take(Buffer.from(file))).toEqual({
    ...{ paid: 0, open: 0, known: 0, problems: ['line 4: “five” is no amount'] },
  })
})

test('a number that was given to another line before is named, and no deposit is passed over', async () => {
  const [one, other] = [await place(), await place()]
  const format = { ...ownBankFormat, columns: { ...ownBankFormat.columns, row: 'no' } }
  const statement = (...rows: string[]) => ({
    name: 'bank.csv',
    bytes: Buffer.from(`${['no;date;amount;text', ...rows].join('\n')}\n`),
  })
  const first = `1;26/11/2026;${euros(one.cents)};${one.code}`
  const second = `1;26/11/2026;${euros(other.cents)};${other.code}`
  const take = (...rows: string[]) => importDeposits(shop.database.db, format, statement(...rows), shop.clock.now)
  expect(await take(first, second)).toMatchObject({
    value: { paid: 1, problems: ['line 3: another line with its number was imported before'] },
  })
  expect(await take(first)).toMatchObject({ value: { paid: 0, known: 1, problems: [] } })
})

describe('a line that waits for somebody', () => {
  const problemOf = async (text: string, cents: number) => {
    expect(await take(fileOf([text, cents]))).toMatchObject({ paid: 0, open: 1 })
    const [line] = (await waiting()).toReversed()
    return line && [line.problem, line.code]
  }

  test('is each that is not exactly one order’s, with the order that may be meant', async () => {
    const [order, other, card] = [await place(), await place(), await place(8)]
    const slip = `${order.code.slice(0, -1)}${(Number(order.code.at(-1)) + 1) % 10}`
    expect(await problemOf(order.code, order.cents - 1)).toEqual(['less', order.code])
    expect(await problemOf(order.code, order.cents + 1)).toEqual(['more', order.code])
    expect(await problemOf(`${order.code} ${other.code}`, order.cents)).toEqual(['several_orders', null])
    expect(await problemOf(slip, order.cents)).toEqual(['unknown', order.code])
    expect(await problemOf('ΕΥΧΑΡΙΣΤΩ', 1)).toEqual(['unknown', null])
    expect(await problemOf(card.code, card.cents)).toEqual(['not_by_deposit', card.code])
    await shop.giveUp(order.uid, 'cancelled')
    expect(await problemOf(order.code, order.cents)).toEqual(['order_ended', order.code])
    expect([await paymentOf(order), await paymentOf(other), await paymentOf(card)]).toEqual(Array(3).fill('awaiting'))
  })

  test('is the second payment of an order, but not the one that the staff have recorded', async () => {
    const order = await place()
    await inTransaction(shop.database.db, (tx) => recordDeposit(tx, order.code, shop.clock.now))
    expect(await take(fileOf([order.code, order.cents]))).toMatchObject({ paid: 1, open: 0 })
    expect(await problemOf(order.code, order.cents)).toEqual(['paid_already', order.code])
    expect(await shop.stateOf(order.uid)).toMatchObject({ payment: 'paid', told: 1 })
    const [line] = await waiting()
    expect(await confirm([line?.id ?? 0], order)).toEqual({
      ...{ ok: true, value: { deposited: null, owedCents: order.cents } },
    })
    expect(await waiting()).toMatchObject([{ owed_cents: order.cents, code: order.code }])
    expect(await recordRepaid(shop.database.db, line?.id ?? 0, shop.clock.now)).toBe(order.cents)
    expect(await recordRepaid(shop.database.db, line?.id ?? 0, shop.clock.now)).toBeNull()
    expect(await waiting()).toEqual([])
  })

  test('is confirmed: lines together, with what is too much owed back, and once', async () => {
    const order = await place()
    await take(fileOf(['πρώτη δόση', order.cents - 100], ['τα υπόλοιπα', 150]))
    const ids = (await waiting()).map(({ id }) => id)
    expect(await confirm(ids.slice(0, 1), order)).toEqual({ ok: false, refusal: 'too_little' })
    const [first, second] = await Promise.all([confirm(ids, order), confirm(ids, order)])
    expect([first, second].filter(({ ok }) => ok)).toEqual([{ ok: true, value: { deposited: 'begun', owedCents: 50 } }])
    expect([first, second].find(({ ok }) => !ok)).toEqual({ ok: false, refusal: 'line_not_open' })
    expect(await shop.stateOf(order.uid)).toMatchObject({ payment: 'paid', told: 1 })
    expect(await waiting()).toMatchObject([{ id: ids[1], owed_cents: 50 }])
    await recordRepaid(shop.database.db, ids[1] ?? 0, shop.clock.now)
  })

  test('is not confirmed for an order that is paid otherwise, and pays none once somebody says so', async () => {
    const card = await place(8)
    await take(fileOf([card.code, card.cents]))
    const [line] = await waiting()
    expect(await confirm([line?.id ?? 0], card)).toEqual({ ok: false, refusal: 'no_deposit_expected' })
    const dismiss = () =>
      dismissDeposit(shop.database.db, line?.id ?? 0, { by: 'Μαρία', reason: 'sent back' }, shop.clock.now)
    expect([await dismiss(), await dismiss(), await waiting()]).toEqual([true, false, []])
  })
})

test('what the bank wrote is forgotten after a year, and the line is known all the same', async () => {
  const file = fileOf(['ΠΑΠΠΑ ΕΛΕΝΗ', 777])
  await take(file)
  const text = async () => (await waiting()).at(-1)?.text
  await purgeDue(shop.database.db, shop.clock.now + 365 * day)
  expect(await text()).toMatch(/ΠΑΠΠΑ/)
  expect((await purgeDue(shop.database.db, shop.clock.now + 366 * day)).bankTexts).toBeGreaterThan(0)
  expect(await text()).toBeNull()
  expect(await take(file)).toMatchObject({ known: 1, open: 0 })
})
