// Providers’ files against the shop’s books: what agrees, each thing that does not, and files that are cut, doubled and
// reordered.

import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { openPaymentShop, type PaymentShop, paid } from '../../../test/payment-shop.ts'
import { checkDueAttempts, payDueRefunds } from '../payments/due-attempts.service.ts'
import { listExceptions, resolveException, reviewSettlements } from './exceptions.service.ts'
import { ownFormat } from './settlement-format.ts'
import { importSettlements, isImported } from './settlements.service.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})
beforeEach(async () => {
  await sql`truncate settlement_row, settlement_exception, chargeback, settlement_file`.execute(shop.database.db)
  await sql`update payment_attempt set check_at = null`.execute(shop.database.db)
})
afterEach(() => expectConsistentLedger(shop.database.db))
afterAll(() => shop.close())

const formats = { signed_bank: ownFormat }
const day = 24 * 60 * 60_000

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10).split('-').toReversed().join('/')
const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

interface Row {
  kind?: string
  reference?: string
  transaction?: string
  cents: number
  currency?: string
  id?: string
}

const headings = 'date;kind;reference;transaction;gross;currency;id'
const lineOf = ({ kind = 'sale', reference = '', transaction = '', cents, currency = 'EUR', id = '' }: Row) =>
  [dayText(shop.clock.now), kind, reference, transaction, euros(cents), currency, id].join(';')
const fileOf = (...lines: string[]) => Buffer.from(`${[headings, ...lines].join('\n')}\n`)

async function take(bytes: Buffer, minutes = 1) {
  const file = { provider: 'signed_bank', name: 'settled.csv', bytes }
  const taken = await importSettlements(shop.database.db, formats, file, shop.clock.now + minutes * 60_000)
  if (!taken.ok) throw new Error(taken.refusal)
  return taken.value
}

const takeRows = (...rows: Row[]) => take(fileOf(...rows.map(lineOf)))

async function begin() {
  const uid = await shop.place()
  const reference = await shop.begin(uid)
  const cents = shop.provider.requests.find((request) => request.reference === reference)?.amountCents ?? 0
  return { uid, reference, cents, transaction: `T${reference}` }
}

async function capture() {
  const payment = await begin()
  await shop.post('signed_bank/notify', shop.reportOn(payment.reference, { transaction: payment.transaction }))
  return payment
}

/** One that is to be paid back: its order is paid by another. */
async function captureSurplus() {
  const paying = await begin()
  const reference = await shop.begin(paying.uid)
  for (const one of [paying.reference, reference]) await shop.post('signed_bank/notify', shop.reportOn(one))
  return { ...paying, reference, transaction: '' }
}

const open = async () => (await listExceptions(shop.database.db)).map(({ kind, reference }) => [kind, reference])

describe('a sale', () => {
  test('is found by our reference or the provider’s transaction, and agrees', async () => {
    const [one, other] = [await capture(), await capture()]
    const taken = await takeRows({ ...one, transaction: '' }, { ...other, reference: '' })
    expect(taken).toEqual({ added: 2, known: 0, problems: [], exceptions: 0 })
    expect(await open()).toEqual([])
  })

  test('that does not agree is an exception: each kind of it', async () => {
    const [less, foreign, twice] = [await capture(), await capture(), await capture()]
    const unpaid = await begin()
    const stranger = { reference: 'a'.repeat(32), transaction: 'X1', cents: 500 }
    await takeRows(
      { ...less, cents: less.cents - 1 },
      { ...foreign, currency: 'USD' },
      { ...twice, id: '1' },
      { ...twice, id: '2' },
      stranger,
      unpaid,
      { kind: 'refund', ...twice, cents: 100 },
      { kind: 'chargeback_won', ...twice },
    )
    expect(await open()).toEqual([
      ['amount_differs', less.reference],
      ['currency_differs', foreign.reference],
      ['settled_twice', twice.reference],
      ['unknown', stranger.reference],
      ['not_paid', unpaid.reference],
      ['refund_unknown', twice.reference],
      ['chargeback_unknown', twice.reference],
    ])
  })

  test('of what is not paid here is asked about at its provider, and the order is paid', async () => {
    const { uid, reference, cents, transaction } = await begin()
    await sql`update payment_attempt set check_at = null where reference = ${reference}`.execute(shop.database.db)
    await takeRows({ reference, cents })
    shop.provider.states.set(reference, { result: 'captured', amountCents: cents, currency: 'EUR', transaction })
    const now = () => shop.clock.now + 2 * 60_000
    const deps = { db: shop.database.db, providers: [shop.provider], now }
    expect((await checkDueAttempts(deps)).asked).toBe(1)
    expect(await shop.stateOf(uid)).toEqual(paid('captured'))
    expect(await open()).toEqual([['not_paid', reference]])
    await reviewSettlements(shop.database.db, 7, now())
    expect(await open()).toEqual([])
  })

  test('may be settled by the month where the buyer pays in instalments', async () => {
    const { reference, cents } = await capture()
    await sql`update payment_attempt set instalments = 2 where reference = ${reference}`.execute(shop.database.db)
    const month = Math.floor(cents / 2)
    await takeRows({ reference, cents: month, id: 'first' })
    await takeRows({ reference, cents: cents - month, id: 'second' })
    expect(await open()).toEqual([])
    await takeRows({ reference, cents: month, id: 'third' })
    expect(await open()).toEqual([['settled_twice', reference]])
  })
})

