// What is read for products' own pages, kept in memory under the tags of the change log that these pages are dropped by:
// the product's, those of the editions and parts beside it, and what all pages have in common. Which products are related
// may change with any product.

import { type KeepingFollower, readTag } from '../../database/change-log.ts'
import type { Executor } from '../../database/transaction.ts'
import { KeptById } from '../../kept-by-id.ts'
import { type DetailRow, findDetail } from './product-detail.queries.ts'
import { listRelatedIds, type Relation } from './related.queries.ts'

export interface DetailSource extends KeepingFollower {
  /** Null for an unknown or withdrawn product. It is shared: callers must not modify it. */
  find(by: { url: string } | { id: number }): Promise<DetailRow | null>
  /** Only what is in memory. */
  findKept(id: number): DetailRow | undefined
  /** Ids; null for an unknown or withdrawn product. Shared as well. */
  listRelated(id: number, relation: Relation): Promise<readonly number[] | null>
}

const maxRelated: Record<Relation, number> = { series: 24, editions: 24, author: 12, neighbours: 12 }

/** Some megabytes. */
const maxKept = 500
/** Of one relation each: a page shows three. */
const maxLists = 3 * maxKept
/** Addresses and products that are remembered with them; beyond this, everything is dropped. */
const maxLinks = 20_000

/** Shop hours, notes and addresses are `content`. */
const commonTags: ReadonlySet<string> = new Set(['filters', 'categories', 'content', 'catalogue', 'imported'])

export function createDetailSource(db: Executor): DetailSource {
  const kept = new KeptById<DetailRow>(maxKept)
  const related = new KeptById<readonly number[], string>(maxLists)
  const idsByUrl = new Map<string, number>()
  /** By product: whose pages show it besides its own. */
  const pagesShowing = new Map<number, Set<number>>()
  const dropAll = () => {
    kept.clear()
    related.clear()
    idsByUrl.clear()
    pagesShowing.clear()
  }
  const link = (row: DetailRow) => {
    if (idsByUrl.size + pagesShowing.size > maxLinks) dropAll()
    idsByUrl.set(row.url, row.id)
    for (const id of [...row.editions.map((edition) => edition.id), ...row.parts.map((part) => part.product_id)])
      pagesShowing.set(id, (pagesShowing.get(id) ?? new Set()).add(row.id))
  }
  const findKept = (by: { url: string } | { id: number }): DetailRow | undefined => {
    if ('id' in by) return kept.find(by.id)
    const row = kept.find(idsByUrl.get(by.url) ?? 0)
    // a product may have left its address to another
    return row?.url === by.url ? row : undefined
  }
  return {
    async find(by) {
      const found = findKept(by)
      if (found) return found
      const version = kept.currentVersion()
      const row = await findDetail(db, by)
      if (row && version !== null) {
        link(row)
        kept.store(row.id, row, version)
      }
      return row
    },
    findKept: (id) => kept.find(id),
    async listRelated(id, relation) {
      const key = `${relation} ${id}`
      const found = related.find(key)
      if (found) return found
      const version = related.currentVersion()
      const ids = await listRelatedIds(db, id, relation, maxRelated[relation])
      if (ids) related.store(key, ids, version)
      return ids
    },
    onChange(tag) {
      const { topic, id } = readTag(tag)
      if (topic === 'product') related.clear()
      if (commonTags.has(tag)) dropAll()
      else if ((topic === 'product' || topic === 'stock') && id !== null) {
        for (const page of [id, ...(pagesShowing.get(id) ?? [])]) kept.drop(page)
        pagesShowing.delete(id)
      }
    },
    onConnected() {
      kept.onConnected()
      related.onConnected()
    },
    onDisconnected() {
      kept.onDisconnected()
      related.onDisconnected()
    },
  }
}
