// Notifies the caches of changes in the database, from the change log that all processes read. While it cannot be read
// nothing new is cached, and what was cached goes on (decision 076).

import { type ChangeFollower, type Following, followChangeLog, isOfCatalogue } from '@stoa/api/database/change-log'
import type { Logger } from 'pino'
import type { TaggedCache } from './tagged-cache.ts'

/** A change of the whole catalogue invalidates everything. */
export const cacheInvalidator = (
  cache: Pick<TaggedCache<never>, 'drop' | 'clear' | 'open' | 'close'>,
): ChangeFollower => ({
  onChange: (tag) => (isOfCatalogue(tag) ? cache.clear() : cache.drop(tag)),
  onConnected: () => cache.open(),
  onDisconnected: () => cache.close(),
})

/** Resolves when the log has been read for the first time. */
export function listenForChanges(url: string, listeners: readonly ChangeFollower[], log: Logger): Promise<Following> {
  return new Promise((resolve) => {
    const following = followChangeLog(
      url,
      [...listeners, { onChange: () => {}, onConnected: () => resolve(following) }],
      log,
    )
  })
}
