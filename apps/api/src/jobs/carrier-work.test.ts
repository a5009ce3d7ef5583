import type { PickupPoint } from '@stoa/domain/ordering/delivery/pickup-points'
import { done, refused } from '@stoa/domain/outcome'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carriersOf, fakeCarrier } from '../../test/fake-carrier.ts'
import { placeTestOrder } from '../../test/place-test-order.ts'
import { shipmentRequest } from '../../test/shipment-request.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import type { Log } from '../log.ts'
import { createShipment } from '../ordering/shipments/shipments.service.ts'
import type { Carried } from '../ports/carrier.ts'
import { closeDays, createPointWork, followShipments } from './carrier-work.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

function recorder() {
  const lines: [string, object, string][] = []
  const at = (level: string) => (fields: object, message: string) => void lines.push([level, fields, message])
  const log: Log = { info: at('info'), error: at('error') }
  return { lines, log }
}

const point: PickupPoint = {
  ...{ carrier: 'box_now', id: '1', kind: 'locker', name: 'Σύνταγμα', street: 'Ερμού 2', city: 'Αθήνα' },
  ...{ postalCode: '10563', countryCode: 'GR', latitude: 37.98, longitude: 23.73, note: null },
}
const morning = Date.parse('2026-11-26T07:00:00Z')
const afternoon = Date.parse('2026-11-26T14:00:00Z')

test('points of one carrier are stored although another does not answer', async () => {
  const { lines, log } = recorder()
  const carriers = carriersOf(
    fakeCarrier({ code: 'clever_point', listPoints: async () => refused('unavailable') }),
    fakeCarrier({ code: 'box_now', listPoints: async () => done({ points: [point], unreadable: 0 }) }),
  )
  await createPointWork({ db: database.db, carriers, now: () => morning, log })()
  expect(lines.map(([level, fields]) => [level, fields])).toEqual([
    ['error', { carrier: 'clever_point', reason: 'unavailable' }],
    ['info', { carrier: 'box_now', saved: 1, deleted: 0, skipped: 0 }],
  ])
})

test('points are listed hourly, and as long as that fails with each run, which is told once', async () => {
  const { lines, log } = recorder()
  let [now, asked] = [morning, 0]
  let answer: typeof listed | Carried<never> = refused('unavailable')
  const listed = done({ points: [{ ...point, name: 'Κυψέλη' }], unreadable: 0 })
  const listPoints = async () => {
    asked += 1
    return answer
  }
  const run = createPointWork({
    db: database.db,
    carriers: carriersOf(fakeCarrier({ code: 'box_now', listPoints })),
    now: () => now,
    log,
  })
  await run()
  await run()
  answer = listed
  await run()
  await run()
  expect([asked, lines.map(([level]) => level)]).toEqual([3, ['error', 'info']])
  now += 3_600_000
  await run()
  expect(asked).toBe(4)
})

test('rows that are left out are told when their number changes', async () => {
  const { lines, log } = recorder()
  let [now, unreadable] = [morning, 2]
  const listPoints = async () => done({ points: [point], unreadable })
  const carriers = carriersOf(fakeCarrier({ code: 'box_now', listPoints }))
  const run = createPointWork({ db: database.db, carriers, now: () => now, log })
  for (const rows of [2, 2, 3, 0]) {
    unreadable = rows
    await run()
    now += 3_600_000
  }
  const told = lines.flatMap(([level, fields]) => (level === 'error' ? [fields] : []))
  expect(told).toEqual([2, 3, 0].map((skipped) => ({ carrier: 'box_now', skipped })))
})

test('the day’s shipments are handed over in the afternoon, and missing labels are an error', async () => {
  const { id: orderId } = await placeTestOrder(database.db)
  const carriers = carriersOf(
    fakeCarrier({
      createShipment: async () => done({ number: '71', parcelNumbers: ['71'] }),
      closeDay: async () => done({ number: null, unprinted: ['70'] }),
      track: async () => done([]),
    }),
  )
  const request = shipmentRequest({ pickupDay: '2026-11-26' })
  await createShipment(database.db, carriers, { orderId, carrier: 'acs', request, lastReturnId: null }, () => morning)
  const { lines, log } = recorder()
  await closeDays({ db: database.db, carriers, now: () => morning, log })
  expect(lines).toEqual([])
  await closeDays({ db: database.db, carriers, now: () => afternoon, log })
  expect(lines.map(([level, fields]) => [level, fields])).toEqual([['error', { unprinted: ['70'] }]])
})

test('a shipment that nobody can be asked about is an error, once', async () => {
  await sql`update shipment_parcel set track_at = null`.execute(database.db)
  const { id: orderId } = await placeTestOrder(database.db)
  const carriers = carriersOf(fakeCarrier({ createShipment: async () => refused('unavailable') }))
  const request = shipmentRequest({ reference: 'STO-26-000002-1' })
  await createShipment(database.db, carriers, { orderId, carrier: 'acs', request, lastReturnId: null }, () => morning)
  const { lines, log } = recorder()
  for (let times = 0; times < 2; times += 1)
    await followShipments({ db: database.db, carriers, now: () => afternoon, log })
  expect(lines.map(([level, fields]) => [level, fields])).toEqual([['error', { reference: 'STO-26-000002-1' }]])
})
