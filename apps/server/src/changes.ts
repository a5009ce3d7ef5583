// Listens to what the database says has changed and drops the pages that show it: in this process, and by the same word in
// every other. While the line is down nothing is kept.

import { type Listening, listen } from '@stoa/api/database/listen'
import type { Logger } from 'pino'
import type { PageCache } from './page-cache.ts'

/** Comes back when the line stands. */
export function followChanges(url: string, cache: PageCache, log: Logger): Promise<Listening> {
  return new Promise((following) => {
    const line = {
      heard: (tag: string | undefined) => tag && cache.drop(tag),
      opened: () => {
        cache.open()
        following(listening)
      },
      lost: () => cache.close(),
    }
    const listening = listen(url, 'stoa_changed', line, log)
  })
}
