// The way of a query through the shop: as it is typed; if that finds nothing, in the other keyboard layout, with typing errors
// mended, with names cut down to initials, and at last with fewer words. What was changed is said with the result.

import { isSurelyOtherLayout, otherLayout } from '@stoa/domain/search/keyboard-layout'
import type { RankedToken } from '@stoa/domain/search/match-quality'
import { mayBeInitials, type QueryToken, readQuery, requiredTokens } from '@stoa/domain/search/read-query'
import * as widen from '@stoa/domain/search/widen-query'
import type { Executor } from '../../database/transaction.ts'
import { type Correction, correctionOf, quotedText, writtenText } from './correction.ts'
import { allPossible, withNearWords } from './find-near.ts'
import { listTerms } from './lexicon.queries.ts'
import { type Known, nothing, type Result, runMatch } from './run-match.ts'

export interface Found {
  /** Product ids, the best first. */
  ids: Uint32Array
  correction: Correction | null
}

interface Reading {
  tokens: readonly RankedToken[]
  /** In the other keyboard layout; empty when there is none. */
  others: readonly RankedToken[]
  known: Known
}

export async function findMatches(db: Executor, text: string): Promise<Found> {
  const quoted = quotedText(text)
  const reading = await readText(db, quoted ?? text)
  if (reading.tokens.length === 0) return { ids: nothing.ids, correction: null }
  if (quoted !== null) return { ids: (await asTyped(db, reading, reading.tokens)).ids, correction: null }
  for (const attempt of attemptsFor(text, reading)) {
    const found = await attempt(db, reading, text)
    if (found) return found
  }
  return { ids: nothing.ids, correction: null }
}

async function readText(db: Executor, text: string): Promise<Reading> {
  const { tokens } = readQuery(text)
  const other = otherLayout(text)
  const others = other === null ? [] : readQuery(other).tokens
  const all = [...tokens, ...others]
  const known = await listTerms(
    db,
    all.flatMap(({ stems }) => stems),
    all.map(({ literal }) => literal),
  )
  return { tokens: splitInitials(tokens, known), others, known }
}

/** "JRR" that is no word of the shop's is three initials. */
const splitInitials = (tokens: readonly QueryToken[], { terms }: Known): QueryToken[] =>
  tokens.flatMap((token) =>
    mayBeInitials(token) && !widen.isKnown(token, terms)
      ? readQuery([...token.literal].join('. ').concat('.')).tokens
      : [token],
  )

type Attempt = (db: Executor, reading: Reading, text: string) => Promise<Found | null>

function attemptsFor(text: string, reading: Reading): Attempt[] {
  const isOther = isSurelyOtherLayout(text) || hasUnknown(reading)
  const first = isOther ? [inOtherLayout, literally] : [literally, inOtherLayout]
  return [...first, withTypos, asInitials, withAllTypos, inMixedLayout, inOtherLayoutWithTypos, withFewerWords]
}

const unknownIn = (tokens: readonly RankedToken[], { terms }: Known): RankedToken[] =>
  requiredTokens({ tokens }).filter((token) => !widen.isKnown(token, terms))

const hasUnknown = ({ tokens, known }: Reading): boolean => unknownIn(tokens, known).length > 0

const asTyped = (db: Executor, { known }: Reading, tokens: readonly RankedToken[]): Promise<Result> =>
  allPossible(requiredTokens({ tokens }), known.terms) ? runMatch(db, known, tokens) : Promise.resolve(nothing)

/** A whole title or name among the first so many needs no mending. */
const looked = 3
/** Fewer results than this are doubted even when every word is known. */
const few = 3

const isWhole = ({ ranked }: Result): boolean => ranked.slice(0, looked).some((one) => one.isWhole)

