import { expect, test } from 'vitest'
import { isPostalCode, normalizePostalCode } from './postal-code.ts'

test.each([
  ['10431', 'GR', 5, true],
  ['85900', 'GR', 5, true],
  ['19999', 'GR', 5, true],
  ['00431', 'GR', 5, false],
  ['90431', 'GR', 5, false],
  ['1043', 'GR', 5, false],
  ['104310', 'GR', 5, false],
  ['104 31', 'GR', 5, false],
  ['1043A', 'GR', 5, false],
  ['1010', 'CY', 4, true],
  ['0010', 'CY', 4, true],
  ['10101', 'CY', 4, false],
  ['10A1', 'CY', 4, false],
  ['10115', 'DE', 5, true],
  ['00118', 'IT', 5, true],
  ['SW1A1AA', 'GB', null, true],
  ['1012AB', 'NL', null, true],
  ['1000-20', 'PT', null, true],
  ['1012 AB', 'NL', null, false],
  ['AB1', 'GB', null, false],
  ['SW1A1AAX', 'GB', null, false],
  ['ΑΒ123', 'GB', null, false],
  ['', 'GB', null, false],
])('%s in %s: %s digits, %s', (code, country, digits, valid) => {
  expect(isPostalCode(code, country, digits)).toBe(valid)
})

test.each([
  ['106 79', '10679'],
  ['1000-001', '1000001'],
  ['LV-1010', '1010'],
  ['gr 10679', '10679'],
  ['d02 x285', 'D02X285'],
  ['AB123', 'AB123'],
])('%s is stored as %s', (text, code) => {
  expect(normalizePostalCode(text)).toBe(code)
})
