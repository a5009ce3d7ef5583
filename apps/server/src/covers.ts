// Covers as pictures: /covers/{code}/{width}.avif, .webp or .jpg, and /covers/{code}/cover.svg.

import { createCoverStore } from '@stoa/api/covers/cover-store'
import { COVER_IMAGE_FORMATS, isCoverWidth } from '@stoa/api/covers/render-cover'
import type { Database } from '@stoa/api/database/connect'
import { findCoverBook } from '@stoa/api/modules/catalogue/cover-book'
import type { FastifyInstance } from 'fastify'
import { commonHeaders } from './headers.ts'

const pictureName = /^(\d{2,4})\.(avif|webp|jpg)$/

export function registerCovers(app: FastifyInstance, db: Database, folder: string): void {
  const store = createCoverStore({ folder })
  app.get<{ Params: { code: string; file: string } }>('/covers/:code/:file', async (request, reply) => {
    const { code, file } = request.params
    const [, width = '', format = ''] = pictureName.exec(file) ?? []
    const wanted = file === 'cover.svg' ? ('svg' as const) : Number(width)
    const book = wanted === 'svg' || isCoverWidth(wanted) ? await findCoverBook(db, code) : null
    if (!book || (wanted !== 'svg' && !isCoverWidth(wanted)))
      return reply.code(404).headers(commonHeaders).type('text/plain; charset=utf-8').send('404')
    const picture = await store.get(book, wanted, COVER_IMAGE_FORMATS.find((one) => one === format) ?? 'avif')
    reply.headers({ ...commonHeaders, etag: picture.etag, 'cache-control': 'public, max-age=86400' })
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send()
    return reply.type(picture.type).send(picture.body)
  })
}