describe('what never came', () => {
  const review = (days: number) => reviewSettlements(shop.database.db, 7, shop.clock.now + days * day)

  test('is found after its days, and closed when it comes', async () => {
    await takeRows({ kind: 'fee', cents: 30 })
    const { reference, cents } = await capture()
    await review(6)
    expect((await open()).filter(([, one]) => one === reference)).toEqual([])
    await review(8)
    await review(9)
    expect((await open()).filter(([, one]) => one === reference)).toEqual([['not_settled', reference]])
    await takeRows({ reference, cents })
    expect((await open()).filter(([, one]) => one === reference)).toEqual([])
  })

  test('is not looked for at a provider whose files nobody imports', async () => {
    await capture()
    await review(30)
    expect(await open()).toEqual([])
  })

  test('a refund is missed only where the sale was settled, and matched once', async () => {
    const [settled, released] = [await captureSurplus(), await captureSurplus()]
    await takeRows(settled)
    const deps = { db: shop.database.db, providers: [shop.provider], now: () => shop.clock.now + 60_000 }
    expect(await payDueRefunds(deps)).toMatchObject({ asked: 2, alarms: [] })
    await review(8)
    const own = (await open()).filter(([, one]) => one === settled.reference || one === released.reference)
    expect(own).toEqual([['refund_missing', settled.reference]])
    await takeRows({ kind: 'refund', ...settled, id: 'one' }, { kind: 'refund', ...settled, id: 'two' })
    expect((await open()).filter(([, one]) => one === settled.reference)).toEqual([
      ['refund_unknown', settled.reference],
    ])
  })
})

test('an exception is closed by who says why, once', async () => {
  await takeRows({ transaction: 'X9', cents: 100 })
  const [row] = await listExceptions(shop.database.db)
  const resolve = () =>
    resolveException(shop.database.db, row?.id ?? 0, { by: 'Μαρία', reason: 'another shop’s' }, shop.clock.now)
  expect([await resolve(), await resolve(), await open()]).toEqual([true, false, []])
})

test('a row with a number of its own that says something else is named, and changes nothing', async () => {
  const { reference, cents } = await capture()
  await takeRows({ reference, cents, id: '77' })
  const taken = await takeRows({ reference, cents: cents + 1, id: '77' })
  const problems = ['line 2: its number was imported before, with another kind, amount, reference or payout']
  expect(taken).toEqual({ added: 0, known: 0, problems, exceptions: 0 })
})

test('so is one whose number stands twice in a file; the same row twice is one', async () => {
  const [one, other] = [await capture(), await capture()]
  const taken = await takeRows(
    { kind: 'fee', cents: 30, id: '1' },
    { kind: 'fee', cents: 30, id: '1' },
    { ...one, id: '2' },
    { ...other, id: '2' },
  )
  const problems = ['line 5: its number was imported before, with another kind, amount, reference or payout']
  expect(taken).toEqual({ added: 2, known: 1, problems, exceptions: 0 })
  const { rows } = await sql`select e.cents from ledger_entry e join settlement_row r on r.id = e.subject_id
    where e.event = 'fee' and e.account = 'fees' and r.kind = 'fee'`.execute(shop.database.db)
  expect(rows).toEqual([{ cents: 30 }])
})

