import { expect, test } from 'vitest'
import { allowsDropCap } from './drop-cap.ts'

test.each([
  ['Το κιβώτιο', true],
  ['«Πριν από όλα', true],
  ['Η δωροκάρτα', false],
  ['Ο αφηγητής', false],
  ['«Η ζωή', false],
  ['A man of books', false],
  ['Τ’ αγόρι', false],
  ['1984', false],
  ['', false],
])('%j: %j', (text, allowed) => expect(allowsDropCap(text)).toBe(allowed))
