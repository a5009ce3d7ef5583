// One attempt: the products with all words, the best first.

import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import {
  allTermsExpression,
  anyRankTerm,
  canMatch,
  phraseExpression,
  rankExpression,
  rankTerms,
  type TermQuery,
} from '@stoa/domain/search/match-expression'
import type { RankedToken } from '@stoa/domain/search/match-quality'
import { type Ranked, type RankedMatch, rankMatches } from '@stoa/domain/search/rank-matches'
import { requiredTokens } from '@stoa/domain/search/read-query'
import type { LexiconTerm } from '@stoa/domain/search/typo-candidates'
import { frequencyOf, termQueryFor } from '@stoa/domain/search/widen-query'
import { storedKeys } from '@stoa/domain/search/word-keys'
import type { Executor } from '../../database/transaction.ts'
import { listSegments } from './common.queries.ts'
import * as queries from './match.queries.ts'
import { listAllMatches } from './match.queries.ts'
import { Members } from './members.ts'
import type { SearchReader } from './search-reader.ts'

export interface Result {
  /** Product ids, the best first. */
  ids: Uint32Array
  /** The first of them, with their scores. */
  ranked: readonly Ranked[]
  /** The first of all, with its words. */
  top?: RankedMatch
  /** What they were found by. */
  tokens: readonly RankedToken[]
}

export interface TermStats {
  terms: readonly LexiconTerm[]
  /** How many products there are. */
  products: number
}

export const noMatches: Result = { ids: new Uint32Array(), ranked: [], tokens: [] }

/** From about so many matches on only the most popular are ranked: they are found sooner than all are collected. */
const broadThreshold = ({ products }: TermStats): number => Math.max(2000, Math.sqrt(40 * products))

/**
 * `required`: what must be there; without it, every word of `tokens` that counts. All of `tokens` count for the order.
 */
export async function runMatch(
  reader: SearchReader,
  termStats: TermStats,
  tokens: readonly RankedToken[],
  required: readonly RankedToken[] = requiredTokens({ tokens }),
): Promise<Result> {
  const termQueries = required.map(termQueryFor)
  if (!canMatch(termQueries)) return noMatches
  const prefixes = tokens.flatMap((token) => token.prefixes ?? [])
  const typed = tokens.map(({ literal }) => literal).join(' ')
  const query = {
    required: termQueries,
    rank: rankTerms(tokens, prefixes),
    leads: tokens.find((token) => token.leads)?.leads ?? [],
    titleKeys: titleKeysOf(tokens),
  }
  const prefixCount = prefixes.length === 0 ? 0 : await reader.words.countByPrefix(prefixes)
  const isBroad = expectedMatches(termStats, required, prefixCount) >= broadThreshold(termStats)
  const { best, ids } = await findProducts(reader, termStats, query, isBroad)
  const candidates = await reader.candidates.read(best)
  const ranked = rankMatches({ typed, tokens }, candidates)
  const top = candidates.find(({ id }) => id === ranked[0]?.id)
  return { ids: rankedFirst(ranked, ids), ranked, tokens, ...(top ? { top } : {}) }
}

/** A mistyped text is tried in many ways: other requests come between them, also where all is in memory. */
async function findProducts(
  reader: SearchReader,
  termStats: TermStats,
  query: queries.MatchQuery,
  isBroad: boolean,
): Promise<queries.Matches> {
  const whole = reader.index.find()?.products
  if (whole) {
    await yieldToEventLoop()
    return isBroad ? whole.listPopularMatches(query) : whole.listMatches(query)
  }
  const params = paramsOf(termStats, query)
  return isBroad ? findBroadly(reader, termStats, query, params) : queries.listMatches(reader.db, params)
}

async function findBroadly(
  { db, members }: SearchReader,
  { terms }: TermStats,
  { required }: queries.MatchQuery,
  params: queries.MatchParams,
): Promise<queries.Matches> {
  const [best, ids] = await Promise.all([
    queries.listPopularMatches(db, params),
    listHolders(db, required, terms, members),
  ])
  return { best, ids }
}

function paramsOf(termStats: TermStats, { required, rank, leads, titleKeys }: queries.MatchQuery): queries.MatchParams {
  const count = termStats.terms.reduce((sum, { stem, frequency }) => sum + (leads.includes(stem) ? frequency : 0), 0)
  return {
    match: allTermsExpression(required) ?? '',
    rank: anyRankTerm(rank),
    titleKeys,
    lead: leads.length === 0 ? null : leads.map((key) => `'.${key}'`).join('|'),
    isLeadBroad: count >= broadThreshold(termStats),
  }
}

