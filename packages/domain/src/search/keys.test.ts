// Word keys: Greek, greeklish and Latin spellings have common keys, and a prefix matches every word it begins.

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { finishSkeleton } from './finish-skeleton.ts'
import { foldText, splitWords } from './fold-text.ts'
import { lightStem } from './light-stem.ts'
import { prefixKeys } from './prefix-keys.ts'
import { queryKeys, storedKeys } from './word-keys.ts'

const literal = (word: string): string => splitWords(word)[0]?.literal ?? ''
const matchesStored = (typed: string, stored: string): boolean =>
  queryKeys(literal(typed)).skeletons.some((key) => storedKeys(literal(stored)).skeletons.includes(key))
const matchesByStem = (typed: string, stored: string): boolean =>
  queryKeys(literal(typed)).stems.some((key) => storedKeys(literal(stored)).stems.includes(key))

describe('a Greek word is found by its Latin spellings', () => {
  it.each([
    ['Καζαντζάκης', 'kazantzakis kazantzakhs kazadzakis KAZANTZAKIS'],
    ['Θουκυδίδης', 'thoukididis 8oukydidhs 9oukididis'],
    ['Ευριπίδης', 'euripidhs evripidis eyripidis'],
    ['Αυρήλιος', 'aurilios ayrhlios avrilios'],
    ['Χατζής', 'xatzhs hatzis chatzis xatzis khatzis'],
    ['Ξενόπουλος', 'xenopoulos 3enopoylos ksenopulos'],
    ['Γκιούλιβερ', 'gkiouliver gkioyliver giouliver'],
    ['Σωματοφύλακες', 'swmatofylakes somatofilakes'],
    ['Πριγκηπέσσα', 'pringhpessa prigkipessa prigipesa'],
    ['Ιζαμπώ', 'izampw izabo izampo'],
    ['Βιολάντη', 'biolanth violanti violandi'],
    ['Άγγελος', 'aggelos angelos agelos aggelws'],
    ['άνδρας', 'andras antras adras'],
    ['σύμβουλος', 'symvoulos simboulos symboylos sivoulos'],
    ['δάχτυλο', 'daxtylo dahtilo daktylo'],
    ['επτά', 'epta efta'],
    ['ψυχή', 'psyxh psichi psihi'],
    ['ήλιος', 'hlios ilios'],
    ['Γιάννης', 'giannis yannis giannhs yiannis'],
    ['Αθηνά', 'a8hna athina'],
    ['σχολείο', 'sxoleio sholio scholeio'],
  ])('%s: %s', (stored, spellings) => {
    expect(spellings.split(' ').filter((spelling) => !matchesStored(spelling, stored))).toEqual([])
  })
})

describe('spelling mistakes that sound alike make no difference', () => {
  it.each([
    ['κιβώτιο', 'κοιβοτιω κηβώτιο'],
    ['Κρούσος', 'κρουσσοσ'],
    ['ταξίδι', 'ταξειδη ταξίδη'],
    ['Ορέστεια', 'Ὀρέστεια ωρεστια'],
  ])('%s: %s', (stored, typed) => {
    expect(typed.split(' ').filter((item) => !matchesStored(item, stored))).toEqual([])
  })
})

describe('endings are removed', () => {
  it.each([
    ['βιβλίο', 'βιβλία βιβλίου βιβλίων'],
    ['κύμα', 'κύματα κύματος κυμάτων'],
    ['Πλάτων', 'Πλάτωνα Πλάτωνος'],
    ['μύθος', 'μύθοι μύθου μύθους μύθων'],
    ['χαμένη', 'χαμένες χαμένης χαμένα χαμένου'],
    ['Θουκυδίδης', 'Θουκυδίδη Θουκυδιδου'],
    ['musketeers', 'musketeer'],
    ['Φραντς', 'frants Φραντσ'],
  ])('%s: %s', (stored, forms) => {
    expect(forms.split(' ').filter((form) => !matchesByStem(form, stored))).toEqual([])
  })

  it.each([
    ['φούρνος', 'φουρνάκι'],
    ['Ζορμπάς', 'Ζορμάς'],
    ['Καβάφης', 'Κάφκα'],
    ['1984', '1948'],
  ])('%s is distinct from %s', (item, other) => {
    expect(matchesByStem(item, other)).toBe(false)
  })
})

const letters = (alphabet: string) =>
  fc.array(fc.constantFrom(...alphabet), { minLength: 1, maxLength: 14 }).map((all) => all.join(''))
const latinWord = letters('abcdefghiklmnopqrstuvwxyz389')
const greekWord = letters('αβγδεζηθικλμνξοπρστυφχψωάέήΐς')
const word = fc.oneof(latinWord, greekWord)

