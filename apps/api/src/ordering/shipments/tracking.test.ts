// Events of parcels, sent and asked for, against a real database and the sandbox's BoxNow.

import { currentState } from '@stoa/domain/ordering/delivery/parcel-state'
import { done, refused } from '@stoa/domain/outcome'
import { startSandbox } from '@stoa/sandbox/sandbox'
import fc from 'fast-check'
import fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { carriersOf, fakeCarrier } from '../../../test/fake-carrier.ts'
import { placeTestOrder } from '../../../test/place-test-order.ts'
import { shipmentRequest } from '../../../test/shipment-request.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { boxNow } from '../../adapters/box-now.ts'
import { registerCallbacks } from '../../http/callbacks.ts'
import type { CarrierEvent, Carriers } from '../../ports/carrier.ts'
import { carrierCallbacks } from './carrier-callbacks.routes.ts'
import { createShipment } from './shipments.service.ts'
import { saveEvents, trackDueParcels } from './tracking.service.ts'

let database: TestDatabase
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let carriers: Carriers
let orderId: number
let shipments = 0
const app = fastify()
const clock = { now: Date.parse('2026-11-26T10:00:00Z') }
const now = () => clock.now

beforeAll(async () => {
  database = await openTestDatabase()
  orderId = (await placeTestOrder(database.db)).id
  sandbox = await startSandbox({ smtpPort: 0, httpPort: 0, now })
  const sender = { name: 'Στοά', email: 'shop@stoa.example', phone: '+302100000000' }
  const reports = { failing: () => {}, alarm: () => {} }
  carriers = carriersOf(boxNow({ ...sandbox.carrierAccounts.boxNow, partnerId: null, sender, reports, now }))
  registerCallbacks(app, carrierCallbacks(database.db, carriers), now)
  sandbox.carriers.sendWebhooksTo(`${await app.listen({ port: 0, host: '127.0.0.1' })}/api/carriers/box_now/events`)
})
afterAll(async () => {
  await app.close()
  await sandbox.stop()
  await database.close()
})
beforeEach(() => {
  clock.now += 60_000
})

async function announce(): Promise<string> {
  shipments += 1
  const request = shipmentRequest({ reference: `STO-26-000001-${shipments}` })
  const created = await createShipment(
    database.db,
    carriers,
    { orderId, carrier: 'box_now', request, lastReturnId: null },
    now,
  )
  if (!created.ok) throw new Error(created.refusal)
  return created.value.parcelNumbers[0] ?? ''
}

async function parcel(number: string) {
  const { rows } = await sql<{
    id: number
    state: string | null
    pin: string | null
    events: string[]
    track: boolean
  }>`
    select p.id, p.state, p.pin, p.track_at is not null as track,
      (select coalesce(array_agg(e.name order by e.id), '{}') from parcel_event e where e.parcel_id = p.id) as events
    from shipment_parcel p where number = ${number}`.execute(database.db)
  const [row] = rows
  if (!row) throw new Error('no such parcel')
  return row
}

test('a parcel follows its events, and its pin is kept while it waits', async () => {
  const number = await announce()
  expect(await sandbox.carriers.advance(number, 'in-depot')).toEqual([200])
  expect(await sandbox.carriers.advance(number, 'final-destination')).toEqual([200])
  expect(await parcel(number)).toMatchObject({ state: 'ready_for_pickup', pin: number.slice(-6), track: true })
  clock.now += 1000
  await sandbox.carriers.advance(number, 'delivered')
  expect(await parcel(number)).toMatchObject({ state: 'delivered', pin: null, track: false })
})

test('the same event twice is one event; one that comes late changes nothing', async () => {
  const number = await announce()
  expect(await sandbox.carriers.advance(number, 'in-depot', 'duplicate')).toEqual([200, 200])
  expect((await parcel(number)).events).toEqual(['in-depot'])
  expect(await sandbox.carriers.advance(number, 'final-destination', 'late')).toEqual([200, 200])
  expect(await parcel(number)).toMatchObject({
    state: 'delivered',
    events: ['in-depot', 'delivered', 'final-destination'],
  })
})

