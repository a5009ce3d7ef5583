import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { latinSortKey, matchKey, normalizeWords, publisherMatchKey, publisherSortKey } from './name-keys.ts'

describe('one person', () => {
  test.each([
    [
      [
        'Νίκος Καζαντζάκης',
        'Καζαντζάκης, Νίκος',
        'ΝΙΚΟΣ ΚΑΖΑΝΤΖΑΚΗΣ',
        'νικος καζαντζακης',
        'ΚΑΖΑΝΤΖΑΚΗΣ, ΝΙΚΟΣ, 1883-1957',
      ],
    ],
    [['J. R. R. Tolkien', 'J.R.R. Tolkien', 'J R R Tolkien', 'JRR Tolkien', 'Tolkien, J.R.R.']],
    [['Λουί ντε Μπερνιέρ', 'Μπερνιέρ, Λουί ντε', 'ντε Μπερνιέρ, Λουί']],
    [['Kurt Vonnegut Jr.', 'Vonnegut, Kurt, Jr.', 'Kurt Vonnegut, Jr']],
    [['Antoine de Saint-Exupéry', 'Saint-Exupery, Antoine de']],
    [['Flannery O’Connor', "O'Connor, Flannery", 'OConnor, Flannery']],
    [['Jo Nesbø', 'Nesbo, Jo']],
  ])('%s', (forms) => expect(new Set(forms.map(matchKey)).size).toBe(1))
})

test('two people have different keys', () => {
  expect(matchKey('Henry James')).not.toBe(matchKey('James Henry'))
  expect(matchKey('Κώστας Σπαντιδάκης')).not.toBe(matchKey('Γιούλη Σπαντιδάκη'))
})

test('a key’s own key is itself, and has no final sigma', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const key = normalizeWords(text)
      expect(normalizeWords(key)).toBe(key)
      expect(key).not.toContain('ς')
    }),
  )
})

test.each([
  ['Καζαντζάκης, Νίκος', 'kazantzakis nikos'],
  ['García Márquez, Gabriel', 'garcia marquez gabriel'],
])('%s is sorted as %s among Latin names', (filed, key) => expect(latinSortKey(filed)).toBe(key))

describe('one publisher', () => {
  test.each([
    [['Καστανιώτης', 'Εκδόσεις Καστανιώτη', 'ΚΑΣΤΑΝΙΩΤΗΣ Α.Ε.', 'Εκδόσεις Καστανιώτη Α.Ε.']],
    [['Ίκαρος', 'ΙΚΑΡΟΣ', 'Εκδόσεις Ίκαρος']],
    [['Ψυχογιός', 'Ψυχογιός ΑΕ', 'Εκδοτικός οίκος Ψυχογιός']],
    [['Metaichmio', 'Metaichmio Publications', 'Metaichmio Publications S.A.']],
  ])('%s', (forms) => expect(new Set(forms.map(publisherMatchKey)).size).toBe(1))

  test('a key is never empty', () => {
    for (const name of ['Εκδόσεις', 'Ο', 'Publishing', 'ΑΕ']) expect(publisherMatchKey(name)).not.toBe('')
  })

  test.each([
    ['Το Ροδακιό', 'ροδακιο'],
    ['The Athens Review of Books', 'athens review of books'],
    ['Εκδόσεις του Εικοστού Πρώτου', 'εκδοσεισ του εικοστου πρωτου'],
    ['Εκδόσεις Κέδρος', 'κεδροσ'],
  ])('%s is sorted as %s', (name, key) => expect(publisherSortKey(name)).toBe(key))
})
