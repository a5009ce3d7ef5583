// The shop's own index does what its port says: in a process that follows the change log, in one that does not, and asked by
// another process.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { testProductIndex } from '../../../test/product-index-contract.ts'
import type { TestDatabase } from '../../../test/test-database.ts'
import { testDay } from '../../../test/test-day.ts'
import { createIndexServer } from '../../adapters/index-server.ts'
import { listenOnSocket } from '../../adapters/listen-on-socket.ts'
import { createRemoteIndex } from '../../adapters/remote-index.ts'
import { type ChangeFollower, type Following, followChangeLog } from '../../database/change-log.ts'
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

const silent = { info: () => {}, error: () => {} }

/** Resolves when the log has been read for the first time. */
const follow = ({ url }: TestDatabase, followers: readonly ChangeFollower[]): Promise<Following> =>
  new Promise((connected) => {
    const last = { onChange: () => {}, onConnected: () => connected(started) }
    const started = followChangeLog(url, [...followers, last], silent)
  })

async function followed(database: TestDatabase, index: ReturnType<typeof createIndex>) {
  const tags = new Set<string>()
  let following: Following | null = await follow(database, [index, { onChange: (tag) => tags.add(tag) }])
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
}

testProductIndex('the index in memory, which follows the change log', (database) =>
  followed(database, createIndex(database)),
)

testProductIndex('the index that is read from the database for each question', async (database) => ({
  index: createIndex(database),
  told: () => Promise.resolve(),
  disconnect: () => Promise.resolve(),
}))

testProductIndex('the index of another process, both following the change log', async (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-index-'))
  const socketPath = join(folder, 'socket')
  const { app, followers } = createIndexServer(createIndex(database), silent, maxWaitMs)
  const serverFollowing = await follow(database, followers)
  await listenOnSocket(app, socketPath)
  const remote = createRemoteIndex({ socketPath, db: database.db, answerWithinMs: maxWaitMs })
  return {
    ...(await followed(database, remote)),
    async close() {
      await app.close()
      await serverFollowing.stop()
      rmSync(folder, { recursive: true })
    },
  }
})
