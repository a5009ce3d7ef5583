// What a buyer’s bank takes back: by a provider’s file or by staff, and no refund beside it.

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { openPaymentShop, type PaymentShop } from '../../../test/payment-shop.ts'
import { payDueRefunds } from '../payments/due-attempts.service.ts'
import { listChargebacks, recordChargeback, recordDecision } from './chargebacks.service.ts'
import { listExceptions } from './exceptions.service.ts'
import { ownFormat } from './settlement-format.ts'
import { importSettlements } from './settlements.service.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})
beforeEach(async () => {
  await sql`truncate settlement_row, settlement_exception, chargeback`.execute(shop.database.db)
  await sql`delete from payment_refund`.execute(shop.database.db)
})
afterEach(() => expectConsistentLedger(shop.database.db))
afterAll(() => shop.close())

const formats = { signed_bank: ownFormat }

async function capture() {
  const uid = await shop.place()
  const reference = await shop.begin(uid)
  const cents = shop.provider.requests.find((request) => request.reference === reference)?.amountCents ?? 0
  await shop.post('signed_bank/notify', shop.reportOn(reference))
  const { rows } = await sql<{ code: string }>`select code from customer_order where uid = ${uid}`.execute(
    shop.database.db,
  )
  return { code: rows[0]?.code ?? '', reference, cents }
}

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

async function takeRows(...rows: string[]) {
  const bytes = Buffer.from(`${['date;kind;reference;gross;reason;respond_by', ...rows].join('\n')}\n`)
  const file = { provider: 'signed_bank', name: 'settled.csv', bytes }
  expect(await importSettlements(shop.database.db, formats, file, shop.clock.now)).toMatchObject({ ok: true })
}

const takeBack = ({ reference, cents }: { reference: string; cents: number }, day = '26') =>
  takeRows(`${day}/11/2026;chargeback;${reference};${euros(cents)};fraud;10/12/2026`)

const oweRefund = (reference: string, cents: number) =>
  sql`
    insert into payment_refund (order_id, attempt_id, cents, due_at, try_at)
    select order_id, id, ${cents}, settled_at, settled_at from payment_attempt where reference = ${reference}`.execute(
    shop.database.db,
  )

const payBack = () =>
  payDueRefunds({ db: shop.database.db, providers: [shop.provider], now: () => shop.clock.now + 60_000 })

test('a provider’s file opens one, with its last day, once', async () => {
  const payment = await capture()
  await takeBack(payment)
  await takeBack(payment)
  const { code, cents } = payment
  expect(await listChargebacks(shop.database.db)).toEqual([
    { code, provider: 'signed_bank', cents, reason: 'fraud', respond_by: '2026-12-10', refunded_cents: 0 },
  ])
  await takeBack(payment, '27')
  expect(await listExceptions(shop.database.db)).toMatchObject([{ kind: 'chargeback_unknown', code }])
})

test('what staff have recorded is the one that comes in a file later', async () => {
  const payment = await capture()
  const told = { cents: null, reason: null, respondBy: null }
  const record = () => recordChargeback(shop.database.db, payment.code, told, shop.clock.now)
  expect(await record()).toEqual({ ok: true, value: payment.cents })
  expect(await record()).toEqual({ ok: false, refusal: 'charged_back_already' })
  await takeBack(payment)
  expect(await listExceptions(shop.database.db)).toEqual([])
  expect(await listChargebacks(shop.database.db)).toMatchObject([{ reason: 'fraud', respond_by: '2026-12-10' }])
})

test('while the bank decides nothing is refunded, and what it has taken for good is not paid back again', async () => {
  const payment = await capture()
  await takeBack(payment)
  await oweRefund(payment.reference, 100)
  expect(await payBack()).toMatchObject({ asked: 0, alarms: [] })
  expect(await recordDecision(shop.database.db, payment.code, 'lost', shop.clock.now)).toMatchObject({ ok: true })
  expect((await payBack()).alarms).toEqual([
    { provider: 'signed_bank', reference: payment.reference, alarm: 'charged_back' },
  ])
  expect(shop.provider.refunds.filter(({ attempt }) => attempt.reference === payment.reference)).toEqual([])
})

test('of a part that the bank has taken the rest can be refunded', async () => {
  const payment = await capture()
  const told = { cents: payment.cents - 100, reason: 'not received', respondBy: null }
  await recordChargeback(shop.database.db, payment.code, told, shop.clock.now)
  await recordDecision(shop.database.db, payment.code, 'lost', shop.clock.now)
  await oweRefund(payment.reference, 100)
  expect(await payBack()).toMatchObject({ asked: 1, alarms: [] })
})

test('one that is won is undone: the refund is made', async () => {
  const payment = await capture()
  await takeBack(payment)
  await oweRefund(payment.reference, 100)
  await takeRows(`26/11/2026;chargeback_won;${payment.reference};${euros(payment.cents)};;`)
  expect(await listChargebacks(shop.database.db)).toEqual([])
  expect(await payBack()).toMatchObject({ asked: 1, alarms: [] })
  expect(await recordDecision(shop.database.db, payment.code, 'won', shop.clock.now)).toEqual({
    ...{ ok: false, refusal: 'no_chargeback' },
  })
})

test('no more than was captured, and of no order without a captured payment', async () => {
  const { code, cents } = await capture()
  const told = { cents: cents + 1, reason: null, respondBy: null }
  const more = await recordChargeback(shop.database.db, code, told, shop.clock.now)
  expect(more).toEqual({ ok: false, refusal: 'more_than_captured' })
  const none = await recordChargeback(shop.database.db, 'STO-26-000000', told, shop.clock.now)
  expect(none).toEqual({ ok: false, refusal: 'no_captured_payment' })
})
