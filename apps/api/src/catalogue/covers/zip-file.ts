// Reading zip archives (PKWARE APPNOTE): the list of entries, and one entry at a time. Plain files only, stored or
// deflated; no encryption, no archive in parts, nothing above four gigabytes. What an entry declares is not believed: its
// bytes are counted while they are unpacked.

import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

/** Shown to the user. */
export class ZipError extends Error {}

export interface ZipEntry {
  name: string
  method: number
  /** Bytes in the archive. */
  packed: number
  /** Where its header begins. */
  offset: number
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const endLength = 22
const longestComment = 0xffff
const maxEntries = 100_000
const maxDirectoryBytes = 64 * 1024 * 1024

async function readAt(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset)
  if (bytesRead < length) throw new ZipError('The archive is cut off.')
  return buffer
}

async function readDirectory(file: FileHandle): Promise<{ directory: Buffer; count: number }> {
  const { size } = await file.stat()
  const tailLength = Math.min(size, endLength + longestComment)
  const tail = await readAt(file, size - tailLength, tailLength)
  let end = tail.length - endLength
  while (end >= 0 && tail.readUInt32LE(end) !== endSignature) end -= 1
  if (end < 0) throw new ZipError('The file is no zip archive.')
  const [count, length, offset] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ]
  if (count === 0xffff || offset === 0xffffffff)
    throw new ZipError('The archive is too large for a plain zip: unpack it and give the folder.')
  if (length > maxDirectoryBytes) throw new ZipError('The archive lists too many files.')
  return { directory: await readAt(file, offset, length), count }
}

export async function listZipEntries(file: FileHandle): Promise<ZipEntry[]> {
  const { directory, count } = await readDirectory(file)
  const entries: ZipEntry[] = []
  for (let at = 0; entries.length < Math.min(count, maxEntries); ) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== entrySignature)
      throw new ZipError('The list of the archive is broken.')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      directory.readUInt16LE(at + field),
    ) as [number, number, number]
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength)
    const isEncrypted = (directory.readUInt16LE(at + 8) & 1) === 1
    if (!name.endsWith('/'))
      entries.push({
        name,
        method: isEncrypted ? -1 : directory.readUInt16LE(at + 10),
        packed: directory.readUInt32LE(at + 20),
        offset: directory.readUInt32LE(at + 42),
      })
    at += 46 + nameLength + extraLength + commentLength
    if (at >= directory.length) break
  }
  return entries
}

/** The entry's bytes; more than `maxBytes` are not unpacked. */
export async function readZipEntry(file: FileHandle, entry: ZipEntry, maxBytes: number): Promise<Buffer> {
  if (entry.method !== 0 && entry.method !== 8)
    throw new ZipError('It is encrypted, or packed in a way that is not known.')
  if (entry.packed > maxBytes) throw new ZipError('It is too large.')
  const header = await readAt(file, entry.offset, 30)
  if (header.readUInt32LE(0) !== localSignature) throw new ZipError('The archive is broken here.')
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = await readAt(file, start, entry.packed)
  if (entry.method === 0) return packed
  return inflate(packed, { maxOutputLength: maxBytes }).catch((error: NodeJS.ErrnoException) => {
    throw new ZipError(error.code === 'ERR_BUFFER_TOO_LARGE' ? 'It is too large.' : 'It cannot be unpacked.')
  })
}
