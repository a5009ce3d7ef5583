// Codes as people type them.

import { expect, test } from 'vitest'
import { codeKey } from './read-code.ts'

test.each([
  ['KALOS-10', 'KALOS10'],
  [' kalos 10 ', 'KALOS10'],
  ['Νοέμβρης', 'NOEMBPHΣ'],
  ['ΝΟΕΜΒΡΗΣ', 'NOEMBPHΣ'],
  // a Greek keyboard for Latin letters
  ['ΚΑLΟS', 'KALOS'],
  ['φίλος30', 'ΦIΛOΣ30'],
  ['—', ''],
  ['x'.repeat(41), ''],
])('%s is %s', (typed, key) => {
  expect(codeKey(typed)).toBe(key)
})
