import { expect, test } from 'vitest'
import { checkWords } from './check-words.ts'

test.each([
  ['', 4, 'missing'],
  ['  ', 4, 'missing'],
  ['Ν.Μ.', 4, null],
  [' Ν.Μ. ', 4, null],
  ['Ν. Μ.', 4, 'tooLong'],
  ['📚📚📚📚', 4, null],
  ['https://example.gr', 60, 'link'],
  // a letter with its accent is one character, as the API counts
  ['e\u0301'.repeat(4), 4, null],
  ['…', 4, 'nonsense'],
] as const)('%j of at most %i characters: %s', (text, max, problem) => {
  expect(checkWords(text, max)).toBe(problem)
})

test('words that may be left out', () => {
  expect(checkWords(' ', 4, true)).toBeNull()
  expect(checkWords('Ν. Μ.', 4, true)).toBe('tooLong')
})