/** The products with these words as they are spelt, one after another. */
export async function runPhrase(
  { db, candidates }: SearchReader,
  termStats: TermStats,
  tokens: readonly RankedToken[],
  words: readonly string[],
): Promise<Uint32Array> {
  const match = phraseExpression(words.map((word) => storedKeys(word).skeletons))
  if (match === null) return noMatches.ids
  const params = { match, rank: rankExpression(tokens), titleKeys: titleKeysOf(tokens), lead: null, isLeadBroad: false }
  const isBroad = expectedMatches(termStats, requiredTokens({ tokens })) >= broadThreshold(termStats)
  const { best, ids } = isBroad
    ? { best: await queries.listPopularMatches(db, params), ids: await listAllMatches(db, match) }
    : await queries.listMatches(db, params)
  const phrase = ` ${words.join(' ')} `
  const isLiteral = ({ titles, people, others }: RankedMatch): boolean =>
    [...titles, ...people, others].some(({ text }) => ` ${text} `.includes(phrase))
  const rows = await candidates.read(best)
  const unlike = new Set(rows.filter((row) => !isLiteral(row)).map(({ id }) => id))
  const ranked = rankMatches(
    { typed: words.join(' '), tokens },
    rows.filter(({ id }) => !unlike.has(id)),
  )
  return rankedFirst(
    ranked,
    ids.filter((id) => !unlike.has(id)),
  )
}

/**
 * Assumes that words occur independently of each other. `begun`: how many products have a word with the last one as
 * prefix.
 */
export function expectedMatches(
  { terms, products }: TermStats,
  required: readonly RankedToken[],
  prefixCount = 0,
): number {
  const shares = required.map((token) => {
    const frequency = frequencyOf(token, terms) + (token.prefixes ? prefixCount : 0)
    return Math.min(1, frequency / Math.max(1, products))
  })
  return products * shares.reduce((product, share) => product * share, 1)
}

/** The keys of a whole title that is typed in full; a Latin word has several. */
export function titleKeysOf(tokens: readonly RankedToken[]): string[] {
  const content = requiredTokens({ tokens })
  let keys = ['']
  for (const { skeletons, literal } of content) {
    const readings = skeletons.length > 0 ? skeletons.slice(0, 2) : [literal]
    keys = keys.flatMap((key) => readings.map((reading) => `${key} ${reading}`.trimStart())).slice(0, 8)
  }
  return keys
}

function rankedFirst(ranked: readonly Ranked[], ids: Uint32Array): Uint32Array {
  const first = new Set(ranked.map(({ id }) => id))
  const ordered = new Uint32Array(Math.max(ids.length, first.size))
  let index = 0
  for (const id of first) ordered[index++] = id
  for (const id of ids) if (!first.has(id)) ordered[index++] = id
  return ordered.subarray(0, index)
}

/**
 * Ids of the products that hold all of them, the newest first: common words from bitmaps where they exist, all others from
 * the index.
 */
export async function listHolders(
  db: Executor,
  termQueries: readonly TermQuery[],
  terms: readonly LexiconTerm[],
  members: SearchReader['members'] = { read: (stems) => listSegments(db, stems) },
): Promise<Uint32Array> {
  const needsIndex = termQueries.some(
    ({ prefixes = [], initials = [], inNames = false }) => inNames || prefixes.length + initials.length > 0,
  )
  if (needsIndex) return listAllMatches(db, allTermsExpression(termQueries) ?? '')
  const knownStems = new Set(terms.map(({ stem }) => stem))
  const segments = await members.read(termQueries.flatMap(({ stems }) => stems))
  const common = new Set(segments.map(({ stem }) => stem))
  let all: Members | null = null
  for (const { stems } of termQueries) {
    const stemMembers = new Members()
    for (const { stem, segment, members } of segments) if (stems.includes(stem)) stemMembers.union(segment, members)
    const rare = stems.filter((stem) => knownStems.has(stem) && !common.has(stem))
    const match = allTermsExpression([{ stems: rare }])
    for (const id of match === null ? [] : await listAllMatches(db, match)) stemMembers.add(id)
    all = all === null ? stemMembers : all.intersect(stemMembers)
  }
  return all?.ids() ?? new Uint32Array()
}
