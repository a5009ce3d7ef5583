import { expect, test } from 'vitest'
import { carrierCodes } from './carriers.ts'
import { distanceBetween, indexPoints, type PickupPoint, type PointQuery, searchPoints } from './pickup-points.ts'

const place = (id: string, changes: Partial<PickupPoint>): PickupPoint => ({
  carrier: 'box_now',
  id,
  kind: 'locker',
  name: 'Σημείο',
  street: 'Ερμού 1',
  city: 'Αθήνα',
  postalCode: '10563',
  countryCode: 'GR',
  latitude: 37.9755,
  longitude: 23.7348,
  note: null,
  ...changes,
})

const points = [
  place('ermou', { note: '24/7' }),
  place('patision', {
    street: 'Πατησίων 120',
    postalCode: '11251',
    latitude: 37.999,
    longitude: 23.733,
    note: 'Δευτέρα–Παρασκευή 09:00–21:00',
  }),
  place('white-tower', {
    carrier: 'clever_point',
    kind: 'shop',
    name: 'Ψιλικά «Ο Λευκός Πύργος»',
    street: 'Τσιμισκή 3',
    city: 'Θεσσαλονίκη',
    postalCode: '546 24',
    latitude: 40.6344,
    longitude: 22.9395,
  }),
]
const index = indexPoints(points)

/** A Saturday. */
const now = Date.parse('2026-11-21T10:00:00Z')

const search = (changes: Partial<PointQuery>) =>
  searchPoints(index, { carriers: carrierCodes, text: '', near: null, opening: null, now, limit: 10, ...changes })

const find = (changes: Partial<PointQuery>): string[] => search(changes).found.map(({ point }) => point.id)

test.each([
  ['', ['ermou', 'patision', 'white-tower']],
  ['ΕΡΜΟΥ', ['ermou']],
  ['ermou', ['ermou']],
  ['Θεσσ', ['white-tower']],
  ['thessaloniki', ['white-tower']],
  ['tsimiski', ['white-tower']],
  ['patision', ['patision']],
  ['αθηνα πατησ', ['patision']],
  ['αθηνα τσιμισκη', []],
  ['112', ['patision']],
  ['112 51', ['patision']],
  ['54624', ['white-tower']],
  ['κάτι άλλο', []],
])('«%s»', (text, ids) => {
  expect(find({ text })).toEqual(ids)
})

test('only of the carriers that were asked for', () => {
  expect(find({ carriers: ['clever_point'] })).toEqual(['white-tower'])
})

test('the nearest first, with the distance, and no more than asked for', () => {
  const near = { latitude: 38, longitude: 23.73 }
  expect(find({ near })).toEqual(['patision', 'ermou', 'white-tower'])
  expect(search({ near, limit: 1 })).toEqual({
    found: [{ point: points[1], metres: 285 }],
    total: 3,
    widenedTo: null,
  })
})

test.each([
  ['10565', ['ermou'], '1056'],
  ['112 99', ['patision'], '112'],
  ['10563', ['ermou'], null],
  ['85100', [], null],
  ['1', ['ermou', 'patision'], null],
])('near the postal code %s', (text, ids, widenedTo) => {
  expect([find({ text }), search({ text }).widenedTo]).toEqual([ids, widenedTo])
})

test('a postal code is not widened to a house number in another town', () => {
  const numbered = indexPoints([
    place('tsimiski', { street: 'Τσιμισκή 112', postalCode: '54622' }),
    place('kypseli', { postalCode: '11362' }),
  ])
  const query = { carriers: carrierCodes, near: null, opening: null, now, limit: 10 }
  const { found, widenedTo } = searchPoints(numbered, { ...query, text: '112 51' })
  expect([found.map(({ point }) => point.id), widenedTo]).toEqual([['kypseli'], '11'])
})

test('only those that are known to be open then', () => {
  const monday = Date.parse('2026-11-23T10:00:00Z')
  expect(find({ opening: 'now' })).toEqual(['ermou'])
  expect(find({ opening: 'now', now: monday })).toEqual(['ermou', 'patision'])
  expect([find({ opening: 'sunday' }), find({ opening: 'always' })]).toEqual([['ermou'], ['ermou']])
})

test('from Athens to Thessaloniki it is some 300 km', () => {
  const [athens, thessaloniki] = [points[0], points[2]]
  const metres = athens && thessaloniki ? distanceBetween(athens, thessaloniki) : 0
  expect(Math.round(metres / 1000)).toBe(303)
})