test('an event without BoxNow’s signature is none, and one of an unknown parcel is asked for again', async () => {
  const number = await announce()
  expect(await sandbox.carriers.advance(number, 'delivered', 'bad-signature')).toEqual([400])
  expect(await parcel(number)).toMatchObject({ state: null, events: [] })
  await sql`update shipment_parcel set number = 'other' where number = ${number}`.execute(database.db)
  expect(await sandbox.carriers.advance(number, 'delivered')).toEqual([404])
})

const events: readonly CarrierEvent[] = [
  { id: 'a', name: 'new', state: 'announced', at: 1000, place: null },
  { id: 'b', name: 'in-depot', state: 'in_transit', at: 2000, place: null },
  { id: 'c', name: 'weighed', state: null, at: 2500, place: null },
  { id: 'd', name: 'final-destination', state: 'ready_for_pickup', at: 3000, place: null },
  { id: 'e', name: 'delivered', state: 'delivered', at: 4000, place: null },
  { id: 'f', name: 'in-depot', state: 'in_transit', at: 4500, place: null },
]

test('any order and any repetition of events ends in the same state', async () => {
  const arrivals = fc.tuple(
    fc.subarray([...events]),
    fc.array(fc.nat(), { maxLength: 4 }),
    fc.integer({ min: 1, max: 3 }),
  )
  const property = fc.asyncProperty(arrivals, fc.func(fc.nat()), async ([some, again, size], order) => {
    const number = await announce()
    const { id } = await parcel(number)
    const repeated = [...some, ...again.flatMap((place) => some[place % Math.max(1, some.length)] ?? [])]
    const shuffled = repeated.map((event, place) => ({ event, rank: order(place) })).sort((a, b) => a.rank - b.rank)
    for (let start = 0; start < shuffled.length; start += size) {
      const arrived = shuffled.slice(start, start + size).map(({ event }) => event)
      await saveEvents(database.db, id, { events: arrived, pin: null }, clock.now)
    }
    const stored = await parcel(number)
    expect(stored.state).toBe(currentState(some)?.state ?? null)
    expect(stored.events).toHaveLength(some.length)
  })
  await fc.assert(property, { seed: 20_261_126, numRuns: 25 })
})

test('events that arrive at once are all kept', async () => {
  const number = await announce()
  const { id } = await parcel(number)
  await Promise.all(events.map((event) => saveEvents(database.db, id, { events: [event], pin: null }, clock.now)))
  expect(await parcel(number)).toMatchObject({ state: 'delivered' })
  expect((await parcel(number)).events).toHaveLength(events.length)
})

test('parcels that are due are asked about, each once an hour, until they have arrived', async () => {
  await sql`update shipment_parcel set track_at = null`.execute(database.db)
  const number = await announce()
  await sandbox.carriers.advance(number, 'in-depot', 'bad-signature')
  expect(await trackDueParcels(database.db, carriers, now)).toEqual({ asked: 1, events: 2 })
  expect(await parcel(number)).toMatchObject({ state: 'in_transit', events: ['new', 'in-depot'] })
  expect(await trackDueParcels(database.db, carriers, now)).toEqual({ asked: 0, events: 0 })
  clock.now += 3_600_000
  await sandbox.carriers.advance(number, 'delivered', 'bad-signature')
  expect(await trackDueParcels(database.db, carriers, now)).toEqual({ asked: 1, events: 1 })
  clock.now += 24 * 3_600_000
  expect(await trackDueParcels(database.db, carriers, now)).toEqual({ asked: 0, events: 0 })
})

test('a carrier that does not answer is asked once, and about its parcels later', async () => {
  await sql`update shipment_parcel set track_at = null`.execute(database.db)
  for (let count = 0; count < 3; count += 1) await announce()
  const answers = [refused('unavailable' as const), done([]), done([]), done([])]
  const moody = carriersOf(fakeCarrier({ code: 'box_now', track: async () => answers.shift() ?? done([]) }))
  expect(await trackDueParcels(database.db, moody, now)).toEqual({ asked: 1, events: 0 })
  clock.now += 3_600_000
  expect(await trackDueParcels(database.db, moody, now)).toEqual({ asked: 3, events: 0 })
})
