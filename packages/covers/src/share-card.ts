// The preview picture of a link to a book: its cover before an arch on a ledge, in landscape format.
import { CANVAS_WIDTH } from './cover-model.ts'
import { INKS, mix } from './inks.ts'
import { clipped, DECORATIVE, drawing, filled, moved, path, rectangle } from './svg.ts'

export const CARD_SIZE = { width: 1200, height: 630 } as const

const LEDGE = 34
const COVER_HEIGHT = 524
const ARCH = 560
const WALL = mix(INKS.asvestis, INKS.charti, 0.6)

/** What is on the ledge: SVG source on a canvas 600 wide. */
export interface Front {
  readonly content: string
  readonly height: number
}

/** SVG source of 1200 by 630; a rendered front needs the page's fonts. */
export function shareCard({ content, height: canvas }: Front): string {
  const { width, height } = CARD_SIZE
  const floor = height - LEDGE
  const scale = COVER_HEIGHT / canvas
  const [left, top] = [(width - CANVAS_WIDTH * scale) / 2, floor - COVER_HEIGHT - 4]
  const radius = ARCH / 2
  const arch = path`M${width / 2 - radius} ${floor}V${radius + 40}a${radius} ${radius} 0 0 1 ${ARCH} 0V${floor}z`
  const placed = `translate(${path`${left} ${top}`})scale(${Math.round(scale * 10_000) / 10_000})`
  const shadow = rectangle(
    left + 12,
    top + 12,
    CANVAS_WIDTH * scale,
    COVER_HEIGHT - 8,
    mix(INKS.ammos, INKS.molyvi, 0.28),
  )
  return drawing(
    width,
    height,
    DECORATIVE,
    rectangle(0, 0, width, height, WALL) +
      filled(mix(WALL, INKS.ammos, 0.7), arch) +
      shadow +
      moved(placed, clipped(CANVAS_WIDTH, canvas, content)) +
      rectangle(0, floor, width, 6, mix(INKS.ammos, INKS.molyvi, 0.35)) +
      rectangle(0, floor + 6, width, LEDGE - 6, INKS.ammos),
  )
}
