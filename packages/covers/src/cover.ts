// Renders a cover for every book without a picture, from the book's own data by rules that never change, so that it is
// the same on every page and every visit. The generated cover is a book's permanent fallback.
import { COMPOSITIONS } from './compositions/all-compositions.ts'
import { CANVAS_WIDTH, type CoverBook, type CoverFormat, createCoverModel, createPalette } from './cover-model.ts'
import { DECORATIVE, drawing, escapeXml } from './svg.ts'
import { printable } from './words.ts'

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
  const model = createCoverModel(book)
  return { content: COMPOSITIONS[model.composition](model, createPalette(model)), height: model.height }
}

export interface CoverShape {
  readonly format: CoverFormat
  /** Canvas units; the canvas is 600 wide. */
  readonly height: number
}

/** The format of a book's cover, to reserve its space without rendering it. */
export function coverFormat(book: CoverBook): CoverShape {
  const { format, height } = createCoverModel(book)
  return { format, height }
}
