// The back of a rendered cover: the same paper, a short description, the publisher at the foot, and the bar code on a
// light label.
import {
  CANVAS_WIDTH,
  type CoverBook,
  type CoverModel,
  createCoverModel,
  createPalette,
  type Palette,
} from './cover-model.ts'
import { EAN_MODULES, eanModules } from './ean-bars.ts'
import { contrast, INKS, inkOn, mix } from './inks.ts'
import { capitals, textBlock, textLine } from './lettering.ts'
import { PATTERNS } from './patterns.ts'
import { DECORATIVE, drawing, filled, path, rectangle, stroked } from './svg.ts'
import { fitText } from './text-fitting.ts'
import { printable } from './words.ts'

export interface BackCoverBook extends CoverBook {
  /** One or two sentences about the book, in its own language. */
  readonly blurb: string
  /** Thirteen digits. */
  readonly ean: string
}

/** Position and inks of the text. */
interface Paper {
  readonly drawn: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly fill: string
  readonly accent: string
}

const MARGIN = 54
const PANEL = 44
const QUARTER_BAND = 176
const MODULE = 2
const BARS_HEIGHT = 74
/** Beside the bar code, or else above it. */
const LEAST_FOR_NAME = 120
const LABEL = { width: EAN_MODULES * MODULE + 44, height: BARS_HEIGHT + 46 }

function patternPaper({ pattern, height }: CoverModel, palette: Palette): string {
  const { random, ground, text, accent, second } = palette
  const sheet = { random, width: CANVAS_WIDTH, height, accent: mix(ground, accent, 0.6), second, third: text }
  return rectangle(0, 0, CANVAS_WIDTH, height, ground) + PATTERNS[pattern](sheet)
}

/** A light panel on the pattern paper; a quarter binding has its cloth at the right, where the spine is. */
function panelled(model: CoverModel, palette: Palette): Paper {
  const isQuarter = model.composition === 'rachi'
  const cloth = model.variant % 3 ? palette.ground : palette.accent
  const band = isQuarter ? rectangle(CANVAS_WIDTH - QUARTER_BAND, 0, QUARTER_BAND, model.height, cloth) : ''
  const edge = isQuarter ? CANVAS_WIDTH - QUARTER_BAND : CANVAS_WIDTH
  const [width, height] = [edge - PANEL * 2, model.height - PANEL * 2]
  const fill = [palette.ground, palette.text].find((ink) => contrast(INKS.asvestis, ink) >= 4.5) ?? INKS.molyvi
  const frame = stroked(path`M${PANEL + 12} ${PANEL + 12}h${width - 24}v${height - 24}h${24 - width}z`, fill, 2)
  return {
    drawn: patternPaper(model, palette) + band + rectangle(PANEL, PANEL, width, height, INKS.asvestis) + frame,
    left: PANEL + 36,
    right: PANEL + width - 36,
    top: PANEL + 40,
    bottom: PANEL + height - 36,
    fill,
    accent: inkOn(INKS.asvestis, [palette.accent, palette.second, fill]),
  }
}

/** The background of the front, or the paper of the white series. */
function plain({ composition, variant, height }: CoverModel, palette: Palette): Paper {
  const white = variant % 3 === 2 ? INKS.charti : INKS.asvestis
  const ground = composition === 'lefki' ? white : palette.ground
  return {
    drawn: rectangle(0, 0, CANVAS_WIDTH, height, ground),
    left: MARGIN,
    right: CANVAS_WIDTH - MARGIN,
    top: 64,
    bottom: height - MARGIN,
    fill: inkOn(ground, [palette.text, palette.ground]),
    accent: palette.accent === ground ? palette.second : palette.accent,
  }
}

/** The bar code and its number, positioned by the lower right corner. */
function barcode(ean: string, right: number, bottom: number): string {
  const [left, top] = [right - LABEL.width, bottom - LABEL.height]
  const bars = [...eanModules(ean).matchAll(/1+/g)].map(
    ({ index, 0: bar }) =>
      `M${left + 22 + index * MODULE} ${top + 14}h${bar.length * MODULE}v${BARS_HEIGHT}h-${bar.length * MODULE}z`,
  )
  const style = { x: left + LABEL.width / 2, y: bottom - 12, face: 'U', size: 19, fill: INKS.molyvi } as const
  return (
    rectangle(left, top, LABEL.width, LABEL.height, INKS.asvestis) +
    filled(INKS.molyvi, bars.join('')) +
    textLine(ean, { ...style, anchor: 'middle', tracking: 0.12 })
  )
}

function words(model: CoverModel, blurb: string, paper: Paper): string {
  const { left, right, top, bottom, fill, accent } = paper
  const maxWidth = right - left
  const box = { largest: 40, smallest: 19, maxWidth, maxLines: 16, leading: 1.32 }
  const text = blurb === '' ? null : fitText(blurb, { face: 'S', ...box, maxHeight: bottom - top - LABEL.height - 100 })
  const beside = maxWidth - LABEL.width - 24
  const foot =
    beside < LEAST_FOR_NAME ? { y: bottom - LABEL.height - 20, maxWidth } : { y: bottom - 6, maxWidth: beside }
  return (
    rectangle(left, top, 60, 4, accent) +
    (text ? textBlock(text, { x: left, top: top + 30, fill }) : '') +
    (model.publisher ? capitals(model.publisher, { x: left, size: 16, fill, ...foot }) : '')
  )
}

/** The back as SVG source on the canvas of the front; rendering needs the page's fonts. */
export function backCover(book: BackCoverBook): string {
  const model = createCoverModel(book)
  const palette = createPalette(model)
  const isPanelled = model.composition === 'etiketa' || model.composition === 'rachi'
  const paper = isPanelled ? panelled(model, palette) : plain(model, palette)
  const content =
    paper.drawn + words(model, printable(book.blurb), paper) + barcode(book.ean, paper.right, paper.bottom)
  return drawing(CANVAS_WIDTH, model.height, DECORATIVE, content)
}
