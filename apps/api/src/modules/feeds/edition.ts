// An edition is a set of documents written at one moment. It stands in a folder of its own; a small record beside the folders
// says which is the present one, and is replaced in one step, so that index and parts always belong together.

import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WrittenSet } from './document.ts'
import type { FeedSet } from './feed-sets.ts'
import type { FeedSettings } from './feed-settings.ts'

export interface Edition extends WrittenSet {
  /** Milliseconds since 1970: what it says was true then. */
  writtenAt: number
  /** The settings it was written with, as a digest. */
  settings: string
  folder: string
}

/** Goes up when the same catalogue would be told of differently. */
const version = 1

export const settingsDigest = (settings: FeedSettings): string =>
  createHash('sha256')
    .update(JSON.stringify([version, settings]))
    .digest('base64url')

const recordOf = (home: string, set: FeedSet): string => join(home, set, 'edition.json')

/** Null when there is none, or when somebody cleared the folder away. */
export async function findEdition(home: string, set: FeedSet): Promise<Edition | null> {
  try {
    const edition = JSON.parse(await readFile(recordOf(home, set), 'utf8')) as Edition
    await access(edition.folder)
    return edition
  } catch (fault) {
    if (fault instanceof SyntaxError || (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT'))
      return null
    throw fault
  }
}

export async function makeFolder(home: string, set: FeedSet): Promise<string> {
  const folder = join(home, set, randomUUID())
  await mkdir(folder, { recursive: true })
  return folder
}

export async function publish(home: string, set: FeedSet, edition: Edition): Promise<void> {
  const draft = `${recordOf(home, set)}.${randomUUID()}.tmp`
  await writeFile(draft, JSON.stringify(edition))
  await rename(draft, recordOf(home, set))
  await sweep(join(home, set), edition.folder)
}

const hour = 60 * 60 * 1000

/** Whoever reads an older edition has an hour to finish; so has another server that is still writing one. */
async function sweep(place: string, present: string): Promise<void> {
  for (const entry of await readdir(place, { withFileTypes: true })) {
    const path = join(place, entry.name)
    if (path === present || entry.name === 'edition.json') continue
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > hour) await rm(path, { recursive: true, force: true })
  }
}
