import { expect, test } from 'vitest'
import { readOrderCode } from './read-order-code.ts'

test.each([
  'STO-26-000123',
  ' sto-26-000123 ',
  '#STO 26 000123',
  'sto26000123',
  'στο-26-000123',
  'STO–26–000123',
  '26-000123',
  '#26 000123',
  '26000123',
])('%s is read', (typed) => expect(readOrderCode(typed)).toBe('STO-26-000123'))

test.each(['', '000123', 'STO-26', 'ABC-26-000123', 'STO-26-000123x'])('%j is none', (typed) =>
  expect(readOrderCode(typed)).toBeNull(),
)
