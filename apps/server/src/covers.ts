// Covers as pictures: /covers/{code}/v{version}/{width}.avif, .webp or .jpg, and cover.svg when it is drawn; the version
// changes with the picture, so that browsers may keep it for a year, and without one the current picture is sent;
// photographs below /back, /side and /{number of a photograph}, a thing drawn in a colour below /color-{its code}; and for
// link previews /covers/{code}/card.jpg, and /share/{language}.jpg for pages that are about no product.

import { type CoverFile, createCoverStore } from '@stoa/api/catalogue/covers/cover-store'
import {
  createProductPictures,
  type PictureParams,
  shopCard,
  type View,
} from '@stoa/api/catalogue/covers/product-pictures'
import { COVER_IMAGE_FORMATS, isCoverWidth } from '@stoa/api/catalogue/covers/render-cover'
import type { Database } from '@stoa/api/database/connect'
import { isLanguage } from '@stoa/domain/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { commonHeaders } from './headers.ts'

const pictureName = /^(\d{2,4})\.(avif|webp|jpg)$/
const versionName = /^v[0-9a-f]{12}$/
const photographName = /^[1-9]\d{0,8}$/
const isColorName = (name: string): name is `color-${string}` => /^color-[a-z0-9-]{1,60}$/.test(name)

function viewOf(name: string | undefined): View | null {
  if (name === undefined) return 'front'
  if (name === 'back' || name === 'side') return name
  if (isColorName(name)) return name
  return photographName.test(name) ? Number(name) : null
}

/** Null for an unknown name. */
function parseParams(params: Record<string, string | undefined>): PictureParams | null {
  const { code, file } = params
  const isVersion = params.version === undefined && versionName.test(params.view ?? '')
  const [view, versionText] = isVersion ? [undefined, params.view] : [params.view, params.version]
  const version = versionText?.slice(1)
  const requestedView = versionText === undefined || versionName.test(versionText) ? viewOf(view) : null
  if (code === undefined || file === undefined || requestedView === null) return null
  if (file === 'card.jpg')
    return requestedView === 'front' && version === undefined
      ? { code, view: 'card', width: 1200, format: 'jpg' }
      : null
  if (file === 'cover.svg') return { code, view: requestedView, width: 'svg', format: 'avif', version }
  const [, digits, extension] = pictureName.exec(file) ?? []
  const [width, format] = [Number(digits), COVER_IMAGE_FORMATS.find((candidate) => candidate === extension)]
  return format && isCoverWidth(width) ? { code, view: requestedView, width, format, version } : null
}

type SentPicture = CoverFile & { isFinal?: boolean; isStandIn?: boolean }

function cacheControl({ isFinal, isStandIn }: SentPicture): string {
  if (isStandIn) return 'no-cache'
  return isFinal ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'
}

function send(request: FastifyRequest, reply: FastifyReply, picture: SentPicture | null): FastifyReply {
  if (!picture) return reply.code(404).headers(commonHeaders).type('text/plain; charset=utf-8').send('404')
  reply.headers({ ...commonHeaders, etag: picture.etag, 'cache-control': cacheControl(picture) })
  if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send()
  return reply.type(picture.type).send(picture.body)
}

export function registerCovers(app: FastifyInstance, db: Database, folder: string): void {
  const store = createCoverStore({ folder })
  const pictures = createProductPictures(db, store)
  for (const path of ['/covers/:code/:file', '/covers/:code/:view/:file', '/covers/:code/:view/:version/:file'])
    app.get<{ Params: Record<string, string> }>(path, async (request, reply) => {
      const params = parseParams(request.params)
      return send(request, reply, params && (await pictures.find(params)))
    })
  app.get<{ Params: { file: string } }>('/share/:file', async (request, reply) => {
    const language = /^(\w\w)\.jpg$/.exec(request.params.file)?.[1]
    return send(request, reply, isLanguage(language) ? await shopCard(store, language) : null)
  })
}
