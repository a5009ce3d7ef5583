// Listens to what the database says has changed and tells those who keep something of it: in this process, and by the same word
// in every other. While the line is down nothing is kept.

import { type Listening, listen } from '@stoa/api/database/listen'
import type { Logger } from 'pino'
import type { TaggedCache } from './tagged-cache.ts'

export interface Follower {
  heard(tag: string): void
  opened(): void
  lost(): void
}

/** After a change of the whole catalogue nothing of it is worth keeping. */
export const followerOf = (cache: Pick<TaggedCache<never>, 'drop' | 'clear' | 'open' | 'close'>): Follower => ({
  heard: (tag) => (tag === 'catalogue' ? cache.clear() : cache.drop(tag)),
  opened: () => cache.open(),
  lost: () => cache.close(),
})

/** Comes back when the line stands. They are told in the order given. */
export function followChanges(url: string, followers: readonly Follower[], log: Logger): Promise<Listening> {
  return new Promise((following) => {
    const line = {
      heard(tag = '') {
        for (const follower of followers) follower.heard(tag)
      },
      opened() {
        for (const follower of followers) follower.opened()
        following(listening)
      },
      lost() {
        for (const follower of followers) follower.lost()
      },
    }
    const listening = listen(url, 'stoa_changed', line, log)
  })
}