test('keys contain only letters and digits, and their number is limited', () => {
  fc.assert(
    fc.property(fc.oneof(word, fc.string({ unit: 'grapheme' })), (text) => {
      for (const { literal: item } of splitWords(text)) {
        const keys = queryKeys(item)
        for (const key of [...keys.skeletons, ...keys.stems, ...prefixKeys(item)]) expect(key).toMatch(/^[a-z0-9]+$/)
        expect(keys.skeletons.length).toBeLessThanOrEqual(16)
        expect(storedKeys(item).skeletons.length).toBeLessThanOrEqual(4)
        expect(prefixKeys(item).length).toBeLessThanOrEqual(16)
      }
    }),
  )
})

test('the stored keys of a word are among its query keys', () => {
  fc.assert(
    fc.property(word, (text) => {
      expect(matchesStored(text, text) || literal(text) === '').toBe(true)
      expect(matchesByStem(text, text) || literal(text) === '').toBe(true)
    }),
  )
})

test('folding, finishing and stemming are idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), letters('abdefghiklmnopqrstuzV'), (text, key) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
      expect(finishSkeleton(finishSkeleton(key))).toBe(finishSkeleton(key))
      const stem = lightStem(key)
      expect(key.startsWith(stem)).toBe(true)
      expect(stem.length).toBeGreaterThanOrEqual(Math.min(2, key.length))
    }),
  )
})

const beginnings =
  'αγγελοσ αυγουστοσ ευριπιδησ θουκυδιδησ καταστροφη νυχτα νυκτα επτα εχθεσ συμβουλοσ αντιγονη ανδρασ αγχοσ σφιγξ λαρυγγι ' +
  'μπουλγκακοφ ντοστογιεφσκι γκιουλιβερ τζοισ τσεχωφ οικουμενη παιδι ειρηνη υιοσ αυλη ναυτησ ταυροσ φραουλα λουλουδι βακχοσ ' +
  'σαπφω ματθαιοσ αισθηση ψυχη ξενοσ εκσταση αγιοι xenopoulos chimaira dostoevsky psychology thalassa scholeio evripidis'

test('every prefix matches its word', () => {
  const missed = beginnings.split(' ').flatMap((whole) => {
    const [key = ''] = storedKeys(whole).skeletons
    const cuts = Array.from({ length: whole.length - 1 }, (_, index) => whole.slice(0, index + 2))
    return cuts.filter((cut) => !prefixKeys(cut).some((prefix) => key.startsWith(prefix)))
  })
  expect(missed).toEqual([])
})

test('a prefix does not begin words by less than what was typed', () => {
  const begins = (typed: string, whole: string) =>
    prefixKeys(typed).some((prefix) => storedKeys(literal(whole)).skeletons.some((key) => key.startsWith(prefix)))
  expect([begins('moye', 'Moyes'), begins('moye', 'Μουρακάμι')]).toEqual([true, false])
  expect([begins('jojo', 'Τζότζο'), begins('jojo', 'John')]).toEqual([true, false])
  expect([begins('moy', 'Μουρακάμι'), begins('jo', 'John')]).toEqual([true, true])
})

test.each([
  ['Ὀρέστεια', ['ορεστεια']],
  ['ΤΟ ΔΕΥΤΕΡΟ ΦΥΛΟ', ['το', 'δευτερο', 'φυλο']],
  ['Τζ.Μ. Μπάρι', ['τζ', 'μ', 'μπαρι']],
  ['Saint-Exupéry', ['saint', 'exupery']],
  ['Nesbø Straße', ['nesbo', 'strasse']],
  ['d’Artagnan', ['d', 'artagnan']],
  ['Oδύσσεια', ['οδυσσεια']],
  ['Hοmer', ['homer']],
  ['φϐϕ', ['φβφ']],
])('%s is split into %j', (text, words) => {
  expect(splitWords(text).map((item) => item.literal)).toEqual(words)
})

describe('digits', () => {
  it.each([
    ['1000', '100'],
    ['11', '1'],
    ['2666', '266'],
    ['33', '3'],
  ])('of %s and %s are not merged', (number, other) => {
    expect(storedKeys(number).skeletons).toEqual([number])
    expect(storedKeys(number).stems).not.toEqual(storedKeys(other).stems)
  })
  it.each(['1.000', '1,000', '1000'])('%s is one thousand', (written) => {
    expect(splitWords(`παζλ ${written} κομμάτια`).map(({ literal }) => literal)).toEqual(['παζλ', '1000', 'κομματια'])
  })
  it('of years and decimals are not thousands', () => {
    expect(splitWords('1940,1941 2.5 12,0000').map(({ literal }) => literal)).toEqual([
      '1940',
      '1941',
      '2',
      '5',
      '12',
      '0000',
    ])
  })
})
