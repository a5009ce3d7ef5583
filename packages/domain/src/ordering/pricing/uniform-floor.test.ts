import { expect, test } from 'vitest'
import { uniformFloor } from './uniform-floor.ts'

const today = 20_777
const book = { publisherPriceCents: 1555, protectedUntil: today, protectedParts: [] }

test.each([
  ['nine tenths of the publisher’s price, the cent rounded up', book, { cents: 1400, until: today }],
  ['nothing after its last day', { ...book, protectedUntil: today - 1 }, null],
  ['nothing without a publisher’s price', { ...book, publisherPriceCents: null }, null],
  ['nothing where it never applied', { ...book, protectedUntil: null }, null],
])('a book: %s', (_, given, floor) => expect(uniformFloor(given, today)).toEqual(floor))

test('a set: the floors of its protected parts, all copies counted, until the first of them ends', () => {
  const parts = [
    { publisherPriceCents: 1000, protectedUntil: today, quantity: 2 },
    { publisherPriceCents: 2000, protectedUntil: today + 5, quantity: 1 },
    { publisherPriceCents: null, protectedUntil: null, quantity: 3 },
  ]
  const set = { publisherPriceCents: 9000, protectedUntil: today + 9, protectedParts: parts }
  expect(uniformFloor(set, today)).toEqual({ cents: 3600, until: today })
  expect(uniformFloor(set, today + 1)).toEqual({ cents: 1800, until: today + 5 })
  expect(uniformFloor(set, today + 6)).toBeNull()
})
