import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { searchKey, searchWords, sortKey } from './search-key.ts'

describe('Greek and its Latin spellings meet', () => {
  it.each([
    ['Καζαντζάκης', ['kazantzakis', 'Kazantzakis', 'ΚΑΖΑΝΤΖΑΚΗΣ', 'καζαντζακης', 'kazadzakis']],
    ['Ζορμπάς', ['zormpas', 'zorbas', 'Zorvas', 'ζορμπασ']],
    ['θέα', ['8ea', 'thea', 'ΘΕΑ']],
    ['Χίμαιρα', ['ximaira', 'chimaira', 'himaira', 'khimera']],
    ['Παπαδιαμάντης', ['papadiamantis', 'papadiamadis']],
    ['Ξενόπουλος', ['xenopoulos', 'ksenopoulos', 'xenopoylos', '3enopoulos']],
    ['Θουκυδίδης', ['thoukididis', '8oukydidis', '8oykydidhs']],
    ['Χατζής', ['hatzis', 'xatzis', 'chatzis', 'hatzhs']],
    ['Ο κόκκινος βράχος', ['o kokkinos braxos', 'o kokinos vrahos']],
  ])('%s', (text, spellings) => {
    expect(spellings.filter((spelling) => searchKey(spelling) !== searchKey(text))).toEqual([])
  })
})

test.each([
  ['1984', '1984'],
  ['  «Ζ» —  του  Βασιλικού ', 'z tu basiliku'],
  ['Война', ''],
  ['...', ''],
  ['', ''],
])('%s → %s', (text, key) => {
  expect(searchKey(text)).toBe(key)
})

const letters = (alphabet: string) =>
  fc.array(fc.constantFrom(...alphabet), { maxLength: 14 }).map((all) => all.join(''))
const greek = letters('αβγδεηθικμνξοπρσςτυφχψωάέϊΰΩΣ ’')

test('capitals, accents and the form of sigma make no difference', () => {
  fc.assert(
    fc.property(greek, (text) => {
      const key = searchKey(text)
      expect(searchKey(text.toUpperCase())).toBe(key)
      expect(searchKey(text.normalize('NFD').replace(/\p{M}/gu, ''))).toBe(key)
      expect(searchKey(text.replaceAll('ς', 'σ'))).toBe(key)
      expect(key).toMatch(/^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/)
      expect(searchWords(text)).toEqual(
        key
          .split(' ')
          .filter((word) => word !== '')
          .slice(0, 8),
      )
    }),
  )
})

test('alphabetical order ignores accents, capitals and signs, and keeps Greek', () => {
  expect(sortKey('  Ὁ «Ἥλιος» ΤΟΥ Θεού, 2')).toBe('ο ηλιοσ του θεου 2')
  const titles = ['Ωμέγα', 'άλφα', 'ζήτα', 'Ήρα', 'Αβγό', 'ηχώ']
  expect(titles.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual(
    titles.toSorted(new Intl.Collator('el').compare),
  )
})
