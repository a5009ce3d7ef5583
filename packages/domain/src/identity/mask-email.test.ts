import { expect, test } from 'vitest'
import { maskEmail } from './mask-email.ts'

test.each([
  ['eleni.markou@example.gr', 'e…u@example.gr'],
  ['ann@example.gr', 'a…@example.gr'],
  ['a@example.gr', 'a…@example.gr'],
  ['λένα@παράδειγμα.gr', 'λ…α@παράδειγμα.gr'],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown)
})
