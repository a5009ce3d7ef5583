import { expect, test } from 'vitest'
import { toMobileNumber } from './mobile-number.ts'

test.each([
  ['6912345678', '+306912345678'],
  ['306912345678', '+306912345678'],
  ['00306912345678', '+306912345678'],
  ['99123456', '+35799123456'],
  ['35799123456', '+35799123456'],
  ['2101234567', null],
  ['22123456', null],
  ['691234567', null],
  ['69123456789', null],
  ['447700900123', null],
  ['', null],
])('%s is %s', (typed, number) => {
  expect(toMobileNumber(typed)).toBe(number)
})
