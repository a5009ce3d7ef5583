// The fallbacks of a query: as it is typed; if that finds nothing, in the other keyboard layout, with typing errors
// corrected, with names cut down to initials, and at last with fewer words. What was changed is returned with the
// result.

import { isSurelyOtherLayout, otherLayout } from '@stoa/domain/search/keyboard-layout'
import type { RankedToken } from '@stoa/domain/search/match-quality'
import { mayBeInitials, type QueryToken, readQuery, requiredTokens } from '@stoa/domain/search/read-query'
import * as widen from '@stoa/domain/search/widen-query'
import type { Executor } from '../../database/transaction.ts'
import { type Correction, correctionOf, quotedText, writtenText } from './correction.ts'
import { allPossible, withNearTerms } from './find-near.ts'
import { listTerms } from './lexicon.queries.ts'
import { noMatches, type Result, runMatch, type TermStats } from './run-match.ts'

export interface SearchMatches {
  /** Product ids, the best first. */
  ids: Uint32Array
  correction: Correction | null
}

interface ParsedQuery {
  tokens: readonly RankedToken[]
  /** In the other keyboard layout; empty when there is none. */
  otherTokens: readonly RankedToken[]
  termStats: TermStats
}

export async function findMatches(db: Executor, text: string): Promise<SearchMatches> {
  const quoted = quotedText(text)
  const parsed = await readText(db, quoted ?? text)
  if (parsed.tokens.length === 0) return { ids: noMatches.ids, correction: null }
  if (quoted !== null) return { ids: (await runAsTyped(db, parsed, parsed.tokens)).ids, correction: null }
  for (const tryMatch of attemptsOf(text, parsed)) {
    const matches = await tryMatch(db, parsed, text)
    if (matches) return matches
  }
  return { ids: noMatches.ids, correction: null }
}

async function readText(db: Executor, text: string): Promise<ParsedQuery> {
  const { tokens } = readQuery(text)
  const otherText = otherLayout(text)
  const otherTokens = otherText === null ? [] : readQuery(otherText).tokens
  const all = [...tokens, ...otherTokens]
  const termStats = await listTerms(
    db,
    all.flatMap(({ stems }) => stems),
    all.map(({ literal }) => literal),
  )
  return { tokens: splitInitials(tokens, termStats), otherTokens, termStats }
}

/** "JRR", an unknown word, is three initials. */
const splitInitials = (tokens: readonly QueryToken[], { terms }: TermStats): QueryToken[] =>
  tokens.flatMap((token) =>
    mayBeInitials(token) && !widen.isKnown(token, terms)
      ? readQuery([...token.literal].join('. ').concat('.')).tokens
      : [token],
  )

type Attempt = (db: Executor, parsed: ParsedQuery, text: string) => Promise<SearchMatches | null>

function attemptsOf(text: string, parsed: ParsedQuery): Attempt[] {
  const isOtherLayout = isSurelyOtherLayout(text) || hasUnknown(parsed)
  const first = isOtherLayout ? [tryOtherLayout, tryAsTyped] : [tryAsTyped, tryOtherLayout]
  return [...first, tryTypos, tryInitials, tryAllTypos, tryMixedLayout, tryOtherLayoutTypos, tryFewerWords]
}

const unknownIn = (tokens: readonly RankedToken[], { terms }: TermStats): RankedToken[] =>
  requiredTokens({ tokens }).filter((token) => !widen.isKnown(token, terms))

const hasUnknown = ({ tokens, termStats }: ParsedQuery): boolean => unknownIn(tokens, termStats).length > 0

const runAsTyped = (db: Executor, { termStats }: ParsedQuery, tokens: readonly RankedToken[]): Promise<Result> =>
  allPossible(requiredTokens({ tokens }), termStats.terms)
    ? runMatch(db, termStats, tokens)
    : Promise.resolve(noMatches)

/** A whole title or name among the first so many needs no correction. */
const checkedResults = 3
/** With fewer results than this a correction is tried even when every word is known. */
const fewResults = 3

const isWhole = ({ ranked }: Result): boolean => ranked.slice(0, checkedResults).some((match) => match.isWhole)

