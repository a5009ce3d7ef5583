// Renders a cover for every book without a picture, from the book's own data by rules that never change, so that it is
// the same on every page and every visit. The generated cover is a book's permanent fallback.
import { COMPOSITIONS } from './compositions/all-compositions.ts'
import { CANVAS_WIDTH, type CoverBook, type CoverFormat, createCoverModel, createPalette } from './cover-model.ts'
import { isPlateKind, PLATE_SIZE, plateColourway, plateContent } from './plates.ts'
import { DECORATIVE, drawing, escapeXml } from './svg.ts'
import { printable } from './words.ts'

/** Goes up when the same book is drawn differently: it is a part of the pictures' addresses, which are kept for a year. */
export const DRAWING_VERSION = 2

export interface CoverOptions {
  /** Text for screen readers; without it the cover is decorative, beside a written title. */
  readonly label?: string
}

/** The cover as SVG source with a viewBox of 600 by the format's height; rendering needs the page's fonts. */
export function cover(book: CoverBook, options: CoverOptions = {}): string {
  const { height, content } = coverContent(book)
  const label = options.label ? `role="img" aria-label="${escapeXml(printable(options.label))}"` : DECORATIVE
  return drawing(CANVAS_WIDTH, height, label, content)
}

/** The content of the canvas, for pictures of which the cover is a part. */
export function coverContent(book: CoverBook): { content: string; height: number } {
  if (isPlateKind(book.category))
    return { content: plateContent(book.category, book.seed, book.color), height: PLATE_SIZE }
  const model = createCoverModel(book)
  return { content: COMPOSITIONS[model.composition](model, createPalette(model)), height: model.height }
}

export interface CoverShape {
  /** A plate shows a thing that is no book. */
  readonly format: CoverFormat | 'plate'
  /** Canvas units; the canvas is 600 wide. */
  readonly height: number
  /** The colour that most of it has. */
  readonly ground: string
}

/** The format of a book's cover, to reserve its space without rendering it. */
export function coverFormat(book: CoverBook): CoverShape {
  if (isPlateKind(book.category))
    return { format: 'plate', height: PLATE_SIZE, ground: plateColourway(book.seed).ground }
  const { format, height, colourway } = createCoverModel(book)
  return { format, height, ground: colourway.ground }
}
