// A page as it is kept: packed, with its head. Other encodings are made of it when they are asked for, and the last few
// of them are kept for whoever asks next.

import { hash } from 'node:crypto'
import { convert, type Encoding, packBody } from '@stoa/api/http/encodings'
import { LRUCache } from 'lru-cache'
import type { Tagged } from './tagged-cache.ts'

export interface RenderedPage extends Omit<Tagged, 'size'> {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
}

export interface StoredPage extends Tagged {
  status: number
  /** The HTTP head without what depends on the encoding, names and values in turn. */
  head: readonly string[]
  etag: string
  body: Buffer
  encoding: 'identity' | 'br'
  /** Of the plain body; few are not worth compressing. */
  compressibleBytes: number
}

/** What an entry, its address and the objects around it take; and each tag with its place in the index. */
const entryBytes = 1024
const tagBytes = 120

const sizeOf = (body: Buffer, head: readonly string[], tags: readonly string[]): number =>
  body.length + entryBytes + tags.length * tagBytes + head.reduce((sum, text) => sum + text.length, 0)

/** Not packed: nobody waits for the compressor. */
export function freshPage({ status, headers, body, ...kept }: RenderedPage): StoredPage {
  // weak: it is the same for all encodings of the content
  const etag = `W/"${hash('sha1', body, 'base64url')}"`
  const head = [...Object.entries(headers).flat(), 'etag', etag, 'vary', 'accept-encoding']
  const size = sizeOf(body, head, kept.tags)
  return { ...kept, status, head, etag, body, encoding: 'identity', compressibleBytes: body.length, size }
}

export async function packPage(fresh: StoredPage): Promise<StoredPage> {
  const body = await packBody(fresh.body)
  return { ...fresh, body, encoding: 'br', size: sizeOf(body, fresh.head, fresh.tags) }
}

export type BodyOf = (page: StoredPage, encoding: Encoding) => Buffer

/** The bodies of pages in any encoding; at most so many bytes of converted ones are kept. */
export function createBodies(maxBytes: number): BodyOf {
  const converted = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length + 1 })
  return (page, encoding) => {
    if (encoding === page.encoding) return page.body
    // the tag names the content: the same for whatever page has it
    const key = `${encoding} ${page.etag}`
    const body = converted.get(key) ?? convert(page.body, page.encoding, encoding)
    converted.set(key, body)
    return body
  }
}
