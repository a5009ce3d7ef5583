// The shop's own index does what its port says, in a process that follows the change log and in one that does not.

import { sql } from 'kysely'
import { vi } from 'vitest'
import { testProductIndex } from '../../../test/product-index-contract.ts'
import type { TestDatabase } from '../../../test/test-database.ts'
import { testDay } from '../../../test/test-day.ts'
import { type Following, followChangeLog } from '../../database/change-log.ts'
import { createSearches } from '../search/searches.service.ts'
import { createListing } from './listing.service.ts'
import { joinProductIndex } from './product-index.service.ts'

/** On a busy machine, a load takes longer than a list would wait. */
const maxWaitMs = 60_000

const createIndex = ({ db }: TestDatabase) =>
  joinProductIndex(
    createListing(db, maxWaitMs, () => testDay),
    createSearches(db),
  )

testProductIndex('the index in memory, which follows the change log', async (database) => {
  const index = createIndex(database)
  const tags = new Set<string>()
  let following: Following | null = await new Promise<Following>((connected) => {
    const recorder = { onChange: (tag: string) => tags.add(tag), onConnected: () => connected(started) }
    const started = followChangeLog(database.url, [index, recorder], { info: () => {}, error: () => {} })
  })
  let count = 0
  return {
    index,
    async told() {
      if (!following) return
      count += 1
      const tag = `told:${count}`
      await sql`select log_change(${tag})`.execute(database.db)
      await vi.waitUntil(() => tags.has(tag), { interval: 5, timeout: maxWaitMs })
    },
    async disconnect() {
      await following?.stop()
      following = null
      index.onDisconnected()
    },
  }
})

testProductIndex('the index that is read from the database for each question', async (database) => ({
  index: createIndex(database),
  told: () => Promise.resolve(),
  disconnect: () => Promise.resolve(),
}))