test('however files are cut, doubled and reordered, in the end each row is there once', async () => {
  const payments = [await capture(), await capture(), await begin()]
  const lines = [...payments, ...payments.map((payment) => ({ kind: 'refund', ...payment }))].map(lineOf)
  const whole = fileOf(...lines)
  const state = async () => {
    const { rows } = await sql`
      select kind, reference, gross_cents, matched from settlement_row order by kind, reference`.execute(
      shop.database.db,
    )
    return [rows, (await open()).toSorted()]
  }
  await take(whole)
  const expected = await state()
  const cut = fc.nat(whole.length).map((length) => whole.subarray(0, length))
  const reordered = fc.shuffledSubarray(lines).map((some) => fileOf(...some))
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(cut, reordered), { maxLength: 4 }), async (files) => {
      await sql`truncate settlement_row, settlement_exception, chargeback`.execute(shop.database.db)
      for (const file of [...files, whole]) {
        const bytes = { provider: 'signed_bank', name: 'settled.csv', bytes: file }
        await importSettlements(shop.database.db, formats, bytes, shop.clock.now)
      }
      expect(await state()).toEqual(expected)
    }),
    { numRuns: 25 },
  )
})

test('while the poller and the buyer’s return settle a payment, two imports of it end in the same state', async () => {
  const payments = await Promise.all(Array.from({ length: 10 }, begin))
  for (const { reference, cents, transaction } of payments)
    shop.provider.states.set(reference, { result: 'captured', amountCents: cents, currency: 'EUR', transaction })
  const file = fileOf(...payments.map(lineOf))
  const now = () => shop.clock.now + 5 * 60_000
  const deps = { db: shop.database.db, providers: [shop.provider], now }
  await Promise.all([
    ...[take(file), take(file), checkDueAttempts(deps)],
    ...payments.map(({ reference, transaction }) =>
      shop.post('signed_bank/notify', shop.reportOn(reference, { transaction })),
    ),
  ])
  await checkDueAttempts(deps)
  await reviewSettlements(shop.database.db, 7, now())
  for (const { uid } of payments) expect(await shop.stateOf(uid)).toEqual(paid('captured'))
  expect(await open()).toEqual([])
  const { rows } = await sql`select count(*)::int as count from settlement_row where matched`.execute(shop.database.db)
  expect(rows).toEqual([{ count: 10 }])
})

test('what a provider keeps and what it pays out are in the ledger, once', async () => {
  const { reference, cents } = await capture()
  const table = `date;kind;reference;gross;fee\n${[
    `26/11/2026;sale;${reference};${euros(cents)};0,50`,
    '26/11/2026;fee;;1,20;',
    '26/11/2026;refund;unknown;1,00;-0,10',
    `26/11/2026;payout;;${euros(cents - 170)};`,
  ].join('\n')}\n`
  for (const _time of [1, 2]) await take(Buffer.from(table))
  const { rows } = await sql<{ event: string; account: string; cents: number }>`
    select e.event, e.account, sum(e.cents)::int as cents from ledger_entry e join settlement_row r on r.id = e.subject_id
    where e.event in ('fee', 'paid_out') group by 1, 2 order by 1, 2`.execute(shop.database.db)
  expect(rows).toEqual([
    { event: 'fee', account: 'fees', cents: 160 },
    { event: 'fee', account: 'provider:signed_bank', cents: -160 },
    { event: 'paid_out', account: 'bank', cents: cents - 170 },
    { event: 'paid_out', account: 'provider:signed_bank', cents: 170 - cents },
  ])
})

test('just this file is known again, and no other', async () => {
  const bytes = fileOf(lineOf({ kind: 'fee', cents: 30 }))
  const file = { provider: 'signed_bank', name: 'settled.csv', bytes }
  expect(await isImported(shop.database.db, file)).toBe(false)
  await take(bytes)
  expect(await isImported(shop.database.db, file)).toBe(true)
  expect(await isImported(shop.database.db, { ...file, bytes: bytes.subarray(1) })).toBe(false)
})
