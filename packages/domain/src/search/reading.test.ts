// Parsing of queries: keyboard layout, numbers, school grades, articles and initials, ISBNs.

import { describe, expect, it, test } from 'vitest'
import { isSurelyOtherLayout, otherLayout } from './keyboard-layout.ts'
import { readArticleNumber, withAnyCheckDigit } from './read-isbn.ts'
import { mayBeInitials, readQuery, requiredTokens } from './read-query.ts'
import { readTerms } from './read-terms.ts'

describe('the other keyboard', () => {
  it.each([
    ['h d;ikh k;afka', 'η δικη καφκα'],
    ['antig;onh', 'αντιγονη'],
    ['u;alassa', 'θαλασσα'],
    ['ολιωερ τςιστ', 'oliver twist'],
    ['μοβυ διψκ', 'moby dick'],
    ['δον ;θιχοτε', 'don quixote'],
    ['HARRY', 'ηαρρυ'],
  ])('%s is %s', (typed, expected) => {
    expect(otherLayout(typed)).toBe(expected)
  })
  it.each(['1984', '', 'zorba ζορμπάς'])('%s has none', (typed) => {
    expect(otherLayout(typed)).toBeNull()
  })
  it.each([
    ['u;alassa', true],
    ['moby dick', false],
    ['Sapiens: history', false],
    ['θάλασσα;', false],
  ])('%s is certainly the other layout: %s', (typed, isSure) => {
    expect(isSurelyOtherLayout(typed)).toBe(isSure)
  })
})

describe('an ISBN', () => {
  const valid = '9780684852560'
  it.each([
    '9780684852560',
    '978-0-684-85256-0',
    'ISBN 978 0 684 85256 0',
    'ISBN-13: 978-0684852560',
    'ΙSBN 978-0-684-85256-0',
    '0-684-85256-X',
    'isbn-10: 068485256x',
    '978–0–684–85256–0',
  ])('%s', (typed) => {
    expect(readArticleNumber(typed)).toEqual({ ean: valid, isValid: true })
  })
  it.each([
    ['080442957X', '9780804429573', true],
    ['080442957χ', '9780804429573', true],
    ['0-684-85256-1', '9780684852560', false],
    ['9780684852561', '9780684852561', false],
  ])('%s is %s, valid: %s', (typed, ean, isValid) => {
    expect(readArticleNumber(typed)).toEqual({ ean, isValid })
  })
  it.each(['1984', '31328', 'ISBN', '97806848525', 'zorba 9780684852560'])('%s is none', (typed) => {
    expect(readArticleNumber(typed)).toBeNull()
  })
  test('with a wrong check digit has ten candidates', () => {
    expect(withAnyCheckDigit('9780684852561')).toContain(valid)
  })
})

const gradesOf = (text: string): string[] => readTerms(text).grades.flatMap(({ grades }) => [...grades])

describe('a school grade', () => {
  it.each([
    ['Β΄ Γυμνασίου', 'gim2'],
    ['β γυμνασιου', 'gim2'],
    ['b gymnasiou', 'gim2'],
    ['g gymnasiou', 'gim3'],
    ['c gymnasiou', 'gim3'],
    ['1η λυκείου', 'lik1'],
    ['1h lukeiou', 'lik1'],
    ["Γ' Δημοτικού", 'dim3'],
    ['g dhmotikou', 'dim3'],
    ['ΣΤ΄ Δημοτικού', 'dim6'],
    ['st dimotikou', 'dim6'],
    ['prwti dimotikou', 'dim1'],
    ['Δευτέρα Γυμνασίου', 'gim2'],
    ['Γ΄ τάξη Γενικού Λυκείου', 'lik3'],
    ['Φυσική Α΄ Γ.Ε.Λ. ή Α΄ Λυκείου', 'lik1'],
    ['Β΄ ΕΠΑΛ', 'epal2'],
    ['Γυμνάσιο, τάξη Β΄', 'gim2'],
    ['Λύκειο Α', 'lik1'],
  ])('%s is %s', (text, grade) => {
    expect(gradesOf(text)).toEqual([grade])
  })
  it('may be several', () => {
    expect(gradesOf('Μαθηματικά Ε΄ & ΣΤ΄ Δημοτικού')).toEqual(['dim5', 'dim6'])
    expect(gradesOf('Φυσική Β΄ και Γ΄ Γυμνασίου')).toEqual(['gim2', 'gim3'])
  })
  it.each(['ο λύκος', 'Δημοτικό τραγούδι', 'Τεύχος Α΄', 'Ζ΄ Λυκείου', 'γυμναστική'])('%s is none', (text) => {
    expect(gradesOf(text)).toEqual([])
  })
  it('is one token of a query', () => {
    expect(readQuery('φυσική b gymnasiou').tokens.map(({ kind, literal }) => [kind, literal])).toEqual([
      ['word', 'φυσικη'],
      ['grade', 'b gymnasiou'],
    ])
  })
})

const numbersIn = (text: string) => readTerms(text).terms.flatMap(({ number }) => number ?? [])

test.each([
  ['Τόμος Β΄', '2'],
  ['Volume II', '2'],
  ['τ. Γ΄', '3'],
  ['Το δεύτερο φύλο', '2'],
  ['2ο φύλο', '2'],
  ['Οι τρεις σωματοφύλακες', '3'],
  ['tris somatofilakes', '3'],
  ['The Three Musketeers', '3'],
  ['Εκατό χρόνια μοναξιά', '100'],
  ['πρώτος τόμος', '1'],
  ['Χένρι Δ΄', '4'],
])('%s contains the number %s', (text, number) => {
  expect(numbersIn(text)).toEqual([number])
})

test.each(['Αγία Τριάδα', 'τ’ άστρα', '1984', 'Ο Α και ο Β', 'Ζ'])('%s contains no number in words', (text) => {
  expect(numbersIn(text)).toEqual([])
})

describe('required tokens of a query', () => {
  const required = (text: string) => requiredTokens(readQuery(text)).map(({ literal }) => literal)
  it.each([
    ['ο κόκκινος βράχος', ['κοκκινοσ', 'βραχοσ']],
    ['o kokkinos braxos', ['kokkinos', 'braxos']],
    ['peri tyflothtos', ['tyflothtos']],
    ['βιβλία του Παπαδιαμάντη', ['παπαδιαμαντη']],
    ['Το Αυτό', ['αυτο']],
    ['Και', ['και']],
    ['Ζ', ['ζ']],
    ['Στίβενσον Ρ. Λ.', ['στιβενσον']],
    ['Δουμάς Αλ.', ['δουμασ']],
    ['Τζ.Μ. Μπάρι', ['μπαρι']],
    ['τόμος 2', ['2']],
    ['von Goethe', ['goethe']],
    ['', []],
    ['Война', []],
  ])('%s: %j', (text, words) => {
    expect(required(text)).toEqual(words)
  })
  it('is truncated', () => {
    expect(readQuery('λέξη '.repeat(100)).tokens).toHaveLength(12)
    expect(readQuery(`x${'y'.repeat(500)}`).typed).toHaveLength(200)
  })
  it.each([
    ['JRR', true],
    ['ΚΠ', false],
    ['dvd', true],
    ['now', false],
  ])('%s may be three initials: %s', (text, may) => {
    expect(readQuery(text).tokens.map(mayBeInitials)).toEqual([may])
  })
})
