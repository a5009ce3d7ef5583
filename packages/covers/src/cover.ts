// A cover for every book that has none: flat ink, drawn from the book's own words by rules that never change, so that a
// reader meets the same cover on every page and every visit. The generated cover is a book's permanent fallback.
import { COMPOSITIONS } from './compositions/all-compositions.ts'
import { CANVAS_WIDTH, type CoverBook, type CoverFormat, createCoverModel, createPalette } from './cover-model.ts'
import { DECORATIVE, drawing, escapeXml } from './svg.ts'
import { printable } from './words.ts'

export interface CoverOptions {
  /** What a screen reader says; without it the cover is decoration beside a written title. */
  readonly label?: string
}

/** The cover as SVG source with a viewBox of 600 by the format's height; needs the page's fonts to be drawn. */
export function cover(book: CoverBook, options: CoverOptions = {}): string {
  const { height, content } = coverContent(book)
  const label = options.label ? `role="img" aria-label="${escapeXml(printable(options.label))}"` : DECORATIVE
  return drawing(CANVAS_WIDTH, height, label, content)
}

/** What stands on the canvas, for drawings in which the cover is a part. */
export function coverContent(book: CoverBook): { content: string; height: number } {
  const model = createCoverModel(book)
  return { content: COMPOSITIONS[model.composition](model, createPalette(model)), height: model.height }
}

export interface CoverShape {
  readonly format: CoverFormat
  /** Canvas units; the canvas is 600 wide. */
  readonly height: number
}

/** The shape of a book's cover, for reserving its room without drawing it. */
export function coverFormat(book: CoverBook): CoverShape {
  const { format, height } = createCoverModel(book)
  return { format, height }
}
