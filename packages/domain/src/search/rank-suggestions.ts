// Ranks suggestions while a word is being typed: exact prefixes first, people before titles, by sales, short before
// long. How much of the last word is typed hardly counts, or «Καζαντζά» would come before «Καζαντζάκης».

import { readLine } from './line.ts'
import type { RankedToken } from './match-quality.ts'
import { createMeasure, isHit } from './measure-words.ts'

export const suggestionKinds = ['title', 'author', 'category', 'publisher', 'series', 'page'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

export interface SuggestionMatch {
  readonly kind: SuggestionKind
  /** The id of the product, person, category, publisher or series. */
  readonly id: number
  /** Words for ranking of each form of its name. */
  readonly names: readonly string[]
  /** Of a title, the forms of its authors' names. */
  readonly people: readonly string[]
  /** ln(1 + recent sales). */
  readonly popularity: number
  /** Whether it is on the list of famous writers. */
  readonly isKnownName: boolean
}

export interface RankedSuggestion {
  readonly kind: SuggestionKind
  readonly id: number
  readonly score: number
}

const otherFormFactor = 0.97
const byAuthor = 0.8
const kindBonus: Record<SuggestionKind, number> = {
  author: 0.15,
  title: 0,
  category: 0.08,
  series: 0.03,
  publisher: 0,
  page: 0.08,
}
const weight = { quality: 2, start: 0.25, coverage: 0.3, popularity: 0.1, knownName: 0.4, length: 0.02 } as const
const tokenWeight = { word: 1, grade: 1, initial: 0.6, small: 0.2 } as const
const maxPopularity = 6

/** The best first; without those that lack a significant word. */
export function rankSuggestions(
  query: { typed: string; tokens: readonly RankedToken[] },
  matches: readonly SuggestionMatch[],
): RankedSuggestion[] {
  const measure = createMeasure(query.tokens)
  return matches
    .flatMap((match) => {
      const value = Math.max(
        ...match.names.map((name, index) => nameValue(query, name, measure) * (index === 0 ? 1 : otherFormFactor)),
        valueByAuthor(query, match, measure),
      )
      if (value <= 0) return []
      const popularity = weight.popularity * Math.min(maxPopularity, match.popularity)
      const bonus = kindBonus[match.kind] + (match.isKnownName ? weight.knownName : 0)
      return [{ kind: match.kind, id: match.id, score: value + bonus + popularity }]
    })
    .sort((a, b) => b.score - a.score || a.id - b.id)
}

type Query = Parameters<typeof rankSuggestions>[0]
type Measure = ReturnType<typeof createMeasure>

/** The mean quality of the tokens; 0 when a significant one is missing. */
function tokenValue({ tokens }: Query, qualities: readonly number[]): number {
  const isMissing = tokens.some(
    ({ kind }, index) => (kind === 'word' || kind === 'grade') && !isHit(qualities[index] ?? 0),
  )
  if (isMissing) return 0
  const weights = tokens.map(({ kind }) => tokenWeight[kind])
  const all = weights.reduce((sum, value) => sum + value, 0)
  return qualities.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / all
}

function nameValue(query: Query, name: string, measure: Measure): number {
  const { qualities, hits, length } = measure(readLine(name))
  const quality = tokenValue(query, qualities)
  if (quality === 0) return 0
  return (
    weight.quality * quality +
    (name.startsWith(query.typed) ? weight.start : 0) +
    weight.coverage * (length === 0 ? 0 : hits / length) -
    weight.length * length
  )
}

/** A title matched by its author's name, or by both. */
function valueByAuthor(query: Query, { names, people }: SuggestionMatch, measure: Measure): number {
  if (people.length === 0) return 0
  const lines = [...names, ...people].map((line) => measure(readLine(line)).qualities)
  const bestQualities = query.tokens.map((_, index) => Math.max(...lines.map((line) => line[index] ?? 0)))
  return weight.quality * tokenValue(query, bestQualities) * byAuthor
}

const maxShown = 10
const maxOfKind: Record<SuggestionKind, number> = { title: 6, author: 4, category: 2, publisher: 2, series: 2, page: 2 }

/** The first of every kind, so that none takes all places. */
export function mixSuggestions(ranked: readonly RankedSuggestion[]): RankedSuggestion[] {
  const countByKind = new Map<SuggestionKind, number>()
  const shown = ranked.filter(({ kind }) => {
    const count = countByKind.get(kind) ?? 0
    countByKind.set(kind, count + 1)
    return count < maxOfKind[kind]
  })
  return shown.slice(0, maxShown)
}
