// What may happen to an order, by whoever may do it and at any time. The shop takes each step or refuses it; a fault ends the
// life.

import { randomUUID } from 'node:crypto'
import type { CarrierCode } from '@stoa/domain/ordering/delivery/carriers'
import { type ParcelState, parcelStates } from '@stoa/domain/ordering/delivery/parcel-state'
import { type OrderStatus, orderStatuses } from '@stoa/domain/ordering/order/order-status'
import { done } from '@stoa/domain/outcome'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { decideInTransaction } from '../src/database/transaction.ts'
import { approveDuePoints } from '../src/ordering/loyalty/due-points.service.ts'
import { cancelOrder } from '../src/ordering/orders/cancel-order.service.ts'
import { remindOfDeposits } from '../src/ordering/orders/deposit-reminders.service.ts'
import { fillShortOrders } from '../src/ordering/orders/late-payments.service.ts'
import { listNextMoves, moveOrder } from '../src/ordering/orders/move-order.service.ts'
import { moveDays } from '../src/ordering/orders/moved-days.service.ts'
import { lockOrder, recordDeposit } from '../src/ordering/orders/order-payment.service.ts'
import { moveByTool } from '../src/ordering/orders/order-tool.service.ts'
import { followParcels } from '../src/ordering/orders/parcel-moves.service.ts'
import { shipOrder } from '../src/ordering/orders/ship-order.service.ts'
import { giveUpUncollected } from '../src/ordering/orders/uncollected-orders.service.ts'
import { releaseUnpaidDeposits } from '../src/ordering/orders/unpaid-deposits.service.ts'
import { serveAll } from '../src/ordering/orders/waiting-orders.service.ts'
import { payDueRefunds } from '../src/ordering/payments/due-attempts.service.ts'
import { grantAllowance } from '../src/ordering/returns/allowances.service.ts'
import { receiveCopies, recordRefund } from '../src/ordering/returns/due-returns.service.ts'
import { saveEvents } from '../src/ordering/shipments/tracking.service.ts'
import type { ProviderAnswer } from '../src/ports/payment.ts'
import { carriersOf, fakeCarrier } from './fake-carrier.ts'
import { setCopies } from './make-product.ts'
import type { OrderLife } from './order-life.ts'
import { sendRequest } from './test-api.ts'
import { toolName } from './tool-keys.ts'
import { dayMs, serve } from './upcoming-title.ts'

interface Step {
  name: string
  run(life: OrderLife): Promise<unknown>
}

const step = (name: string, run: Step['run']): Step => ({ name, run })

const dbOf = ({ shop }: OrderLife) => shop.database.db
const nowOf = ({ shop }: OrderLife): number => shop.clock.now

/** A deposit, or a capture of a new attempt at the provider: in time, late, or once more. */
const pay = step('pay', async (life) => {
  const { shop, order, plan, payments } = life
  if (plan.payment === 'deposit')
    return decideInTransaction(dbOf(life), (tx) => recordDeposit(tx, order.code, nowOf(life)))
  if (plan.payment !== 'card') return
  const reference = await shop.begin(order.uid)
  if (reference === '') return
  payments.push(reference)
  await shop.post('signed_bank/notify', shop.reportOn(reference))
})

/** Of an attempt that there was: its buyer had two tabs open, or the provider says it again. */
const reportAgain = (index: number, status: string) =>
  step(`report ${status} of attempt ${index}`, async ({ shop, payments }) => {
    const reference = payments[index % payments.length]
    if (reference !== undefined) await shop.post('signed_bank/notify', shop.reportOn(reference, { status }))
  })

const openAttempt = step('open an attempt', async ({ shop, order, plan, payments }) => {
  if (plan.payment !== 'card') return
  const reference = await shop.begin(order.uid)
  if (reference !== '') payments.push(reference)
})

const howOf = (life: OrderLife) =>
  ({ actor: 'staff', source: 'staff:1', reason: null, notify: true, now: nowOf(life) }) as const

const moveByStaff = (to: OrderStatus) =>
  step(`staff: ${to}`, (life) =>
    decideInTransaction(dbOf(life), async (tx) => {
      const order = await lockOrder(tx, { id: life.order.id })
      if (!order) throw new Error('there is no such order')
      return moveOrder(tx, order, { to, ...howOf(life) })
    }),
  )

