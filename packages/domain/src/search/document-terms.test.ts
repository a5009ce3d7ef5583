import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentTerms, titleKey } from './document-terms.ts'
import { allTermsExpression, rankExpression } from './match-expression.ts'
import { rankedWords } from './ranked-words.ts'
import { readQuery, requiredTokens } from './read-query.ts'
import { termQueryFor, withPrefix } from './widen-query.ts'

const novel = documentTerms({
  title: 'Το δεύτερο φύλο',
  otherTitles: ['The Second Sex'],
  authors: [['Σιμόν ντε Μποβουάρ', 'Simone de Beauvoir']],
  others: ['Μεταίχμιο'],
})
const positionsOf = (lexeme: string): string | undefined =>
  novel.vector
    .split(' ')
    .find((entry) => entry.startsWith(`${lexeme}:`))
    ?.slice(lexeme.length + 1)

test('sounds, stems and numbers have the weight of their field', () => {
  expect(positionsOf('filo')).toBe('3A')
  expect(positionsOf('.fil')).toBe('3A')
  expect(positionsOf('.2')).toBe('2A,5C')
  expect(positionsOf('bobuar')).toMatch(/B$/)
  expect(positionsOf('metehmio')).toMatch(/D$/)
  expect(novel.titleLength).toBe(2)
  expect(novel.titleKeys).toEqual(['deftero filo', 'sekod seks'].filter((key) => novel.titleKeys.includes(key)))
  expect(novel.titles[0]).toBe('το δευτερο .2 φυλο')
})

test('the spelling of a school grade makes no difference', () => {
  expect(rankedWords('Άλγεβρα Β΄ Λυκείου')).toBe('αλγεβρα β .2 λυκειου .lik2')
  expect(titleKey('και')).toBe('ke')
})

const text = fc.string({ unit: 'grapheme', maxLength: 60 })
const lexemes = /^(?:\.?[a-z0-9]+:\d{1,5}[ABCD](?:,\d{1,5}[ABCD]){0,5}(?: |$))*$/

test('no text can break out of its lexemes', () => {
  fc.assert(
    fc.property(text, text, text, (title, name, otherText) => {
      expect(documentTerms({ title, otherTitles: [otherText], authors: [[name]], others: [otherText] }).vector).toMatch(
        lexemes,
      )
      const { tokens } = readQuery(`${title} ${name}`)
      const prefixToken = withPrefix(tokens)
      const match = allTermsExpression(requiredTokens({ tokens: prefixToken }).map(termQueryFor)) ?? ''
      expect(match).toMatch(/^(?:\((?:'\.?[a-z0-9]+'(?::\*)?\|?)+\)&?)*$/)
      expect(rankExpression(prefixToken)).toMatch(/^\((?:'\.?[a-z0-9]+'(?::\*)?\|?)*\)$/)
    }),
  )
})
