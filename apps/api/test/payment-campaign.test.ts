// Whatever the providers' messages say, in whatever order and however often they come, whatever the buyer, the shop and its
// work do meanwhile: an order is paid at most once, is paid when a provider has its money, and what does not pay it goes back.

import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideInTransaction } from '../src/database/transaction.ts'
import { moveOrder } from '../src/ordering/orders/move-order.service.ts'
import { lockOrder } from '../src/ordering/orders/order-payment.service.ts'
import { releaseUnpaidPayments } from '../src/ordering/orders/unpaid-payments.service.ts'
import { type BankShop, type BegunVisit, bankCodes, heldAtFour, openBankShop } from './bank-shop.ts'
import type { BankMessage } from './bank-visit.ts'
import { expectConsistentLedger } from './invariants.ts'

let shop: BankShop
beforeAll(async () => {
  shop = await openBankShop(heldAtFour)
})
afterAll(() => shop.close())

/** An order on its way, by what its buyer and the banks have done. */
interface Life {
  uid: string
  code: string
  visits: BegunVisit[]
  messages: { code: string; message: BankMessage }[]
  isApproved: boolean
  isCancelled: boolean
}

interface Step {
  run(life: Life): Promise<unknown>
  [fc.toStringMethod](): string
}

const step = (name: string, run: Step['run']): Step => ({ run, [fc.toStringMethod]: () => name })

const choices = ['approve', 'approve', 'refuse', 'cancel', 'error', 'wrong_amount', 'lost', 'altered'] as const
const paying: readonly string[] = ['approve', 'lost', 'altered']

const begin = (code: string): Step =>
  step(`begin at ${code}`, async (life) => {
    const visit = await shop.begin(life.uid, code)
    if (visit) life.visits.push(visit)
  })

/** On the page that was opened as the index says: an older tab may still be open. */
const press = (index: number, choice: string): Step =>
  step(`press ${choice} on page ${index}`, async (life) => {
    const [visit] = life.visits.splice(index % Math.max(life.visits.length, 1), 1)
    if (!visit) return
    const { returned, notified } = await shop.press(visit, choice)
    for (const message of [returned, ...notified]) if (message) life.messages.push({ code: visit.code, message })
    life.isApproved ||= paying.includes(choice) && !life.isCancelled
  })

const deliver = (index: number): Step =>
  step(`deliver message ${index}`, async ({ messages }) => {
    const sent = messages[index % messages.length]
    if (!sent) return
    const { status } = await shop.deliver(sent.code, sent.message)
    expect([200, 303, 400]).toContain(status)
  })

/** A page at a bank is over long before the shop stops asking about an attempt of which the bank knows nothing. */
const pageMinutes = 60

const pass = (minutes: number): Step =>
  step(`${minutes} minutes pass`, async (life) => {
    if (minutes > pageMinutes) life.visits.splice(0)
    shop.clock.now += minutes * 60_000
    await shop.poll()
    await releaseUnpaidPayments(shop.db, shop.clock.now)
  })

const moveTo = (life: Life, to: 'cancelled' | 'invoiced') =>
  decideInTransaction(shop.db, async (tx) => {
    const order = await lockOrder(tx, { uid: life.uid })
    if (!order || order.payment_status === 'paid') return { ok: false, refusal: 'paid' } as const
    const how = { actor: 'staff', source: 'staff:1', reason: null, notify: false, now: shop.clock.now } as const
    return moveOrder(tx, order, { to, ...how })
  })

const cancel = step('the shop cancels', async (life) => {
  life.isCancelled ||= (await moveTo(life, 'cancelled')).ok
})

/** What is only held for it is taken. */
const invoice = step('the shop packs it', (life) => moveTo(life, 'invoiced'))

const anyIndex = fc.nat({ max: 11 })
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...bankCodes).map(begin) },
  { weight: 5, arbitrary: fc.tuple(anyIndex, fc.constantFrom(...choices)).map((args) => press(...args)) },
  { weight: 6, arbitrary: anyIndex.map(deliver) },
  { weight: 2, arbitrary: fc.constantFrom(0, 3, 61, 200).map(pass) },
  { weight: 1, arbitrary: fc.constantFrom(cancel, invoice) },
)

interface Money {
  payment: string
  total: number
  captured: number
  kept: number
  paying: number
}

/** `kept`: what the providers have taken, without what was or could not be paid back. */
async function moneyOf(uid: string): Promise<Money | undefined> {
  const { rows } = await sql<Money>`
    select o.payment_status as payment, o.total_cents as total,
      coalesce(sum(a.captured_cents), 0)::int as captured,
      (coalesce(sum(a.captured_cents), 0) - coalesce((select sum(r.cents) from payment_refund r where r.order_id = o.id
        and r.status <> 'due'), 0))::int as kept,
      count(*) filter (where a.status = 'captured')::int as paying
    from customer_order o left join payment_attempt a on a.order_id = o.id where o.uid = ${uid} group by o.id`.execute(
    shop.db,
  )
  return rows[0]
}

/** After everything has been said and done: the providers have said all they know. */
async function settle(life: Life): Promise<void> {
  for (const { code, message } of life.messages) await shop.deliver(code, message)
  await pass(5).run(life)
  await invoice.run(life)
  for (const minutes of [200, 200]) await pass(minutes).run(life)
}

async function expectRight(life: Life): Promise<void> {
  const money = await moneyOf(life.uid)
  const isPaid = money?.payment === 'paid'
  expect(money).toMatchObject({ kept: isPaid ? money?.total : 0, paying: isPaid ? 1 : 0 })
  if (!life.isCancelled) expect(isPaid).toBe(life.isApproved)
  await expectConsistentLedger(shop.db)
}

/** Others for a search by hand: `PAYMENTS=300 PAYMENTS_SEED=7`. */
const { PAYMENTS = '12', PAYMENTS_SEED = '20261126' } = process.env
const longestMs = 2500 * Number(PAYMENTS)

test(
  `${PAYMENTS} payments, of seed ${PAYMENTS_SEED}`,
  async () => {
    const live = fc.asyncProperty(
      fc.constantFrom(...bankCodes),
      fc.array(anyStep, { minLength: 4, maxLength: 14 }),
      async (code, steps) => {
        const uid = await shop.place(code)
        const life: Life = { uid, code, visits: [], messages: [], isApproved: false, isCancelled: false }
        await begin(code).run(life)
        for (const step of steps) await step.run(life)
        await settle(life)
        await expectRight(life)
      },
    )
    await fc.assert(live, {
      numRuns: Number(PAYMENTS),
      seed: Number(PAYMENTS_SEED),
      interruptAfterTimeLimit: longestMs,
    })
  },
  2 * longestMs + 60_000,
)
