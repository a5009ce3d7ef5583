// The new arrivals of one language, as a document.

import type { Executor } from '../../database/transaction.ts'
import { arrivalsFeed } from './arrivals.view.ts'
import { openDocument, type WrittenSet } from './document.ts'
import { listArrivals } from './feed.queries.ts'
import type { arrivalFeeds } from './feed-names.ts'
import type { FeedSettings } from './feed-settings.ts'

const maxArrivals = 50

export async function writeArrivals(
  tx: Executor,
  folder: string,
  settings: FeedSettings,
  feed: (typeof arrivalFeeds)[number],
): Promise<WrittenSet> {
  const rows = await listArrivals(tx, maxArrivals)
  const name = `${feed}.xml`
  const document = openDocument(folder, name)
  const language = feed === 'new-el' ? 'el' : 'en'
  await document.write(arrivalsFeed(rows, settings, language, `${settings.origin}/feeds/${name}`))
  return { entries: rows.length, documents: [await document.close()] }
}
