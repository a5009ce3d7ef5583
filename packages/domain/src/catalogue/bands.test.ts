import { describe, expect, it, test } from 'vitest'
import { discountBands, isWithin, pageBands, priceBands, readBand, writeBand } from './bands.ts'

describe.each([
  ['prices', priceBands, 1, 20_000],
  ['reductions', discountBands, 1, 100],
  ['pages', pageBands, 1, 5000],
])('the bands of %s', (_, bands, min, max) => {
  it('contain every number once', () => {
    for (let value = min; value <= max; value += 1) {
      expect([value, bands.filter((band) => isWithin(value, band)).length]).toEqual([value, 1])
    }
  })

  it('survive writing and reading', () => {
    for (const band of bands) expect(readBand(writeBand(band))).toEqual(band)
  })
})

test('page counts are in the expected bands', () => {
  expect(pageBands.map(writeBand)).toEqual(['1-100', '101-200', '201-500', '501-1000', '1001-'])
})

it.each(['', '-', '5', '7-5', '1-2-3', 'a-b', '1.5-2', ' 1-2', '12345678-'])('%j is not a band', (text) => {
  expect(readBand(text)).toBeNull()
})
