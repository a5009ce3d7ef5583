// The design of a book's cover, computed before rendering. A series shares composition, variant and lettering and
// changes colours per title; a book's cover only changes when its title or seed does.
import { type CompositionName, type Taste, tasteOf } from './categories.ts'
import { COLOURWAYS, type Colourway } from './inks.ts'
import type { Face } from './metrics.ts'
import { PATTERN_NAMES, type PatternName } from './patterns.ts'
import { around, below, createRandom, hash, type NonEmpty, pick, type Random } from './random.ts'
import { initialOf, printable, shortAuthors, splitTitle } from './words.ts'

export interface CoverBook {
  readonly title: string
  /** Authors' names, separated by comma or semicolon. */
  readonly author: string
  readonly publisher: string | null
  readonly series: string | null
  /** One of the keys of `categories.ts`; anything else is a general book. */
  readonly category: string
  /** The product code: distinguishes books with the same title. */
  readonly seed: string
  readonly pages?: number | null
  /** The code of a thing's colour; books have none. */
  readonly color?: string | null
}

export type CoverFormat = 'trade' | 'pocket' | 'large' | 'square'

/** Canvas height of each format; every canvas is 600 wide. Pocket books are shown at 90 % width by the page's CSS. */
const CANVAS_HEIGHTS: Record<CoverFormat, number> = { trade: 900, pocket: 900, large: 850, square: 690 }

export const CANVAS_WIDTH = 600

export interface Palette extends Colourway {
  /** Random numbers for details of the composition. */
  readonly random: Random
}

export interface CoverModel {
  readonly title: string
  readonly subtitle: string
  readonly author: string
  readonly publisher: string
  readonly initial: string
  readonly composition: CompositionName
  /** 0 to 11; each composition uses it as it needs. */
  readonly variant: number
  /** 0 to 6. */
  readonly ornament: number
  readonly pattern: PatternName
  readonly face: Face
  readonly format: CoverFormat
  readonly height: number
  readonly colourway: Colourway
  /** The hash of the book itself, without its series. */
  readonly own: number
}

const LONGEST_DISPLAY_TITLE = 46
const SHORTEST_SET_TITLE = 4
const DISPLAY_FACES: NonEmpty<Face> = ['S', 'I', 'B', 'S']
const SINGLE_FORMATS: NonEmpty<CoverFormat> = ['trade', 'trade', 'trade', 'pocket', 'large']

/** The compositions that suit a title's length: long ones do not fit large type, the shortest need it. */
function compositionsFor({ compositions }: Taste, titleLength: number): NonEmpty<CompositionName> {
  if (titleLength > LONGEST_DISPLAY_TITLE) {
    const [first, ...rest] = compositions.filter((name) => !['archiko', 'rachi', 'plakakia'].includes(name))
    return first === undefined ? compositions : [first, ...rest]
  }
  if (titleLength < SHORTEST_SET_TITLE) {
    const [first, ...rest] = compositions.filter((name) => ['archiko', 'afisa', 'etiketa'].includes(name))
    return first === undefined ? ['afisa'] : [first, ...rest, 'afisa']
  }
  return compositions
}

function formatOf(category: string, inSeries: boolean, own: number, shared: number): CoverFormat {
  if (category === 'children') return own % 3 ? 'square' : 'large'
  if (inSeries) return shared % 3 === 0 ? 'pocket' : 'trade'
  return around(SINGLE_FORMATS, own % 5)
}

export function createCoverModel(book: CoverBook): CoverModel {
  const title = printable(book.title)
  const publisher = printable(book.publisher ?? '')
  const series = printable(book.series ?? '')
  const own = hash(`book|${book.seed || title}|${title}`)
  const shared = series ? hash(`series|${publisher}|${series}`) : own
  const { main, subtitle } = splitTitle(title)
  const taste = tasteOf(book.category)
  const compositions = series ? taste.compositions : compositionsFor(taste, main.length)
  const lot = createRandom(shared)
  const format = formatOf(book.category, series !== '', own, shared)
  return {
    title: main,
    subtitle,
    author: shortAuthors(printable(book.author)),
    publisher,
    initial: initialOf(main),
    // The draws below share one random stream: changing their order would change every cover.
    composition: pick(lot, compositions),
    variant: below(lot, 12),
    ornament: below(lot, 7),
    pattern: pick(lot, PATTERN_NAMES),
    face: pick(lot, DISPLAY_FACES),
    format,
    height: CANVAS_HEIGHTS[format],
    colourway: COLOURWAYS[pick(createRandom(own), taste.colourways)],
    own,
  }
}

export function createPalette(model: CoverModel): Palette {
  return { ...model.colourway, random: createRandom(model.own ^ 0x9e3779b9) }
}
