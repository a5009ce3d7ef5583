// Listens to what the database says has changed and drops the pages that show it: in this process, and by the same word in
// every other. While the line is down nothing is kept.

import pg from 'pg'
import type { PageCache } from './page-cache.ts'

export interface Changes {
  stop(): Promise<void>
}

const pauseBeforeRetry = 500

export async function followChanges(url: string, cache: PageCache, onError: (error: Error) => void): Promise<Changes> {
  let stopped = false
  let client = await listen()

  async function listen(): Promise<pg.Client> {
    const line = new pg.Client({ connectionString: url, keepAlive: true })
    line.on('notification', ({ payload }) => payload && cache.drop(payload))
    line.on('error', onError)
    line.on('end', () => {
      cache.close()
      if (!stopped) setTimeout(reconnect, pauseBeforeRetry)
    })
    await line.connect()
    await line.query('listen stoa_changed')
    cache.open()
    return line
  }

  async function reconnect(): Promise<void> {
    if (stopped) return
    try {
      client = await listen()
    } catch (error) {
      onError(error as Error)
    }
  }

  return {
    async stop() {
      stopped = true
      await client.end()
    },
  }
}
