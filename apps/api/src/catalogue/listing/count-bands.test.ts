import { isWithin } from '@stoa/domain/catalogue/bands'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unknown } from './columns.ts'
import { countBands } from './count-bands.ts'

const end = fc.option(fc.integer({ min: 0, max: 60 }))
const band = fc.record({ from: end, to: end }).filter(({ from, to }) => (from ?? 0) <= (to ?? 60))
const value = fc.oneof(fc.integer({ min: -5, max: 70 }), fc.constant(unknown))

test('each band’s count equals a check of each row, however the bands overlap', () => {
  fc.assert(
    fc.property(fc.array(value), fc.array(band), fc.array(fc.nat(80)), (values, bands, rowNumbers) => {
      const numbers = Int32Array.from(values)
      const rows = Uint32Array.from(new Set(rowNumbers.filter((row) => row < values.length)))
      const known = [...rows].flatMap((row) => (values[row] === unknown ? [] : [values[row] ?? 0]))
      const expected = bands.map((range) => known.filter((number) => isWithin(number, range)).length)
      expect(countBands(numbers, [rows.slice(0, 3), rows.slice(3)], bands)).toEqual(expected)
    }),
  )
})
