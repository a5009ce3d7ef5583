// A shipment for an order as its buyer has chosen, at the sandbox's carriers.

import { assumedGrams } from '@stoa/domain/ordering/delivery/parcel-weight'
import { startSandbox } from '@stoa/sandbox/sandbox'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countWaiting } from '../../../test/count-waiting.ts'
import { findTestOrder, moveTo } from '../../../test/delivered-order.ts'
import { carriersOf } from '../../../test/fake-carrier.ts'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { makeSet } from '../../../test/make-set.ts'
import { line, methodIds, placed, readableOrder, type Wire } from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { acs } from '../../adapters/acs.ts'
import { boxNow } from '../../adapters/box-now.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Carriers, Parcel, ShipmentRequest } from '../../ports/carrier.ts'
import { receiveCopies } from '../returns/due-returns.service.ts'
import { cancelShipmentsOfOrders } from '../shipments/cancelled-orders.service.ts'
import { cancelShipment } from '../shipments/shipments.service.ts'
import { postReceived } from './order-ledger.service.ts'
import { lockOrder } from './order-payment.service.ts'
import { listDueRefunds } from './refunds.service.ts'
import { getOrderLabels, shipOrder } from './ship-order.service.ts'

let api: TestApi
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let carriers: Carriers
let book: number
/** What the courier was asked to take. */
const asked: ShipmentRequest[] = []
beforeAll(async () => {
  api = await openTestApi()
  book = await makeProduct(api.database.db, { priceCents: 1350, copies: [900] })
  sandbox = await startSandbox({ smtpPort: 0, httpPort: 0, now: () => api.clock.now })
  const sender = { name: 'Στοά', email: 'shop@stoa.example', phone: '+302100000000' }
  const common = { reports: { failing: () => {}, alarm: () => {} }, now: () => api.clock.now }
  const courier = acs({ ...sandbox.carrierAccounts.acs, sender: 'Στοά', amountFormat: 'number', ...common })
  carriers = carriersOf(boxNow({ ...sandbox.carrierAccounts.boxNow, partnerId: null, sender, ...common }), {
    ...courier,
    createShipment: (request) => {
      asked.push(request)
      return courier.createShipment(request)
    },
  })
})
afterAll(async () => {
  await sandbox.stop()
  await api.close()
})

const ship = (code: string, changes: Partial<{ parcels: number; grams: number; size: Parcel['size'] }> = {}) =>
  shipOrder(
    api.database.db,
    carriers,
    { code, packed: { parcels: 1, grams: null, size: 1, ...changes } },
    () => api.clock.now,
  )

async function begun(changes: Wire = {}) {
  const order = await findTestOrder(api.database.db, (await placed(api.app, [line(book, 2)], changes)).uid)
  await moveTo(api, order.uid, 'processing')
  return order
}

const atCarrier = (reference: string) => sandbox.carriers.list().find((one) => one.reference === reference)

test('to an address by the courier, who collects what is due; asked for again, it is the same', async () => {
  const { code, id } = await begun()
  const shipped = await ship(code, { parcels: 2 })
  expect(shipped).toMatchObject({ ok: true, value: { carrier: 'acs', reference: `${code}-1` } })
  expect(await ship(code, { parcels: 2 })).toEqual(shipped)
  const { rows } = await sql<{ due: number }>`select due_cents as due from customer_order where id = ${id}`.execute(
    api.database.db,
  )
  expect(atCarrier(`${code}-1`)).toMatchObject({ collect: String((rows[0]?.due ?? 0) / 100), parcels: { length: 2 } })
  const labels = await getOrderLabels(api.database.db, carriers, code)
  expect(labels.ok && labels.value.map((label) => Buffer.from(label).toString('latin1', 0, 5))).toContain('%PDF-')
})

test('the courier collects no more than the rest; what comes back after the shipment is collected, and then owed', async () => {
  const { db } = api.database
  const order = await begun()
  const receive = ({ code }: { code: string }) =>
    receiveCopies(db, { order: code }, { copies: [{ line: 0, quantity: 1, damaged: 0 }], now: api.clock.now })
  const { due } = await readableOrder(api.app, { uid: order.uid })
  await ship(order.code)
  await cancelShipment(db, carriers, `${order.code}-1`)
  await receive(order)
  await ship(order.code)
  expect(asked.slice(-2).map(({ collectCents }) => collectCents)).toEqual([due, due - 1350])
  const later = await begun()
  await ship(later.code)
  await receive(later)
  expect((await readableOrder(api.app, { uid: later.uid })).payable).toBe(due)
  await moveTo(api, later.uid, 'inDelivery', 'completed')
  const owed = (await listDueRefunds(db, 1000)).filter(({ code }) => [order.code, later.code].includes(code))
  expect(owed).toMatchObject([{ code: later.code, cents: 1350 }])
  await expectConsistentLedger(db)
})

