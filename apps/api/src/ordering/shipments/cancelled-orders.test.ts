// What stands at carriers for an order that is cancelled is cancelled there too, once, and somebody hears where it cannot be.

import { readFile } from 'node:fs/promises'
import { done, refused } from '@stoa/domain/outcome'
import { startSandbox } from '@stoa/sandbox/sandbox'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findTestOrder, moveTo, type TestOrder } from '../../../test/delivered-order.ts'
import { carriersOf, fakeCarrier } from '../../../test/fake-carrier.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { line, placed } from '../../../test/order-request.ts'
import { shipmentRequest, someAddress, someLocker, someStation } from '../../../test/shipment-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { acs } from '../../adapters/acs.ts'
import { boxNow } from '../../adapters/box-now.ts'
import { cleverPoint } from '../../adapters/clever-point.ts'
import type { Carried, Carriers } from '../../ports/carrier.ts'
import { receiveCopies } from '../returns/due-returns.service.ts'
import { cancelShipmentsOfOrders } from './cancelled-orders.service.ts'
import { createShipment } from './shipments.service.ts'

let api: TestApi
let book: number
let order: TestOrder
let references = 0
beforeAll(async () => {
  api = await openTestApi()
  book = await makeProduct(api.database.db, { priceCents: 1350, copies: [900] })
})
afterAll(() => api.close())
beforeEach(async () => {
  await sql`update shipment_parcel set track_at = null`.execute(api.database.db)
  order = await findTestOrder(api.database.db, (await placed(api.app, [line(book, 2)])).uid)
  await moveTo(api, order.uid, 'processing')
})

const now = () => api.clock.now
const cancel = (carriers: Carriers) => cancelShipmentsOfOrders(api.database.db, carriers, now)

async function announce(
  carriers: Carriers,
  changes: Partial<Parameters<typeof shipmentRequest>[0]> = {},
  carrier: 'acs' | 'box_now' | 'clever_point' = 'acs',
): Promise<string> {
  references += 1
  const request = shipmentRequest({ reference: `STO-26-000009-${references}`, ...changes })
  const { rows } = await sql<{ last: number | null }>`
    select max(id) as last from order_return where order_id = ${order.id}`.execute(api.database.db)
  const shipment = { orderId: order.id, carrier, request, lastReturnId: rows[0]?.last ?? null }
  const created = await createShipment(api.database.db, carriers, shipment, now)
  expect(created).toMatchObject({ ok: true })
  return request.reference
}

const stateOf = async (reference: string) =>
  (
    await sql<{ state: string; refusal: string | null }>`
      select state, cancel_refusal as refusal from shipment where reference = ${reference}`.execute(api.database.db)
  ).rows[0]

/** It takes whatever it is given. */
function carrierThat(answer: () => Promise<Carried<null>>): Carriers {
  const createShipment = async () => done({ number: `7${references}`, parcelNumbers: [`7${references}`] })
  return carriersOf(fakeCarrier({ createShipment, cancel: answer }))
}

test('an order that is cancelled takes its shipment back, once, and one that goes on keeps it', async () => {
  let calls = 0
  const counting = carrierThat(async () => {
    calls += 1
    return done(null)
  })
  const reference = await announce(counting)
  expect(await cancel(counting)).toEqual({ cancelled: 0, refused: [] })
  await moveTo(api, order.uid, 'cancelled')
  expect(await Promise.all([cancel(counting), cancel(counting)])).toContainEqual({ cancelled: 1, refused: [] })
  expect([calls, await stateOf(reference)]).toEqual([1, { state: 'cancelled', refusal: null }])
  api.clock.now += 3_600_000
  expect(await cancel(counting)).toEqual({ cancelled: 0, refused: [] })
})

test('a parcel of which goods were withdrawn from is called back to be packed anew, and the one that follows stays', async () => {
  const carriers = carrierThat(async () => done(null))
  const packed = await announce(carriers)
  api.clock.now += 60_000
  const copies = [{ line: 0, quantity: 1, damaged: 0 }]
  const received = await receiveCopies(api.database.db, { order: order.code }, { copies, now: api.clock.now })
  expect(received).toMatchObject({ ok: true, value: { unsent: true, status: null } })
  expect([await cancel(carriers), await stateOf(packed)]).toMatchObject([{ cancelled: 1 }, { state: 'cancelled' }])
  api.clock.now += 60_000
  await announce(carriers)
  expect(await cancel(carriers)).toEqual({ cancelled: 0, refused: [] })
})