const usual: readonly OrderStatus[] = ['processing', 'inDelivery', 'readyForPickup', 'completed']

/** To where most orders go next. */
const proceed = step('staff: on', (life) =>
  decideInTransaction(dbOf(life), async (tx) => {
    const order = await lockOrder(tx, { id: life.order.id })
    if (!order) throw new Error('there is no such order')
    const [to] = (await listNextMoves(tx, order, 'staff')).filter((status) => usual.includes(status))
    return to ? moveOrder(tx, order, { to, ...howOf(life) }) : done(null)
  }),
)

const moveWithTool = (status: OrderStatus) =>
  step(`tool: ${status}`, (life) =>
    moveByTool(dbOf(life), { tool: toolName, uid: life.order.uid, status, notify: true, now: nowOf(life) }),
  )

const cancel = step('customer: cancel', (life) =>
  cancelOrder(dbOf(life), { uid: life.order.uid, email: life.email, now: nowOf(life) }),
)

const carry = (code: CarrierCode) =>
  fakeCarrier({
    code,
    createShipment: async ({ reference, parcels }) =>
      done({ number: reference, parcelNumbers: parcels.map((_, index) => `${reference}/${index}`) }),
  })
const carriers = carriersOf(carry('acs'))

const ship = (parcels: number) =>
  step(`ship in ${parcels}`, (life) =>
    shipOrder(dbOf(life), carriers, { code: life.order.code, packed: { parcels, grams: null, size: 1 } }, () =>
      nowOf(life),
    ),
  )

/** With the carrier's time, which is before or after that of other reports. */
const report = (index: number, state: ParcelState, hours: number) =>
  step(`parcel ${index}: ${state} at ${hours}`, async (life) => {
    const { rows } = await sql<{ id: number }>`
      select id from shipment_parcel where order_id = ${life.order.id} order by id`.execute(dbOf(life))
    const parcel = rows[index % rows.length]
    if (!parcel) return
    const event = { id: randomUUID(), name: state, state, at: nowOf(life) + hours * 3_600_000, place: null }
    await saveEvents(dbOf(life), parcel.id, { events: [event], pin: null }, nowOf(life))
  })

const follow = step('follow the parcels', (life) => followParcels(dbOf(life), life.order.id, nowOf(life)))

const runJobs = step('jobs', async (life) => {
  const [db, now] = [dbOf(life), nowOf(life)]
  await remindOfDeposits(db, now)
  await releaseUnpaidDeposits(db, now)
  await giveUpUncollected(db, now)
  await fillShortOrders(db, now)
  await serveAll(db, now)
  for (const { id } of life.products) await serve(life.shop, id, now)
  await moveDays(db, now)
  await approveDuePoints(db, now)
})

const wait = (days: number) =>
  step(`${days} days later`, async (life) => {
    life.shop.clock.now += days * dayMs
    await runJobs.run(life)
  })

/** What is counted in the stock room: sold elsewhere, or come in. */
const count = (index: number, copies: number) =>
  step(`count ${copies} of product ${index}`, async (life) => {
    const product = life.products[index % life.products.length]
    if (!product) return
    const before = await copiesIn(life, product.id)
    await setCopies(dbOf(life), product.id, [copies, 0])
    product.put += copies - before
  })

export async function copiesIn(life: OrderLife, productId: number): Promise<number> {
  const { rows } = await sql<{ copies: number }>`
    select coalesce(sum(quantity), 0)::int as copies from stock where product_id = ${productId}`.execute(dbOf(life))
  return rows[0]?.copies ?? 0
}

type Copies = readonly { line: number; quantity: number }[]

/** Of lines that the order has, each once. */
const copiesOf = ({ plan }: OrderLife, copies: Copies): Copies =>
  plan.items.flatMap((_, line) => {
    const found = copies.find((one) => one.line % plan.items.length === line)
    return found ? [{ line, quantity: found.quantity }] : []
  })

const withdraw = (copies: Copies) =>
  step(`withdraw from ${JSON.stringify(copies)}`, async (life) => {
    const lns = copiesOf(life, copies).map(({ line, quantity }) => ({ ln: line, quantity }))
    const statement = { nm: 'Μαρία Παπαδοπούλου', email: life.email, cd: life.order.code, lns }
    const headers = { 'idempotency-key': randomUUID() }
    const { status } = await sendRequest(life.shop.app, '/en/withdrawals/save', statement, headers)
    expect(status).toBeLessThan(500)
  })

