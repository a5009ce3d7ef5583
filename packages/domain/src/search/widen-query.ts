// Alternatives for a query without results: typing errors, prefixes, the other keyboard layout, names reduced to
// initials, fewer words.

import type { TermQuery } from './match-expression.ts'
import type { RankedToken } from './match-quality.ts'
import { prefixKeys } from './prefix-keys.ts'
import { type QueryToken, requiredTokens } from './read-query.ts'
import type { LexiconTerm } from './typo-candidates.ts'

/** Index entries that match a token. */
export function termQueryFor(token: RankedToken): TermQuery {
  const stems = [...token.stems, ...(token.near ?? []).map(({ stem }) => stem)]
  const initials = token.byInitial ? token.skeletons.map((key) => key.charAt(0)) : []
  return { stems, prefixes: token.prefixes ?? [], initials, inNames: token.inNames ?? false }
}

/** Estimated number of products with a token, by its stems. */
export function frequencyOf(token: RankedToken, terms: readonly LexiconTerm[]): number {
  const stems = new Set(termQueryFor(token).stems)
  const byLiteral = new Map(terms.filter(({ stem }) => stems.has(stem)).map((term) => [term.literal, term.frequency]))
  return [...byLiteral.values()].reduce((sum, value) => sum + value, 0)
}

/** The length of a word in sounds: "th" is one, a double letter is one. */
const letterCount = (literal: string): number =>
  literal.replace(/(?:[tckpg]h|ps|ks)/g, 'x').replace(/(.)\1/g, '$1').length

/**
 * Whether a spelling is about as long as the word that sounds like it: "aulioi" does not stand for «αυλή», nor «ηειδι»
 * for «ήδη».
 */
const isAsLong = (literal: string, other: string): boolean =>
  Math.abs(letterCount(literal) - letterCount(other)) <= Math.max(1, Math.floor(literal.length / 4))

/** Whether any product contains a word of this sound; school grades are terms of their own. */
export const isKnown = ({ kind, literal, skeletons }: QueryToken, terms: readonly LexiconTerm[]): boolean =>
  kind === 'grade' ||
  terms.some(
    (term) => term.literal === literal || (skeletons.includes(term.skeleton) && isAsLong(literal, term.literal)),
  )

/** Whether the other layout is plausible: every significant word is known, a Latin one letter by letter. */
export function isMeaningful(tokens: readonly QueryToken[], terms: readonly LexiconTerm[]): boolean {
  const spelt = new Set(terms.map(({ literal }) => literal))
  const required = requiredTokens({ tokens })
  return (
    required.length > 0 && required.every((value) => (value.isLatin ? spelt.has(value.literal) : isKnown(value, terms)))
  )
}

const minPrefixLength = 2

/** The last word may be a prefix. */
export const withPrefix = (tokens: readonly RankedToken[]): RankedToken[] =>
  tokens.map((token, index) => {
    const isPrefix = index === tokens.length - 1 && token.kind === 'word' && token.literal.length >= minPrefixLength
    return isPrefix ? { ...token, prefixes: prefixKeys(token.literal) } : token
  })

/** Every name but one may be reduced to its initial. */
export const asInitials = (tokens: readonly RankedToken[]): RankedToken[] =>
  tokens.map((token) => (token.kind === 'word' ? { ...token, byInitial: true, inNames: true } : token))

/** Any of several words, in an author's name. */
export const anyName = (tokens: readonly QueryToken[]): RankedToken => ({
  kind: 'word',
  literal: '',
  skeletons: [],
  stems: tokens.flatMap(({ stems }) => stems),
  isLatin: false,
  inNames: true,
})

/** Each word in either layout. */
export const inBothLayouts = (tokens: readonly QueryToken[], others: readonly QueryToken[]): RankedToken[] =>
  tokens.map((token, index) => {
    const other = others[index]
    if (!other) return token
    return {
      ...token,
      kind: token.kind === 'word' ? other.kind : token.kind,
      skeletons: [...token.skeletons, ...other.skeletons],
      stems: [...token.stems, ...other.stems],
    }
  })

/** Fewer and fewer words: drops first the unknown, then the commonest. */
export function withFewerWords(tokens: readonly RankedToken[], terms: readonly LexiconTerm[]): RankedToken[][] {
  const frequency = new Map(tokens.map((token) => [token, frequencyOf(token, terms)]))
  const requiredOnes = requiredTokens({ tokens }) as readonly RankedToken[]
  const remaining = requiredOnes
    .filter((token) => (frequency.get(token) ?? 0) > 0)
    .toSorted((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0))
  const longest = remaining.length === requiredOnes.length ? remaining.length - 1 : remaining.length
  return Array.from({ length: Math.max(0, longest) }, (_, index) => remaining.slice(0, longest - index))
}
