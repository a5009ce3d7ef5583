// The fallbacks of a query: as it is typed; if that finds nothing, in the other keyboard layout, with typing errors
// corrected, with names cut down to initials, and at last with fewer words. What was changed is returned with the
// result.

import { splitWords } from '@stoa/domain/search/fold-text'
import { isSurelyOtherLayout, otherLayout } from '@stoa/domain/search/keyboard-layout'
import type { RankedToken } from '@stoa/domain/search/match-quality'
import type { RankedMatch } from '@stoa/domain/search/rank-matches'
import { mayBeInitials, type QueryToken, readQuery, requiredTokens } from '@stoa/domain/search/read-query'
import { likelySplits, splitsOf } from '@stoa/domain/search/split-words'
import { noTopics, type TopicIndex, type TopicReading } from '@stoa/domain/search/topics'
import * as widen from '@stoa/domain/search/widen-query'
import type { Executor } from '../../database/transaction.ts'
import { isListedName } from './author-names.ts'
import { asWritten, type Correction, correctionOf, isMixed, quotedText, writtenText } from './correction.ts'
import { allPossible, withNearTerms } from './find-near.ts'
import { listTerms } from './lexicon.queries.ts'
import { noMatches, type Result, runMatch, runPhrase, type TermStats } from './run-match.ts'
import type { ShopTopic } from './topics.service.ts'

export interface SearchMatches {
  /** Product ids, the best first. */
  ids: Uint32Array
  correction: Correction | null
  /** Categories and pages that the text names, the likeliest first. */
  topics: FoundTopic[]
}

export interface FoundTopic {
  topic: ShopTopic
  /** Of a category, how many products it has. */
  products: number | null
}

type Found = Omit<SearchMatches, 'topics'> & {
  topics?: FoundTopic[]
  /** What was searched in the end, and its best result. */
  reading?: TopicReading<ShopTopic>
  top?: RankedMatch | undefined
  isWhole?: boolean
}

interface ParsedQuery {
  topics: TopicIndex<ShopTopic>
  tokens: readonly RankedToken[]
  reading: TopicReading<ShopTopic>
  /** In the other keyboard layout; empty when there is none. */
  otherTokens: readonly RankedToken[]
  otherReading: TopicReading<ShopTopic>
  termStats: TermStats
}

/** `topics` are read with the text; without them only products are found. */
export async function findMatches(
  db: Executor,
  text: string,
  topics: TopicIndex<ShopTopic> = noTopics,
): Promise<SearchMatches> {
  const quoted = quotedText(text)
  const parsed = await readText(db, quoted ?? text, topics)
  if (parsed.tokens.length === 0) return { ids: noMatches.ids, correction: null, topics: [] }
  if (quoted !== null) {
    const words = splitWords(quoted).map(({ literal }) => literal)
    return { ids: await runPhrase(db, parsed.termStats, parsed.tokens, words), correction: null, topics: [] }
  }
  for (const tryMatch of attemptsOf(text, parsed)) {
    const found = await tryMatch(db, parsed, text)
    if (found === null) continue
    const { ids, correction } = found
    return { ids, correction, topics: found.topics ?? offered(parsed, found) }
  }
  return { ids: noMatches.ids, correction: null, topics: withProducts(parsed, nothingBut(parsed)) }
}

/** Named by the whole query; or by a part of it, when the best result is of that category. */
function offered(parsed: ParsedQuery, { reading = parsed.reading, top, isWhole, correction }: Found): FoundTopic[] {
  if (reading.named.length > 0) return withProducts(parsed, reading.named)
  if (isWhole) return []
  const terms = new Set(top?.others.split(' '))
  const isLeft = correction?.kind === 'fewerWords'
  return withProducts(
    parsed,
    reading.partly.filter(({ kind, key }) => (kind === 'page' ? isLeft : terms.has(`.${key}`))),
  )
}

const nothingBut = ({ reading, otherReading }: ParsedQuery): readonly ShopTopic[] =>
  [reading.named, otherReading.named, reading.partly, reading.akin].find((list) => list.length > 0) ?? []

