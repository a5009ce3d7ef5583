// A file as a stream of bytes, decompressed on the way when it is gzip, whatever its name.

import { createHash, type Hash } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { FileRefused } from '../read-item.ts'

export interface OpenFile {
  /** Without its folder. */
  name: string
  sizeBytes: number
  /** Two files with one identity are one file: made from the size and from the bytes at both ends. */
  identity: string
  chunks(): AsyncIterable<Uint8Array>
  /** How much of the file itself has been read. */
  readBytes(): number
}

const chunkBytes = 64 * 1024
const tailBytes = 1024 * 1024

const gzipMark = Buffer.from([0x1f, 0x8b])
const zipMark = Buffer.from('PK\u0003\u0004')

export async function openFile(path: string): Promise<OpenFile> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new FileRefused(error.code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read.`)
  })
  try {
    const stats = await handle.stat()
    if (!stats.isFile()) throw new FileRefused(`${path} is not a file.`)
    if (stats.size === 0) throw new FileRefused(`${path} is empty.`)
    if (await startsWith(handle, zipMark)) {
      throw new FileRefused(`${path} is a zip archive (or a workbook such as .xlsx): unpack it, or save it as CSV.`)
    }
    const info = { name: basename(resolve(path)), sizeBytes: stats.size, identity: await identify(handle, stats.size) }
    return { ...info, ...stream(path, await startsWith(handle, gzipMark)) }
  } finally {
    await handle.close()
  }
}

async function identify(handle: FileHandle, size: number): Promise<string> {
  const hash = createHash('sha256').update(`${size}\n`)
  await addPart(hash, handle, 0, Math.min(size, tailBytes))
  await addPart(hash, handle, Math.max(0, size - tailBytes), Math.min(size, tailBytes))
  return hash.digest('base64url')
}

async function addPart(hash: Hash, handle: FileHandle, from: number, length: number): Promise<void> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from)
  hash.update(buffer.subarray(0, bytesRead))
}

async function startsWith(handle: FileHandle, mark: Uint8Array): Promise<boolean> {
  const { buffer } = await handle.read(Buffer.alloc(mark.length), 0, mark.length, 0)
  return buffer.equals(mark)
}

/** The file is opened when its content is asked for. */
function stream(path: string, isGzipped: boolean): Pick<OpenFile, 'chunks' | 'readBytes'> {
  let file: ReadStream | null = null
  return {
    readBytes: () => file?.bytesRead ?? 0,
    async *chunks() {
      file = createReadStream(path, { highWaterMark: chunkBytes })
      const content = isGzipped ? pipeline(file, createGunzip({ chunkSize: chunkBytes }), () => {}) : file
      try {
        for await (const chunk of content) yield chunk as Uint8Array
      } catch (error) {
        const { code = '' } = error as NodeJS.ErrnoException
        if (!code.startsWith('Z_')) throw error
        throw new FileRefused('The gzip file is damaged or ends in the middle.')
      } finally {
        file.destroy()
      }
    },
  }
}
