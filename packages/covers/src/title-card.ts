// The preview picture of a link that has no photograph: words before the arches of a stoa, in landscape format. It shows
// no book, so that nobody takes it for one.
import { INKS, mix } from './inks.ts'
import { capitals, textBlock } from './lettering.ts'
import { CARD_SIZE } from './share-card.ts'
import { DECORATIVE, drawing, filled, path, rectangle } from './svg.ts'
import { fitText } from './text-fitting.ts'
import { printable } from './words.ts'

export interface TitleCard {
  readonly title: string
  /** Who made it, or what the shop is; empty when there is nobody to name. */
  readonly byline: string
  /** The shop's name, at the foot. */
  readonly shop: string
}

const MARGIN = 72
const TEXT_WIDTH = 640
const LEDGE = 34
const WALL = mix(INKS.asvestis, INKS.charti, 0.6)
const ARCHES = [
  { left: 770, width: 190, ink: mix(WALL, INKS.ammos, 0.7) },
  { left: 990, width: 190, ink: mix(WALL, INKS.ammos, 1) },
] as const

function arch(left: number, width: number, floor: number): string {
  const radius = width / 2
  return path`M${left} ${floor}V${150 + radius}a${radius} ${radius} 0 0 1 ${width} 0V${floor}z`
}

/** SVG source of 1200 by 630; rendering needs the page's fonts. */
export function titleCard({ title, byline, shop }: TitleCard): string {
  const { width, height } = CARD_SIZE
  const floor = height - LEDGE
  const box = { face: 'S', largest: 92, smallest: 34, maxWidth: TEXT_WIDTH, maxHeight: 330, maxLines: 4 } as const
  const words = fitText(printable(title) || shop, { ...box, leading: 1.14 })
  const name = printable(byline)
  const line = { x: MARGIN, maxWidth: TEXT_WIDTH, fill: INKS.molyvi }
  return drawing(
    width,
    height,
    DECORATIVE,
    rectangle(0, 0, width, height, WALL) +
      ARCHES.map(({ left, width: span, ink }) => filled(ink, arch(left, span, floor))).join('') +
      textBlock(words, { x: MARGIN, top: 76, fill: INKS.molyvi }) +
      (name ? capitals(name, { ...line, y: 76 + words.height + 54, size: 30 }) : '') +
      capitals(shop, { ...line, y: floor - 40, size: 26, fill: INKS.vissino }) +
      rectangle(0, floor, width, 6, mix(INKS.ammos, INKS.molyvi, 0.35)) +
      rectangle(0, floor + 6, width, LEDGE - 6, INKS.ammos),
  )
}
