// Orders follow their parcels: by the shop itself, never back, and cash is paid when all of it is delivered.

import type { CarrierCode } from '@stoa/domain/ordering/delivery/carriers'
import type { ParcelState } from '@stoa/domain/ordering/delivery/parcel-state'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeConsistent } from '../../../test/invariants.ts'
import { countCopies, makeProduct } from '../../../test/make-product.ts'
import { line, methodIds, placed, readOrder } from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import { saveEvents } from '../shipments/tracking.service.ts'
import { moveOrder } from './move-order.service.ts'
import { lockOrder, recordDeposit } from './order-payment.service.ts'
import { followParcels } from './parcel-moves.service.ts'
import { listDueRefunds } from './refunds.service.ts'

let api: TestApi
let shipments = 0
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => closeConsistent(api))

interface ShippedOrder {
  id: number
  uid: string
  code: string
  book: number
  /** By their ids, one of each carrier. */
  parcels: number[]
}

/** An order that was handed to carriers, a parcel to each. */
async function ship(
  carriers: readonly CarrierCode[] = ['acs'],
  payment: number = methodIds.cash,
): Promise<ShippedOrder> {
  const { db } = api.database
  const book = await makeProduct(db, { priceCents: 1500, copies: [1] })
  const { uid, cd } = await placed(api.app, [line(book)], { pmtid: payment })
  await decideInTransaction(db, async (tx) => {
    const order = await lockOrder(tx, { uid: String(uid) })
    if (!order) throw new Error('there is no such order')
    const how = { actor: 'tool', source: 'softone', reason: null, notify: false, now: api.clock.now } as const
    return moveOrder(tx, order, { to: 'processing', ...how })
  })
  const { rows } = await sql<{ id: number; parcel: number }>`
    with asked as (
      insert into shipment (order_id, carrier, reference, state, number, pickup_day, asked_at, settled_at)
      select o.id, carrier, o.code || '-' || carrier, 'created', o.code || carrier, '2026-11-26', now(), now()
      from customer_order o, unnest(${carriers}::text[]) as carrier where o.uid = ${uid}
      returning id, order_id, carrier)
    insert into shipment_parcel (order_id, shipment_id, position, number, track_at)
    select order_id, id, 1, 'P' || id, now() from asked order by id returning order_id as id, id as parcel`.execute(db)
  return { id: rows[0]?.id ?? 0, uid: String(uid), code: String(cd), book, parcels: rows.map(({ parcel }) => parcel) }
}

/** Reported at a time of the carrier's, whenever it arrives. */
async function report(parcel: number | undefined, state: ParcelState, at = 0): Promise<void> {
  shipments += 1
  const event = { id: `event-${shipments}`, name: state, state, at: api.clock.now + at, place: null }
  await saveEvents(api.database.db, parcel ?? 0, { events: [event], pin: null }, api.clock.now)
}

const follow = ({ id }: ShippedOrder) => followParcels(api.database.db, id, api.clock.now)

async function stateOf({ id }: ShippedOrder) {
  const { rows } = await sql<{ payment: string; moves: string[]; paid: number; told: number; asked: number }>`
    select payment_status as payment,
      array(select concat_ws(' ', c.status, c.actor) from order_status_change c where c.order_id = o.id order by c.id offset 2) as moves,
      (select count(*) from outbox b where b.topic = 'order.paid' and (b.payload ->> 'orderId')::bigint = o.id) as paid,
      (select count(*) from outbox b where b.topic = 'order.moved' and (b.payload ->> 'orderId')::bigint = o.id) as told,
      (select count(*) from outbox b where b.topic = 'parcel.moved' and (b.payload ->> 'orderId')::bigint = o.id) as asked
    from customer_order o where o.id = ${id}`.execute(api.database.db)
  const [row] = rows
  if (!row) throw new Error('there is no such order')
  return row
}

test('a parcel takes its order along, and the courier’s cash pays it once', async () => {
  const order = await ship()
  for (const [index, state] of (['in_transit', 'delivered', 'delivered'] as const).entries()) {
    await report(order.parcels[0], state, index * 1000)
    await follow(order)
  }
  expect(await stateOf(order)).toEqual({ payment: 'paid', moves: ['2 system', '3 system'], paid: 1, told: 3, asked: 2 })
})

