// Writes one edition: everything in it is read from one database snapshot, a batch at a time.

import { rm } from 'node:fs/promises'
import type { Database } from '../../database/connect.ts'
import { setStatementTimeout } from '../../database/statement-timeout.ts'
import type { Executor } from '../../database/transaction.ts'
import { arrivalsFeed } from './arrivals.view.ts'
import { openDocument, type WrittenSet } from './document.ts'
import { type Edition, makeFolder, publish, settingsDigest } from './edition.ts'
import { findLastChanges, listArrivals } from './feed.queries.ts'
import type { arrivalFeeds, FeedName } from './feed-names.ts'
import type { FeedSettings } from './feed-settings.ts'
import { writeFeed } from './write-feed.ts'
import { writeSitemap } from './write-sitemap.ts'

export interface EditionInput {
  feed: FeedName
  /** The folder of the editions. */
  baseFolder: string
  settings: FeedSettings
  /** Milliseconds since 1970. */
  now: number
}

export async function writeEdition(db: Database, input: EditionInput): Promise<Edition> {
  const { baseFolder, feed, settings, now } = input
  const folder = await makeFolder(baseFolder, feed)
  try {
    const writtenSet = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => ({ lastChanges: await findLastChanges(tx), ...(await writeSet(tx, input, folder)) }))
    const edition = { ...writtenSet, folder, writtenAt: now, settings: settingsDigest(settings) }
    await publish(baseFolder, feed, edition)
    return edition
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function writeSet(tx: Executor, { feed, settings, now }: EditionInput, folder: string): Promise<WrittenSet> {
  await setStatementTimeout(tx, 0)
  if (feed === 'sitemap') return writeSitemap(tx, folder, settings, now)
  if (feed === 'new-el' || feed === 'new-en') return writeArrivals(tx, folder, { settings, feed, now })
  return writeFeed(tx, folder, settings, feed, now)
}

const maxArrivals = 50

async function writeArrivals(
  tx: Executor,
  folder: string,
  { settings, feed, now }: Pick<EditionInput, 'settings' | 'now'> & { feed: (typeof arrivalFeeds)[number] },
): Promise<WrittenSet> {
  const rows = await listArrivals(tx, maxArrivals, now)
  const name = `${feed}.xml`
  const document = openDocument(folder, name)
  const language = feed === 'new-el' ? 'el' : 'en'
  await document.write(arrivalsFeed(rows, settings, language, `${settings.origin}/feeds/${name}`))
  return { entries: rows.length, documents: [await document.close()] }
}
