// Generated covers as files: SVG with outlined words, and pictures in the widths the pages ask for.
import { cover } from '@stoa/domain/cover/cover'
import type { CoverBook } from '@stoa/domain/cover/cover-model'
import sharp from 'sharp'
import { outlineText } from './outline-text.ts'

// One thread per picture and no cache of pixels: covers are drawn beside the serving of pages, from vectors, once.
sharp.concurrency(1)
sharp.cache(false)

/** The largest is for price engines, which want a thousand pixels or more on a side. */
export const COVER_WIDTHS = [96, 160, 240, 320, 480, 720, 1200] as const

export type CoverWidth = (typeof COVER_WIDTHS)[number]

/** Pages ask for AVIF and WebP; JPEG is for those who read neither. */
export const COVER_IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const

export type CoverImageFormat = (typeof COVER_IMAGE_FORMATS)[number]

const CANVAS_WIDTH = 600
/** At this density librsvg draws one canvas unit as one pixel. */
const CANVAS_DENSITY = 72

export function isCoverWidth(width: number): width is CoverWidth {
  return COVER_WIDTHS.some((allowed) => allowed === width)
}

/** A cover that needs no fonts. Loads the fonts on first use, hence a promise. */
export function renderCoverSvg(book: CoverBook): Promise<string> {
  return outlineText(cover(book))
}

/** Draws the vectors at the wanted width (pixels), not at the canvas's: small covers stay sharp and cost less. */
export async function renderCoverImage(book: CoverBook, width: CoverWidth, format: CoverImageFormat): Promise<Buffer> {
  return rasterise(await renderCoverSvg(book), width, format)
}

/** Only for SVG without text. */
export function rasterise(svg: string, width: CoverWidth, format: CoverImageFormat): Promise<Buffer> {
  const density = (CANVAS_DENSITY * width) / CANVAS_WIDTH
  const picture = sharp(Buffer.from(svg), { density }).resize({ width }).removeAlpha()
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2 }).toBuffer()
  return format === 'webp' ? picture.webp({ quality: 82 }).toBuffer() : picture.jpeg({ quality: 82 }).toBuffer()
}
