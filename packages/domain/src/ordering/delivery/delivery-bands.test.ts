import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Availability, canBeBought } from '../../catalogue/availability.ts'
import { type BandCode, bandCodes, bandDays, bandOf, handlingDays, slowestOf } from './delivery-bands.ts'

/** code · working days from order to door in Greece · handling days */
const bands: [BandCode, number, number, number, number][] = [
  ['1-4', 1, 4, 0, 0],
  ['1-5', 1, 5, 0, 1],
  ['2-6', 2, 6, 1, 2],
  ['4-10', 4, 10, 3, 6],
  ['5-12', 5, 12, 4, 8],
  ['6-14', 6, 14, 5, 10],
  ['10-30', 10, 30, 9, 26],
  ['15-25', 15, 25, 14, 21],
  ['4-7w', 20, 35, 19, 31],
]

describe('the nine bands', () => {
  it.each(bands)('%s', (code, minDays, maxDays, handlingMin, handlingMax) => {
    expect(bandDays[code]).toEqual({ minDays: minDays, maxDays: maxDays })
    expect(handlingDays(code)).toEqual({ minDays: handlingMin, maxDays: handlingMax })
  })

  it('are all there are', () => {
    expect(bandCodes).toEqual(bands.map(([code]) => code))
  })
})

/** state · its band · its band when the supplier promised six to fourteen days */
const states: [Availability, BandCode | null, BandCode | null][] = [
  ['onlineWarehouse', '1-4', '1-4'],
  ['available', '1-4', '1-4'],
  ['limited', '1-4', '1-4'],
  ['lastItem', '1-5', '1-5'],
  ['days1To3', '2-6', '6-14'],
  ['days2To5', '4-10', '6-14'],
  ['days4To7', '5-12', '6-14'],
  ['daysOver7', '10-30', '6-14'],
  ['preOrder', '1-4', '1-4'],
  ['comingSoon', '1-4', '1-4'],
  ['afterOrder', '15-25', '6-14'],
  ['exhausted', null, null],
  ['notAvailable', null, null],
]

test.each(states)('%s has band %s, with a supplier’s promise %s', (state, own, promised) => {
  expect(bandOf(state, null)).toBe(own)
  expect(bandOf(state, '6-14')).toBe(promised)
})

test('every availability that can be bought has a band', () => {
  for (const [state] of states) if (canBeBought(state)) expect(bandOf(state, null)).not.toBeNull()
})

test('the slowest of several is at least as slow as each of them', () => {
  const range = fc.constantFrom(...bandCodes).map(handlingDays)
  const property = fc.property(fc.array(range, { maxLength: 6 }), (ranges) => {
    const slowest = slowestOf(ranges)
    for (const candidate of ranges) {
      expect(slowest.minDays).toBeGreaterThanOrEqual(candidate.minDays)
      expect(slowest.maxDays).toBeGreaterThanOrEqual(candidate.maxDays)
    }
    expect(slowest.minDays).toBeLessThanOrEqual(slowest.maxDays)
  })
  fc.assert(property, { seed: 20_261_120, numRuns: 500 })
  expect(slowestOf([])).toEqual({ minDays: 0, maxDays: 0 })
})
