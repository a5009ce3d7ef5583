import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchesName, namePrefixGroups, nameSearchKey } from './name-search.ts'

const finds = (typed: string, forms: readonly string[]): boolean => {
  const wordAndLength = namePrefixGroups(typed)
  return wordAndLength.length > 0 && matchesName(nameSearchKey(forms), wordAndLength)
}

const greek = [
  'Καζαντζάκης',
  'Παπαδιαμάντης',
  'Ευριπίδης',
  'Αυγουστίνος',
  'Μπακοπούλου',
  'Ντοστογιέφσκι',
  'Τζόις',
  'Ουγκώ',
]
const latin = ['Shakespeare', 'Chekhov', 'Wodehouse', 'Nietzsche', 'Goethe', 'Christie', 'Philippa', 'Yeats']

const kazantzakis = ['Νίκος Καζαντζάκης', 'Nikos Kazantzakis']

describe('a name is found', () => {
  test.each([
    ...[
      'Καζαντζάκης',
      'ΚΑΖΑΝΤΖΑΚΗΣ',
      'καζαντζ',
      'kazantzakis',
      'kazan',
      'Καζαντζάκη Νίκος',
      'nikos kazantzaki',
      'κ',
      'ν κ',
    ],
    ...['Ν. Καζαντζάκης', 'Κᾱζᾰντζᾴκης'],
  ])('by %s', (typed) => expect(finds(typed, kazantzakis)).toBe(true))

  test.each([
    ['του Ρίτσου', 'Γιάννης Ρίτσος'],
    ['ritsos', 'Γιάννης Ρίτσος'],
    ['ksenopoulos', 'Γρηγόριος Ξενόπουλος'],
    ['8eotokas', 'Γιώργος Θεοτοκάς'],
    ['giorgos', 'Γιώργος Σεφέρης'],
    ['οργουελ', 'Τζορτζ Όργουελ'],
    ['faber castell', 'Faber-Castell'],
    ['nesbo', 'Jo Nesbø'],
  ])('%s: %s', (typed, name) => expect(finds(typed, [name])).toBe(true))

  test.each([
    ['Καζαντζάκης', ['Kazantzakis', 'ΚΑΖΑΝΤΖΑΚΗΣ', 'καζαντζακης', 'kazadzakis']],
    ['Ζορμπάς', ['zormpas', 'zorbas', 'Zorvas', 'ζορμπασ']],
    ['Θέα', ['8ea', 'thea', 'ΘΕΑ']],
    ['Χίμαιρα', ['ximaira', 'chimaira', 'himaira', 'khimera']],
    ['Παπαδιαμάντης', ['papadiamantis', 'papadiamadis']],
    ['Ξενόπουλος', ['xenopoulos', 'ksenopoulos', 'xenopoylos', '3enopoulos']],
    ['Θουκυδίδης', ['thoukididis', '8oukydidis', '8oykydidhs']],
    ['Χατζής', ['hatzis', 'xatzis', 'chatzis', 'hatzhs']],
  ])('%s by every spelling', (name, spellings) => {
    expect(spellings.filter((typed) => !finds(typed, [name]))).toEqual([])
  })

  test.each(['Καραγάτσης', 'Ελένη Καζαντζάκη', 'zakis', 'qwx', '', '---', '%'])('but not by %j', (typed) =>
    expect(finds(typed, kazantzakis)).toBe(false),
  )

  test('by each of its words, whole or as a prefix', () => {
    const wordAndLength = fc
      .constantFrom(...greek, ...latin)
      .chain((word) => fc.tuple(fc.constant(word), fc.integer({ min: 2, max: word.length })))
    fc.assert(
      fc.property(wordAndLength, ([word, length]) => {
        const typed = word.slice(0, length)
        expect([word, typed, finds(typed, [word])]).toEqual([word, typed, true])
      }),
      { numRuns: 500 },
    )
  })
})
