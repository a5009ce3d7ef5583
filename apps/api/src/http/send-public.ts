// Sends answers that are the same for everyone: anybody may keep one and must ask whether it is still the same.

import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { convert, type Encoding, encodingFor } from './encodings.ts'
import { isSameEntity } from './entity-tags.ts'

interface Body {
  etag: string
  plain: Buffer
  /** As it was sent before. */
  encoded: Map<Encoding, Buffer>
}

export type SendAnswer = (request: FastifyRequest, reply: FastifyReply, value: unknown) => FastifyReply

/** For one kind of answer. A value that is given again, because somebody keeps it, is written and packed once. */
export function publicSender(toWire: (value: unknown) => unknown): SendAnswer {
  const bodies = new WeakMap<object, Body>()
  const bodyOf = (value: unknown): Body => {
    const isObject = typeof value === 'object' && value !== null
    const known = isObject ? bodies.get(value) : undefined
    if (known) return known
    const plain = Buffer.from(JSON.stringify(toWire(value)))
    // weak: the same for each encoding
    const body = { etag: `W/"${hash('sha1', plain, 'base64url')}"`, plain, encoded: new Map() }
    if (isObject) bodies.set(value, body)
    return body
  }
  return (request, reply, value) => sendBody(request, reply, bodyOf(value))
}

function sendBody(request: FastifyRequest, reply: FastifyReply, { etag, plain, encoded }: Body): FastifyReply {
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'public, max-age=0, must-revalidate' })
  if (isSameEntity(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'], plain.length)
  const sent = encoded.get(encoding) ?? convert(plain, 'identity', encoding)
  encoded.set(encoding, sent)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(sent)
}
