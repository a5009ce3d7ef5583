import type { PickupPoint } from '@stoa/domain/ordering/delivery/pickup-points'
import { done, refused } from '@stoa/domain/outcome'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { listPoints } from './pickup-points.queries.ts'
import { createPickupPoints, findPoints, refreshPoints } from './pickup-points.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => sql`delete from pickup_point`.execute(database.db))

const point = (id: string, changes: Partial<PickupPoint> = {}): PickupPoint => ({
  carrier: 'box_now',
  id,
  kind: 'locker',
  name: `Θυρίδα ${id}`,
  street: 'Ερμού 1',
  city: 'Αθήνα',
  postalCode: '10563',
  countryCode: 'GR',
  latitude: 37.97,
  longitude: 23.73,
  note: null,
  ...changes,
})

const listed = (...points: PickupPoint[]) => done({ points, unreadable: 0 })
const refresh = (points: PickupPoint[]) => refreshPoints(database.db, 'box_now', async () => listed(...points))
const names = async () => (await listPoints(database.db)).map(({ name }) => name)
const countTold = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from change_log where tag = 'pickup_points'`.execute(database.db)
  return rows[0]?.count ?? 0
}

test('new points come, changed ones change, those that are gone go; another carrier’s stay', async () => {
  await refreshPoints(database.db, 'clever_point', async () =>
    listed(point('1', { carrier: 'clever_point', name: 'Ψιλικά' })),
  )
  expect(await refresh([point('1'), point('2')])).toEqual({ ok: true, value: { saved: 2, deleted: 0, skipped: 0 } })
  const changed = await refresh([point('2', { name: 'Θυρίδα στην πλατεία' }), point('3')])
  expect(changed).toEqual({ ok: true, value: { saved: 2, deleted: 1, skipped: 0 } })
  expect(await names()).toEqual(['Θυρίδα 3', 'Θυρίδα στην πλατεία', 'Ψιλικά'])
})

test('a listing without changes writes nothing and tells nobody', async () => {
  await refresh([point('1'), point('2')])
  const told = await countTold()
  expect(await refresh([point('2'), point('1'), point('1')])).toEqual({
    ok: true,
    value: { saved: 0, deleted: 0, skipped: 0 },
  })
  expect(await countTold()).toBe(told)
  await refresh([point('1')])
  expect(await countTold()).toBe(told + 1)
})

test.each([
  ['no answer', async () => refused('unavailable' as const), 'unavailable'],
  ['no point at all', async () => listed(), 'too_few'],
  ['points nowhere', async () => listed(point('1', { latitude: 123 })), 'too_few'],
  ['points in the ocean', async () => listed(point('1', { latitude: 0, longitude: 0 })), 'too_few'],
  [
    'latitude and longitude exchanged',
    async () => listed(point('1', { latitude: 23.73, longitude: 37.97 })),
    'too_few',
  ],
  ['points elsewhere', async () => listed(point('1', { countryCode: 'cy' })), 'too_few'],
  ['less than half', async () => listed(point('1')), 'too_few'],
])('%s leaves the points as they were', async (_, list, refusal) => {
  await refresh([point('1'), point('2'), point('3')])
  expect(await refreshPoints(database.db, 'box_now', list)).toEqual({ ok: false, refusal })
  expect(await names()).toEqual(['Θυρίδα 1', 'Θυρίδα 2', 'Θυρίδα 3'])
})

test('rows that cannot be used are counted, and the others are listed', async () => {
  const points = [point('1'), point('2', { latitude: 0 }), point('3', { countryCode: 'CY' })]
  const changes = await refreshPoints(database.db, 'box_now', async () => done({ points, unreadable: 4 }))
  expect(changes).toEqual({ ok: true, value: { saved: 1, deleted: 0, skipped: 6 } })
})

test('points are found in memory, as soon as the change log has told', async () => {
  await refresh([point('1'), point('2', { street: 'Πατησίων 120', postalCode: '11251' })])
  const points = createPickupPoints(database.db)
  points.onConnected()
  const find = async (text: string) =>
    (await findPoints(points, { carriers: ['box_now'], text, near: null, opening: null, now: 0, limit: 9 })).found.map(
      ({ point: { id } }) => id,
    )
  expect(await find('patision')).toEqual(['2'])
  await refresh([point('2'), point('3', { street: 'Πατησίων 7' })])
  expect(await find('patision')).toEqual(['2'])
  points.onChange('pickup_points')
  expect([await find('patision'), await find('11251')]).toEqual([['3'], []])
})
