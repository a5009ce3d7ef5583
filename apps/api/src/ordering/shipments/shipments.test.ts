import { done, refused } from '@stoa/domain/outcome'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { carriersOf, fakeCarrier } from '../../../test/fake-carrier.ts'
import { placeTestOrder } from '../../../test/place-test-order.ts'
import { shipmentRequest } from '../../../test/shipment-request.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import type { Carried, CarriedShipment, Carrier } from '../../ports/carrier.ts'
import {
  cancelShipment,
  createShipment,
  getLabel,
  handOver,
  resolveShipment,
  settleOpenShipments,
} from './shipments.service.ts'

let database: TestDatabase
let orderId: number
let references = 0
let reference: string
const clock = { now: Date.parse('2026-11-26T10:00:00Z') }
const now = () => clock.now
beforeAll(async () => {
  database = await openTestDatabase()
  orderId = (await placeTestOrder(database.db)).id
})
afterAll(() => database.close())
beforeEach(() => {
  references += 1
  reference = `STO-26-000001-${references}`
})

const voucher = (parcels = 1): CarriedShipment => ({
  number: `7${reference}`,
  parcelNumbers: Array.from({ length: parcels }, (_, index) => `7${reference}/${index}`),
})
const create = (changes: Partial<Carrier>, changedOrder = orderId) =>
  createShipment(
    database.db,
    carriersOf(fakeCarrier(changes)),
    { orderId: changedOrder, carrier: 'acs', request: shipmentRequest({ reference }), lastReturnId: null },
    now,
  )
const answering = (answer: Carried<CarriedShipment>): Partial<Carrier> => ({ createShipment: async () => answer })

async function stored() {
  const { rows } = await sql<{ state: string; refusal: string | null; number: string | null; parcels: number }>`
    select s.state, s.refusal, s.number, (select count(*)::int from shipment_parcel p where p.shipment_id = s.id) as parcels
    from shipment s where reference = ${reference}`.execute(database.db)
  return rows[0]
}
const settleLater = (changes: Partial<Carrier>) => {
  clock.now += 61_000
  return settleOpenShipments(database.db, carriersOf(fakeCarrier(changes)), now)
}

test('before the carrier is called, it is committed that it will be, and nothing is locked', async () => {
  const seen: unknown[] = []
  await create({
    createShipment: async () => {
      const { rows } = await sql`select state from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`.execute(database.db)
      seen.push(await stored(), rows)
      return done(voucher())
    },
  })
  expect(seen).toEqual([{ state: 'creating', refusal: null, number: null, parcels: 0 }, []])
})

test('a shipment is created with a row for each parcel, and once for a reference', async () => {
  let calls = 0
  const counting: Partial<Carrier> = {
    createShipment: async () => {
      calls += 1
      return done(voucher(2))
    },
  }
  expect(await create(counting)).toEqual(done(voucher(2)))
  expect(await create(counting)).toEqual(done(voucher(2)))
  expect([calls, await stored()]).toEqual([
    1,
    { state: 'created', refusal: null, number: voucher().number, parcels: 2 },
  ])
})

test('of two at once only one calls the carrier', async () => {
  let calls = 0
  const gate = Promise.withResolvers<void>()
  const slow: Partial<Carrier> = {
    createShipment: async () => {
      calls += 1
      await gate.promise
      return done(voucher())
    },
  }
  const both = [create(slow), create(slow)]
  const early = await Promise.race(both)
  gate.resolve()
  expect([early, calls]).toEqual([refused('unavailable'), 1])
  expect(await Promise.all(both)).toContainEqual(done(voucher()))
})

test('a reference of another order is taken', async () => {
  await create(answering(done(voucher())))
  const { id } = await placeTestOrder(database.db)
  expect(await create(answering(done(voucher())), id)).toEqual(refused('reference_taken'))
})

test('what the carrier refuses says why, and may be tried again', async () => {
  expect(await create(answering(refused('bad_address')))).toEqual(refused('bad_address'))
  expect(await stored()).toMatchObject({ state: 'refused', refusal: 'bad_address' })
  expect(await create(answering(done(voucher())))).toEqual(done(voucher()))
})

test('a carrier that is not configured is not offered', async () => {
  const shipment = { orderId, carrier: 'box_now', request: shipmentRequest({ reference }), lastReturnId: null } as const
  expect(await createShipment(database.db, carriersOf(), shipment, now)).toEqual(refused('not_offered'))
  expect(await stored()).toBeUndefined()
})

