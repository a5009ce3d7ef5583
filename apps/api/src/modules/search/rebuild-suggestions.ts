// Suggestions for a beginning of two letters would be read from a tenth of the shop. For every beginning that very many names
// share the best of each kind are worked out beforehand; all other beginnings are few enough to be read as they are typed.

import type { SuggestionKind } from '@stoa/domain/search/rank-suggestions'
import { isSaid } from '@stoa/domain/search/ranked-words'
import { storedKeys } from '@stoa/domain/search/word-keys'
import type { Executor } from '../../database/transaction.ts'
import { indexAllSuggestions } from './index-suggestions.ts'
import { analyzeIndex, markRebuilt, refreshPopularity, waitLong } from './rebuild.queries.ts'
import { clearSuggestions } from './suggestion.queries.ts'
import * as tops from './top.queries.ts'

/** More products than this share a beginning: its best are worked out beforehand. */
export const sharedByMore = 400
export const longestShared = 6
const kept: Record<SuggestionKind, number> = { title: 60, author: 30, category: 10, publisher: 10, series: 10 }
const batchSize = 5000

/** After an import, and once a day: people, houses, series and categories anew, and the best of common beginnings. */
export async function rebuildSuggestions(db: Executor): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute(rebuildSuggestions)
  await waitLong(db)
  await refreshPopularity(db)
  await clearSuggestions(db)
  await indexAllSuggestions(db)
  const best = new BestOfPrefixes(await tops.listSharedPrefixes(db, longestShared, sharedByMore))
  for (const row of await tops.listNamedByPopularity(db)) best.offer(row)
  for (let after: tops.NamesRow | null = null; !best.isFull; ) {
    const rows: tops.NamesRow[] = await tops.listNames(db, after, batchSize)
    for (const row of rows) best.offer(row)
    after = rows.at(-1) ?? null
    if (rows.length < batchSize) break
  }
  const rows = best.rows()
  for (let at = 0; at < rows.length; at += batchSize) await tops.saveTops(db, rows.slice(at, at + batchSize))
  await markRebuilt(db)
  await analyzeIndex(db)
}

/** Fills the list of every beginning in the order in which names are offered. */
class BestOfPrefixes {
  readonly #lists = new Map<string, Map<SuggestionKind, Set<number>>>()
  #openTitles: number

  constructor(prefixes: readonly string[]) {
    for (const prefix of prefixes) this.#lists.set(prefix, new Map())
    this.#openTitles = prefixes.length
  }

  offer({ kind, reference, names }: tops.NamesRow): void {
    const words = new Set(names.split(/[\n ]/).filter((word) => word !== '' && !isSaid(word)))
    for (const word of words) {
      for (const key of storedKeys(word).skeletons) {
        for (let length = 1; length <= Math.min(longestShared, key.length); length += 1) {
          if (!this.#add(key.slice(0, length), kind, reference)) break
        }
      }
    }
  }

  /** Whether longer beginnings may be shared too. */
  #add(prefix: string, kind: SuggestionKind, reference: number): boolean {
    const list = this.#lists.get(prefix)
    if (!list) return false
    const references = list.get(kind) ?? new Set()
    list.set(kind, references)
    if (references.size >= kept[kind]) return true
    references.add(reference)
    if (kind === 'title' && references.size === kept.title) this.#openTitles -= 1
    return true
  }

  /** Whether no further title can come into any list. */
  get isFull(): boolean {
    return this.#openTitles === 0
  }

  rows(): tops.TopRow[] {
    return [...this.#lists].flatMap(([prefix, list]) =>
      [...list].flatMap(([kind, references]) => [...references].map((reference) => ({ prefix, kind, reference }))),
    )
  }
}
