// Only what was written by this release is compared with the totals of now.

import { expect, it } from 'vitest'
import { isSeen } from './seen-totals.ts'

const line = { productId: 1, dimensionId: 0, quantity: 2, unitPrice: 1000 }
const seen = {
  lines: [line, { ...line, extension: { wrapping: true } }],
  promotions: [{ code: 'summer', label: 'Summer' }],
  codes: [{ code: 'FRIEND', applied: true }],
}

it.each<[object, boolean]>([
  [{}, true],
  [{ lines: [], promotions: [], codes: [] }, true],
  [{ lines: [null] }, false],
  [{ lines: [{ ...line, unitPrice: '10' }] }, false],
  [{ lines: [{ ...line, quantity: 0.5 }] }, false],
  [{ lines: [{ ...line, extension: { surprise: 1 } }] }, false],
  [{ promotions: [{ code: 'summer' }] }, false],
  [{ promotions: null }, false],
  [{ codes: [{ code: 'FRIEND', applied: 'yes' }] }, false],
  [{ codes: undefined }, false],
])('%o: %s', (given, isTaken) => {
  expect(isSeen({ ...seen, ...given })).toBe(isTaken)
})
