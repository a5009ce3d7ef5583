import { expect, test } from 'vitest'
import { findNearCode, findOrderCodes } from './deposit-reference.ts'

test.each([
  ['ΠΑΡΑΓΓΕΛΙΑ STO-26-483920 ΠΑΠΠΑ ΕΛΕΝΗ', ['STO-26-483920']],
  ['στο-26-483920', ['STO-26-483920']],
  ['ΣTO26483920', ['STO-26-483920']],
  ['s t o 26 483920', ['STO-26-483920']],
  ['Παρ. 26 483920', ['STO-26-483920']],
  ['STO 26 483 920', ['STO-26-483920']],
  ['26483920', ['STO-26-483920']],
  ['STO-26-483920 και STO-26-111222', ['STO-26-483920', 'STO-26-111222']],
  ['STO-26-483920, 26483920', ['STO-26-483920']],
  ['GR1601101250000000012300695', []],
  ['26 483 920', []],
  ['ΜΕΤΑΦΟΡΑ 26/11/2026', []],
  ['', []],
])('%s names %j', (text, codes) => {
  expect(findOrderCodes(text)).toEqual(codes)
})

const codes = ['STO-26-483920', 'STO-26-700100']

test.each([
  ['STO-26-483921', 'STO-26-483920'],
  ['STO-26-48392', 'STO-26-483920'],
  ['STO-26-4839200', 'STO-26-483920'],
  ['STO-26-438920', 'STO-26-483920'],
  ['STO-26-438921', null],
  ['STO-26-483920', null],
  ['ΕΥΧΑΡΙΣΤΩ', null],
])('%s may mean %s', (text, code) => {
  expect(findNearCode(text, codes)).toBe(code)
})

test('what may mean two of them proposes none', () => {
  expect(findNearCode('26-483925', ['STO-26-483920', 'STO-26-483921'])).toBeNull()
})
