import { expect, test } from 'vitest'
import { formatPrice } from './format-price.ts'

test.each([
  [1710, 'el', '17,10\u00a0€'],
  [1710, 'en', '€17.10'],
  [123600, 'el', '1.236,00\u00a0€'],
  [123600, 'en', '€1,236.00'],
  [0, 'el', '0,00\u00a0€'],
  [-190, 'en', '-€1.90'],
] as const)('%i cents in %s is %s', (cents, locale, text) => {
  expect(formatPrice(cents, locale)).toBe(text)
})
