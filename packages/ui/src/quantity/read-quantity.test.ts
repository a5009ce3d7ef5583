import { expect, test } from 'vitest'
import { readQuantity } from './read-quantity.ts'

test.each([
  ['3', { value: 3 }],
  [' 5 ', { value: 5 }],
  ['6', { limit: 'max' }],
  ['0', { limit: 'min' }],
  ['', { limit: 'number' }],
  ['-1', { limit: 'number' }],
  ['1,5', { limit: 'number' }],
  ['δύο', { limit: 'number' }],
])('%j within 1 and 5', (typed, expected) => {
  expect(readQuantity(typed, 1, 5)).toEqual(expected)
})
