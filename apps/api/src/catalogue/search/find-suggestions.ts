// Completions of a text that is still being typed: all words but the last are whole, the last one is a prefix.

import { isSurelyOtherLayout, otherLayout } from '@stoa/domain/search/keyboard-layout'
import { allTermsExpression, canMatch } from '@stoa/domain/search/match-expression'
import type { RankedToken } from '@stoa/domain/search/match-quality'
import { prefixKeys } from '@stoa/domain/search/prefix-keys'
import {
  mixSuggestions,
  type RankedSuggestion,
  rankSuggestions,
  type SuggestionMatch,
} from '@stoa/domain/search/rank-suggestions'
import { readQuery, requiredTokens } from '@stoa/domain/search/read-query'
import { bySpelling, termQueryFor } from '@stoa/domain/search/widen-query'
import { maxSharedPrefix } from './best-of-prefixes.ts'
import { largeShop, planCompletion } from './completion-plan.ts'
import { allPossible } from './find-near.ts'
import { expectedMatches, titleKeysOf } from './run-match.ts'
import type { SearchReader } from './search-reader.ts'
import * as queries from './suggest.queries.ts'

/** Empty when nothing has the prefix; typing errors are not corrected here. */
export async function findSuggestions(reader: SearchReader, text: string): Promise<RankedSuggestion[]> {
  const otherText = otherLayout(text)
  const variants = isSurelyOtherLayout(text) ? [otherText, text] : [text, otherText]
  for (const variant of variants) {
    const suggestions = variant === null ? [] : await suggestFor(reader, variant)
    if (suggestions.length > 0) return mixSuggestions(suggestions)
  }
  return []
}

async function suggestFor(reader: SearchReader, text: string): Promise<RankedSuggestion[]> {
  const tokens = withPrefix(readQuery(text).tokens.map(bySpelling))
  const typed = tokens.map(({ literal }) => literal).join(' ')
  return rankSuggestions({ typed, tokens }, await listCandidates(reader, tokens))
}

/** The last word is a prefix, unless it is a stop word beside others. */
function withPrefix(tokens: readonly RankedToken[]): RankedToken[] {
  const last = tokens.at(-1)
  if (!last || last.kind === 'grade') return [...tokens]
  const others = tokens.slice(0, -1)
  const isIdle = last.kind === 'small' && others.some(({ kind }) => kind !== 'small')
  return [...others, { ...last, kind: isIdle ? 'small' : 'word', prefixes: prefixKeys(last.literal) }]
}

async function listCandidates(reader: SearchReader, tokens: readonly RankedToken[]): Promise<SuggestionMatch[]> {
  const required = requiredTokens({ tokens }) as readonly RankedToken[]
  const prefixToken = required.find((token) => token.prefixes !== undefined)
  const titleKeys = titleKeysOf(tokens)
  if (required.length === 0) return []
  if (prefixToken && required.length === 1) return listByPrefix(reader, prefixToken.prefixes ?? [], titleKeys)
  return listWithWords(reader, required, prefixToken, titleKeys)
}

async function listByPrefix(
  { db, index }: SearchReader,
  keys: readonly string[],
  titleKeys: readonly string[],
): Promise<SuggestionMatch[]> {
  const whole = index.find()?.suggestions
  if (whole) return whole.listByPrefix(keys, titleKeys)
  const shared = new Set(
    await queries.listShared(
      db,
      keys.filter((key) => key.length <= maxSharedPrefix),
    ),
  )
  const rare = keys.filter((key) => !shared.has(key)).map((key) => `'${key}':*ABC`)
  return queries.listByPrefix(db, [...shared], rare.length === 0 ? null : rare.join('|'), titleKeys)
}

/** So many rows are quickly scanned for a short prefix. */
const maxScanned = 3000
const shortPrefix = 2

async function listWithWords(
  { db, words, index }: SearchReader,
  required: readonly RankedToken[],
  prefixToken: RankedToken | undefined,
  titleKeys: readonly string[],
): Promise<SuggestionMatch[]> {
  const wholeTokens = required.filter((token) => token !== prefixToken)
  const termStats = await words.read(
    wholeTokens.flatMap(({ stems }) => stems),
    [],
  )
  const [wholeWords, allWords] = [wholeTokens.map(termQueryFor), required.map(termQueryFor)]
  if (!canMatch(wholeWords) || !canMatch(allWords)) return []
  const isInProducts = allPossible(wholeTokens, termStats.terms)
  const isLong = (prefixToken?.prefixes ?? ['']).every((key) => key.length > shortPrefix)
  const isBroad = !isLong && expectedMatches(termStats, wholeTokens) >= maxScanned
  const kept = index.find()?.suggestions
  if (kept) {
    // words of no product may still be a name's
    if (!isInProducts) return kept.listMatchingNames(allWords)
    return isBroad ? kept.listPopularMatching(wholeWords, allWords, titleKeys) : kept.listMatching(allWords, titleKeys)
  }
  const [expression, match] = [allTermsExpression(wholeWords) ?? '', allTermsExpression(allWords) ?? '']
  if (!isInProducts) return queries.listMatchingNames(db, match)
  if (isBroad) return queries.listPopularMatching(db, expression, match, titleKeys)
  if (!isLong) return queries.listMatchingByScan(db, expression, match, titleKeys)
  if (termStats.products < largeShop) return queries.listMatching(db, match, titleKeys)
  const begun = prefixToken?.prefixes ? await words.countByPrefix(prefixToken.prefixes) : 0
  const whole = expectedMatches(termStats, wholeTokens)
  const both = expectedMatches(termStats, required, begun)
  const plan = planCompletion({ products: termStats.products, whole, begun, both }, queries.limits.titles)
  if (plan.way === 'scan') return queries.listMatchingByScan(db, expression, match, titleKeys)
  const popular = plan.way === 'popular' ? await queries.listAmongPopular(db, match, plan.looked, titleKeys) : null
  return popular ?? queries.listMatching(db, match, titleKeys)
}
