// What a buyer’s bank takes back: by a provider’s file or by staff, and no refund beside it.

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { openPaymentShop, type PaymentShop } from '../../../test/payment-shop.ts'
import type { PaymentProvider } from '../../ports/payment.ts'
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
  await payBack()
})
afterEach(() => expectConsistentLedger(shop.database.db))
afterAll(() => shop.close())

const formats = { signed_bank: ownFormat }

/** One that pays its order, and another that is to be paid back. */
async function captureTwice() {
  const uid = await shop.place()
  const references = [await shop.begin(uid), await shop.begin(uid)]
  for (const reference of references) await shop.post('signed_bank/notify', shop.reportOn(reference))
  const [reference = '', surplus = ''] = references
  const cents = shop.provider.requests.find((request) => request.reference === reference)?.amountCents ?? 0
  const { rows } = await sql<{ code: string }>`select code from customer_order where uid = ${uid}`.execute(
    shop.database.db,
  )
  return { code: rows[0]?.code ?? '', reference, surplus: { reference: surplus, cents }, cents }
}

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

/** Euros, unless it says otherwise. */
const withCurrency = (row: string) => (row.split(';').length < 7 ? `${row};EUR` : row)

async function takeRows(...rows: string[]) {
  const bytes = Buffer.from(
    `${['date;kind;reference;gross;reason;respond_by;currency', ...rows.map(withCurrency)].join('\n')}\n`,
  )
  const file = { provider: 'signed_bank', name: 'settled.csv', bytes }
  expect(await importSettlements(shop.database.db, formats, file, shop.clock.now)).toMatchObject({ ok: true })
}

const takeBack = ({ reference, cents }: { reference: string; cents: number }, day = '26') =>
  takeRows(`${day}/11/2026;chargeback;${reference};${euros(cents)};fraud;10/12/2026`)

const payBack = (changes: Partial<PaymentProvider> = {}) =>
  payDueRefunds({
    ...{ db: shop.database.db, providers: [{ ...shop.provider, ...changes }], now: () => shop.clock.now + 60_000 },
  })

async function toldOf(code: string) {
  const { rows } = await sql<{ kind: string; cents: number; last_day: string | null }>`
    select a.kind, a.cents, a.last_day from staff_alert a join customer_order o on o.id = a.order_id
    where o.code = ${code} and a.kind <> 'surplus' order by a.id`.execute(shop.database.db)
  return rows
}

test('a provider’s file opens one, with its last day, once', async () => {
  const payment = await captureTwice()
  await takeBack(payment)
  await takeBack(payment)
  const { code, cents } = payment
  expect(await listChargebacks(shop.database.db)).toEqual([
    { code, provider: 'signed_bank', cents, reason: 'fraud', respond_by: '2026-12-10', refunded_cents: 0 },
  ])
  expect(await toldOf(code)).toEqual([{ kind: 'chargeback_opened', cents, last_day: '2026-12-10' }])
  await takeBack(payment, '27')
  expect(await listExceptions(shop.database.db)).toMatchObject([{ kind: 'chargeback_unknown', code }])
})

test('what staff have recorded is the one that comes in a file later', async () => {
  const payment = await captureTwice()
  const told = { cents: null, reason: null, respondBy: null }
  const record = () => recordChargeback(shop.database.db, payment.code, told, shop.clock.now)
  expect(await record()).toEqual({ ok: true, value: payment.cents })
  expect(await record()).toEqual({ ok: false, refusal: 'charged_back_already' })
  await takeBack(payment)
  expect(await listExceptions(shop.database.db)).toEqual([])
  expect(await listChargebacks(shop.database.db)).toMatchObject([{ reason: 'fraud', respond_by: '2026-12-10' }])
  expect(await toldOf(payment.code)).toEqual([])
})

test('while the bank decides nothing is refunded, and what it has taken for good is not paid back again', async () => {
  const { code, surplus } = await captureTwice()
  await takeBack(surplus)
  expect(await payBack()).toMatchObject({ asked: 0, alarms: [] })
  expect(await recordDecision(shop.database.db, code, 'lost', shop.clock.now)).toMatchObject({ ok: true })
  expect((await payBack()).alarms).toEqual([
    { provider: 'signed_bank', reference: surplus.reference, alarm: 'charged_back' },
  ])
  expect(shop.provider.refunds.filter(({ attempt }) => attempt.reference === surplus.reference)).toEqual([])
  const kinds = (await toldOf(code)).map(({ kind }) => kind)
  expect(kinds).toEqual(['chargeback_opened', 'chargeback_lost', 'charged_back'])
})

test('of a payment of which the bank has taken a part the rest can be refunded', async () => {
  const { code, surplus } = await captureTwice()
  await takeBack({ ...surplus, cents: surplus.cents - 100 })
  await recordDecision(shop.database.db, code, 'lost', shop.clock.now)
  await sql`update payment_refund set cents = 100 where status = 'due'`.execute(shop.database.db)
  const { alarms } = await payBack({ refund: async () => 'refused' })
  expect(alarms).toMatchObject([{ reference: surplus.reference, alarm: 'refund_refused' }])
})

test('one that is won is undone: the refund is made', async () => {
  const { code, surplus } = await captureTwice()
  await takeBack(surplus)
  await takeRows(`26/11/2026;chargeback_won;${surplus.reference};${euros(surplus.cents)};;`)
  expect(await listChargebacks(shop.database.db)).toEqual([])
  expect(await payBack()).toMatchObject({ asked: 1, alarms: [] })
  expect(await recordDecision(shop.database.db, code, 'won', shop.clock.now)).toEqual({
    ...{ ok: false, refusal: 'no_chargeback' },
  })
})

test('another amount or currency than there is is for people', async () => {
  const { surplus, code } = await captureTwice()
  await takeRows(`26/11/2026;chargeback;${surplus.reference};${euros(surplus.cents)};;;USD`)
  expect(await listChargebacks(shop.database.db)).toEqual([])
  await takeBack(surplus)
  await takeRows(`27/11/2026;chargeback_won;${surplus.reference};${euros(surplus.cents - 1)};;`)
  expect(await listChargebacks(shop.database.db)).toMatchObject([{ code, cents: surplus.cents }])
  expect((await listExceptions(shop.database.db)).map(({ kind }) => kind)).toEqual([
    'currency_differs',
    'chargeback_unknown',
  ])
})

test('no more than was captured, and of no order without a captured payment', async () => {
  const { code, cents } = await captureTwice()
  const told = { cents: cents + 1, reason: null, respondBy: null }
  const more = await recordChargeback(shop.database.db, code, told, shop.clock.now)
  expect(more).toEqual({ ok: false, refusal: 'more_than_captured' })
  const none = await recordChargeback(shop.database.db, 'STO-26-000000', told, shop.clock.now)
  expect(none).toEqual({ ok: false, refusal: 'no_captured_payment' })
})