test('a locker: ready, called back, and collected after all', async () => {
  const order = await ship(['box_now'])
  for (const [index, state] of (['in_transit', 'ready_for_pickup', 'expired', 'delivered'] as const).entries()) {
    await report(order.parcels[0], state, index * 1000)
    await follow(order)
  }
  const moves = ['2 system', '11 system', '5 system', '3 system']
  expect(await stateOf(order)).toMatchObject({ moves, payment: 'paid' })
})

test('what comes back unpaid brings its copies, and nothing is owed', async () => {
  const order = await ship()
  await report(order.parcels[0], 'returned')
  await follow(order)
  expect(await stateOf(order)).toMatchObject({
    moves: ['2 system', '5 system', '9 system'],
    payment: 'on_delivery',
  })
  expect((await countCopies(api.database.db, order.book)).quantities).toEqual([1])
  expect((await listDueRefunds(api.database.db, 100)).map(({ code }) => code)).not.toContain(order.code)
})

test('what comes back paid is owed', async () => {
  const order = await ship(['acs'], methodIds.deposit)
  await decideInTransaction(api.database.db, (tx) => recordDeposit(tx, order.code, api.clock.now))
  await report(order.parcels[0], 'returned')
  await follow(order)
  expect((await listDueRefunds(api.database.db, 100)).map(({ code }) => code)).toContain(order.code)
})

describe('two carriers', () => {
  test('part of an order is delivered, then the rest', async () => {
    const order = await ship(['acs', 'box_now'])
    await report(order.parcels[0], 'delivered')
    await report(order.parcels[1], 'in_transit')
    await follow(order)
    expect(await stateOf(order)).toMatchObject({ moves: ['2 system', '4 system'], payment: 'on_delivery' })
    await report(order.parcels[1], 'delivered', 1000)
    await follow(order)
    expect(await stateOf(order)).toMatchObject({ moves: ['2 system', '4 system', '3 system'], payment: 'paid' })
  })

  test('whose updates come out of order never take it back', async () => {
    const order = await ship(['acs', 'box_now'])
    await report(order.parcels[1], 'delivered', 9000)
    await report(order.parcels[0], 'delivered', 8000)
    await follow(order)
    for (const [index, parcel] of order.parcels.entries()) {
      await report(parcel, 'in_transit', index * 1000)
      await report(parcel, 'ready_for_pickup', 10_000)
      await follow(order)
    }
    expect(await stateOf(order)).toMatchObject({ moves: ['3 system'] })
  })

  test('who report at once both count', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await ship(['acs', 'box_now'])
      await Promise.all(
        order.parcels.map(async (parcel) => {
          await report(parcel, 'delivered')
          await follow(order)
        }),
      )
      const { moves, payment, paid } = await stateOf(order)
      expect([moves.at(-1), payment, paid]).toEqual(['3 system', 'paid', 1])
    }
  })
})

test('an order that was cancelled stays so, whatever its parcel does', async () => {
  const order = await ship()
  await decideInTransaction(api.database.db, async (tx) => {
    const locked = await lockOrder(tx, { id: order.id })
    if (!locked) throw new Error('there is no such order')
    const how = { actor: 'staff', source: 'staff:1', reason: null, notify: false, now: api.clock.now } as const
    return moveOrder(tx, locked, { to: 'cancelled', ...how })
  })
  await report(order.parcels[0], 'delivered')
  expect(await follow(order)).toEqual({ ok: true, value: 0 })
  expect((await stateOf(order)).moves).toEqual(['-1 staff'])
})

test('the buyer reads the numbers of parcels, with the carrier’s page where there is one, and no pin', async () => {
  const order = await ship(['acs', 'clever_point'])
  await sql`update shipment_parcel set pin = '4081' where order_id = ${order.id}`.execute(api.database.db)
  const { body } = await readOrder(api.app, order.uid, undefined, 'en')
  const numbers = (body.prcls as { num: string }[]).map(({ num }) => num)
  expect(body.prcls).toEqual([
    {
      ...{ crr: 'ACS', num: numbers[0] },
      url: `https://www.acscourier.net/en/track-and-trace/?generalCode=${numbers[0]}`,
    },
    { crr: 'Clever Point', num: numbers[1], url: null },
  ])
})
