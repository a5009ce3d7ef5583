// Which of the categories, pages and sections that a query names are shown above its results.

import { hasWord } from '@stoa/domain/search/line'
import type { RankedMatch } from '@stoa/domain/search/rank-matches'
import type { TopicReading } from '@stoa/domain/search/topics'
import type { ParsedQuery } from './parsed-query.ts'
import type { ShopTopic } from './topics.service.ts'

export interface FoundTopic {
  topic: ShopTopic
  /** Of a category, how many products it has. */
  products: number | null
}

interface Results {
  /** What was searched. */
  reading: TopicReading<ShopTopic>
  top: RankedMatch | undefined
  /** Whether a whole title or name was found. */
  isWhole: boolean
  /** Whether words were left out, and something but a name remained. */
  isShortened: boolean
}

/** Named by the whole query; or by a part of it, when that part may be missing in the results, or the best is of it. */
export function topicsBeside(parsed: ParsedQuery, { reading, top, isWhole, isShortened }: Results): FoundTopic[] {
  if (reading.named.length > 0) return withProducts(parsed, reading.named)
  if (isWhole) return []
  return withProducts(
    parsed,
    reading.partly.filter(({ key }) => isShortened || (top !== undefined && hasWord(top.others, `.${key}`))),
  )
}

/** Where no product was found. */
export function topicsInstead(parsed: ParsedQuery): FoundTopic[] {
  const { reading, otherReading } = parsed
  const likeliest = [reading.named, otherReading.named, reading.partly, reading.akin]
  return withProducts(parsed, likeliest.find((list) => list.length > 0) ?? [])
}

/** A category without products is one with those above it, or is left out. */
export function withProducts({ termStats, topics: all }: ParsedQuery, topics: readonly ShopTopic[]): FoundTopic[] {
  const counts = new Map(termStats.terms.map(({ stem, frequency }) => [stem, frequency]))
  const found = new Map<string, FoundTopic>()
  for (const topic of topics) {
    if (topic.kind !== 'category') found.set(topic.key, { topic, products: null })
    const key = [topic.key, ...topic.ancestors].find((candidate) => (counts.get(candidate) ?? 0) > 0)
    const category = key === undefined ? undefined : all.get(key)
    if (category) found.set(category.key, { topic: category, products: counts.get(category.key) ?? 0 })
  }
  return [...found.values()]
}