test('a shipment of before knows what was withdrawn from more than a minute before it; what is in doubt is packed anew', async () => {
  const carriers = carrierThat(async () => done(null))
  const receive = () => {
    const copies = [{ line: 0, quantity: 1, damaged: 0 }]
    return receiveCopies(api.database.db, { order: order.code }, { copies, now: api.clock.now })
  }
  const migration = new URL('../../../database/migrations/0114_shipments_know_returns.sql', import.meta.url)
  const text = await readFile(migration, 'utf8')
  const update = text.slice(text.indexOf('update shipment'))
  const cancelAfterMigration = async () => {
    await sql`update shipment set last_return_id = null`.execute(api.database.db)
    await sql.raw(update).execute(api.database.db)
    return cancel(carriers)
  }
  await receive()
  api.clock.now += 61_000
  await announce(carriers)
  expect(await cancelAfterMigration()).toEqual({ cancelled: 0, refused: [] })
  await moveTo(api, order.uid, 'inDelivery')
  order = await findTestOrder(api.database.db, (await placed(api.app, [line(book, 2)])).uid)
  await moveTo(api, order.uid, 'processing')
  await receive()
  api.clock.now += 59_000
  await announce(carriers)
  expect(await cancelAfterMigration()).toEqual({ cancelled: 1, refused: [] })
})

test('one that is created while its order is cancelled is taken back as well', async () => {
  const carriers = carrierThat(async () => done(null))
  await moveTo(api, order.uid, 'cancelled')
  const reference = await announce(carriers)
  await cancel(carriers)
  expect(await stateOf(reference)).toEqual({ state: 'cancelled', refusal: null })
})

test('a carrier that does not answer is asked again every ten minutes', async () => {
  const answers: Carried<null>[] = [refused('unavailable'), refused('temporary'), done(null)]
  const silent = carrierThat(async () => answers.shift() ?? done(null))
  const reference = await announce(silent)
  await moveTo(api, order.uid, 'cancelled')
  expect(await cancel(silent)).toEqual({ cancelled: 0, refused: [] })
  expect([await cancel(silent), answers.length]).toEqual([{ cancelled: 0, refused: [] }, 2])
  for (let step = 0; step < 2; step += 1) {
    api.clock.now += 10 * 60_000
    await cancel(silent)
  }
  expect(await stateOf(reference)).toEqual({ state: 'cancelled', refusal: null })
})

test('what its carrier does not give back is told once, and not asked for again', async () => {
  const late = carrierThat(async () => refused('not_cancellable'))
  const reference = await announce(late)
  await moveTo(api, order.uid, 'cancelled')
  expect(await cancel(late)).toEqual({ cancelled: 0, refused: [`${reference}: not_cancellable`] })
  api.clock.now += 3_600_000
  expect(await cancel(late)).toEqual({ cancelled: 0, refused: [] })
  expect(await stateOf(reference)).toEqual({ state: 'created', refusal: 'not_cancellable' })
})

test('a parcel that comes back by itself is not called back', async () => {
  let calls = 0
  const counting = carrierThat(async () => {
    calls += 1
    return done(null)
  })
  const reference = await announce(counting)
  await sql`update shipment_parcel p set state = 'returning', state_at = now() from shipment s
    where s.id = p.shipment_id and s.reference = ${reference}`.execute(api.database.db)
  await moveTo(api, order.uid, 'inDelivery', 'notDelivered', 'cancelled')
  expect([await cancel(counting), calls]).toEqual([{ cancelled: 0, refused: [] }, 0])
})

test('each of the three carriers cancels what it has', async () => {
  const sandbox = await startSandbox({ smtpPort: 0, httpPort: 0, now })
  try {
    const sender = { name: 'Στοά', email: 'shop@stoa.example', phone: '+302100000000' }
    const common = { reports: { failing: () => {}, alarm: () => {} }, now }
    const { carrierAccounts } = sandbox
    const carriers = carriersOf(
      boxNow({ ...carrierAccounts.boxNow, partnerId: null, sender, ...common }),
      cleverPoint({ ...carrierAccounts.cleverPoint, ...common }),
      acs({ ...carrierAccounts.acs, sender: 'Στοά', amountFormat: 'number', ...common }),
    )
    const references = [
      await announce(carriers, { destination: someLocker }, 'box_now'),
      await announce(carriers, { destination: someStation }, 'clever_point'),
      await announce(carriers, { destination: someAddress }, 'acs'),
    ]
    await moveTo(api, order.uid, 'notAvailable')
    expect(await cancel(carriers)).toEqual({ cancelled: 3, refused: [] })
    for (const reference of references) expect(await stateOf(reference)).toEqual({ state: 'cancelled', refusal: null })
  } finally {
    await sandbox.stop()
  }
})
