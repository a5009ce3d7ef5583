import { expect, test } from 'vitest'
import { isGiftCardAmount } from './gift-card-amount.ts'

test('whole euros, from ten to two hundred', () => {
  expect([1000, 1100, 20_000].map(isGiftCardAmount)).toEqual([true, true, true])
  expect([0, 900, 999, 1050, 1000.5, 20_100, -1000].some(isGiftCardAmount)).toBe(false)
})
