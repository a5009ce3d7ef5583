import { expect, test } from 'vitest'
import { internationalPhone } from './international-phone.ts'

test.each([
  ['6900000000', 'GR', '+306900000000'],
  ['306900000000', 'GR', '+306900000000'],
  ['00306900000000', 'GR', '+306900000000'],
  ['99123456', 'CY', '+35799123456'],
  ['4915112345678', 'GR', '+4915112345678'],
  ['4915112345678', 'DE', '+4915112345678'],
])('%s of %s is %s', (digits, iso, international) => expect(internationalPhone(digits, iso)).toBe(international))
