// A query as the attempts read it: its words, what they name, and what the shop knows of them.

import { otherLayout } from '@stoa/domain/search/keyboard-layout'
import type { RankedToken } from '@stoa/domain/search/match-quality'
import { mayBeInitials, readQuery, requiredTokens } from '@stoa/domain/search/read-query'
import type { TopicIndex, TopicReading } from '@stoa/domain/search/topics'
import * as widen from '@stoa/domain/search/widen-query'
import type { TermStats } from './run-match.ts'
import type { SearchReader } from './search-reader.ts'
import type { ShopTopic } from './topics.service.ts'

export interface ParsedQuery {
  typed: string
  topics: TopicIndex<ShopTopic>
  tokens: readonly RankedToken[]
  reading: TopicReading<ShopTopic>
  /** In the other keyboard layout; empty when there is none. */
  otherTokens: readonly RankedToken[]
  otherReading: TopicReading<ShopTopic>
  termStats: TermStats
}

export async function parseQuery(
  { words }: SearchReader,
  typed: string,
  topics: TopicIndex<ShopTopic>,
): Promise<ParsedQuery> {
  const reading = topics.read(readQuery(typed).tokens)
  const otherText = otherLayout(typed)
  const otherReading = topics.read(otherText === null ? [] : readQuery(otherText).tokens)
  const all = [...reading.tokens, ...otherReading.tokens]
  const akin = [...reading.named, ...reading.partly, ...reading.akin, ...otherReading.named]
  const termStats = await words.read(
    [
      ...all.flatMap((token) => widen.termQueryFor(token).stems),
      ...akin.flatMap(({ key, ancestors }) => [key, ...ancestors]),
    ],
    all.map(({ literal }) => literal),
  )
  return {
    typed,
    topics,
    reading,
    otherReading,
    tokens: markSpelt(splitInitials(reading.tokens, termStats), termStats).map((token) =>
      token.isLatin ? widen.withoutShortStems(token, termStats.terms) : token,
    ),
    otherTokens: markSpelt(otherReading.tokens, termStats),
    termStats,
  }
}

/** Latin words that are in the shop as they are typed are marked; words of few sounds that are not are found by nothing. */
function markSpelt(tokens: readonly RankedToken[], { terms }: TermStats): RankedToken[] {
  const spelt = new Set(terms.map(({ literal }) => literal))
  return tokens
    .map((token) => widen.withoutFewSounds(token, terms))
    .map((token) => (token.isLatin && spelt.has(token.literal) ? { ...token, isSpelt: true } : token))
}

/** "JRR", an unknown word, is three initials. */
const splitInitials = (tokens: readonly RankedToken[], { terms }: TermStats): RankedToken[] =>
  tokens.flatMap((token) =>
    mayBeInitials(token) && !widen.isKnown(token, terms)
      ? readQuery([...token.literal].join('. ').concat('.')).tokens
      : [token],
  )

export const unknownIn = (tokens: readonly RankedToken[], { terms }: TermStats): RankedToken[] =>
  requiredTokens({ tokens }).filter((token) => !widen.isKnown(token, terms))

/** Words that may be mistyped: all but those of a topic's name. */
export const mendable = (tokens: readonly RankedToken[]): RankedToken[] =>
  (requiredTokens({ tokens }) as readonly RankedToken[]).filter(({ isTopicWord }) => !isTopicWord)
