// Customers' pictures: /pictures/{name}.webp. They were uploaded by strangers, so browsers are told to run nothing and
// to sniff no type. A new picture has a new name; a deleted one is gone within a minute.

import type { Database } from '@stoa/api/database/connect'
import { findPicture } from '@stoa/api/identity/profile/profile.service'
import type { FastifyInstance } from 'fastify'
import { commonHeaders } from './headers.ts'

const pictureName = /^([0-9a-f]{32})\.webp$/

const pictureHeaders = {
  ...commonHeaders,
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'noindex',
}

export function registerPictures(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const name = pictureName.exec(request.params.file)?.[1]
    const picture = name === undefined ? null : await findPicture(db, name)
    reply.headers(pictureHeaders)
    if (!picture)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('404')
    const etag = `"${name}"`
    reply.headers({ etag, 'cache-control': 'public, max-age=60' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/webp').send(picture)
  })
}
