// Mistyped words: in the name of a topic, among the words that the shop does not know, or among all.

import { isKnown } from '@stoa/domain/search/widen-query'
import { asWritten } from '../correction.ts'
import { withProducts } from '../found-topics.ts'
import { mendable, parseQuery, unknownIn } from '../parsed-query.ts'
import { noMatches } from '../run-match.ts'
import { tryAsTyped } from './as-typed.ts'
import { type Attempt, runWidened, withCorrection } from './attempt.ts'

export const tryTopicTypos: Attempt = async (reader, parsed) => {
  const text = parsed.topics.mend(parsed.reading.tokens, (token) => !isKnown(token, parsed.termStats.terms))
  if (text === null) return null
  const mended = await parseQuery(reader, text, parsed.topics)
  const topics = withProducts(mended, mended.reading.named)
  if (topics.length === 0) return null
  const found = await tryAsTyped(reader, mended)
  return {
    ids: found?.ids ?? noMatches.ids,
    correction: { kind: 'spelling', text: asWritten(text), dropped: [] },
    topics,
  }
}

export const tryTypos: Attempt = async (reader, parsed) => {
  const { typed, tokens, termStats } = parsed
  const result = await runWidened(reader, parsed, tokens, unknownIn(tokens, termStats))
  return withCorrection('spelling', result, typed, termStats)
}

export const tryAllTypos: Attempt = async (reader, parsed) => {
  const { typed, tokens, termStats } = parsed
  const all = mendable(tokens)
  if (all.length === 0) return null
  return withCorrection('spelling', await runWidened(reader, parsed, tokens, all), typed, termStats)
}
