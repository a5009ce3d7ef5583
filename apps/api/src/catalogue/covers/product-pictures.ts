// The pictures of a product in order: front, back and side, each a photograph where there is one and artwork where
// there is none; photographs from inside; and the card for link previews.

import { backCover } from '@stoa/covers/back-cover'
import { cover, coverContent } from '@stoa/covers/cover'
import { CARD_SIZE, type Front, shareCard } from '@stoa/covers/share-card'
import { sideView } from '@stoa/covers/side-view'
import type { Executor } from '../../database/transaction.ts'
import { backCoverBookOf, coverBookOf } from '../cover-book.ts'
import type { CoverFile, CoverStore, Photograph } from './cover-store.ts'
import { findPictureData, getOriginal, type PhotographRow, type PictureData } from './picture.queries.ts'
import { type Artwork, type CoverImageFormat, type CoverWidth, renderPhotograph } from './render-cover.ts'

export type RenderedView = 'front' | 'back' | 'side'

/** A photograph is named by its id. */
export type View = RenderedView | 'card' | number

export interface PictureParams {
  code: string
  view: View
  /** The card has one width only. */
  width: CoverWidth | 'svg'
  format: CoverImageFormat
}

const artworkByView: Record<RenderedView, (product: PictureData) => Artwork> = {
  front: (product) => ({ svg: cover(coverBookOf(product)) }),
  back: (product) => ({ svg: backCover(backCoverBookOf(product)) }),
  side: (product) => ({ svg: sideView(coverBookOf(product)), isCutOut: true }),
}

const canvasWidth = 600

/** Wide enough for the card, and quick to decode for it. */
const frontWidth = 720

export function createProductPictures(db: Executor, store: CoverStore) {
  const photographOf = ({ id, sha256 }: PhotographRow): Photograph => ({
    sha256,
    original: () => getOriginal(db, id),
  })

  /** The front as a part of the card. */
  async function frontOf(product: PictureData): Promise<Front> {
    const photograph = product.photographs.find(({ kind }) => kind === 'front')
    if (!photograph) return coverContent(coverBookOf(product))
    const picture = await renderPhotograph(await getOriginal(db, photograph.id), frontWidth, 'jpg')
    const height = Math.round((canvasWidth * photograph.height) / photograph.width)
    const source = `data:image/jpeg;base64,${picture.toString('base64')}`
    return { content: `<image width="${canvasWidth}" height="${height}" href="${source}"/>`, height }
  }

  return {
    /** Null when there is no such product, or it has no such picture. */
    async find({ code, view, width, format }: PictureParams): Promise<CoverFile | null> {
      const product = await findPictureData(db, code)
      if (!product) return null
      if (view === 'card') return store.get({ svg: shareCard(await frontOf(product)) }, CARD_SIZE.width, format)
      const photograph = product.photographs.find(({ id, kind }) => (typeof view === 'number' ? id : kind) === view)
      if (photograph) return width === 'svg' ? null : store.getPhotograph(photographOf(photograph), width, format)
      return typeof view === 'number' ? null : store.get(artworkByView[view](product), width, format)
    },
  }
}
