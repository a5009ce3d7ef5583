// A product index under test, over a database of its own without promotions.

import { type Filters, readFilters } from '@stoa/contract/catalogue/filters'
import type { RawBuilder } from 'kysely'
import type { Database } from '../../src/database/connect.ts'
import type {
  FoundProducts,
  ListParams,
  PageParams,
  ProductIndex,
  ProductPage,
  SearchParams,
} from '../../src/ports/product-index.ts'
import { removePromotions } from '../make-promotion.ts'
import { openTestDatabase, type TestDatabase } from '../test-database.ts'
import { testDay } from '../test-day.ts'

export interface OpenIndex {
  index: ProductIndex
  /** Resolves when the index has been told of all that is committed, or is not told at all. */
  told(): Promise<void>
  /** From now on it is told of nothing, and knows that. Does nothing the second time. */
  disconnect(): Promise<void>
  /** Ends what else was started for it. */
  close?(): Promise<void>
}

export type OpensIndex = (database: TestDatabase) => Promise<OpenIndex>

export const parse = (q: string): Filters => {
  const filters = readFilters(q)
  if (!filters.ok) throw new Error(filters.refusal.part)
  return filters.value
}

export const ascending = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b)

const wholePage: PageParams = {
  filters: [],
  language: 'el',
  now: testDay,
  sort: 'Default',
  page: 1,
  pageSize: 1000,
  withFacets: false,
}

export class TestedIndex {
  #opened: { database: TestDatabase; index: OpenIndex } | null = null

  async open(open: OpensIndex): Promise<void> {
    const database = await openTestDatabase()
    await removePromotions(database.db)
    this.#opened = { database, index: await open(database) }
  }

  async close(): Promise<void> {
    const { database, index } = this.#get()
    await index.disconnect()
    await index.close?.()
    await database.close()
  }

  get db(): Database {
    return this.#get().database.db
  }

  get index(): ProductIndex {
    return this.#get().index.index
  }

  told(): Promise<void> {
    return this.#get().index.told()
  }

  disconnect(): Promise<void> {
    return this.#get().index.disconnect()
  }

  /** In Greek, everything on one page, without facets, where nothing else is said. */
  list(params: Partial<ListParams> = {}): Promise<ProductPage> {
    return this.index.list({ ...wholePage, ...params })
  }

  search(text: string, params: Partial<SearchParams> = {}): Promise<FoundProducts> {
    return this.index.search({ ...wholePage, ...params, text })
  }

  run(statement: RawBuilder<unknown>): Promise<unknown> {
    return statement.execute(this.db)
  }

  #get() {
    if (!this.#opened) throw new Error('the index is not open')
    return this.#opened
  }
}
