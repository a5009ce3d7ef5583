// Adds a photograph to a product. The original is stored in the database, where every server process finds it; the
// widths for pages are rendered on demand.

import { createHash } from 'node:crypto'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import sharp from 'sharp'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import type { PictureKind } from '../cover-book.ts'
import * as queries from './picture.queries.ts'

export interface PictureInput {
  code: string
  kind: PictureKind
  /** The alternative text. A front, a back and a side need none. */
  altEl: string | null
  altEn: string | null
  original: Buffer
}

export type PictureRefusal = {
  readonly code: 'product_not_found' | 'not_a_picture' | 'picture_too_large' | 'alt_missing'
}

const maxBytes = 20 * 1024 * 1024
const maxPixels = 60_000_000
const formats = new Set(['jpeg', 'png', 'webp', 'heif'])

/** Width and height in pixels, upright; null for anything that is not a picture we can show. */
async function sizeOf(original: Buffer): Promise<{ width: number; height: number } | null> {
  try {
    const { autoOrient, format } = await sharp(original, { limitInputPixels: maxPixels }).metadata()
    return format && formats.has(format) ? autoOrient : null
  } catch {
    return null
  }
}

export async function addPicture(db: Database, input: PictureInput): Promise<Outcome<null, PictureRefusal>> {
  if (input.original.length > maxBytes) return refused({ code: 'picture_too_large' })
  if (input.kind === 'inside' && (input.altEl === null || input.altEn === null)) return refused({ code: 'alt_missing' })
  const size = await sizeOf(input.original)
  if (!size) return refused({ code: 'not_a_picture' })
  const sha256 = createHash('sha256').update(input.original).digest('hex')
  return decideInTransaction(db, async (tx) => {
    const productId = await queries.lockProduct(tx, input.code)
    if (productId === null) return refused({ code: 'product_not_found' })
    await queries.savePhotograph(tx, { ...input, ...size, productId, sha256 })
    return done(null)
  })
}
