import { expect, it } from 'vitest'
import { toPriceBand, toPriceFields } from './custom-price.ts'

it.each([
  ['8', '30', '800-3000'],
  ['30', '8', '800-3000'],
  ['', '12,5', '-1250'],
  ['9.99 €', '', '999-'],
  ['', '', null],
  ['much', 'x', null],
  ['-5', '10', '-1000'],
])('from %s to %s is %s', (from, to, band) => {
  expect(toPriceBand(from, to)).toBe(band)
})

it('shows a custom price in the fields, and not a band that is ticked', () => {
  const offered = ['-999', '1000-1499']
  expect(toPriceFields(['1000-1499'], offered)).toEqual({ from: '', to: '' })
  expect(toPriceFields(['1000-1499', '850-3000'], offered)).toEqual({ from: '8.50', to: '30' })
  expect(toPriceFields(['2000-'], offered)).toEqual({ from: '20', to: '' })
})
