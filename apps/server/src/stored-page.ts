// A page in the cache: its body, and the encodings of it that browsers have requested. The first request gets a fast
// encoding, so that it need not wait for the compressor; a page that is requested again is compressed better, in the
// background.

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
  /** Encoded fast: the next request starts a better one. */
  isQuick: boolean
}

export interface RenderedPage {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
  tags: readonly string[]
  /** Milliseconds since 1970. */
  validUntil: number
}

export interface StoredPage extends RenderedPage {
  encoded: Map<Encoding, EncodedBody>
  etag: string
  /** Approximate bytes in memory, including its encodings. */
  size: number
}

export function storedPage(rendered: RenderedPage): StoredPage {
  const etag = `"${hash('sha1', rendered.body, 'base64url')}"`
  return { ...rendered, encoded: new Map(), etag, size: Math.round(rendered.body.length * 1.5) + 512 }
}

const minCompressBytes = 1024

/** The best encoding a browser accepts and the page is worth. */
export function encodingFor(accepted: string | undefined, { body }: Pick<StoredPage, 'body'>): Encoding {
  if (accepted === undefined || body.length < minCompressBytes) return 'identity'
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

export function encodedBody(encoding: Encoding, page: StoredPage): EncodedBody {
  const cached = page.encoded.get(encoding)
  if (!cached) return storeEncoding(page, encoding, encodeFast(encoding, page.body), encoding !== 'identity')
  if (cached.isQuick) {
    cached.isQuick = false
    void recompress(encoding, page)
  }
  return cached
}

/** Encodes at the best quality; the fast one stays when the compressor fails. */
export async function recompress(encoding: Encoding, page: StoredPage): Promise<void> {
  const compressed = encoding === 'br' ? toBrotli(page.body, brotliAt(9, page.body)) : toGzip(page.body, { level: 9 })
  await compressed.then(
    (body) => storeEncoding(page, encoding, body, false),
    () => {},
  )
}

function storeEncoding(page: StoredPage, encoding: Encoding, body: Buffer, isQuick: boolean): EncodedBody {
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

function encodeFast(encoding: Encoding, body: Buffer): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, brotliAt(0, body))
  return encoding === 'gzip' ? gzipSync(body, { level: 1 }) : body
}