/** A category without products is one with those above it, or is left out. */
function withProducts({ termStats, topics: all }: ParsedQuery, topics: readonly ShopTopic[]): FoundTopic[] {
  const counts = new Map(termStats.terms.map(({ stem, frequency }) => [stem, frequency]))
  const found = new Map<string, FoundTopic>()
  for (const topic of topics) {
    if (topic.kind === 'page') found.set(topic.key, { topic, products: null })
    const key = [topic.key, ...topic.ancestors].find((candidate) => (counts.get(candidate) ?? 0) > 0)
    const category = key === undefined ? undefined : all.get(key)
    if (category) found.set(category.key, { topic: category, products: counts.get(category.key) ?? 0 })
  }
  return [...found.values()]
}

async function readText(db: Executor, text: string, topics: TopicIndex<ShopTopic>): Promise<ParsedQuery> {
  const reading = topics.read(readQuery(text).tokens)
  const otherText = otherLayout(text)
  const otherReading = topics.read(otherText === null ? [] : readQuery(otherText).tokens)
  const all = [...reading.tokens, ...otherReading.tokens]
  const akin = [...reading.named, ...reading.partly, ...reading.akin, ...otherReading.named]
  const termStats = await listTerms(
    db,
    [
      ...all.flatMap((token) => widen.termQueryFor(token).stems),
      ...akin.flatMap(({ key, ancestors }) => [key, ...ancestors]),
    ],
    all.map(({ literal }) => literal),
  )
  return {
    topics,
    reading,
    otherReading,
    tokens: markSpelt(splitInitials(reading.tokens, termStats), termStats).map((token) =>
      widen.withoutShortStems(token, termStats.terms),
    ),
    otherTokens: markSpelt(otherReading.tokens, termStats),
    termStats,
  }
}

/** Latin words that are in the shop as they are typed. */
function markSpelt(tokens: readonly RankedToken[], { terms }: TermStats): RankedToken[] {
  const spelt = new Set(terms.map(({ literal }) => literal))
  return tokens.map((token) => (token.isLatin && spelt.has(token.literal) ? { ...token, isSpelt: true } : token))
}

/** "JRR", an unknown word, is three initials. */
const splitInitials = (tokens: readonly RankedToken[], { terms }: TermStats): RankedToken[] =>
  tokens.flatMap((token) =>
    mayBeInitials(token) && !widen.isKnown(token, terms)
      ? readQuery([...token.literal].join('. ').concat('.')).tokens
      : [token],
  )

type Attempt = (db: Executor, parsed: ParsedQuery, text: string) => Promise<Found | null>

function attemptsOf(text: string, parsed: ParsedQuery): Attempt[] {
  let splitting: Promise<Found | null> | null = null
  const trySplit: Attempt = (db) => {
    splitting ??= findSplit(db, parsed)
    return splitting
  }
  /** Before anything is taken for a mistake, when it is a whole title, name or topic. */
  const trySplitWhole: Attempt = async (db) => {
    const found = await trySplit(db, parsed, text)
    return found && isCertain(found) ? found : null
  }
  const isOtherLayout = isSurelyOtherLayout(text) || hasUnknown(parsed)
  const first = isOtherLayout ? [tryOtherLayout, tryAsTyped] : [tryAsTyped, tryOtherLayout]
  return [
    ...first,
    trySplitWhole,
    tryTopicTypos,
    tryTypos,
    tryInitials,
    tryAllTypos,
    tryMixedLayout,
    tryOtherLayoutTypos,
    trySplit,
    tryFewerWords,
  ]
}

const unknownIn = (tokens: readonly RankedToken[], { terms }: TermStats): RankedToken[] =>
  requiredTokens({ tokens }).filter((token) => !widen.isKnown(token, terms))

/** Words that may be mistyped: all but those of a topic's name. */
const mendable = (tokens: readonly RankedToken[]): RankedToken[] =>
  (requiredTokens({ tokens }) as readonly RankedToken[]).filter(({ isTopicWord }) => !isTopicWord)

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

