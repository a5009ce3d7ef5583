// A document as it is written: compressed while streaming, so that it is never held in memory as a whole, in the two
// encodings it is sent in. Clients that accept neither get it decompressed from the first.

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

export const documentExtensions = { gzip: '.gz', br: '.br' } as const

export type DocumentEncoding = keyof typeof documentExtensions

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
  /** Resolves when there is room for more. */
  write(text: string): Promise<void>
  close(): Promise<WrittenDocument>
}

const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export function openDocument(folder: string, name: string): OpenDocument {
  const digest = createHash('sha256')
  const gzip = createGzip()
  const brotli = createBrotliCompress(brotliQuality)
  const files = {
    gzip: createWriteStream(join(folder, `${name}${documentExtensions.gzip}`)),
    br: createWriteStream(join(folder, `${name}${documentExtensions.br}`)),
  }
  const finished = Promise.all([pipeline(gzip, files.gzip), pipeline(brotli, files.br)])
  // A full disk fails the next write that waits, instead of being lost.
  finished.catch(() => {})
  let bytes = 0
  return {
    async write(text) {
      const chunk = Buffer.from(text)
      digest.update(chunk)
      bytes += chunk.length
      await Promise.all([writeChunk(gzip, chunk, finished), writeChunk(brotli, chunk, finished)])
    },
    async close() {
      gzip.end()
      brotli.end()
      await finished
      const packed = { gzip: files.gzip.bytesWritten, br: files.br.bytesWritten }
      return { name, bytes, packed, digest: digest.digest('base64url').slice(0, 27) }
    },
  }
}

async function writeChunk(encoder: Writable, chunk: Buffer, finished: Promise<unknown>): Promise<void> {
  if (encoder.destroyed) await finished
  if (!encoder.write(chunk)) await Promise.race([once(encoder, 'drain'), finished])
}
