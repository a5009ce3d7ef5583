import { expect, test } from 'vitest'
import { taxClasses, vatRates } from './vat-rates.ts'

test('printed books 6 %, other goods 24 %, gift cards outside VAT', () => {
  expect(vatRates).toEqual({ book: 600, standard: 2400, outside: 0 })
  expect(Object.keys(vatRates)).toEqual([...taxClasses])
})
