// Opens every picture that is decoded, so that a small file cannot take the memory of the process.

import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { createLimiter } from './concurrency-limiter.ts'

// One thread per picture and no pixel cache: pictures are rendered while pages are served.
sharp.concurrency(1)
sharp.cache(false)

const maxPixels = 60_000_000
/** AVIF is decoded as a whole, at about twenty bytes for each pixel; other formats are scaled as they are read. */
const maxHeifPixels = 16_000_000

/** AVIF, HEIC and their like, which are all in the same container. */
const isHeif = (file: Buffer): boolean => file.toString('latin1', 4, 8) === 'ftyp'

type Opening = Omit<SharpOptions, 'limitInputPixels'> & { limitInputPixels?: number }

/** Decoding fails for what has more pixels than allowed, and for what is broken. */
export function openPicture(file: Buffer, options: Opening = {}): Sharp {
  const { limitInputPixels = maxPixels } = options
  const limit = isHeif(file) ? Math.min(limitInputPixels, maxHeifPixels) : limitInputPixels
  return sharp(file, { failOn: 'error', ...options, limitInputPixels: limit })
}

/** Pictures that arrive are decoded one at a time: a large one takes a few hundred megabytes. */
export const decodeInTurn = createLimiter(1)
