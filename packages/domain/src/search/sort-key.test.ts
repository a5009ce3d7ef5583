import { expect, test } from 'vitest'
import { sortKey } from './sort-key.ts'

test('alphabetical order ignores accents, case and punctuation, and keeps Greek', () => {
  expect(sortKey('  Ὁ «Ἥλιος» ΤΟΥ Θεού, 2')).toBe('ο ηλιοσ του θεου 2')
  const titles = ['Ωμέγα', 'άλφα', 'ζήτα', 'Ήρα', 'Αβγό', 'ηχώ']
  expect(titles.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual(
    titles.toSorted(new Intl.Collator('el').compare),
  )
})
