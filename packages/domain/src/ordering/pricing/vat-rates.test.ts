import { describe, expect, test } from 'vitest'
import { findRates, greekRates, taxClassOfRate, type VatTable, vatRates } from './vat-rates.ts'

test('printed books 6 %, other goods 24 %, gift cards outside VAT', () => {
  expect(vatRates).toEqual({ book: 600, standard: 2400, outside: 0 })
  expect(greekRates[0]).toMatchObject(vatRates)
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

describe('the table', () => {
  const rate = (area: string, vatClass: 'Normal' | 'Reduced' | 'Zero', since: string, basisPoints: number) => ({
    ...{ area, vatClass, since, basisPoints },
  })
  const table: VatTable = {
    rates: [
      rate('GR', 'Normal', '2026-07-01', 2500),
      rate('GR', 'Normal', '2020-01-01', 2400),
      rate('GR', 'Reduced', '2020-01-01', 600),
      rate('IE', 'Normal', '2020-01-01', 2300),
      rate('IE', 'Zero', '2020-01-01', 0),
    ],
    classes: [
      { area: 'GR', taxClass: 'book', since: '2020-01-01', vatClass: 'Reduced' },
      { area: 'IE', taxClass: 'book', since: '2021-01-01', vatClass: 'Zero' },
    ],
  }

  test.each([
    ['GR', '2026-06-30', { book: 600, standard: 2400, outside: 0 }],
    ['GR', '2026-07-01', { book: 600, standard: 2500, outside: 0 }],
    ['IE', '2020-12-31', { book: 2300, standard: 2300, outside: 0 }],
    ['IE', '2021-01-01', { book: 0, standard: 2300, outside: 0 }],
    ['GR', '2019-12-31', null],
    ['US', '2026-06-30', null],
  ])('%s on %s', (area, day, rates) => expect(findRates(table, area, day)).toEqual(rates))
})
