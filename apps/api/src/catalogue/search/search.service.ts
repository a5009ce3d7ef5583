// Text search: which products match, in which order, and the completions of a text while it is typed.

import { splitWords } from '@stoa/domain/search/fold-text'
import { mixSuggestions, type RankedSuggestion } from '@stoa/domain/search/rank-suggestions'
import { readArticleNumber, readArticleNumberPart, withAnyCheckDigit } from '@stoa/domain/search/read-isbn'
import type { TopicIndex } from '@stoa/domain/search/topics'
import { findMatches, type SearchMatches } from './find-matches.ts'
import { findSuggestions } from './find-suggestions.ts'
import { listByArticleNumber, listByNumberPart } from './match.queries.ts'
import type { SearchReader } from './search-reader.ts'
import type { ShopTopic } from './topics.service.ts'

export interface SearchResult extends SearchMatches {
  /** The one product whose number was typed. */
  directId: number | null
}

/** An ISBN or other article number leads to its product; everything else is searched by words. */
export async function search(reader: SearchReader, text: string, topics: TopicIndex<ShopTopic>): Promise<SearchResult> {
  const byNumber = await findByNumber(reader, text)
  if (byNumber.length > 0) {
    const isWhole = readArticleNumber(text) !== null
    return {
      ids: Uint32Array.from(byNumber),
      correction: null,
      topics: [],
      directId: isWhole && byNumber.length === 1 ? (byNumber[0] ?? null) : null,
    }
  }
  return { ...(await findMatches(reader, text, topics)), directId: null }
}

/** Is found by the products themselves. */
export const isArticleNumber = (text: string): boolean =>
  readArticleNumber(text) !== null || readArticleNumberPart(text) !== null

async function findByNumber({ db }: SearchReader, text: string): Promise<number[]> {
  const number = readArticleNumber(text)
  if (!number) {
    const part = readArticleNumberPart(text)
    return part ? listByNumberPart(db, part) : []
  }
  return listByArticleNumber(db, number.isValid ? [number.ean] : withAnyCheckDigit(number.ean))
}

const minLetters = 2
const maxCorrected = 6

/** Nothing before the second character. Without completions, typing errors are corrected. */
export async function suggest(reader: SearchReader, text: string): Promise<RankedSuggestion[]> {
  const letterCount = splitWords(text).reduce((sum, { literal }) => sum + literal.length, 0)
  if (letterCount < minLetters) return []
  const byNumber = await findByNumber(reader, text)
  if (byNumber.length > 0) return asTitles(byNumber.slice(0, maxCorrected))
  const suggestions = await findSuggestions(reader, text)
  if (suggestions.length > 0) return suggestions
  const { ids } = await findMatches(reader, text)
  return asTitles([...ids.subarray(0, maxCorrected)])
}

const asTitles = (ids: readonly number[]): RankedSuggestion[] =>
  mixSuggestions(ids.map((id) => ({ kind: 'title', id, score: 0 })))
