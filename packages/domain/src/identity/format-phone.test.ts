import { expect, test } from 'vitest'
import { formatPhone } from './format-phone.ts'

test.each([
  ['6971234567', '697 123 4567'],
  ['2101234567', '210 123 4567'],
  ['2310123456', '2310 123456'],
  ['306971234567', '+30 697 123 4567'],
  ['00302101234567', '+30 210 123 4567'],
])('%s is read as %s', (digits, text) => expect(formatPhone(digits)).toBe(text.replaceAll(' ', '\u00a0')))

test.each(['', '99123456', '35799123456', '5971234567', '210 000 0000', '447911123456'])(
  '%j stays as it is',
  (digits) => expect(formatPhone(digits)).toBe(digits),
)
