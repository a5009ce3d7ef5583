// A page as it is kept: its body, and the encodings of it that browsers have asked for. The first to ask gets a quick one, so
// that nobody waits for the compressor; a page that is asked for again is worth a better one, made aside.

import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export type Encoding = 'identity' | 'gzip' | 'br'

export interface EncodedBody {
  body: Buffer
  /** The whole HTTP head, names and values in turn: the same list serves every request. */
  head: string[]
  /** Made in haste: the next request has a better one made. */
  isQuick: boolean
}

export interface PageParts {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
  tags: readonly string[]
  /** Milliseconds since 1970. */
  holdsUntil: number
}

export interface StoredPage extends PageParts {
  encoded: Map<Encoding, EncodedBody>
  etag: string
  /** Bytes it takes in memory, its encodings included, roughly. */
  size: number
}

export function storedPage(parts: PageParts): StoredPage {
  const etag = `"${hash('sha1', parts.body, 'base64url')}"`
  return { ...parts, encoded: new Map(), etag, size: Math.round(parts.body.length * 1.5) + 512 }
}

const smallest = 1024

/** The best encoding a browser accepts and the page is worth. */
export function encodingFor(accepted: string | undefined, { body }: Pick<StoredPage, 'body'>): Encoding {
  if (accepted === undefined || body.length < smallest) return 'identity'
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

export function bodyIn(encoding: Encoding, page: StoredPage): EncodedBody {
  const known = page.encoded.get(encoding)
  if (!known) return keep(page, encoding, quickly(encoding, page.body), encoding !== 'identity')
  if (known.isQuick) {
    known.isQuick = false
    void improve(encoding, page)
  }
  return known
}

/** Encodes as well as it goes; the quick one stays when the compressor fails. */
export async function improve(encoding: Encoding, page: StoredPage): Promise<void> {
  const well = encoding === 'br' ? toBrotli(page.body, brotliAt(9, page.body)) : toGzip(page.body, { level: 9 })
  await well.then(
    (body) => keep(page, encoding, body, false),
    () => {},
  )
}

function keep(page: StoredPage, encoding: Encoding, body: Buffer, isQuick: boolean): EncodedBody {
  const head = [
    ...Object.entries(page.headers).flat(),
    ...['etag', page.etag, 'vary', 'accept-encoding', 'content-length', String(body.length)],
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ]
  const encoded = { body, head, isQuick }
  page.encoded.set(encoding, encoded)
  return encoded
}

const brotliAt = (quality: number, body: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
})

function quickly(encoding: Encoding, body: Buffer): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, brotliAt(0, body))
  return encoding === 'gzip' ? gzipSync(body, { level: 1 }) : body
}
