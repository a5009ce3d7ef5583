// What texts find, and what is suggested for them. The pages, orders and filters of a search ask for the same text again, many readers for the
// same author, and all of them type its first letters: what was found is kept in memory until something changes that it may
// depend on (decisions 251 and 262).

import type { RankedSuggestion } from '@stoa/domain/search/rank-suggestions'
import { type KeepingFollower, readTag } from '../../database/change-log.ts'
import type { Executor } from '../../database/transaction.ts'
import { KeptById } from '../../kept-by-id.ts'
import type { Log } from '../../log.ts'
import { isArticleNumber, type SearchResult, search, suggest } from './search.service.ts'
import { createSearchReader, type SearchReader } from './search-reader.ts'
import { createTopics } from './topics.service.ts'

export interface Searches extends KeepingFollower {
  find(text: string): Promise<SearchResult>
  suggest(text: string): Promise<RankedSuggestion[]>
}

interface Kept<Result> {
  result: Result
  /** The products that were ranked, or are suggested: whether they are available is part of it. */
  ranked: ReadonlySet<number>
  /** How many changes of products had been told when it began. */
  begun: number
}

/** Product ids in all of them, of four bytes; a result without any takes memory, too. */
const maxKeptIds = 2_000_000
const sizeOf = ({ result, ranked }: Kept<SearchResult>): number => result.ids.length + ranked.size * 4 + 200
/** Suggestions and ranked products in all of them: some megabytes. */
const maxKeptSuggestions = 200_000
const sizeOfSuggestions = ({ result, ranked }: Kept<RankedSuggestion[]>): number => result.length + ranked.size + 10
/** What is kept is forgotten after so many products have changed. */
const maxChanged = 50_000

const tags: ReadonlySet<string> = new Set(['search', 'categories', 'content', 'catalogue', 'imported'])

/** When each product last changed. */
class ProductChanges {
  readonly #last = new Map<number, number>()
  count = 0

  add(id: number): void {
    this.count += 1
    this.#last.set(id, this.count)
  }

  isAnySince(begun: number, ids: ReadonlySet<number>): boolean {
    if (begun === this.count) return false
    for (const id of ids) if ((this.#last.get(id) ?? 0) > begun) return true
    return false
  }

  get isFull(): boolean {
    return this.#last.size >= maxChanged
  }

  clear(): void {
    this.#last.clear()
  }
}

/** Notes which products are ranked. */
function noting(reader: SearchReader, ranked: Set<number>): SearchReader {
  return {
    ...reader,
    candidates: {
      read(ids) {
        for (const id of ids) ranked.add(id)
        return reader.candidates.read(ids)
      },
    },
  }
}

export function createSearches(db: Executor, log?: Log): Searches {
  const topics = createTopics(db)
  const reader = createSearchReader(db, log)
  const searches = new KeptById<Kept<SearchResult>, string>(maxKeptIds, sizeOf)
  const suggestions = new KeptById<Kept<RankedSuggestion[]>, string>(maxKeptSuggestions, sizeOfSuggestions)
  const changes = new ProductChanges()
  const followers = [topics, reader, searches, suggestions]

  function forgetAll(): void {
    searches.clear()
    suggestions.clear()
  }

  function productChanged(id: number): void {
    changes.add(id)
    if (!changes.isFull) return
    forgetAll()
    changes.clear()
  }

  async function keep<Result>(
    kept: KeptById<Kept<Result>, string>,
    text: string,
    read: (ranked: Set<number>) => Promise<Result>,
  ): Promise<Result> {
    const known = kept.find(text)
    if (known && !changes.isAnySince(known.begun, known.ranked)) return known.result
    const [version, begun, ranked] = [kept.currentVersion(), changes.count, new Set<number>()]
    const result = await read(ranked)
    if (!isArticleNumber(text)) kept.store(text, { result, ranked, begun }, version)
    return result
  }

  return {
    find: (text) => keep(searches, text, async (ranked) => search(noting(reader, ranked), text, await topics.get())),
    suggest: (text) =>
      keep(suggestions, text, async (ranked) => {
        const found = await suggest(noting(reader, ranked), text)
        for (const { kind, id } of found) if (kind === 'title') ranked.add(id)
        return found
      }),
    onChange(tag) {
      topics.onChange(tag)
      reader.onChange(tag)
      const { topic, id } = readTag(tag)
      if (tags.has(tag)) forgetAll()
      else if ((topic === 'product' || topic === 'stock') && id !== null) productChanged(id)
    },
    onConnected() {
      for (const one of followers) one.onConnected()
    },
    onDisconnected() {
      for (const one of followers) one.onDisconnected()
    },
  }
}
