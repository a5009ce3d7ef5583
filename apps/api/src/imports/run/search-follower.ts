// Search follows an import one batch behind, on a connection of its own: while a batch is written the one before it is
// indexed. What has not been indexed stands on the waiting list, so that the worker makes up for a process that was killed.

import type { Database } from '../../database/connect.ts'
import { indexProducts } from '../../modules/search/index-products.ts'
import { isPassing } from './database-errors.ts'

export class SearchFollower {
  readonly #db: Database
  #last: Promise<void> = Promise.resolve()

  constructor(db: Database) {
    this.#db = db
  }

  /** Returns when the batch before this one is indexed. */
  async follow(productIds: readonly number[]): Promise<void> {
    await this.#last
    if (productIds.length === 0) return
    this.#last = indexProducts(this.#db, productIds).catch((error: unknown) => {
      // the worker has it, and we left it on the waiting list
      if (!isPassing(error)) throw error
    })
    // met by the next call
    this.#last.catch(() => {})
  }

  end(): Promise<void> {
    return this.#last
  }
}
