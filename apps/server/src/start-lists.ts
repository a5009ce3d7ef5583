// The lists process: one product index for all web processes of the machine (decision 306).

import { join, resolve } from 'node:path'
import { createIndexServer } from '@stoa/api/adapters/index-server'
import { listenOnSocket } from '@stoa/api/adapters/listen-on-socket'
import { createProductIndex } from '@stoa/api/catalogue/listing/product-index.service'
import type { Config } from '@stoa/api/config'
import type { Logger } from 'pino'
import { listenForChanges } from './changes.ts'
import { openDatabase } from './database.ts'

export interface RunningLists {
  socketPath: string
  stop(): Promise<void>
}

export async function startLists(config: Config, log: Logger): Promise<RunningLists> {
  const database = await openDatabase(config, log)
  const folder = join(config.STOA_DATA_DIR, 'lists')
  const index = createProductIndex(database.db, { path: join(folder, 'columns'), log })
  const { app, followers } = createIndexServer(index, log)
  const changes = await listenForChanges(database.url, followers, log)
  const socketPath = resolve(config.LISTS_SOCKET ?? join(folder, 'socket'))
  const stop = async () => {
    await app.close()
    await changes.stop()
    await database.stop()
  }
  try {
    await listenOnSocket(app, socketPath)
  } catch (error) {
    await stop()
    throw error
  }
  return { socketPath, stop }
}
