// The order of results and suggestions.

import { describe, expect, it, test } from 'vitest'
import { readLine } from './line.ts'
import type { RankedToken } from './match-quality.ts'
import { type RankedMatch, rankMatches } from './rank-matches.ts'
import { mixSuggestions, rankSuggestions, type SuggestionMatch } from './rank-suggestions.ts'
import { rankedWords } from './ranked-words.ts'
import { readQuery } from './read-query.ts'
import { withFewerWords, withPrefix } from './widen-query.ts'

const lineOf = (text: string) => readLine(rankedWords(text))

let lastId = 0
function book(title: string, author: string, overrides: Partial<RankedMatch> & { other?: string } = {}): RankedMatch {
  lastId += 1
  const { other, ...rest } = overrides
  return {
    id: lastId,
    titles: [title, ...(other === undefined ? [] : [other])].map(lineOf),
    people: [lineOf(author)],
    others: readLine(''),
    popularity: 1,
    authorPopularity: 1,
    isByKnownName: false,
    isAvailable: true,
    ...rest,
  }
}

const order = (
  typed: string,
  books: readonly RankedMatch[],
  tokens: readonly RankedToken[] = readQuery(typed).tokens,
) =>
  rankMatches({ typed: tokens.map(({ literal }) => literal).join(' '), tokens }, books).map(
    ({ id }) => books.find((item) => item.id === id)?.titles[0]?.text,
  )

const trial = book('Η δίκη', 'Φραντς Κάφκα', { other: 'The Trial' })
const longer = book('Η μεγάλη δίκη του αιώνα', 'Νίκος Δίκαιος', { popularity: 4 })
const rightly = book('Δίκιο', 'Μαρία Πέτρου', { popularity: 4 })

describe('results', () => {
  it('the whole title comes before a best-selling longer one', () => {
    expect(order('η δικη', [longer, rightly, trial])[0]).toBe('η δικη')
  })
  it('greeklish and other titles count like the title', () => {
    expect(order('h dikh', [longer, rightly, trial])[0]).toBe('η δικη')
    expect(order('the trial', [longer, rightly, trial])[0]).toBe('η δικη')
    expect(order('δικη κάφκα', [longer, rightly, trial])[0]).toBe('η δικη')
  })
  it('unavailable products come last among equals', () => {
    const gone = book('Ο ξένος', 'Αλμπέρ Καμύ', { isAvailable: false, popularity: 2 })
    const here = book('Η πανούκλα', 'Αλμπέρ Καμύ')
    expect(order('Καμύ', [gone, here])).toEqual(['η πανουκλα', 'ο ξενοσ'])
  })
  it('writers of one surname alternate, the famous one first', () => {
    const first = book('Πρώτο', 'Ανδρέας Τερζάκης', { popularity: 3 })
    const second = book('Δεύτερο', 'Ανδρέας Τερζάκης', { popularity: 2.9 })
    const known = book('Η πριγκηπέσσα Ιζαμπώ', 'Άγγελος Τερζάκης', { isByKnownName: true })
    const other = book('Άλλο', 'Μαρία Τερζάκη', { popularity: 2.5 })
    expect(order('terzakhs', [second, first, other, known])).toEqual([
      'η πριγκηπεσσα ιζαμπω',
      'πρωτο',
      'δευτερο',
      'αλλο',
    ])
  })
  it('exact forms come before corrected ones', () => {
    const [token] = readQuery('κουλα').tokens
    const near = { literal: 'βουλα', skeleton: 'bula', stem: 'bul', display: 'Βούλα', frequency: 9, errors: 1 } as const
    const books = [book('Βούλα', 'Άννα Πέτρου'), book('Η κυρία Κούλα', 'Μένης Κουμανταρέας')]
    expect(token && order('κουλα', books, [{ ...token, near: [near] }])[0]).toBe('η κυρια κουλα')
  })
  it('initials match names', () => {
    const books = [book('Ποιήματα', 'Λουίς Στίβενσον'), book('Το νησί των θησαυρών', 'Ρόμπερτ Λούις Στίβενσον')]
    expect(order('Στίβενσον Ρ. Λ.', books)[0]).toBe('το νησι των θησαυρων')
  })
})

