// Alternatives for a query without results: typing errors, prefixes, the other keyboard layout, names reduced to
// initials, fewer words.

import type { TermQuery } from './match-expression.ts'
import type { RankedToken } from './match-quality.ts'
import { prefixKeys } from './prefix-keys.ts'
import { type QueryToken, requiredTokens } from './read-query.ts'
import type { LexiconTerm } from './typo-candidates.ts'
import { isAsLong } from './word-length.ts'

/** Index entries that match a token. */
export function termQueryFor(token: RankedToken): TermQuery {
  const near = (token.near ?? []).map(({ stem }) => stem)
  const stems = [...token.stems, ...near, ...(token.topics ?? []), ...(token.leads ?? [])]
  const initials = token.byInitial ? token.skeletons.map((key) => key.charAt(0)) : []
  return { stems, prefixes: token.prefixes ?? [], initials, inNames: token.inNames ?? false }
}

/** Estimated number of products with a token, by its stems. */
export function frequencyOf(token: RankedToken, terms: readonly LexiconTerm[]): number {
  const stems = new Set(termQueryFor(token).stems)
  const byLiteral = new Map(terms.filter(({ stem }) => stems.has(stem)).map((term) => [term.literal, term.frequency]))
  return [...byLiteral.values()].reduce((sum, value) => sum + value, 0)
}

/** Whether any product or topic contains a word of this sound; school grades are terms of their own. */
export const isKnown = (
  { kind, literal, skeletons, isTopicWord = false }: RankedToken,
  terms: readonly LexiconTerm[],
): boolean =>
  kind === 'grade' ||
  isTopicWord ||
  terms.some(
    (term) => term.literal === literal || (skeletons.includes(term.skeleton) && isAsLong(literal, term.literal)),
  )

/** Whether the other layout is plausible: every significant word is known, a Latin one letter by letter. */
export function isMeaningful(tokens: readonly RankedToken[], terms: readonly LexiconTerm[]): boolean {
  const spelt = new Set(terms.map(({ literal }) => literal))
  const required = requiredTokens({ tokens }) as readonly RankedToken[]
  return (
    required.length > 0 &&
    required.every((value) =>
      value.isLatin ? spelt.has(value.literal) || (value.leads ?? []).length > 0 : isKnown(value, terms),
    )
  )
}

const minLength = 4

/** «χχχχχ», "gkgkg": of a few sounds only, so that anything short would sound like it. */
const hasFewSounds = ({ kind, literal, skeletons: [key = ''] }: RankedToken): boolean =>
  kind === 'word' && literal.length >= minLength && !/\d/.test(literal) && key.length * 2 < literal.length

/** Such a word is found where the shop has it, spelt so; by its sound, like any other. */
export const withoutFewSounds = (token: RankedToken, terms: readonly LexiconTerm[]): RankedToken =>
  hasFewSounds(token) && !terms.some(({ literal }) => literal === token.literal) ? { ...token, stems: [] } : token

/** While such a word is typed, only words that begin with it as it is spelt are suggested. */
export const bySpelling = (token: RankedToken): RankedToken =>
  hasFewSounds(token) ? { ...token, isBySpelling: true } : token

const minPrefixLength = 2

/** The last word may be a prefix. */
export const withPrefix = (tokens: readonly RankedToken[]): RankedToken[] =>
  tokens.map((token, index) => {
    const isPrefix =
      index === tokens.length - 1 &&
      token.kind === 'word' &&
      token.literal.length >= minPrefixLength &&
      !hasFewSounds(token)
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

const maxOneLess = 4

/**
 * Fewer words, at least half of them: drops first the unknown, then the commonest; of known words also any other one.
 * `names`: words that stay together.
 */
export function withFewerWords(
  tokens: readonly RankedToken[],
  terms: readonly LexiconTerm[],
  names: readonly (readonly RankedToken[])[] = [],
): RankedToken[][] {
  const frequency = new Map(tokens.map((token) => [token, frequencyOf(token, terms)]))
  const requiredOnes = requiredTokens({ tokens }) as readonly RankedToken[]
  const remaining = requiredOnes
    .filter((token) => (frequency.get(token) ?? 0) > 0)
    .toSorted((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0))
  const areAllKnown = remaining.length === requiredOnes.length
  const longest = areAllKnown ? remaining.length - 1 : remaining.length
  const rarest = Array.from({ length: Math.max(0, longest) }, (_, index) => remaining.slice(0, longest - index))
  const oneLess = areAllKnown ? remaining.slice(0, -1).map((token) => remaining.filter((other) => other !== token)) : []
  const isBroken = (kept: readonly RankedToken[]): boolean =>
    names.some((name) => name.some((token) => kept.includes(token)) && !name.every((token) => kept.includes(token)))
  const isEnough = (kept: readonly RankedToken[]): boolean =>
    kept.length * 2 >= requiredOnes.length &&
    (kept.length > 1 || kept.some((token) => !token.isLatin || isKnown(token, terms)))
  return [...rarest.slice(0, 1), ...oneLess.slice(0, maxOneLess), ...rarest.slice(1)].filter(
    (kept) => isEnough(kept) && !isBroken(kept),
  )
}

/** A word that is not in the shop: no form of another by next to nothing, as "Moyes" of «μου». */
export function withoutShortStems(token: RankedToken, terms: readonly LexiconTerm[]): RankedToken {
  if (isKnown(token, terms)) return token
  return { ...token, stems: token.stems.filter((stem) => stem.length >= minForeignStem) }
}

const minForeignStem = 3
