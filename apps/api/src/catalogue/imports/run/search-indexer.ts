// Indexes an import a little behind it, on a connection of its own: while one batch is written those before it are
// indexed. What has not been indexed is queued, so that the worker catches up for a process that was killed.

import type { Database } from '../../../database/connect.ts'
import { indexProducts } from '../../search/index-products.service.ts'
import { isTransient } from './database-errors.ts'

/** So many at a time: a common token is counted once for all of them. */
const batchSize = 2400

export class SearchIndexer {
  readonly #db: Database
  #pending: number[] = []
  #indexing: Promise<void> = Promise.resolve()

  constructor(db: Database) {
    this.#db = db
  }

  /** Resolves when everything handed over is indexed. */
  async enqueue(productIds: readonly number[]): Promise<void> {
    this.#pending.push(...productIds)
    if (this.#pending.length >= batchSize) await this.#index()
  }

  async flush(): Promise<void> {
    await this.#index()
    await this.#indexing
  }

  async #index(): Promise<void> {
    await this.#indexing
    const ids = this.#pending.splice(0)
    if (ids.length === 0) return
    this.#indexing = indexProducts(this.#db, ids).catch((error: unknown) => {
      // left queued, for the worker
      if (!isTransient(error)) throw error
    })
    // reported by the next call
    this.#indexing.catch(() => {})
  }
}
