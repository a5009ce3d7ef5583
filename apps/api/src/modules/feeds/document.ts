// A document as it is written: packed on the way, so that nothing of its size is ever held, in the two encodings it is sent in.
// Whoever accepts neither gets it unpacked again from the first.

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

export const documentEndings = { gzip: '.gz', br: '.br' } as const

export type DocumentEncoding = keyof typeof documentEndings

export interface WrittenDocument {
  name: string
  /** Of the document as such. */
  bytes: number
  /** Of its encodings. */
  packed: Record<DocumentEncoding, number>
  /** A digest of the document, for its entity tag. */
  digest: string
}

/** The documents that were written together. */
export interface WrittenSet {
  /** Addresses or offers in them. */
  entries: number
  documents: WrittenDocument[]
}

export interface OpenDocument {
  /** Comes back when there is room for more. */
  write(text: string): Promise<void>
  close(): Promise<WrittenDocument>
}

const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export function openDocument(folder: string, name: string): OpenDocument {
  const digest = createHash('sha256')
  const gzip = createGzip()
  const brotli = createBrotliCompress(brotliQuality)
  const files = {
    gzip: createWriteStream(join(folder, `${name}${documentEndings.gzip}`)),
    br: createWriteStream(join(folder, `${name}${documentEndings.br}`)),
  }
  const kept = Promise.all([pipeline(gzip, files.gzip), pipeline(brotli, files.br)])
  // A full disk is met by whoever waits next, not by nobody.
  kept.catch(() => {})
  let bytes = 0
  return {
    async write(text) {
      const part = Buffer.from(text)
      digest.update(part)
      bytes += part.length
      await Promise.all([put(gzip, part, kept), put(brotli, part, kept)])
    },
    async close() {
      gzip.end()
      brotli.end()
      await kept
      const packed = { gzip: files.gzip.bytesWritten, br: files.br.bytesWritten }
      return { name, bytes, packed, digest: digest.digest('base64url').slice(0, 27) }
    },
  }
}

async function put(packer: Writable, part: Buffer, kept: Promise<unknown>): Promise<void> {
  if (packer.destroyed) await kept
  if (!packer.write(part)) await Promise.race([once(packer, 'drain'), kept])
}