/** What came back, of the order or of its first statement. */
const receive = (copies: Copies, damaged: number, stated: boolean) =>
  step(`receive ${JSON.stringify(copies)}, ${damaged} damaged, ${stated ? 'stated' : 'not stated'}`, async (life) => {
    const { rows } = await sql<{ code: string }>`
      select code from withdrawal where order_id = ${life.order.id} order by id limit 1`.execute(dbOf(life))
    const [statement] = stated ? rows : []
    const received = copiesOf(life, copies).map((one) => ({ ...one, damaged: Math.min(damaged, one.quantity) }))
    const key = statement ? { withdrawal: statement.code } : { order: life.order.code }
    await receiveCopies(dbOf(life), key, { copies: statement ? [] : received, now: nowOf(life) })
  })

const allow = (cents: number) =>
  step(`give back ${cents}`, (life) =>
    grantAllowance(dbOf(life), { code: life.order.code, cents, reason: 'goodwill', now: nowOf(life) }),
  )

const refund = step('money goes back', (life) => recordRefund(dbOf(life), life.order.code, nowOf(life)))

const payBack = (answer: ProviderAnswer) =>
  step(`provider: refund ${answer}`, async (life) => {
    const providers = [{ ...life.shop.provider, refund: async () => answer }]
    await payDueRefunds({ db: dbOf(life), providers, now: () => nowOf(life) })
  })

const few = fc.integer({ min: 0, max: 3 })
const someCopies = fc.uniqueArray(fc.record({ line: few, quantity: fc.integer({ min: 1, max: 3 }) }), {
  minLength: 1,
  maxLength: 2,
  selector: ({ line }) => line,
})
const status = fc.constantFrom(...orderStatuses)

/** Of each how many: most of these let a life go on. */
const weights: readonly [number, fc.Arbitrary<Step>][] = [
  [4, fc.constant(proceed)],
  [3, fc.constant(pay)],
  [1, fc.constant(openAttempt)],
  [1, fc.tuple(few, fc.constantFrom('CAPTURED', 'REFUSED', 'CANCELED')).map((args) => reportAgain(...args))],
  [1, status.map(moveByStaff)],
  [1, status.map(moveWithTool)],
  [1, fc.constant(cancel)],
  [3, fc.integer({ min: 1, max: 2 }).map(ship)],
  [
    3,
    fc
      .tuple(few, fc.constantFrom(...parcelStates, 'delivered' as const), fc.integer({ min: -9, max: 9 }))
      .map((args) => report(...args)),
  ],
  [2, fc.constant(follow)],
  [1, fc.constant(runJobs)],
  [3, fc.integer({ min: 1, max: 30 }).map(wait)],
  [1, fc.tuple(few, fc.integer({ min: 0, max: 4 })).map((args) => count(...args))],
  [2, someCopies.map(withdraw)],
  [3, fc.tuple(someCopies, fc.integer({ min: 0, max: 1 }), fc.boolean()).map((args) => receive(...args))],
  [1, fc.constant(refund)],
  [1, fc.integer({ min: 1, max: 3000 }).map(allow)],
  [2, fc.constantFrom<ProviderAnswer[]>('done', 'done', 'refused').map(payBack)],
]

/** How a life begins: what most orders go through, so that much of what happens by chance happens late in a life. */
const beginnings: Readonly<Record<string, readonly Step[]>> = {
  placed: [],
  shipped: [pay, proceed, ship(2)],
  delivered: [pay, proceed, proceed, proceed],
  'given up and paid': [wait(20), pay],
}

export const anyBeginning = fc.constantFrom(...Object.keys(beginnings))

export async function begin(life: OrderLife, beginning: string): Promise<void> {
  for (const { run } of beginnings[beginning] ?? []) await run(life)
}

type Command = fc.AsyncCommand<object, OrderLife>

const commandOf = ({ name, run }: Step): Command => ({
  check: () => true,
  run: async (_, life) => void (await run(life)),
  toString: () => name,
})

export const anyLife = fc.commands(
  weights.flatMap(([weight, steps]) => Array.from({ length: weight }, () => steps.map(commandOf))),
  { maxCommands: 20, size: 'max' },
)
