// Pictures in a folder or in a zip archive, each named by its ISBN or article number. Nothing is written to disk: a name
// with a path leads nowhere.

import { open, readdir, readFile, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { readArticleNumber } from '@stoa/domain/search/read-isbn'
import { listZipEntries, readZipEntry, type ZipEntry, ZipError } from './zip-file.ts'

export interface PictureFile {
  /** As it stands in the folder or archive. */
  name: string
  /** Thirteen digits; null when the name is none. */
  number: string | null
  /** Throws a `ZipError` for what cannot be read, or an archive does not hold as it says. */
  read(): Promise<Buffer>
}

const maxBytes = 20 * 1024 * 1024
const extensions = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif'])

/** `978-960-325-940-4.jpg`; Mac archives hold `__MACOSX/._…` beside each file. */
const isPicture = (name: string): boolean =>
  extensions.has(extname(name).toLowerCase()) && !basename(name).startsWith('.') && !name.startsWith('__MACOSX/')

export function numberIn(name: string): string | null {
  if (/(?:^|[\\/])\.\.(?:[\\/]|$)/.test(name)) return null
  const number = readArticleNumber(basename(name.replaceAll('\\', '/'), extname(name)))
  return number?.isValid ? number.ean : null
}

/** Every picture below the folder, or in the archive, by name. */
export async function openPictureFiles(path: string): Promise<{ files: PictureFile[]; close(): Promise<void> }> {
  if ((await stat(path)).isDirectory()) {
    const entries = await readdir(path, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile() && isPicture(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ name: file, number: numberIn(basename(file)), read: () => readSmall(file) }))
    return { files: byName(files), close: async () => {} }
  }
  const handle = await open(path)
  try {
    const entries = await listZipEntries(handle)
    const files = entries
      .filter(({ name }) => isPicture(name))
      .map((entry) => ({ ...fileOf(entry), read: () => readZipEntry(handle, entry, maxBytes) }))
    return { files: byName(files), close: () => handle.close() }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** A file that is larger, or may not be read, stops none of the others. */
async function readSmall(path: string): Promise<Buffer> {
  const { size } = await stat(path)
  if (size > maxBytes) throw new ZipError('It is too large.')
  return readFile(path).catch(() => {
    throw new ZipError('It cannot be read.')
  })
}

const fileOf = ({ name }: ZipEntry) => ({ name, number: numberIn(name) })

const byName = (files: PictureFile[]): PictureFile[] => files.sort((a, b) => (a.name < b.name ? -1 : 1))
