import { expect, test } from 'vitest'
import { taxClasses, taxClassOfRate, vatRates } from './vat-rates.ts'

test('printed books 6 %, other goods 24 %, gift cards outside VAT', () => {
  expect(vatRates).toEqual({ book: 600, standard: 2400, outside: 0 })
  expect(Object.keys(vatRates)).toEqual([...taxClasses])
})

test.each<[number, string, string | null]>([
  [600, '2026-11-20', 'book'],
  [2400, '2026-11-20', 'standard'],
  [2300, '2026-11-20', null],
  [2300, '2016-05-31', 'standard'],
  [650, '2015-07-19', 'book'],
  [600, '1999-01-01', null],
])('%i of the day %s is of class %s', (rate, day, taxClass) => {
  expect(taxClassOfRate(rate, day)).toBe(taxClass)
})
