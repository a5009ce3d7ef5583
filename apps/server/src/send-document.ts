// Answering with a feed or a sitemap: from disk, in the encoding that is accepted, confirmed when the reader has it already. A
// name that ends in .gz is the packed file itself, for readers who want it so.

import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type DocumentEncoding, documentEndings } from '@stoa/api/modules/feeds/document'
import type { FoundDocument } from '@stoa/api/modules/feeds/feeds.service'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { commonHeaders } from './headers.ts'

/** `file` is the packed document as such; the others are what stands for it on the way. */
type Form = DocumentEncoding | 'identity' | 'file'

export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: FoundDocument,
  asked: { type: string; asFile: boolean },
): FastifyReply {
  const form = asked.asFile ? 'file' : encodingFor(request.headers['accept-encoding'])
  const etag = `"${document.digest}-${form}"`
  reply.headers({
    ...commonHeaders,
    etag,
    vary: 'accept-encoding',
    'cache-control': 'public, no-cache',
    'last-modified': new Date(document.writtenAt).toUTCString(),
  })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  reply.type(form === 'file' ? 'application/gzip' : asked.type).header('content-length', lengthOf(document, form))
  if (form === 'gzip' || form === 'br') reply.header('content-encoding', form)
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : bodyOf(document, form))
}

export const sendNothing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).headers(commonHeaders).type('text/plain; charset=utf-8').send('404')

function encodingFor(accepted: string | undefined): DocumentEncoding | 'identity' {
  const wanted = (accepted ?? '').split(',').filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
  const names = wanted.map((one) => one.split(';')[0]?.trim().toLowerCase())
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : 'identity'
}

function lengthOf({ bytes, packed }: FoundDocument, form: Form): number {
  if (form === 'identity') return bytes
  return packed[form === 'file' ? 'gzip' : form]
}

function bodyOf({ folder, name }: FoundDocument, form: Form): Readable {
  const file = createReadStream(join(folder, `${name}${documentEndings[form === 'br' ? 'br' : 'gzip']}`))
  // Whoever goes away half-way closes the file as well.
  return form === 'identity' ? pipeline(file, createGunzip(), () => {}) : file
}
