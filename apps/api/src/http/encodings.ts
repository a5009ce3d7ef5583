// Encodings of answers: which one a client accepts, and how one is made of another.

import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'identity' | 'gzip' | 'br'

const minCompressBytes = 1024

const isAccepted = (entry: string): boolean => !/;\s*q=0(?:\.0*)?\s*$/.test(entry)
const nameOf = (entry: string): string => entry.replace(/;.*$/s, '').trim().toLowerCase()

/** The best encoding a client accepts, for so many bytes. */
export function encodingFor(accepted: string | undefined, bytes = Number.POSITIVE_INFINITY): Encoding {
  if (accepted === undefined || bytes < minCompressBytes) return 'identity'
  const names = accepted.split(',').filter(isAccepted).map(nameOf)
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : 'identity'
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const brotliAt = (quality: number, body: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
})

/** For a body that never changes. */
export const compressBest = (encoding: 'gzip' | 'br', body: Buffer): Promise<Buffer> =>
  encoding === 'br' ? toBrotli(body, brotliAt(9, body)) : toGzip(body, { level: 9 })

/** For a body that is kept until it changes: 9 would take seven times as long, for 2 % fewer bytes. */
export const packBody = async (body: Buffer): Promise<Buffer> =>
  // a copy: what zlib gives may be the beginning of a longer buffer
  Buffer.from(await toBrotli(body, brotliAt(5, body)))

/** Made while the client waits. */
export function convert(body: Buffer, from: 'identity' | 'br', to: Encoding): Buffer {
  if (from === to) return body
  const plain = from === 'br' ? brotliDecompressSync(body) : body
  if (to === 'identity') return plain
  return to === 'br' ? brotliCompressSync(plain, brotliAt(0, plain)) : gzipSync(plain, { level: 4 })
}
