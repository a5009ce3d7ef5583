// Writes one edition: everything in it is read from the database as it was at one moment, a batch at a time.

import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type { Executor } from '../../database/transaction.ts'
import type { WrittenSet } from './document.ts'
import { type Edition, makeFolder, publish, settingsDigest } from './edition.ts'
import type { FeedSet } from './feed-sets.ts'
import type { FeedSettings } from './feed-settings.ts'
import { writeArrivals } from './write-arrivals.ts'
import { writeFeed } from './write-feed.ts'
import { writeSitemap } from './write-sitemap.ts'

export interface EditionOrder {
  set: FeedSet
  /** Where editions are kept. */
  home: string
  settings: FeedSettings
  /** Milliseconds since 1970. */
  now: number
}

export async function writeEdition(db: Database, order: EditionOrder): Promise<Edition> {
  const { home, set, settings, now } = order
  const folder = await makeFolder(home, set)
  try {
    const written = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => writeSet(tx, order, folder))
    const edition = { ...written, folder, writtenAt: now, settings: settingsDigest(settings) }
    await publish(home, set, edition)
    return edition
  } catch (fault) {
    await rm(folder, { recursive: true, force: true })
    throw fault
  }
}

async function writeSet(tx: Executor, { set, settings, now }: EditionOrder, folder: string): Promise<WrittenSet> {
  await sql`set local statement_timeout = 0`.execute(tx)
  if (set === 'sitemap') return writeSitemap(tx, folder, settings)
  if (set === 'new-el' || set === 'new-en') return writeArrivals(tx, folder, settings, set)
  return writeFeed(tx, folder, settings, set, now)
}