async function tryAsTyped(db: Executor, parsed: ParsedQuery, text: string): Promise<SearchMatches | null> {
  const result = await runAsTyped(db, parsed, parsed.tokens)
  if (result.ids.length === 0) return null
  const uncorrected: SearchMatches = { ids: result.ids, correction: null }
  if (isWhole(result)) return uncorrected
  const otherText = await tryOtherLayout(db, parsed, text, true)
  if (otherText) return otherText
  const unknown = unknownIn(parsed.tokens, parsed.termStats)
  if (unknown.length === 0 && result.ids.length >= fewResults) return uncorrected
  const suspects = new Set(unknown.length > 0 ? unknown : requiredTokens(parsed))
  const corrected = await runWidened(db, parsed, parsed.tokens, suspects)
  const isBetter = (corrected.ranked[0]?.score ?? 0) > (result.ranked[0]?.score ?? 0)
  return isBetter ? withCorrection('spelling', corrected, text, parsed.termStats) : uncorrected
}

/** `onlyWhole`: when it finds a whole title or name. */
async function tryOtherLayout(
  db: Executor,
  parsed: ParsedQuery,
  text: string,
  onlyWhole = false,
): Promise<SearchMatches | null> {
  if (!widen.isMeaningful(parsed.otherTokens, parsed.termStats.terms)) return null
  const result = await runAsTyped(db, parsed, parsed.otherTokens)
  if (onlyWhole && !isWhole(result)) return null
  return withCorrection('layout', result, text, parsed.termStats)
}

/** Unknown words may be mistyped, the last one may be incomplete. */
const mistyped = (db: Executor, parsed: ParsedQuery): Promise<Result> =>
  runWidened(db, parsed, parsed.tokens, new Set(unknownIn(parsed.tokens, parsed.termStats)))

const tryTypos = async (db: Executor, parsed: ParsedQuery, text: string): Promise<SearchMatches | null> =>
  withCorrection('spelling', await mistyped(db, parsed), text, parsed.termStats)

async function tryAllTypos(db: Executor, parsed: ParsedQuery, text: string): Promise<SearchMatches | null> {
  const all = new Set(requiredTokens(parsed))
  return withCorrection('spelling', await runWidened(db, parsed, parsed.tokens, all), text, parsed.termStats)
}

async function tryInitials(db: Executor, { tokens, termStats }: ParsedQuery): Promise<SearchMatches | null> {
  const required = requiredTokens({ tokens })
  if (required.length < 2) return null
  const initialTokens = widen.asInitials(tokens)
  const result = await runMatch(db, termStats, initialTokens, [
    ...requiredTokens({ tokens: initialTokens }),
    widen.anyName(required),
  ])
  return result.ids.length === 0 ? null : { ids: result.ids, correction: null }
}

async function tryMixedLayout(
  db: Executor,
  { tokens, otherTokens, termStats }: ParsedQuery,
  text: string,
): Promise<SearchMatches | null> {
  if (otherTokens.length !== tokens.length) return null
  const both = widen.inBothLayouts(tokens, otherTokens)
  return withCorrection('layout', await runAsTyped(db, { tokens, otherTokens, termStats }, both), text, termStats)
}

async function tryOtherLayoutTypos(db: Executor, parsed: ParsedQuery, text: string): Promise<SearchMatches | null> {
  const unknown = new Set(unknownIn(parsed.otherTokens, parsed.termStats))
  if (unknown.size === 0) return null
  return withCorrection('layout', await runWidened(db, parsed, parsed.otherTokens, unknown), text, parsed.termStats)
}

async function tryFewerWords(db: Executor, { tokens, termStats }: ParsedQuery): Promise<SearchMatches | null> {
  for (const remaining of widen.withFewerWords(tokens, termStats.terms)) {
    const result = await runMatch(db, termStats, tokens, remaining)
    if (result.ids.length === 0) continue
    const droppedTokens = requiredTokens({ tokens }).filter((token) => !remaining.includes(token))
    const text = writtenText(remaining, result.top, termStats.terms)
    return {
      ids: result.ids,
      correction: { kind: 'fewerWords', text, dropped: droppedTokens.map(({ literal }) => literal) },
    }
  }
  return null
}

async function runWidened(
  db: Executor,
  { termStats }: ParsedQuery,
  tokens: readonly RankedToken[],
  mistyped: ReadonlySet<RankedToken>,
): Promise<Result> {
  const near = widen.withPrefix(await withNearTerms(db, tokens, mistyped))
  const terms = [...termStats.terms, ...near.flatMap((token) => token.near ?? [])]
  return allPossible(requiredTokens({ tokens: near }), terms) ? runMatch(db, { ...termStats, terms }, near) : noMatches
}

/** Null when nothing was found. */
function withCorrection(
  kind: Correction['kind'],
  { ids, tokens, top }: Result,
  typed: string,
  { terms }: TermStats,
): SearchMatches | null {
  if (ids.length === 0) return null
  return { ids, correction: correctionOf(kind, typed, writtenText(tokens, top, terms)) }
}