test('a call without an answer is not repeated before the carrier was asked', async () => {
  expect(await create(answering(refused('unavailable')))).toEqual(refused('unavailable'))
  expect(await create(answering(done(voucher())))).toEqual(refused('unavailable'))
  const found = { findShipment: async () => done(voucher()) }
  expect(await settleOpenShipments(database.db, carriersOf(fakeCarrier(found)), now)).toEqual({
    settled: 0,
    unclear: [],
  })
  expect(await settleLater({ findShipment: async () => refused('unavailable') })).toEqual({ settled: 0, unclear: [] })
  expect(await settleLater(found)).toEqual({ settled: 1, unclear: [] })
  expect(await create(answering(refused('refused')))).toEqual(done(voucher()))
})

test('what the carrier does not know was not created, and may be tried again', async () => {
  await create(answering(refused('unavailable')))
  await settleLater({ findShipment: async () => done(null) })
  expect(await stored()).toMatchObject({ state: 'refused', refusal: 'not_created' })
  expect(await create(answering(done(voucher())))).toEqual(done(voucher()))
})

test('a reference that the carrier has already is looked up at once', async () => {
  const known = { ...answering(refused('duplicate')), findShipment: async () => done(voucher()) }
  expect(await create(known)).toEqual(done(voucher()))
})

test('of a carrier that cannot be asked somebody finds out, and until then it is not repeated', async () => {
  await create(answering(refused('unavailable')))
  expect(await settleLater({})).toEqual({ settled: 0, unclear: [reference] })
  expect(await settleLater({})).toEqual({ settled: 0, unclear: [] })
  expect(await create(answering(done(voucher())))).toEqual(refused('unclear'))
  expect(await resolveShipment(database.db, reference, voucher(), now)).toEqual(done(voucher()))
  expect(await resolveShipment(database.db, reference, null, now)).toEqual(refused('not_found'))
  expect(await stored()).toMatchObject({ state: 'created', parcels: 1 })
})

test('a late settlement does not undo another', async () => {
  const other: Partial<Carrier> = {
    createShipment: async () => {
      await settleLater({ findShipment: async () => done(voucher()) })
      return refused('temporary')
    },
  }
  await create(other)
  expect(await stored()).toMatchObject({ state: 'created', refusal: null })
})

test('a label and a cancellation are of what was created', async () => {
  const pdf = new TextEncoder().encode('%PDF-')
  const carriers = carriersOf(fakeCarrier({ label: async () => done([pdf]), cancel: async () => done(null) }))
  expect(await getLabel(database.db, carriers, reference)).toEqual(refused('not_found'))
  await create(answering(done(voucher())))
  expect(await getLabel(database.db, carriers, reference)).toEqual(done([pdf]))
  const hung = carriersOf(fakeCarrier({ cancel: async () => refused('unavailable') }))
  expect(await cancelShipment(database.db, hung, reference)).toEqual(refused('unavailable'))
  expect(await cancelShipment(database.db, carriers, reference)).toEqual(done(null))
  expect(await cancelShipment(database.db, carriers, reference)).toEqual(refused('not_found'))
  expect(await create(answering(done(voucher())))).toEqual(refused('reference_taken'))
})

test('the day’s list takes what is due, once, and waits for labels', async () => {
  await sql`update shipment set pickup_list = 'before'`.execute(database.db)
  await create(answering(done(voucher())))
  const asked: string[] = []
  const closing = (list: string | null, unprinted: string[]) =>
    carriersOf(
      fakeCarrier({
        closeDay: async (day) => {
          asked.push(day)
          return done({ number: list, unprinted })
        },
      }),
    )
  const at = Date.parse('2026-11-26T15:00:00Z')
  expect(await handOver(database.db, closing('8', []), at - 24 * 3_600_000)).toEqual({ handedOver: 0, unprinted: [] })
  expect(await handOver(database.db, closing(null, ['71']), at)).toEqual({ handedOver: 0, unprinted: ['71'] })
  expect(await handOver(database.db, closing('9', []), at)).toEqual({ handedOver: 1, unprinted: [] })
  expect(await handOver(database.db, closing('10', []), at)).toEqual({ handedOver: 0, unprinted: [] })
  expect(asked).toEqual(['2026-11-26', '2026-11-26'])
})