async function tryAsTyped(db: Executor, parsed: ParsedQuery, text: string): Promise<Found | null> {
  const result = await runAsTyped(db, parsed, parsed.tokens)
  if (result.ids.length === 0) return null
  const { ids, top } = result
  const uncorrected: Found = { ids, correction: null, top, isWhole: isWhole(result) }
  if (isWhole(result) || parsed.reading.named.length > 0) return uncorrected
  const otherText = await tryOtherLayout(db, parsed, text, true)
  if (otherText) return otherText
  const unknown = unknownIn(parsed.tokens, parsed.termStats)
  if (unknown.length === 0 && result.ids.length >= fewResults) return uncorrected
  const suspects = new Set(unknown.length > 0 ? unknown : mendable(parsed.tokens))
  const corrected = await runWidened(db, parsed, parsed.tokens, suspects)
  const isBetter = (corrected.ranked[0]?.score ?? 0) > (result.ranked[0]?.score ?? 0)
  return (isBetter && withCorrection('spelling', corrected, text, parsed.termStats)) || uncorrected
}

/** A mistyped name of a topic. */
async function tryTopicTypos(db: Executor, parsed: ParsedQuery): Promise<Found | null> {
  const isUnknown = (token: QueryToken) => !widen.isKnown(token, parsed.termStats.terms)
  const text = parsed.topics.mend(parsed.reading.tokens, isUnknown)
  if (text === null) return null
  const mended = await readText(db, text, parsed.topics)
  const topics = withProducts(mended, mended.reading.named)
  if (topics.length === 0) return null
  const found = await tryAsTyped(db, mended, text)
  return {
    ids: found?.ids ?? noMatches.ids,
    correction: { kind: 'spelling', text: asWritten(text), dropped: [] },
    topics,
  }
}

/** An unknown word that is two words typed together, which some product has both. */
async function findSplit(db: Executor, parsed: ParsedQuery): Promise<Found | null> {
  const unknown = unknownIn(parsed.tokens, parsed.termStats)
  const candidates = unknown.map((token) => ({ token, splits: splitsOf(token) }))
  const joined = candidates.find(({ splits }) => splits.length > 0)
  if (!joined) return null
  const splits = joined.splits.map((split) => ({ ...split, parts: parsed.topics.read(split.parts).tokens }))
  const parts = splits.flatMap((split) => split.parts)
  const { terms } = await listTerms(
    db,
    parts.flatMap(({ stems }) => stems),
    parts.map(({ literal }) => literal),
  )
  let best: Found | null = null
  for (const split of likelySplits(splits, terms)) {
    const text = parsed.tokens.map((token) => (token === joined.token ? split.text : token.literal)).join(' ')
    const apart = await readText(db, text, parsed.topics)
    const found = await tryAsTyped(db, apart, text)
    if (!found || found.correction) continue
    const written = writtenText(apart.tokens, found.top, apart.termStats.terms)
    const { reading } = apart
    const answer: Found = {
      ...found,
      reading,
      topics: offered(apart, found),
      correction: { kind: 'spelling', text: written, dropped: [] },
    }
    if (isCertain(answer)) return answer
    best ??= answer
  }
  return best
}

const isCertain = ({ isWhole, reading }: Found): boolean => Boolean(isWhole) || (reading?.named ?? []).length > 0

/** `onlyWhole`: when it finds a whole title or name. */
async function tryOtherLayout(
  db: Executor,
  parsed: ParsedQuery,
  text: string,
  onlyWhole = false,
): Promise<Found | null> {
  if (!widen.isMeaningful(parsed.otherTokens, parsed.termStats.terms)) return null
  const result = await runAsTyped(db, parsed, parsed.otherTokens)
  if (onlyWhole && !isWhole(result)) return null
  const found = withCorrection('layout', result, text, parsed.termStats)
  return found && { ...found, reading: parsed.otherReading }
}

/** Unknown words may be mistyped, the last one may be incomplete. */
const mistyped = (db: Executor, parsed: ParsedQuery): Promise<Result> =>
  runWidened(db, parsed, parsed.tokens, new Set(unknownIn(parsed.tokens, parsed.termStats)))

const tryTypos = async (db: Executor, parsed: ParsedQuery, text: string): Promise<Found | null> =>
  withCorrection('spelling', await mistyped(db, parsed), text, parsed.termStats)

