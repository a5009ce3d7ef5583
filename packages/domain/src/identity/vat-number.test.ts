import { expect, test } from 'vitest'
import { isGreekVatNumber, isVatNumber, normalizeVatNumber, viesCodeOf, viesNumberOf } from './vat-number.ts'

test.each([
  ['123456783', true],
  ['999999993', true],
  ['876543210', true],
  ['094014201', true],
  ['090000045', true],
  ['000000050', true], // remainder 10 gives check digit 0; not an assigned number
  ['123456789', false],
  ['000000000', false],
  ['094014202', false],
  ['094014210', false],
  ['904014201', false],
  ['09401420', false],
  ['0940142010', false],
  ['EL094014201', false],
  ['09401420A', false],
  [' 094014201', false],
  ['٠٩٤٠١٤٢٠١', false],
  ['', false],
])('%s: %s', (text, valid) => {
  expect(isGreekVatNumber(text)).toBe(valid)
})

test('any eight digits have at most one check digit', () => {
  for (const eight of ['09401420', '09000004', '12345678', '99999999', '00000005']) {
    const fitting = [...'0123456789'].filter((last) => isGreekVatNumber(`${eight}${last}`))
    expect(fitting).toHaveLength(1)
  }
})

test.each([
  ['EL 090000045', true, true],
  ['gr090000045', true, true],
  ['090000046', true, false],
  ['CY 12345678X', false, true],
  ['X', false, false],
  ['ΑΒ123', false, false],
])('%s, in Greece %s: %s', (text, inGreece, valid) => {
  expect(isVatNumber(normalizeVatNumber(text, inGreece), inGreece)).toBe(valid)
})

test.each([
  ['GR', 'EL'],
  ['CY', 'CY'],
  ['IE', 'IE'],
  ['GB', null],
  ['CH', null],
  ['EL', null],
  ['', null],
])('the country %s is %s at VIES', (iso, code) => {
  expect(viesCodeOf(iso)).toBe(code)
})

test.each([
  ['CY12345678X', 'CY', '12345678X'],
  ['12345678X', 'CY', '12345678X'],
  ['DE12', 'DE', '12'],
  ['DE1', 'DE', 'DE1'],
  ['FR123', 'DE', 'FR123'],
])('%s of %s is asked as %s', (number, code, asked) => {
  expect(viesNumberOf(number, code)).toBe(asked)
})
