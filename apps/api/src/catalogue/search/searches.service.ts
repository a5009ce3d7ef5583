// What texts find. The pages, orders and filters of a search ask for the same text again, and many readers for the same
// author: what was found is kept in memory until something changes that it may depend on (decision 251).

import type { KeepingFollower } from '../../database/change-log.ts'
import type { Executor } from '../../database/transaction.ts'
import { KeptById } from '../../kept-by-id.ts'
import { type SearchResult, search } from './search.service.ts'
import { createTopics } from './topics.service.ts'

export interface Searches extends KeepingFollower {
  find(text: string): Promise<SearchResult>
}

/** Product ids in all of them, of four bytes; a result without any takes memory, too. */
const maxKeptIds = 2_000_000
const sizeOf = ({ ids }: SearchResult): number => ids.length + 200

const tags: ReadonlySet<string> = new Set(['search', 'categories', 'content', 'catalogue'])
/** Whether a product is available is part of its rank. */
const isOfProduct = (tag: string): boolean => tag.startsWith('product:') || tag.startsWith('stock:')

export function createSearches(db: Executor): Searches {
  const topics = createTopics(db)
  const kept = new KeptById<SearchResult, string>(maxKeptIds, sizeOf)
  return {
    async find(text) {
      const known = kept.find(text)
      if (known) return known
      const version = kept.currentVersion()
      const found = await search(db, text, await topics.get())
      kept.store(text, found, version)
      return found
    },
    onChange(tag) {
      topics.onChange(tag)
      if (tags.has(tag) || isOfProduct(tag)) kept.clear()
    },
    onConnected() {
      topics.onConnected()
      kept.onConnected()
    },
    onDisconnected() {
      topics.onDisconnected()
      kept.onDisconnected()
    },
  }
}
