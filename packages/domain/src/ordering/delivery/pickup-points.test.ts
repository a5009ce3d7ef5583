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
  place('ermou', {}),
  place('patision', { street: 'Πατησίων 120', postalCode: '11251', latitude: 37.999, longitude: 23.733 }),
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

const find = (changes: Partial<PointQuery>): string[] =>
  searchPoints(index, { carriers: carrierCodes, text: '', near: null, limit: 10, ...changes }).map(
    ({ point }) => point.id,
  )

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
  expect(searchPoints(index, { carriers: carrierCodes, text: '', near, limit: 1 })).toEqual([
    { point: points[1], metres: 285 },
  ])
})

test('from Athens to Thessaloniki it is some 300 km', () => {
  const [athens, thessaloniki] = [points[0], points[2]]
  const metres = athens && thessaloniki ? distanceBetween(athens, thessaloniki) : 0
  expect(Math.round(metres / 1000)).toBe(303)
})
