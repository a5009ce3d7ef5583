import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assumedGrams, chargeableGrams, type ParcelItem } from './parcel-weight.ts'

const unknown = { grams: null, heightMm: null, widthMm: null, thicknessMm: null }

test.each<[string, ParcelItem[], number]>([
  ['nothing', [], 0],
  ['books that were weighed', [{ ...unknown, grams: 350, quantity: 3 }], 1050],
  ['a book that nobody has weighed', [{ ...unknown, quantity: 2 }], 2 * assumedGrams],
  ['a light thing that takes room', [{ grams: 300, heightMm: 400, widthMm: 300, thicknessMm: 200, quantity: 1 }], 4800],
  ['a heavy thing that takes little', [{ grams: 900, heightMm: 240, widthMm: 170, thicknessMm: 30, quantity: 1 }], 900],
  ['room of which a measure is missing', [{ ...unknown, grams: 300, heightMm: 400, widthMm: 300, quantity: 1 }], 300],
  ['room as a part of a gram', [{ grams: 1, heightMm: 100, widthMm: 100, thicknessMm: 1, quantity: 1 }], 2],
  [
    'room and weight of different things',
    [
      { grams: 3000, heightMm: null, widthMm: null, thicknessMm: null, quantity: 1 },
      { grams: 300, heightMm: 400, widthMm: 300, thicknessMm: 200, quantity: 1 },
    ],
    4800,
  ],
])('%s', (_, items, grams) => expect(chargeableGrams(items)).toBe(grams))

const measure = fc.option(fc.integer({ min: 1, max: 3000 }))
const item = fc.record({
  ...{ grams: fc.option(fc.integer({ min: 1, max: 100_000 })), quantity: fc.integer({ min: 1, max: 99 }) },
  ...{ heightMm: measure, widthMm: measure, thicknessMm: measure },
})

test('one more thing never makes a parcel lighter, and each copy counts', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 8 }), item, (items, added) => {
      expect(chargeableGrams([...items, added])).toBeGreaterThanOrEqual(chargeableGrams(items))
      const single = Array.from({ length: added.quantity }, () => ({ ...added, quantity: 1 }))
      expect(chargeableGrams(single)).toBe(chargeableGrams([added]))
    }),
    { seed: 20_261_126, numRuns: 500 },
  )
})
