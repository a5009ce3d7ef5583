// An edition is a set of documents written from one database snapshot. It has a folder of its own; a small record
// beside the folders names the current one and is replaced atomically, so that index and files always belong together.

import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WrittenSet } from './document.ts'
import type { FeedName } from './feed-names.ts'
import type { FeedSettings } from './feed-settings.ts'

export interface Edition extends WrittenSet {
  /** Milliseconds since 1970: the time of its snapshot. */
  writtenAt: number
  /** The settings it was written with, as a digest. */
  settings: string
  folder: string
  /** The last price, front and promotion in its snapshot (feed.queries.ts). */
  lastChanges: string
}

/** Goes up when the same catalogue would be written differently. */
const version = 1

export const settingsDigest = (settings: FeedSettings): string =>
  createHash('sha256')
    .update(JSON.stringify([version, settings]))
    .digest('base64url')

const recordPath = (baseFolder: string, feed: FeedName): string => join(baseFolder, feed, 'edition.json')

/** Null when there is none, or when the folder was deleted. */
export async function findEdition(baseFolder: string, feed: FeedName): Promise<Edition | null> {
  try {
    const edition = JSON.parse(await readFile(recordPath(baseFolder, feed), 'utf8')) as Edition
    await access(edition.folder)
    return edition
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      return null
    throw error
  }
}

export async function makeFolder(baseFolder: string, feed: FeedName): Promise<string> {
  const folder = join(baseFolder, feed, randomUUID())
  await mkdir(folder, { recursive: true })
  return folder
}

export async function publish(baseFolder: string, feed: FeedName, edition: Edition): Promise<void> {
  const tempPath = `${recordPath(baseFolder, feed)}.${randomUUID()}.tmp`
  await writeFile(tempPath, JSON.stringify(edition))
  await rename(tempPath, recordPath(baseFolder, feed))
  await deleteOldEditions(join(baseFolder, feed), edition.folder)
}

const hour = 60 * 60 * 1000

/** A reader of an older edition has an hour to finish; so has another server that is still writing one. */
async function deleteOldEditions(directory: string, current: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (path === current || entry.name === 'edition.json') continue
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > hour) await rm(path, { recursive: true, force: true })
  }
}
