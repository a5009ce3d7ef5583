// Adds a photograph to a product. It is stored in the database, where every server process finds it, a large one
// scaled down; the widths for pages are rendered on demand.

import { createHash } from 'node:crypto'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import { decodeInTurn, openPicture } from '../../open-picture.ts'
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
/** Of a stored picture, in pixels: pages ask for at most 1,200 of its width. */
const storedSide = 2000
/** Shorter is a placeholder or a line, and no format of ours holds longer ones (WebP). */
const [shortestSide, longestSide] = [30, 16_383]
const formats = new Set(['jpeg', 'png', 'webp', 'heif'])

interface ReadPicture {
  /** Of the file, in pixels. */
  sides: readonly [number, number]
  /** What is stored: the file, or a large picture scaled down. */
  original: Buffer
  /** In pixels, upright. */
  width: number
  height: number
  /** Its mean colour. */
  color: string
}

/** Null for anything that is not a picture we can show; it is decoded to its end. */
async function readPicture(file: Buffer): Promise<ReadPicture | null> {
  try {
    const { autoOrient, format } = await openPicture(file).metadata()
    if (!format || !formats.has(format)) return null
    const sides = [autoOrient.width, autoOrient.height] as const
    const original = Math.max(...sides) > storedSide ? await scaleDown(file) : file
    const { width, height } = (await openPicture(original).metadata()).autoOrient
    return { sides, original, width, height, color: await meanColor(original) }
  } catch {
    return null
  }
}

const scaleDown = (file: Buffer): Promise<Buffer> =>
  openPicture(file)
    .autoOrient()
    .resize({ width: storedSide, height: storedSide, fit: 'inside' })
    .webp({ quality: 90 })
    .toBuffer()

async function meanColor(original: Buffer): Promise<string> {
  const pixel = await openPicture(original)
    .flatten()
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const color = `#${[...pixel.subarray(0, 3)].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  return color.length === 7 ? color : '#808080'
}

export async function addPicture(db: Database, input: PictureInput): Promise<Outcome<null, PictureRefusal>> {
  if (input.original.length > maxBytes) return refused({ code: 'picture_too_large' })
  if (input.kind === 'inside' && (input.altEl === null || input.altEn === null)) return refused({ code: 'alt_missing' })
  const picture = await decodeInTurn(() => readPicture(input.original))
  if (!picture) return refused({ code: 'not_a_picture' })
  const { sides, ...photograph } = picture
  if (Math.min(...sides) < shortestSide || Math.max(...sides) > longestSide) return refused({ code: 'size_unusable' })
  const sha256 = createHash('sha256').update(photograph.original).digest('hex')
  return decideInTransaction(db, async (tx) => {
    const productId = await queries.lockProduct(tx, input.code)
    if (productId === null) return refused({ code: 'product_not_found' })
    await queries.savePhotograph(tx, { ...input, ...photograph, origin: input.origin ?? 'hand', productId, sha256 })
    return done(null)
  })
}
