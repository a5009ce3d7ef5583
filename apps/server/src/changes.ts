// Tells those who keep something of the database what has changed, from the change log that all processes read. While it
// cannot be read nothing is kept.

import { type ChangeFollower, type Following, followChangeLog } from '@stoa/api/database/change-log'
import type { Logger } from 'pino'
import type { TaggedCache } from './tagged-cache.ts'

/** After a change of the whole catalogue nothing of it is worth keeping. */
export const followerOf = (cache: Pick<TaggedCache<never>, 'drop' | 'clear' | 'open' | 'close'>): ChangeFollower => ({
  heard: (tag) => (tag === 'catalogue' ? cache.clear() : cache.drop(tag)),
  opened: () => cache.open(),
  lost: () => cache.close(),
})

/** Comes back when the log has been read for the first time. */
export function followChanges(url: string, followers: readonly ChangeFollower[], log: Logger): Promise<Following> {
  return new Promise((opened) => {
    const following = followChangeLog(url, [...followers, { heard: () => {}, opened: () => opened(following) }], log)
  })
}
