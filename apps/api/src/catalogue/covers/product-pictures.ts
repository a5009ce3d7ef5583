// The pictures of a product: the front, a photograph or else artwork; its other photographs; and the card for link
// previews. Only a front is ever drawn: nobody can draw the back of a book that he has not seen.

import { cover } from '@stoa/covers/cover'
import { CARD_SIZE, shareCard } from '@stoa/covers/share-card'
import { titleCard } from '@stoa/covers/title-card'
import type { Language } from '@stoa/domain/language'
import type { Executor } from '../../database/transaction.ts'
import { colorView, coverBookOf, drawingVersion, drawnColors, photographVersion } from '../cover-book.ts'
import { type CoverFile, type CoverStore, type StoredPicture, storedArtwork, storedPhotograph } from './cover-store.ts'
import { findPictureData, getOriginal, type PhotographRow, type PictureData } from './picture.queries.ts'
import { type CoverImageFormat, type CoverWidth, renderPhotograph } from './render-cover.ts'

/** A photograph from inside is named by its id, the drawing of a thing in one of its colours by the colour. */
export type View = 'front' | 'back' | 'side' | 'card' | number | `color-${string}`

export interface PictureParams {
  code: string
  view: View
  /** The card has one width only. */
  width: CoverWidth | 'svg'
  format: CoverImageFormat
  /** The version in the address; an address without one is of whatever the picture is now. */
  version?: string | undefined
}

interface FoundPicture extends CoverFile {
  /** The address that was asked for will never show anything else. */
  readonly isFinal: boolean
  /** Something better is being made: not to be kept. */
  readonly isStandIn: boolean
}

const shopNames: Record<Language, string> = { el: 'Στοά', en: 'Stoa' }
const shopTrades: Record<Language, string> = { el: 'Βιβλιοπωλείο', en: 'Bookshop' }

const canvasWidth = 600

/** Wide enough for the card, and quick to decode for it. */
const frontWidth = 720

export function createProductPictures(db: Executor, store: CoverStore) {
  /** The card around a photograph of the front, kept under the photograph's digest: it is decoded for a new card only. */
  function photographCard({ id, sha256, width, height }: PhotographRow): StoredPicture {
    const canvasHeight = Math.round((canvasWidth * height) / width)
    const cardWith = (href: string) =>
      shareCard({
        content: `<image width="${canvasWidth}" height="${canvasHeight}" href="${href}"/>`,
        height: canvasHeight,
      })
    return {
      source: cardWith(sha256),
      async render(...size) {
        const front = await renderPhotograph(await getOriginal(db, id), frontWidth, 'jpg')
        return storedArtwork({ svg: cardWith(`data:image/jpeg;base64,${front.toString('base64')}`) }).render(...size)
      },
    }
  }

  function cardOf(product: PictureData): StoredPicture {
    const photograph = product.photographs.find(({ kind }) => kind === 'front')
    if (photograph) return photographCard(photograph)
    const { title, author } = coverBookOf(product)
    return storedArtwork({ svg: titleCard({ title, byline: author, shop: shopNames[product.name_language] }) })
  }

  return {
    /** Null when there is no such product, or it has no such picture. */
    async find({ code, view, width, format, version }: PictureParams): Promise<FoundPicture | null> {
      const product = await findPictureData(db, code)
      if (!product) return null
      if (view === 'card')
        return {
          ...(await store.get(cardOf(product), CARD_SIZE.width, format)),
          isFinal: false,
          isStandIn: false,
        }
      const photograph = product.photographs.find(({ id, kind }) => (typeof view === 'number' ? id : kind) === view)
      const color = drawnColors(product).find((code) => colorView(code) === view)
      if (!photograph && view !== 'front' && color === undefined) return null
      if (photograph && width === 'svg') return null
      const [picture, current] = photograph ? pictureOf(db, photograph) : frontArtwork(product, color)
      const file = await store.getQuickly(picture, width, format)
      return { ...file, isFinal: file.isFinal && version === current, isStandIn: !file.isFinal }
    },
  }
}

/** A photograph, and its version. */
export const pictureOf = (db: Executor, { id, sha256 }: PhotographRow): [StoredPicture, string] => [
  storedPhotograph({ sha256, original: () => getOriginal(db, id) }),
  photographVersion(sha256),
]

/** The drawn front, of a thing in one of its colours, and its version. */
export function frontArtwork(product: PictureData, color?: string): [StoredPicture, string] {
  const book = coverBookOf(product, color)
  return [storedArtwork({ svg: cover(book) }), drawingVersion(book)]
}

/** The picture in previews of links to pages that are about no product. */
export function shopCard(store: CoverStore, language: Language): Promise<CoverFile> {
  const svg = titleCard({ title: shopNames[language], byline: '', shop: shopTrades[language] })
  return store.get(storedArtwork({ svg }), CARD_SIZE.width, 'jpg')
}
