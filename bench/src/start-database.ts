// This run's own PostgreSQL, filled with the built-in shop by the first server that connects.

import { join } from 'node:path'
import { type PrivatePostgres, startPrivatePostgres } from '@stoa/api/database/private-postgres'

export interface OwnDatabase {
  url(): Promise<string>
  stop(): Promise<void>
}

export function ownDatabase(folder: string): OwnDatabase {
  let starting: Promise<PrivatePostgres> | undefined
  const start = async (): Promise<PrivatePostgres> => {
    const cluster = await startPrivatePostgres(join(folder, 'database'), { persistent: true })
    await cluster.createDatabase('stoa')
    return cluster
  }
  return {
    async url() {
      starting ??= start()
      return (await starting).url('stoa')
    },
    async stop() {
      await (await starting)?.stop()
    },
  }
}
