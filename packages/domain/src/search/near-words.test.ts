import { expect, test } from 'vitest'
import { allowedErrors, countErrors, lettersOf, nearWords } from './near-words.ts'
import { readQuery } from './read-query.ts'
import { type LexiconTerm, maxProbes, nearestTerms, probesOfAll, typoProbes } from './typo-candidates.ts'
import { storedKeys, storedStem } from './word-keys.ts'

/** Every word of up to so many of these letters. */
const allWords = (letters: readonly string[], length: number): string[] =>
  length === 0 ? [''] : ['', ...letters.flatMap((letter) => allWords(letters, length - 1).map((rest) => letter + rest))]

test('generates exactly the words at edit distance one, each once', () => {
  const letters = ['a', 'b', 'c']
  const candidates = allWords(letters, 5)
  for (const word of allWords(letters, 4)) {
    const near = candidates.filter((candidate) => countErrors(word, candidate, 1) === 1)
    expect(nearWords(word, letters).toSorted()).toEqual(near.toSorted())
  }
})

test('a word is not mended into one that only sounds alike and is much shorter', () => {
  const literal = 'μεσ'
  const [skeleton = ''] = storedKeys(literal).skeletons
  const term = { literal, skeleton, stem: storedStem(literal, skeleton), display: 'μες', frequency: 9 }
  const nearest = (typed: string) => readQuery(typed).tokens.flatMap((token) => nearestTerms(token, [term]))
  expect(nearest('moyes')).toEqual([])
  expect(nearest('mets')).toHaveLength(1)
})

test.each([
  ['steinbeck', 'stienbeck', 1],
  ['καζαντζάκης', 'καζαντζάκις', 1],
  ['bulgakof', 'bulkagof', 2],
  ['abc', 'abc', 0],
  ['abcd', 'dcba', 3],
])('distance of %s and %s: %i', (a, b, errors) => {
  expect(countErrors(a, b, 2)).toBe(errors)
  expect(countErrors(b, a, 2)).toBe(errors)
})

test('short words may have no error, long ones two', () => {
  expect([1, 3, 4, 7, 8, 20].map(allowedErrors)).toEqual([0, 0, 1, 1, 2, 2])
  expect([lettersOf('zorba').length, lettersOf('ζορμπασ').length]).toEqual([26, 24])
})

const term = (display: string, frequency = 1): LexiconTerm => {
  const literal = readQuery(display).tokens[0]?.literal ?? ''
  const [skeleton = ''] = storedKeys(literal).skeletons
  return { literal, skeleton, stem: storedStem(literal, skeleton), display, frequency }
}
const lexicon = [
  term('Στάινμπεκ', 12),
  term('Στάινμπεργκ', 9),
  term('Steinbeck'),
  term('Μπουλγκάκοφ'),
  term('στίβος', 50),
]
const nearest = (typed: string) => {
  const [token] = readQuery(typed).tokens
  return token ? nearestTerms(token, lexicon).map(({ display, errors }) => [display, errors]) : []
}

test.each([
  [
    'Στάινμπεγκ',
    [
      ['Στάινμπεκ', 1],
      ['Στάινμπεργκ', 1],
    ],
  ],
  ['stienbeck', [['Steinbeck', 1]]],
  ['Μπουλκάγκοφ', [['Μπουλγκάκοφ', 2]]],
  ['στο', []],
])('%s is corrected to %j', (typed, expected) => {
  expect(nearest(typed)).toEqual(expect.arrayContaining(expected))
  expect(nearest(typed).length).toBeGreaterThanOrEqual(expected.length)
  if (expected.length > 0) expect(nearest(typed)[0]?.[0]).toBe(expected[0]?.[0])
})

test('the lookup keys of a mistyped word include the intended word', () => {
  const [token] = readQuery('stienbeck').tokens
  expect(token && typoProbes(token).literals).toContain('steinbeck')
  const [short] = readQuery('στο').tokens
  expect(short && typoProbes(short)).toEqual({ literals: [], skeletons: [] })
})

const probeCount = (typed: string): number => {
  const { literals, skeletons } = probesOfAll(readQuery(typed).tokens)
  return literals.length + skeletons.length
}

test('long words are not looked up with errors, and many words only up to a number of probes', () => {
  const made = 'βαγεδιζοκαλεμινοπαρεσιτυφο'
  expect(probeCount(made)).toBe(0)
  expect(probeCount(made.slice(1))).toBeGreaterThan(1000)
  const words = (count: number) => Array.from({ length: count }, (_, index) => made.slice(1, 25 - index)).join(' ')
  expect(probeCount(words(12))).toBeGreaterThan(maxProbes / 2)
  expect(probeCount(words(12))).toBeLessThanOrEqual(maxProbes)
  const usual = ['stienbeck', 'kazantzkais', 'bulkagof', 'hemingwya']
  expect(probeCount(usual.join(' '))).toBe(usual.reduce((sum, typed) => sum + probeCount(typed), 0))
})
