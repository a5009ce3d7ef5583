// The pictures of a product, one after the other: its front, back and side, each a photograph where there is one and a
// drawing where there is none; photographs from inside; and the card that goes with a link.

import { backCover } from '@stoa/domain/cover/back-cover'
import { cover, coverContent } from '@stoa/domain/cover/cover'
import { CARD_SIZE, type Front, shareCard } from '@stoa/domain/cover/share-card'
import { sideView } from '@stoa/domain/cover/side-view'
import type { Executor } from '../database/transaction.ts'
import { backCoverBookOf, coverBookOf } from '../modules/catalogue/cover-book.ts'
import {
  findPictureFacts,
  getOriginal,
  type PhotographRow,
  type PictureFacts,
} from '../modules/catalogue/picture.queries.ts'
import type { CoverFile, CoverStore, Photograph } from './cover-store.ts'
import { type CoverImageFormat, type CoverWidth, type Drawing, renderPhotograph } from './render-cover.ts'

export type DrawnView = 'front' | 'back' | 'side'

/** A photograph is named by its id. */
export type View = DrawnView | 'card' | number

export interface PictureWish {
  code: string
  view: View
  /** The card has one width only. */
  width: CoverWidth | 'svg'
  format: CoverImageFormat
}

const drawings: Record<DrawnView, (facts: PictureFacts) => Drawing> = {
  front: (facts) => ({ svg: cover(coverBookOf(facts)) }),
  back: (facts) => ({ svg: backCover(backCoverBookOf(facts)) }),
  side: (facts) => ({ svg: sideView(coverBookOf(facts)), isCutOut: true }),
}

const canvasWidth = 600

/** Wide enough for the card, and quick to read into it. */
const frontWidth = 720

export function createProductPictures(db: Executor, store: CoverStore) {
  const photographOf = ({ id, sha256 }: PhotographRow): Photograph => ({
    sha256,
    original: () => getOriginal(db, id),
  })

  /** The front as a part of the card. */
  async function frontOf(facts: PictureFacts): Promise<Front> {
    const photograph = facts.photographs.find(({ kind }) => kind === 'front')
    if (!photograph) return coverContent(coverBookOf(facts))
    const picture = await renderPhotograph(await getOriginal(db, photograph.id), frontWidth, 'jpg')
    const height = Math.round((canvasWidth * photograph.height) / photograph.width)
    const source = `data:image/jpeg;base64,${picture.toString('base64')}`
    return { content: `<image width="${canvasWidth}" height="${height}" href="${source}"/>`, height }
  }

  return {
    /** Null when there is no such product, or it has no such picture. */
    async find({ code, view, width, format }: PictureWish): Promise<CoverFile | null> {
      const facts = await findPictureFacts(db, code)
      if (!facts) return null
      if (view === 'card') return store.get({ svg: shareCard(await frontOf(facts)) }, CARD_SIZE.width, format)
      const photograph = facts.photographs.find(({ id, kind }) => (typeof view === 'number' ? id : kind) === view)
      if (photograph) return width === 'svg' ? null : store.getPhotograph(photographOf(photograph), width, format)
      return typeof view === 'number' ? null : store.get(drawings[view](facts), width, format)
    },
  }
}
