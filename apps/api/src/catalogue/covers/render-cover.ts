// Artwork and photographs as files: SVG with outlined text, and bitmaps in the widths the pages ask for.
import type { Sharp } from 'sharp'
import { openPicture } from '../../open-picture.ts'
import { outlineText } from './outline-text.ts'

/** The largest is for price engines, which require a thousand pixels or more on a side, and for zooming. */
export const COVER_WIDTHS = [96, 160, 240, 320, 480, 720, 1200] as const

export type CoverWidth = (typeof COVER_WIDTHS)[number]

/** Pages ask for AVIF and WebP; JPEG is for clients that support neither. */
export const COVER_IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const

export type CoverImageFormat = (typeof COVER_IMAGE_FORMATS)[number]

/** SVG source as `@stoa/covers` renders it. */
export interface Artwork {
  readonly svg: string
}

/** At this density librsvg renders one canvas unit as one pixel. */
const CANVAS_DENSITY = 72
/** The background for formats without transparency. */
const PAPER = '#fbf9f5'

export function isCoverWidth(width: number): width is CoverWidth {
  return COVER_WIDTHS.some((allowed) => allowed === width)
}

/** The SVG without fonts. Loads the fonts on first use, hence a promise. */
export function renderSvg({ svg }: Artwork): Promise<string> {
  return outlineText(svg)
}

/** Renders the vectors at the requested width (pixels), not at the canvas's: small covers stay sharp and cost less. */
export async function renderArtwork(artwork: Artwork, width: CoverWidth, format: CoverImageFormat): Promise<Buffer> {
  const canvas = Number(/viewBox="0 0 (\d+) /.exec(artwork.svg)?.[1])
  const svg = Buffer.from(await renderSvg(artwork))
  const picture = openPicture(svg, { density: (CANVAS_DENSITY * width) / canvas }).resize({ width })
  return encode(picture.flatten({ background: PAPER }), format)
}

/** A photograph at the requested width (pixels), upright and without camera metadata; never enlarged. */
export function renderPhotograph(original: Buffer, width: CoverWidth, format: CoverImageFormat): Promise<Buffer> {
  const picture = openPicture(original).autoOrient().resize({ width, withoutEnlargement: true })
  return encode(picture.flatten({ background: PAPER }), format)
}

function encode(picture: Sharp, format: CoverImageFormat): Promise<Buffer> {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2 }).toBuffer()
  return format === 'webp' ? picture.webp({ quality: 82 }).toBuffer() : picture.jpeg({ quality: 82 }).toBuffer()
}
