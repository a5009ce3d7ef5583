// Sends a feed or a sitemap: from disk, in the encoding that is accepted, revalidated when the client has it already. A
// name that ends in .gz is the compressed file itself, for clients that prefer it.

import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type DocumentEncoding, documentExtensions } from '@stoa/api/catalogue/feeds/document'
import type { FeedDocument } from '@stoa/api/catalogue/feeds/feeds.service'
import { encodingFor } from '@stoa/api/http/encodings'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { commonHeaders } from './headers.ts'

/** `file` is the packed document as such; the others are what stands for it on the way. */
type Representation = DocumentEncoding | 'identity' | 'file'

export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: FeedDocument,
  options: { type: string; asFile: boolean },
): FastifyReply {
  const representation = options.asFile ? 'file' : encodingFor(request.headers['accept-encoding'])
  const etag = `"${document.digest}-${representation}"`
  reply.headers({
    ...commonHeaders,
    etag,
    vary: 'accept-encoding',
    'cache-control': 'public, no-cache',
    'last-modified': new Date(document.writtenAt).toUTCString(),
  })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  reply
    .type(representation === 'file' ? 'application/gzip' : options.type)
    .header('content-length', lengthOf(document, representation))
  if (representation === 'gzip' || representation === 'br') reply.header('content-encoding', representation)
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : bodyOf(document, representation))
}

export const sendNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).headers(commonHeaders).type('text/plain; charset=utf-8').send('404')

function lengthOf({ bytes, packed }: FeedDocument, representation: Representation): number {
  if (representation === 'identity') return bytes
  return packed[representation === 'file' ? 'gzip' : representation]
}

function bodyOf({ folder, name }: FeedDocument, representation: Representation): Readable {
  const file = createReadStream(join(folder, `${name}${documentExtensions[representation === 'br' ? 'br' : 'gzip']}`))
  // A client that disconnects closes the file as well.
  return representation === 'identity' ? pipeline(file, createGunzip(), () => {}) : file
}