test('what is withdrawn from between its goods being read and its shipment is called back, and left out of the next', async () => {
  const { db } = api.database
  const order = await begun()
  const { due } = await readableOrder(api.app, { uid: order.uid })
  const stated = { copies: [{ line: 0, quantity: 1, damaged: 0 }], now: api.clock.now - 1000 }
  const shipping = await inTransaction(db, async (tx) => {
    await sql`lock table shipment in share mode`.execute(tx)
    const running = ship(order.code)
    await expect.poll(() => countWaiting(db, 'insert into "shipment"%'), { timeout: 10_000 }).toBe(1)
    expect(await receiveCopies(db, { order: order.code }, stated)).toMatchObject({ ok: true, value: { unsent: true } })
    return { running }
  })
  expect(await shipping.running).toMatchObject({ value: { reference: `${order.code}-1` } })
  const statesAfterJob = async () => {
    await cancelShipmentsOfOrders(db, carriers, () => api.clock.now)
    const shipments = db.selectFrom('shipment').select('state').where('order_id', '=', order.id)
    return (await shipments.orderBy('id').execute()).map(({ state }) => state)
  }
  expect(await statesAfterJob()).toEqual(['cancelled'])
  expect(await ship(order.code)).toMatchObject({ value: { reference: `${order.code}-2` } })
  expect(await statesAfterJob()).toEqual(['cancelled', 'created'])
  expect(asked.slice(-2).map(({ collectCents }) => collectCents)).toEqual([due, due - 1350])
})

test('one that was cancelled is followed by another', async () => {
  const { code } = await begun()
  await ship(code)
  expect(await cancelShipment(api.database.db, carriers, `${code}-1`)).toMatchObject({ ok: true })
  expect(await ship(code)).toMatchObject({ value: { reference: `${code}-2` } })
})

test('with the weight that its delivery was priced by: of sets their parts, by their room where that is more', async () => {
  const { db } = api.database
  const [light, large, unknown] = [
    await makeProduct(db, { grams: 300 }),
    await makeProduct(db, { grams: 100 }),
    await makeProduct(db),
  ]
  await sql`update product set height_mm = 500, width_mm = 400, thickness_mm = 300 where id = ${large}`.execute(db)
  const set = await makeSet(db, [{ id: light, quantity: 2 }, { id: unknown }])
  const weightOf = async (...items: Wire[]) => {
    const order = await findTestOrder(db, (await placed(api.app, items)).uid)
    await moveTo(api, order.uid, 'processing')
    await ship(order.code)
    return asked.at(-1)?.parcels.map(({ weightGrams }) => weightGrams)
  }
  expect(await weightOf(line(set, 2), line(light))).toEqual([2 * (600 + assumedGrams) + 300])
  expect(await weightOf(line(large))).toEqual([12_000])
})

test('to the locker that was chosen', async () => {
  const { code, id } = await begun()
  await inTransaction(api.database.db, async (tx) => {
    const order = await lockOrder(tx, { id })
    if (order) await postReceived(tx, order, api.clock.now)
  })
  await sql`update customer_order set payment_status = 'paid',
    shipping_type_id = (select id from shipping_type where code = 'locker') where id = ${id}`.execute(api.database.db)
  await sql`insert into order_pickup_point (order_id, carrier, point_id, name, street, city, postal_code)
    values (${id}, 'box_now', '4001', 'Σύνταγμα', 'Ερμού 2', 'Αθήνα', '10563')`.execute(api.database.db)
  expect(await ship(code)).toMatchObject({ ok: true, value: { carrier: 'box_now' } })
  expect(atCarrier(`${code}-1`)).toMatchObject({ collect: '0.00' })
})

test('not of an order that is collected at a branch, is over, is not paid, or that there is not', async () => {
  const { code: collected } = await begun({ shtid: methodIds.store, tsid: 1, pmtid: methodIds.deposit })
  expect(await ship(collected)).toEqual({ ok: false, refusal: 'order_not_sent' })
  const { code: unpaid } = await begun({ pmtid: methodIds.deposit })
  expect(await ship(unpaid)).toEqual({ ok: false, refusal: 'order_not_paid' })
  const over = await begun()
  await moveTo(api, over.uid, 'cancelled')
  expect(await ship(over.code)).toEqual({ ok: false, refusal: 'order_not_leaving' })
  expect(await ship('ST-26-000000')).toEqual({ ok: false, refusal: 'order_not_found' })
})
