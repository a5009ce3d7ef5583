// Sends an answer that is the same for everyone: anybody may keep it and must ask whether it is still the same.

import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { convert, encodingFor } from './encodings.ts'
import { isSameEntity } from './entity-tags.ts'

export function sendPublic(request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  const body = Buffer.from(JSON.stringify(answer))
  // weak: the same for each encoding
  const etag = `W/"${hash('sha1', body, 'base64url')}"`
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'public, max-age=0, must-revalidate' })
  if (isSameEntity(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'], body.length)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(convert(body, 'identity', encoding))
}
