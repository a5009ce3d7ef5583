// A page as it is kept: its body in the encodings browsers ask for, each with its whole HTTP head written out once, so that
// answering from the cache is one write.

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export type Encoding = 'identity' | 'gzip' | 'br'

export interface StoredPage {
  status: number
  headers: Readonly<Record<string, string>>
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
  etag: string
  tags: readonly string[]
  /** Milliseconds since 1970. */
  holdsUntil: number
  size: number
}

export interface PageParts {
  status: number
  headers: Record<string, string>
  body: Buffer
  tags: readonly string[]
  holdsUntil: number
}

const smallest = 1024

export async function storedPage({ status, headers, body, tags, holdsUntil }: PageParts): Promise<StoredPage> {
  const bodies = { identity: body, ...(body.length < smallest ? {} : await compressed(body)) }
  return {
    status,
    headers,
    bodies,
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    tags,
    holdsUntil,
    size: Object.values(bodies).reduce((sum, one) => sum + one.length, 512),
  }
}

async function compressed(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, zipped] = await Promise.all([toBrotli(body, { params: quality }), toGzip(body, { level: 6 })])
  return { br, gzip: zipped }
}

/** The best encoding a browser accepts and the page has. */
export function encodingFor(accepted: string | undefined, page: StoredPage): Encoding {
  if (accepted === undefined) return 'identity'
  if (page.bodies.br && /\bbr\b/.test(accepted)) return 'br'
  return page.bodies.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}
