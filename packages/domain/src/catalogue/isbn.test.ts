import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inStoreEan, isEan13, isIsbn13 } from './isbn.ts'

test.each([
  ['9789603259404', true, true],
  ['9786180129939', true, true],
  ['9780684852560', true, true],
  ['9798886451740', true, true],
  ['9790260000438', true, false],
  ['4006381333931', true, false],
  ['9789603259405', false, false],
  ['9789602359404', false, false],
  ['978960325940', false, false],
  ['97896032594040', false, false],
  ['978-960-325-940-4', false, false],
  ['978960325940X', false, false],
  ['', false, false],
])('%s: article number %s, ISBN %s', (text, ean, isbn) => {
  expect(isEan13(text)).toBe(ean)
  expect(isIsbn13(text)).toBe(isbn)
})

test.each([
  [0, '2000000000008'],
  [1, '2000000000015'],
  [9_999_999_999, '2099999999998'],
])('the in-store number of %i', (number, ean) => {
  expect(inStoreEan(number)).toBe(ean)
})

const number = fc.integer({ min: 0, max: 9_999_999_999 })

test('in-store numbers are valid EANs, never ISBNs, and unique', () => {
  fc.assert(
    fc.property(number, number, (a, b) => {
      expect(isEan13(inStoreEan(a))).toBe(true)
      expect(isIsbn13(inStoreEan(a))).toBe(false)
      expect(inStoreEan(a) === inStoreEan(b)).toBe(a === b)
    }),
    { seed: 20_261_120, numRuns: 2000 },
  )
})

test('one wrong digit is always detected', () => {
  fc.assert(
    fc.property(number, fc.nat(12), fc.integer({ min: 1, max: 9 }), (a, index, by) => {
      const ean = inStoreEan(a)
      const wrong = `${ean.slice(0, index)}${(Number(ean[index]) + by) % 10}${ean.slice(index + 1)}`
      expect(isEan13(wrong)).toBe(false)
    }),
    { seed: 20_261_120, numRuns: 2000 },
  )
})
