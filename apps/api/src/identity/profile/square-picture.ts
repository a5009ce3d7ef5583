// Turns an uploaded file into the stored picture: a square re-encoded from the pixels. Nothing else of the file is
// stored: not where a photograph was taken, and not what a file may be besides a picture.

import { decodeInTurn, openPicture } from '../../open-picture.ts'

const maxSide = 512
const maxPixels = 40_000_000
const timeoutSeconds = 15

const startsWith = (file: Buffer, bytes: string, at = 0): boolean =>
  file.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1'))

/** The brands of an AVIF, still or moving; HEIC, in the same container, is none of them. */
function isAvif(file: Buffer): boolean {
  if (!startsWith(file, 'ftyp', 4)) return false
  const brands = file.subarray(8, Math.min(file.readUInt32BE(0), 128)).toString('latin1')
  return brands.match(/.{4}/gs)?.some((brand) => brand === 'avif' || brand === 'avis') ?? false
}

/** Detected by magic bytes, before any decoder sees the file: vector graphics and animations are refused. */
const isPhotograph = (file: Buffer): boolean =>
  startsWith(file, '\xff\xd8\xff') ||
  startsWith(file, '\x89PNG\r\n\x1a\n') ||
  (startsWith(file, 'RIFF') && startsWith(file, 'WEBP', 8)) ||
  isAvif(file)

/**
 * WebP, at most 512 pixels on each side; null for what is not one of the four formats, is truncated or is too large.
 */
export async function squarePicture(file: Buffer): Promise<Buffer | null> {
  if (file.length < 16 || !isPhotograph(file)) return null
  return decodeInTurn(async () => {
    try {
      const picture = openPicture(file, { limitInputPixels: maxPixels, pages: 1, sequentialRead: true })
      const { width, height } = (await picture.metadata()).autoOrient
      const size = Math.min(maxSide, width, height)
      return await picture
        .timeout({ seconds: timeoutSeconds })
        .autoOrient()
        .resize({ width: size, height: size, fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .webp({ quality: 82 })
        .toBuffer()
    } catch {
      return null
    }
  })
}
