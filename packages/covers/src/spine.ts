// A book's spine: thickness by page count, height by format with small variation, and the title running upwards as on
// Greek spines.
import { type CoverBook, type CoverFormat, type CoverModel, createCoverModel } from './cover-model.ts'
import { type Colourway, INKS, inkOn } from './inks.ts'
import { textBlock, textLine } from './lettering.ts'
import { type Face, textWidth } from './metrics.ts'
import { around, type NonEmpty } from './random.ts'
import { chooseDecoration } from './spine-decorations.ts'
import { DECORATIVE, drawing, moved, path, rectangle } from './svg.ts'
import { type Fitted, fitText } from './text-fitting.ts'
import { capitalise, leadSurname } from './words.ts'

export interface Spine {
  readonly svg: string
  /** In CSS pixels, as is the height. */
  readonly width: number
  readonly height: number
}

const HEIGHTS: Record<CoverFormat, number> = { trade: 230, pocket: 198, large: 248, square: 216 }
const TITLE_FACES: NonEmpty<Face> = ['S', 'U', 'F', 'I', 'B']
const USUAL_PAGES = 260
const LEAST_WIDTH_FOR_AUTHOR = 26
const LEAST_WIDTH_FOR_TWO_LINES = 40

/** Space for the text: from `top`, `length` long. */
interface Room {
  readonly width: number
  readonly top: number
  readonly length: number
  readonly fill: string
}

/** Spines of the white series are light, like their covers. */
function spineInks({ composition, colourway }: CoverModel): Colourway {
  if (composition !== 'lefki') return colourway
  return { ...colourway, ground: INKS.asvestis, text: inkOn(INKS.asvestis, [colourway.ground, colourway.text]) }
}

/** The title beside the author's name when it fits there, else over the whole length. */
function setTitle(model: CoverModel, { width, length }: Room): { title: Fitted; takesAll: boolean } {
  const withAuthor = width > LEAST_WIDTH_FOR_AUTHOR
  const set = (share: number) =>
    fitText(model.title, {
      face: around(TITLE_FACES, model.own >>> 7),
      largest: Math.min(width * 0.5, 19),
      smallest: 9,
      maxWidth: length * share,
      maxLines: width > LEAST_WIDTH_FOR_TWO_LINES ? 2 : 1,
      leading: 1.1,
      maxHeight: width - 6,
    })
  if (!withAuthor) return { title: set(0.98), takesAll: true }
  const title = set(0.66)
  const wasCut = title.lines.at(-1)?.endsWith('…') ?? false
  return wasCut ? { title: set(0.98), takesAll: true } : { title, takesAll: false }
}

function surnameAtHead(author: string, { width, top, length, fill }: Room): string {
  const surname = capitalise(leadSurname(author))
  const size = Math.min(11, (length * 0.3) / textWidth(surname, 'U', 1, 0.06))
  if (size <= 6.5) return ''
  const place = `translate(${path`${width / 2 + size * 0.36}`} ${top})rotate(-90)`
  return moved(place, textLine(surname, { x: 0, y: 0, face: 'U', size, fill, anchor: 'end', tracking: 0.06 }))
}

/** Shadow on one edge and light on the other. */
function edges(width: number, height: number): string {
  const edge = (ink: string, opacity: string, left: number) =>
    `<path fill="${ink}" opacity="${opacity}" d="M${left} 0h1.500v${height}h-1.500z"/>`
  return edge('#000', '.13', width - 1.5) + edge('#fff', '.2', 0)
}

export function spine(book: CoverBook): Spine {
  const { content, width, height } = spineContent(book)
  return { svg: drawing(width, height, `width="${width}" height="${height}" ${DECORATIVE}`, content), width, height }
}

/** The content of the spine, for pictures of which it is a part. */
function spineContent(book: CoverBook): { content: string; width: number; height: number } {
  const model = createCoverModel(book)
  const height = HEIGHTS[model.format] + (model.own % 7) * 2 - 6
  const width = Math.round(Math.max(22, Math.min(58, 12 + (book.pages || USUAL_PAGES) / 13)))
  const inks = spineInks(model)
  const decoration = chooseDecoration(model.own >>> 4)
  const { top, bottom } = decoration
  const room = { width, top, length: height - top - bottom, fill: inks.text }
  const { title, takesAll } = setTitle(model, room)
  const climbing = { x: 0, top: (width - title.height) / 2 + title.size * 0.06, fill: inks.text }
  const content =
    rectangle(0, 0, width, height, inks.ground) +
    decoration.draw(width, height, inks) +
    moved(`translate(0 ${height - bottom})rotate(-90)`, textBlock(title, climbing)) +
    (takesAll ? '' : surnameAtHead(model.author, room)) +
    edges(width, height)
  return { content, width, height }
}
