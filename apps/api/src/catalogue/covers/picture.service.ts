// Adds a photograph to a product. The original is stored in the database, where every server process finds it; the
// widths for pages are rendered on demand.

import { createHash } from 'node:crypto'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import sharp from 'sharp'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import type { PictureKind, PictureOrigin } from '../cover-book.ts'
import * as queries from './picture.queries.ts'

export interface PictureInput {
  code: string
  kind: PictureKind
  /** The alternative text. A front, a back and a side need none. */
  altEl: string | null
  altEn: string | null
  original: Buffer
  origin?: PictureOrigin
}

export type PictureRefusal = {
  readonly code: 'product_not_found' | 'not_a_picture' | 'picture_too_large' | 'size_unusable' | 'alt_missing'
}

const maxBytes = 20 * 1024 * 1024
const maxPixels = 60_000_000
/** Shorter is a placeholder or a line, and no format of ours holds longer ones (WebP). */
const [shortestSide, longestSide] = [30, 16_383]
const formats = new Set(['jpeg', 'png', 'webp', 'heif'])

interface PictureFacts {
  /** In pixels, upright. */
  width: number
  height: number
  /** Its mean colour. */
  color: string
}

/** Null for anything that is not a picture we can show; it is decoded to its end. */
async function examine(original: Buffer): Promise<PictureFacts | null> {
  try {
    const options = { limitInputPixels: maxPixels, failOn: 'error' } as const
    const { autoOrient, format } = await sharp(original, options).metadata()
    if (!format || !formats.has(format)) return null
    const pixel = await sharp(original, options)
      .flatten()
      .resize(1, 1, { fit: 'fill' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer()
    const color = `#${[...pixel.subarray(0, 3)].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
    return { ...autoOrient, color: color.length === 7 ? color : '#808080' }
  } catch {
    return null
  }
}

export async function addPicture(db: Database, input: PictureInput): Promise<Outcome<null, PictureRefusal>> {
  if (input.original.length > maxBytes) return refused({ code: 'picture_too_large' })
  if (input.kind === 'inside' && (input.altEl === null || input.altEn === null)) return refused({ code: 'alt_missing' })
  const facts = await examine(input.original)
  if (!facts) return refused({ code: 'not_a_picture' })
  const sides = [facts.width, facts.height]
  if (Math.min(...sides) < shortestSide || Math.max(...sides) > longestSide) return refused({ code: 'size_unusable' })
  const sha256 = createHash('sha256').update(input.original).digest('hex')
  return decideInTransaction(db, async (tx) => {
    const productId = await queries.lockProduct(tx, input.code)
    if (productId === null) return refused({ code: 'product_not_found' })
    await queries.savePhotograph(tx, { ...input, ...facts, origin: input.origin ?? 'hand', productId, sha256 })
    return done(null)
  })
}
