// What a text that is still being typed may become: all words but the last are whole, the last one is only begun.

import { isSurelyOtherLayout, otherLayout } from '@stoa/domain/search/keyboard-layout'
import { allWanted } from '@stoa/domain/search/match-expression'
import type { RankedToken } from '@stoa/domain/search/match-quality'
import { prefixKeys } from '@stoa/domain/search/prefix-keys'
import {
  mixSuggestions,
  type RankedSuggestion,
  rankSuggestions,
  type SuggestionMatch,
} from '@stoa/domain/search/rank-suggestions'
import { readQuery, requiredTokens } from '@stoa/domain/search/read-query'
import { wantedFor } from '@stoa/domain/search/widen-query'
import type { Executor } from '../../database/transaction.ts'
import { longestShared } from './best-of-prefixes.ts'
import { allPossible } from './find-near.ts'
import { listTerms } from './lexicon.queries.ts'
import { expectedMatches, titleKeysOf } from './run-match.ts'
import * as queries from './suggest.queries.ts'

/** Empty when nothing begins so; typing errors are not mended here. */
export async function findSuggestions(db: Executor, text: string): Promise<RankedSuggestion[]> {
  const other = otherLayout(text)
  const readings = isSurelyOtherLayout(text) ? [other, text] : [text, other]
  for (const reading of readings) {
    const found = reading === null ? [] : await suggestFor(db, reading)
    if (found.length > 0) return mixSuggestions(found)
  }
  return []
}

async function suggestFor(db: Executor, text: string): Promise<RankedSuggestion[]> {
  const tokens = withBegun(readQuery(text).tokens)
  const typed = tokens.map(({ literal }) => literal).join(' ')
  return rankSuggestions({ typed, tokens }, await listCandidates(db, tokens))
}

/** The last word is only begun, unless it says nothing beside others. */
function withBegun(tokens: readonly RankedToken[]): RankedToken[] {
  const last = tokens.at(-1)
  if (!last || last.kind === 'grade') return [...tokens]
  const others = tokens.slice(0, -1)
  const isIdle = last.kind === 'small' && others.some(({ kind }) => kind !== 'small')
  return [...others, { ...last, kind: isIdle ? 'small' : 'word', prefixes: prefixKeys(last.literal) }]
}

async function listCandidates(db: Executor, tokens: readonly RankedToken[]): Promise<SuggestionMatch[]> {
  const required = requiredTokens({ tokens }) as readonly RankedToken[]
  const begun = required.find((token) => token.prefixes !== undefined)
  const titleKeys = titleKeysOf(tokens)
  if (required.length === 0) return []
  if (begun && required.length === 1) return listBegun(db, begun.prefixes ?? [], titleKeys)
  return listWithWords(db, required, begun, titleKeys)
}

async function listBegun(
  db: Executor,
  keys: readonly string[],
  titleKeys: readonly string[],
): Promise<SuggestionMatch[]> {
  const shared = new Set(
    await queries.listShared(
      db,
      keys.filter((key) => key.length <= longestShared),
    ),
  )
  const rare = keys.filter((key) => !shared.has(key)).map((key) => `'${key}':*ABC`)
  return queries.listBegun(db, [...shared], rare.length === 0 ? null : rare.join('|'), titleKeys)
}

/** So many rows are soon looked through for a short beginning. */
const lookedThrough = 3000
const shortBeginning = 2

async function listWithWords(
  db: Executor,
  required: readonly RankedToken[],
  begun: RankedToken | undefined,
  titleKeys: readonly string[],
): Promise<SuggestionMatch[]> {
  const whole = required.filter((token) => token !== begun)
  const known = await listTerms(
    db,
    whole.flatMap(({ stems }) => stems),
    [],
  )
  const words = allWanted(whole.map(wantedFor))
  const match = allWanted(required.map(wantedFor))
  if (words === null || match === null || !allPossible(whole, known.terms)) return []
  const isLong = (begun?.prefixes ?? ['']).every((key) => key.length > shortBeginning)
  if (isLong) return queries.listMatching(db, match, titleKeys)
  return expectedMatches(known, whole) < lookedThrough
    ? queries.listMatchingSlowly(db, words, match, titleKeys)
    : queries.listPopularMatching(db, words, match, titleKeys)
}