async function literally(db: Executor, reading: Reading, text: string): Promise<Found | null> {
  const result = await asTyped(db, reading, reading.tokens)
  if (result.ids.length === 0) return null
  const asIs: Found = { ids: result.ids, correction: null }
  if (isWhole(result)) return asIs
  const other = await inOtherLayout(db, reading, text, true)
  if (other) return other
  const unknown = unknownIn(reading.tokens, reading.known)
  if (unknown.length === 0 && result.ids.length >= few) return asIs
  const doubted = new Set(unknown.length > 0 ? unknown : requiredTokens(reading))
  const mended = await widened(db, reading, reading.tokens, doubted)
  const isBetter = (mended.ranked[0]?.score ?? 0) > (result.ranked[0]?.score ?? 0)
  return isBetter ? said('spelling', mended, text, reading.known) : asIs
}

/** `onlyWhole`: when it leads to a whole title or name. */
async function inOtherLayout(db: Executor, reading: Reading, text: string, onlyWhole = false): Promise<Found | null> {
  if (!widen.makesSense(reading.others, reading.known.terms)) return null
  const result = await asTyped(db, reading, reading.others)
  if (onlyWhole && !isWhole(result)) return null
  return said('layout', result, text, reading.known)
}

/** Unknown words may be mistyped, the last one may be only begun. */
const mistyped = (db: Executor, reading: Reading): Promise<Result> =>
  widened(db, reading, reading.tokens, new Set(unknownIn(reading.tokens, reading.known)))

const withTypos = async (db: Executor, reading: Reading, text: string): Promise<Found | null> =>
  said('spelling', await mistyped(db, reading), text, reading.known)

async function withAllTypos(db: Executor, reading: Reading, text: string): Promise<Found | null> {
  const all = new Set(requiredTokens(reading))
  return said('spelling', await widened(db, reading, reading.tokens, all), text, reading.known)
}

async function asInitials(db: Executor, { tokens, known }: Reading): Promise<Found | null> {
  const required = requiredTokens({ tokens })
  if (required.length < 2) return null
  const cut = widen.asInitials(tokens)
  const result = await runMatch(db, known, cut, [...requiredTokens({ tokens: cut }), widen.anyName(required)])
  return result.ids.length === 0 ? null : { ids: result.ids, correction: null }
}

async function inMixedLayout(db: Executor, { tokens, others, known }: Reading, text: string): Promise<Found | null> {
  if (others.length !== tokens.length) return null
  const both = widen.inBothLayouts(tokens, others)
  return said('layout', await asTyped(db, { tokens, others, known }, both), text, known)
}

async function inOtherLayoutWithTypos(db: Executor, reading: Reading, text: string): Promise<Found | null> {
  const unknown = new Set(unknownIn(reading.others, reading.known))
  if (unknown.size === 0) return null
  return said('layout', await widened(db, reading, reading.others, unknown), text, reading.known)
}

async function withFewerWords(db: Executor, { tokens, known }: Reading): Promise<Found | null> {
  for (const kept of widen.withFewerWords(tokens, known.terms)) {
    const result = await runMatch(db, known, tokens, kept)
    if (result.ids.length === 0) continue
    const left = requiredTokens({ tokens }).filter((token) => !kept.includes(token))
    const text = writtenText(kept, result.top, known.terms)
    return { ids: result.ids, correction: { kind: 'fewerWords', text, dropped: left.map(({ literal }) => literal) } }
  }
  return null
}

async function widened(
  db: Executor,
  { known }: Reading,
  tokens: readonly RankedToken[],
  mistyped: ReadonlySet<RankedToken>,
): Promise<Result> {
  const near = widen.withBeginning(await withNearWords(db, tokens, mistyped))
  const terms = [...known.terms, ...near.flatMap((token) => token.near ?? [])]
  return allPossible(requiredTokens({ tokens: near }), terms) ? runMatch(db, { ...known, terms }, near) : nothing
}

/** Null when nothing was found. */
function said(kind: Correction['kind'], { ids, tokens, top }: Result, typed: string, { terms }: Known): Found | null {
  if (ids.length === 0) return null
  return { ids, correction: correctionOf(kind, typed, writtenText(tokens, top, terms)) }
}
