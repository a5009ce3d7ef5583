// Search follows an import a little behind, on a connection of its own: while one batch is written those before it are
// indexed. What has not been indexed stands on the waiting list, so that the worker makes up for a process that was killed.

import type { Database } from '../../database/connect.ts'
import { indexProducts } from '../../modules/search/index-products.ts'
import { isPassing } from './database-errors.ts'

/** So many at a time: a common word is counted once for all of them. */
const most = 2400

export class SearchFollower {
  readonly #db: Database
  #waiting: number[] = []
  #last: Promise<void> = Promise.resolve()

  constructor(db: Database) {
    this.#db = db
  }

  /** Returns when what was indexed last is done. */
  async follow(productIds: readonly number[]): Promise<void> {
    this.#waiting.push(...productIds)
    if (this.#waiting.length >= most) await this.#index()
  }

  async end(): Promise<void> {
    await this.#index()
    await this.#last
  }

  async #index(): Promise<void> {
    await this.#last
    const ids = this.#waiting.splice(0)
    if (ids.length === 0) return
    this.#last = indexProducts(this.#db, ids).catch((error: unknown) => {
      // the worker has it, and we left it on the waiting list
      if (!isPassing(error)) throw error
    })
    // met by the next call
    this.#last.catch(() => {})
  }
}
