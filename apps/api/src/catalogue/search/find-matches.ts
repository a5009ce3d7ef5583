// The fallbacks of a query: as it is typed; if that finds nothing, in the other keyboard layout, with typing errors
// corrected, with names cut down to initials, and at last with fewer words. What was changed is returned with the
// result.

import { splitWords } from '@stoa/domain/search/fold-text'
import { isSurelyOtherLayout } from '@stoa/domain/search/keyboard-layout'
import { noTopics, type TopicIndex } from '@stoa/domain/search/topics'
import { tryAsTyped } from './attempts/as-typed.ts'
import type { Attempt, Found } from './attempts/attempt.ts'
import { tryFewerWords, tryInitials } from './attempts/fewer-words.ts'
import { isCertain, tryJoinedWords } from './attempts/joined-words.ts'
import { tryMixedLayout, tryOtherLayout, tryOtherLayoutTypos } from './attempts/other-layout.ts'
import { tryAllTypos, tryTopicTypos, tryTypos } from './attempts/typing-errors.ts'
import { type Correction, quotedText } from './correction.ts'
import { type FoundTopic, topicsBeside, topicsInstead } from './found-topics.ts'
import { type ParsedQuery, parseQuery, unknownIn } from './parsed-query.ts'
import { noMatches, runPhrase } from './run-match.ts'
import type { SearchReader } from './search-reader.ts'
import type { ShopTopic } from './topics.service.ts'

export interface SearchMatches {
  /** Product ids, the best first. */
  ids: Uint32Array
  correction: Correction | null
  /** Categories and pages that the text names, the likeliest first. */
  topics: FoundTopic[]
}

const nothing: SearchMatches = { ids: noMatches.ids, correction: null, topics: [] }

/** `topics` are read with the text; without them only products are found. */
export async function findMatches(
  reader: SearchReader,
  text: string,
  topics: TopicIndex<ShopTopic> = noTopics,
): Promise<SearchMatches> {
  const quoted = quotedText(text)
  const parsed = await parseQuery(reader, quoted ?? text, topics)
  if (parsed.tokens.length === 0) return nothing
  if (quoted !== null) return { ...nothing, ids: await findPhrase(reader, parsed) }
  for (const tryMatch of attemptsOf(parsed)) {
    const found = await tryMatch(reader, parsed)
    if (found) return { ids: found.ids, correction: found.correction, topics: topicsOf(parsed, found) }
  }
  return { ...nothing, topics: topicsInstead(parsed) }
}

function findPhrase(reader: SearchReader, { typed, termStats, tokens }: ParsedQuery): Promise<Uint32Array> {
  const words = splitWords(typed).map(({ literal }) => literal)
  return runPhrase(reader, termStats, tokens, words)
}

function topicsOf(parsed: ParsedQuery, found: Found): FoundTopic[] {
  const { topics, reading = parsed.reading, top, isWhole = false, correction } = found
  const isShortened = correction?.kind === 'fewerWords' && !found.isNameOnly
  return topics ?? topicsBeside(parsed, { reading, top, isWhole, isShortened })
}

function attemptsOf(parsed: ParsedQuery): Attempt[] {
  const { typed, tokens, termStats, reading } = parsed
  const tryJoined = once(tryJoinedWords)
  /** Before anything is taken for a mistake, when it is a whole title, name or topic. */
  const tryJoinedWhole: Attempt = async (reader) => {
    const found = await tryJoined(reader, parsed)
    return found && isCertain(found) ? found : null
  }
  const isOtherLayout = isSurelyOtherLayout(typed) || unknownIn(tokens, termStats).length > 0
  const exact = [...(isOtherLayout ? [tryOtherLayout, tryAsTyped] : [tryAsTyped, tryOtherLayout]), tryJoinedWhole]
  if (namesNoProducts(reading)) return exact
  return [
    ...exact,
    tryTopicTypos,
    tryTypos,
    tryInitials,
    tryAllTypos,
    tryMixedLayout,
    tryOtherLayoutTypos,
    tryJoined,
    tryFewerWords,
  ]
}

/** It is answered by a page of help or a section, rather than by products that are a little like it. */
const namesNoProducts = ({ named }: ParsedQuery['reading']): boolean =>
  named.length > 0 && named.every(({ kind }) => kind !== 'category')

/** Tried twice in a row of attempts, it is run once. */
function once(attempt: Attempt): Attempt {
  let running: Promise<Found | null> | undefined
  return (reader, parsed) => {
    running ??= attempt(reader, parsed)
    return running
  }
}