async function tryAllTypos(db: Executor, parsed: ParsedQuery, text: string): Promise<Found | null> {
  const all = new Set(mendable(parsed.tokens))
  if (all.size === 0) return null
  return withCorrection('spelling', await runWidened(db, parsed, parsed.tokens, all), text, parsed.termStats)
}

async function tryInitials(db: Executor, { tokens, termStats }: ParsedQuery): Promise<Found | null> {
  const required = requiredTokens({ tokens })
  if (required.length < 2) return null
  const initialTokens = widen.asInitials(tokens)
  const result = await runMatch(db, termStats, initialTokens, [
    ...requiredTokens({ tokens: initialTokens }),
    widen.anyName(required),
  ])
  return result.ids.length === 0 ? null : { ids: result.ids, correction: null }
}

async function tryMixedLayout(db: Executor, parsed: ParsedQuery, text: string): Promise<Found | null> {
  const { tokens, otherTokens, termStats } = parsed
  if (otherTokens.length !== tokens.length) return null
  const both = widen.inBothLayouts(tokens, otherTokens)
  return withCorrection('layout', await runAsTyped(db, parsed, both), text, termStats)
}

async function tryOtherLayoutTypos(db: Executor, parsed: ParsedQuery, text: string): Promise<Found | null> {
  const unknown = new Set(unknownIn(parsed.otherTokens, parsed.termStats))
  if (unknown.size === 0) return null
  return withCorrection('layout', await runWidened(db, parsed, parsed.otherTokens, unknown), text, parsed.termStats)
}

/** The names of writers of the list that are in the query: two or three words. */
function listedNames(required: readonly RankedToken[]): RankedToken[][] {
  const runs = required.flatMap((_, start) => [2, 3].map((length) => required.slice(start, start + length)))
  return runs.filter((run) => run.length > 1 && isListedName(run.map(({ literal }) => literal).join(' ')))
}

const maxNames = 3

/** At least half of the words; or else an author's name. Another single word would lead to anything. */
async function tryFewerWords(db: Executor, { tokens, termStats }: ParsedQuery): Promise<Found | null> {
  const required = requiredTokens({ tokens }) as readonly RankedToken[]
  if (required.length < 2) return null
  const fewer = (result: Result, remaining: readonly RankedToken[]): Found => {
    const droppedTokens = required.filter((token) => !remaining.includes(token))
    const dropped = droppedTokens.map(({ literal }) => asWritten(literal))
    const inOrder = required.filter((token) => remaining.includes(token))
    const text = writtenText(inOrder, result.top, termStats.terms)
    return { ids: result.ids, top: result.top, correction: { kind: 'fewerWords', text, dropped } }
  }
  const tryWords = async (remaining: readonly RankedToken[]): Promise<Found | null> => {
    const result = await runMatch(db, termStats, tokens, remaining)
    return result.ids.length === 0 ? null : fewer(result, remaining)
  }
  const tryName = async (name: readonly RankedToken[]): Promise<Found | null> => {
    const inNames = name.map((token): RankedToken => ({ ...token, inNames: true }))
    const result = await runMatch(db, termStats, name, inNames)
    return isWhole(result) ? fewer(result, name) : null
  }
  const names = listedNames(required)
  const kept = widen.withFewerWords(tokens, termStats.terms, names)
  const inList = new Set(names.flat())
  const known = required.filter(
    (token) => token.kind === 'word' && !inList.has(token) && widen.frequencyOf(token, termStats.terms) > 0,
  )
  const attempts = [
    ...kept.filter(({ length }) => length > 1).map((words) => () => tryWords(words)),
    ...[...names, ...known.map((token) => [token])].slice(0, maxNames).map((name) => () => tryName(name)),
    ...kept.filter(({ length }) => length === 1).map((words) => () => tryWords(words)),
  ]
  for (const attempt of attempts) {
    const found = await attempt()
    if (found) return found
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
): Found | null {
  if (ids.length === 0 || isMixed(tokens, top)) return null
  return { ids, top, correction: correctionOf(kind, typed, writtenText(tokens, top, terms)) }
}
