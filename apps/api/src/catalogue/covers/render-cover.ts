// Drawings and pictures as files: SVG with outlined words, and pictures in the widths the pages ask for.
import sharp, { type Sharp } from 'sharp'
import { outlineText } from './outline-text.ts'

// One thread per picture and no cache of pixels: covers are drawn beside the serving of pages, from vectors, once.
sharp.concurrency(1)
sharp.cache(false)

/** The largest is for price engines, which want a thousand pixels or more on a side, and for looking at from near. */
export const COVER_WIDTHS = [96, 160, 240, 320, 480, 720, 1200] as const

export type CoverWidth = (typeof COVER_WIDTHS)[number]

/** Pages ask for AVIF and WebP; JPEG is for those who read neither. */
export const COVER_IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const

export type CoverImageFormat = (typeof COVER_IMAGE_FORMATS)[number]

/** SVG source as `@stoa/covers` draws it. */
export interface Artwork {
  readonly svg: string
  /** Nothing is painted between the thing and the edges of the canvas: the page shows through. */
  readonly isCutOut?: boolean
}

/** At this density librsvg draws one canvas unit as one pixel. */
const CANVAS_DENSITY = 72
/** What shows through where a format knows no transparency. */
const PAPER = '#fbf9f5'

export function isCoverWidth(width: number): width is CoverWidth {
  return COVER_WIDTHS.some((allowed) => allowed === width)
}

/** The drawing without need of fonts. Loads the fonts on first use, hence a promise. */
export function renderSvg({ svg }: Artwork): Promise<string> {
  return outlineText(svg)
}

/** Draws the vectors at the wanted width (pixels), not at the canvas's: small covers stay sharp and cost less. */
export async function renderArtwork(artwork: Artwork, width: CoverWidth, format: CoverImageFormat): Promise<Buffer> {
  const canvas = Number(/viewBox="0 0 (\d+) /.exec(artwork.svg)?.[1])
  const svg = Buffer.from(await renderSvg(artwork))
  const picture = sharp(svg, { density: (CANVAS_DENSITY * width) / canvas }).resize({ width })
  return encode(artwork.isCutOut && format !== 'jpg' ? picture : picture.flatten({ background: PAPER }), format)
}

/** A photograph at the wanted width (pixels), upright and without what the camera wrote into it; never enlarged. */
export function renderPhotograph(original: Buffer, width: CoverWidth, format: CoverImageFormat): Promise<Buffer> {
  const picture = sharp(original).autoOrient().resize({ width, withoutEnlargement: true })
  return encode(picture.flatten({ background: PAPER }), format)
}

function encode(picture: Sharp, format: CoverImageFormat): Promise<Buffer> {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2 }).toBuffer()
  return format === 'webp' ? picture.webp({ quality: 82 }).toBuffer() : picture.jpeg({ quality: 82 }).toBuffer()
}
