import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { searchKey, searchWords, sortKey } from './search-key.ts'

describe('Greek and its Latin spellings meet', () => {
  it.each([
    ['Καζαντζάκης', ['kazantzakis', 'Kazantzakis', 'ΚΑΖΑΝΤΖΑΚΗΣ', 'καζαντζακης', 'kazadzakis']],
    ['Ζορμπάς', ['zormpas', 'zorbas', 'Zorvas', 'ζορμπασ']],
    ['θέα', ['8ea', 'thea', 'ΘΕΑ']],
    ['Αθηνά', ['a8ina', 'athina', 'ATHINA']],
    ['Χίμαιρα', ['ximaira', 'chimaira', 'himaira', 'khimera']],
    ['Παπαδιαμάντης', ['papadiamantis', 'papadiamadis']],
    ['Ελύτης', ['elytis', 'elitis', 'ELYTIS']],
    ['Ξενόπουλος', ['xenopoulos', 'ksenopoulos', 'xenopoylos', 'Xenopulos']],
    ['Ντοστογιέφσκι', ['dostogiefski', 'ntostogiefski']],
    ['Θουκυδίδης', ['thoukididis', '8oukydidis', '8oykydidis']],
    ['Ευριπίδης', ['evripidis', 'euripidis']],
    ['Αυρήλιος', ['aurilios', 'avrilios']],
    ['Άγγελος', ['aggelos', 'agelos']],
    ['Γκιούλιβερ', ['gkiouliver', 'giouliver', 'gkioyliver']],
    ['Το κιβώτιο', ['to kivwtio', 'to kibotio', 'το κιβοτιο']],
    ['Οι τρεις σωματοφύλακες', ['oi treis swmatofylakes', 'i tris somatofilakes']],
    ['Ο κόκκινος βράχος', ['o kokkinos braxos', 'o kokinos vrahos', 'o kokkinos vrachos']],
    ['Ψυχή', ['psychi', 'psixi', 'psihi']],
    ['Σοφία', ['sophia', 'sofia']],
    ['φράουλα', ['fraoula', 'phraoula']],
    ['Ὀρέστεια', ['ορεστεια', 'oresteia']],
    ['Jo Nesbø', ['jo nesbo', 'JO NESBO']],
    ['don’t', ["don't", 'dont']],
  ])('%s', (text, spellings) => {
    expect(spellings.filter((spelling) => searchKey(spelling) !== searchKey(text))).toEqual([])
  })
})

describe('what differs stays apart', () => {
  it.each([
    ['Ζορμπάς', 'Ζορμάς'],
    ['πόλη', 'πόλος'],
    ['1984', '1948'],
    ['Καβάφης', 'Κάφκα'],
    ['θέα', 'τέα'],
  ])('%s and %s', (one, other) => {
    expect(searchKey(one)).not.toBe(searchKey(other))
  })
})

test.each([
  ['1984', '1984'],
  ['8', '8'],
  ['Fahrenheit 451', 'faxrenxit 451'],
  ['  «Ζ» —  του  Βασιλικού ', 'z tu vasiliku'],
  ['Война', ''],
  ['...', ''],
  ['', ''],
])('%s → %s', (text, key) => {
  expect(searchKey(text)).toBe(key)
})

const letters = (alphabet: string) =>
  fc.array(fc.constantFrom(...alphabet), { maxLength: 14 }).map((all) => all.join(''))
const latin = letters("abcdeghikmnopqstuvwxy89 '-")
const greek = letters('αβγδεηθικμνξοπρσςτυφχψωάέϊΰΩΣ ’')
const runs = { seed: 20_261_120, numRuns: 10_000 }

test('a key is its own key, so that both sides come to rest at the same spelling', () => {
  fc.assert(
    fc.property(fc.oneof(latin, greek, fc.string({ unit: 'grapheme' })), (text) => {
      const key = searchKey(text)
      expect(searchKey(key)).toBe(key)
      expect(key).toMatch(/^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/)
    }),
    runs,
  )
})

test('capitals, accents and the form of sigma make no difference', () => {
  fc.assert(
    fc.property(greek, (text) => {
      const key = searchKey(text)
      expect(searchKey(text.toUpperCase())).toBe(key)
      expect(searchKey(text.normalize('NFD').replace(/\p{M}/gu, ''))).toBe(key)
      expect(searchKey(text.replaceAll('ς', 'σ'))).toBe(key)
    }),
    runs,
  )
})

test('words do not touch each other', () => {
  fc.assert(
    fc.property(latin, greek, (one, other) => {
      expect(searchKey(`${one} ${other}`)).toBe(`${searchKey(one)} ${searchKey(other)}`.trim())
    }),
    runs,
  )
})

test.each([
  ['Το κιβώτιο', ['to', 'kivotio']],
  ['978-960-325-940-4', ['9789603259404']],
  ['978 960 325 940 4', ['9789603259404']],
  ['960-325-940-X', ['960325940x']],
  ['1984', ['1984']],
  ['α β γ δ ε ζ η θ ι κ', ['a', 'v', 'g', 'd', 'e', 'z', 'i', 'th']],
  [' — ', []],
  ['', []],
])('the words of %s', (typed, words) => {
  expect(searchWords(typed)).toEqual(words)
})

test('alphabetical order ignores accents, capitals and signs, and keeps Greek', () => {
  expect(sortKey('  Ὁ «Ἥλιος» ΤΟΥ Θεού, 2')).toBe('ο ηλιοσ του θεου 2')
  const titles = ['Ωμέγα', 'άλφα', 'ζήτα', 'Ήρα', 'Αβγό', 'ηχώ']
  expect(titles.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual(
    titles.toSorted(new Intl.Collator('el').compare),
  )
})

const samples = new URL('../../../../../shared/data/search/', import.meta.url)
const present = existsSync(samples)

const readSamples = <Row>(name: string): Row[] =>
  readFileSync(new URL(name, samples), 'utf8')
    .trim()
    .split('\n')
    .map((line): Row => JSON.parse(line))

/** How many queries of each kind find what they mean; spelling mistakes, other endings and keyboards are no key's business. */
const floors = { exact: 5, accentless: 6, prefix: 8, 'author-order': 6, 'english-for-greek': 9, greeklish: 13 }

describe.skipIf(!present)(`real queries${present ? '' : ' (left out: the folder with them is absent)'}`, () => {
  const books = present
    ? readSamples<Record<'title_el' | 'title_en' | 'author_el' | 'author_en', string>>('books.jsonl')
    : []
  const queries = present ? readSamples<{ query: string; expect: string[]; kind: string }>('queries-open.jsonl') : []

  it.each(Object.entries(floors))('%s: at least %i', (kind, floor) => {
    const answered = queries.filter((one) => {
      const meant = books.filter((book) => one.expect.includes(book.title_el) || one.expect.includes(book.author_el))
      const keys = meant.map((book) => searchKey(Object.values(book).join(' ')))
      return one.kind === kind && keys.some((key) => searchWords(one.query).every((word) => key.includes(word)))
    })
    expect(answered.length).toBeGreaterThanOrEqual(floor)
  })
})
