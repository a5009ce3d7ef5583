// An unknown word that is several words typed together: two that some product has both, or a whole title, name or topic
// with an article or the like.

import type { RankedToken } from '@stoa/domain/search/match-quality'
import { firstSplit, likelySplits, type Split } from '@stoa/domain/search/split-words'
import { writtenText } from '../correction.ts'
import { topicsBeside } from '../found-topics.ts'
import { type ParsedQuery, parseQuery, unknownIn } from '../parsed-query.ts'
import { noMatches } from '../run-match.ts'
import type { SearchReader } from '../search-reader.ts'
import { tryAsTyped } from './as-typed.ts'
import type { Attempt, Found } from './attempt.ts'

/** Whether it is a whole title, name or topic. */
export const isCertain = ({ isWhole, reading }: Found): boolean => Boolean(isWhole) || (reading?.named ?? []).length > 0

export const tryJoinedWords: Attempt = async (reader, parsed) => {
  const joined = firstSplit(unknownIn(parsed.tokens, parsed.termStats))
  if (!joined) return null
  let best: Found | null = null
  for (const split of await likelySplitsOf(reader, parsed, joined.splits)) {
    const found = await tryApart(reader, parsed, joined.token, split)
    if (found && isCertain(found)) return found
    best ??= found
  }
  return best
}

/** All words of all of them are looked up in one statement. */
async function likelySplitsOf(
  { words }: SearchReader,
  { topics }: ParsedQuery,
  all: readonly Split[],
): Promise<Split[]> {
  const splits = all.map((split) => ({ ...split, parts: topics.read(split.parts).tokens }))
  const parts = splits.flatMap((split) => split.parts)
  const { terms } = await words.read(
    parts.flatMap(({ stems }) => stems),
    parts.map(({ literal }) => literal),
  )
  return likelySplits(splits, terms)
}

/** A page of help, a section or a category without products. */
const namedOnly: Found = { ids: noMatches.ids, correction: null }

async function tryApart(
  reader: SearchReader,
  parsed: ParsedQuery,
  joined: RankedToken,
  split: Split,
): Promise<Found | null> {
  const text = parsed.tokens.map((token) => (token === joined ? split.text : token.literal)).join(' ')
  const apart = await parseQuery(reader, text, parsed.topics)
  const { reading } = apart
  const found = (await tryAsTyped(reader, apart)) ?? (reading.named.length > 0 ? namedOnly : null)
  if (!found || found.correction) return null
  const isWhole = Boolean(found.isWhole)
  const answer: Found = {
    ...found,
    reading,
    topics: topicsBeside(apart, { reading, top: found.top, isWhole, isShortened: false }),
    correction: {
      kind: 'spelling',
      text: writtenText(apart.tokens, found.top, apart.termStats.terms),
      dropped: [],
    },
  }
  return split.parts.length > 1 || isCertain(answer) ? answer : null
}