const suggested = (
  kind: SuggestionMatch['kind'],
  name: string,
  overrides: Partial<SuggestionMatch> = {},
): SuggestionMatch => {
  lastId += 1
  return { kind, id: lastId, names: [rankedWords(name)], people: [], popularity: 1, isKnownName: false, ...overrides }
}

describe('suggestions', () => {
  const suggest = (typed: string, all: readonly SuggestionMatch[]) => {
    const tokens = withPrefix(readQuery(typed).tokens)
    const ranked = rankSuggestions({ typed: tokens.map(({ literal }) => literal).join(' '), tokens }, all)
    return ranked.map(({ id }) => all.find((item) => item.id === id)?.names[0])
  }
  const author = suggested('author', 'Νίκος Καζαντζάκης')
  const rarely = suggested('author', 'Άννα Καζάκου', { popularity: 0 })
  const title = suggested('title', 'Καζάνι', { popularity: 2 })

  it('best sellers and names come first; without those that lack a word', () => {
    expect(suggest('καζα', [rarely, title, author])[0]).toBe('καζανι')
    expect(suggest('νικος καζα', [rarely, title, author])).toEqual(['νικοσ καζαντζακησ'])
    expect(suggest('kazan', [rarely, author])).toEqual(['νικοσ καζαντζακησ'])
  })
  it('a title is found by its author too', () => {
    const zorba = suggested('title', 'Ζορμπάς', { people: [rankedWords('Νίκος Καζαντζάκης')] })
    expect(suggest('καζαντζ', [zorba, author])).toEqual(['νικοσ καζαντζακησ', 'ζορμπασ'])
  })
  test('no kind takes all places', () => {
    const many = Array.from({ length: 30 }, (_, id) => ({ kind: 'title' as const, id, score: 30 - id }))
    const people = Array.from({ length: 9 }, (_, id) => ({ kind: 'author' as const, id, score: 0 }))
    const shown = mixSuggestions([...many, ...people])
    expect(shown.map(({ kind }) => kind)).toEqual([...Array(6).fill('title'), ...Array(4).fill('author')])
  })
})

test('words are dropped from the unknown to the commonest', () => {
  const { tokens } = readQuery('zorba xyzw θαλασσα ιστορια')
  const terms = [
    ['zorba', 3],
    ['θαλασσα', 90],
    ['ιστορια', 900],
  ].map(([literal, frequency]) => ({
    literal: String(literal),
    skeleton: '',
    stem: tokens.find((item) => item.literal === literal)?.stems[0] ?? '',
    display: '',
    frequency: Number(frequency),
  }))
  const kept = (names?: (typeof tokens)[]) =>
    withFewerWords(tokens, terms, names).map((remaining) => remaining.map(({ literal }) => literal))
  expect(kept()).toEqual([
    ['zorba', 'θαλασσα', 'ιστορια'],
    ['zorba', 'θαλασσα'],
  ])
  expect(kept([tokens.slice(2)])).toEqual([['zorba', 'θαλασσα', 'ιστορια']])
  expect(withFewerWords(tokens.slice(2), terms).map(([only]) => only?.literal)).toEqual(['θαλασσα', 'ιστορια'])
})

describe('an English word that is in the shop', () => {
  const typedAs = (typed: string) => readQuery(typed).tokens.map((token) => ({ ...token, isSpelt: true }))
  it('comes before one that only sounds alike', () => {
    const books = [book('Widow', 'Ann Bee', { popularity: 4 }), book('The Woman in the Window', 'A. J. Finn')]
    expect(order('window', books, typedAs('window'))[0]).toBe('the woman in the window')
  })
  it('comes before one of the same stem, but its plural is the same word', () => {
    const books = [book('Bakery', 'Ann Bee', { popularity: 4 }), book('The Old Baker of the Town', 'Bee')]
    expect(order('baker', books, typedAs('baker'))[0]).toBe('the old baker of the town')
    const plurals = [book('Windows', 'Ann Bee'), book('A Window on the Far Side of the World', 'Bee')]
    expect(order('window', plurals, typedAs('window'))[0]).toBe('windows')
  })
})
