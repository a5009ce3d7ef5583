// Covers as pictures: /covers/{code}/{width}.avif, .webp or .jpg, and /covers/{code}/cover.svg; the same below /back,
// /side and /{number of a photograph}; and /covers/{code}/card.jpg, for link previews.

import { createCoverStore } from '@stoa/api/catalogue/covers/cover-store'
import { createProductPictures, type PictureParams, type View } from '@stoa/api/catalogue/covers/product-pictures'
import { COVER_IMAGE_FORMATS, isCoverWidth } from '@stoa/api/catalogue/covers/render-cover'
import type { Database } from '@stoa/api/database/connect'
import type { FastifyInstance } from 'fastify'
import { commonHeaders } from './headers.ts'

const pictureName = /^(\d{2,4})\.(avif|webp|jpg)$/
const photographName = /^[1-9]\d{0,8}$/

function viewOf(name: string | undefined): View | null {
  if (name === undefined) return 'front'
  if (name === 'back' || name === 'side') return name
  return photographName.test(name) ? Number(name) : null
}

/** Null for an unknown name. */
function parseParams({ code, view, file }: Record<string, string | undefined>): PictureParams | null {
  const requestedView = viewOf(view)
  if (code === undefined || file === undefined || requestedView === null) return null
  if (file === 'card.jpg') return requestedView === 'front' ? { code, view: 'card', width: 1200, format: 'jpg' } : null
  if (file === 'cover.svg') return { code, view: requestedView, width: 'svg', format: 'avif' }
  const [, digits, extension] = pictureName.exec(file) ?? []
  const [width, format] = [Number(digits), COVER_IMAGE_FORMATS.find((candidate) => candidate === extension)]
  return format && isCoverWidth(width) ? { code, view: requestedView, width, format } : null
}

export function registerCovers(app: FastifyInstance, db: Database, folder: string): void {
  const pictures = createProductPictures(db, createCoverStore({ folder }))
  for (const path of ['/covers/:code/:file', '/covers/:code/:view/:file'])
    app.get<{ Params: Record<string, string> }>(path, async (request, reply) => {
      const params = parseParams(request.params)
      const picture = params && (await pictures.find(params))
      if (!picture) return reply.code(404).headers(commonHeaders).type('text/plain; charset=utf-8').send('404')
      reply.headers({ ...commonHeaders, etag: picture.etag, 'cache-control': 'public, max-age=86400' })
      if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send()
      return reply.type(picture.type).send(picture.body)
    })
}
