import { inStoreEan } from '@stoa/domain/catalogue/isbn'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EAN_MODULES, eanModules } from './ean-bars.ts'

test('the example of the standard', () => {
  expect(eanModules('5901234123457')).toBe(
    [
      '101',
      ...['0001011', '0100111', '0110011', '0010011', '0111101', '0011101'],
      '01010',
      ...['1100110', '1101100', '1000010', '1011100', '1001110', '1000100'],
      '101',
    ].join(''),
  )
})

/** Widths of the four stripes of a digit in the odd set, the first of them light; the even set is reversed. */
const widths = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112']
const sets = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO']

/** Reads the stripes as a scanner does: by their widths. */
function scanned(modules: string): string {
  const stripes = (modules.match(/0+|1+/g) ?? []).map(({ length }) => String(length))
  const digitAt = (at: number) => stripes.slice(at, at + 4).join('')
  const read = (stripe: string) => {
    const odd = widths.indexOf(stripe)
    return odd === -1 ? { digit: widths.indexOf([...stripe].reverse().join('')), set: 'E' } : { digit: odd, set: 'O' }
  }
  const left = [3, 7, 11, 15, 19, 23].map((at) => read(digitAt(at)))
  const right = [32, 36, 40, 44, 48, 52].map((at) => read(digitAt(at)))
  const first = sets.indexOf(left.map(({ set }) => set).join(''))
  return [first, ...left.map(({ digit }) => digit), ...right.map(({ digit }) => digit)].join('')
}

test('a scanner decodes the rendered bars', () => {
  const books = fc.integer({ min: 0, max: 999_999_999 }).map((number) => `978${number.toString().padStart(9, '0')}0`)
  const numbers = fc.oneof(
    fc.integer({ min: 0, max: 9_999_999_999 }).map(inStoreEan),
    books,
    fc.stringMatching(/^\d{13}$/),
  )
  fc.assert(
    fc.property(numbers, (ean) => {
      expect(eanModules(ean)).toHaveLength(EAN_MODULES)
      expect(scanned(eanModules(ean))).toBe(ean)
    }),
    { seed: 20_261_120, numRuns: 1000 },
  )
})
