// Finding by words: which products, in which order, and what else a text may become while it is typed.

import { splitWords } from '@stoa/domain/search/fold-text'
import { mixSuggestions, type RankedSuggestion } from '@stoa/domain/search/rank-suggestions'
import { readArticleNumber, withAnyCheckDigit } from '@stoa/domain/search/read-isbn'
import type { Executor } from '../../database/transaction.ts'
import { type Found, findMatches } from './find-matches.ts'
import { findSuggestions } from './find-suggestions.ts'
import { listByArticleNumber } from './match.queries.ts'

export interface SearchResult extends Found {
  /** The one product whose number was typed. */
  directId: number | null
}

/** A number on the back of a book leads to the book; everything else is looked for by its words. */
export async function search(db: Executor, text: string): Promise<SearchResult> {
  const numbered = await findByNumber(db, text)
  if (numbered.length > 0) {
    return {
      ids: Uint32Array.from(numbered),
      correction: null,
      directId: numbered.length === 1 ? (numbered[0] ?? null) : null,
    }
  }
  return { ...(await findMatches(db, text)), directId: null }
}

async function findByNumber(db: Executor, text: string): Promise<number[]> {
  const number = readArticleNumber(text)
  if (!number) return []
  return listByArticleNumber(db, number.isValid ? [number.ean] : withAnyCheckDigit(number.ean))
}

const fromLetter = 2
const mostMended = 6

/** Nothing before the second letter. What nothing begins with is looked for with typing errors mended. */
export async function suggest(db: Executor, text: string): Promise<RankedSuggestion[]> {
  const letters = splitWords(text).reduce((sum, { literal }) => sum + literal.length, 0)
  if (letters < fromLetter) return []
  const numbered = await findByNumber(db, text)
  if (numbered.length > 0) return asTitles(numbered)
  const found = await findSuggestions(db, text)
  if (found.length > 0) return found
  const { ids } = await findMatches(db, text)
  return asTitles([...ids.subarray(0, mostMended)])
}

const asTitles = (ids: readonly number[]): RankedSuggestion[] =>
  mixSuggestions(ids.map((id) => ({ kind: 'title', id, score: 0 })))
