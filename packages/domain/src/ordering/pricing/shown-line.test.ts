import { describe, expect, it } from 'vitest'
import { shownLine } from './shown-line.ts'

const promotion = { kind: 'promotion', amount: 100 }
const wrapping = { kind: 'wrapping', amount: 300 }
const line = { quantity: 2, unitPrice: 1000 }

describe('a line', () => {
  it.each([
    ['as it costs', { total: 2000, notes: [] }, { amount: 2000, before: null }],
    ['reduced', { total: 1900, notes: [promotion] }, { amount: 1900, before: 2000 }],
    ['wrapped', { total: 2300, notes: [wrapping] }, { amount: 2000, before: null }],
    [
      'reduced by less than its wrapping',
      { total: 2200, notes: [promotion, wrapping] },
      { amount: 1900, before: 2000 },
    ],
    ['given', { total: 0, notes: [{ kind: 'promotion', amount: 2000 }] }, { amount: 0, before: 2000 }],
  ])('%s', (_, amounts, shown) => {
    expect(shownLine({ ...line, ...amounts })).toEqual(shown)
  })
})
