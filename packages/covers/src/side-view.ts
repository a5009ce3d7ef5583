// The book upright on a table, seen from its spine and slightly from above: the spine in shade, the cover in light, the
// pages between them. Both sides reuse the book's own spine and cover.
import { coverContent } from './cover.ts'
import { CANVAS_WIDTH, type CoverBook } from './cover-model.ts'
import { INKS, mix } from './inks.ts'
import { spineContent } from './spine.ts'
import { clipped, DECORATIVE, drawing, filled, moved, path, round1, stroked } from './svg.ts'

/** Foreshortening of each side, and how much its far edge rises. */
const COVER = { width: 0.57, rise: 0.12 }
const SPINE = { width: 0.78, rise: 0.26 }
const TALL = 0.8
const PAPER = INKS.asvestis
const LEAVES = 7

interface Point {
  readonly x: number
  readonly y: number
}

const polygon = (points: readonly Point[]): string => `M${points.map(({ x, y }) => path`${x} ${y}`).join('L')}z`

/** A side of `width` × `height` in its own units, between two upper corners, `tall` high. */
function face(content: string, from: Point, to: Point, size: { width: number; height: number }, tall: number): string {
  const matrix = [
    (to.x - from.x) / size.width,
    (to.y - from.y) / size.width,
    0,
    tall / size.height,
    round1(from.x),
    round1(from.y),
  ]
  const values = matrix.map((value) => Math.round(value * 10_000) / 10_000).join(' ')
  return moved(`matrix(${values})`, clipped(size.width, size.height, content))
}

/** The top edge of the page block: paper, and the lines of its signatures. */
function pages(near: Point, left: Point, right: Point): string {
  const far = { x: left.x + right.x - near.x, y: left.y + right.y - near.y }
  const between = (from: number, to: number, share: number) => from + (to - from) * share
  const lines = Array.from({ length: LEAVES }, (_, index) => {
    const share = (index + 1) / (LEAVES + 1)
    const from = { x: between(near.x, left.x, share), y: between(near.y, left.y, share) }
    return path`M${from.x} ${from.y}L${from.x + right.x - near.x} ${from.y + right.y - near.y}`
  })
  return filled(PAPER, polygon([near, left, far, right])) + stroked(lines.join(''), mix(PAPER, INKS.molyvi, 0.22), 1)
}

/** SVG source on the canvas of the cover, with a transparent background; rendering needs the page's fonts. */
export function sideView(book: CoverBook): string {
  const cover = coverContent(book)
  const spine = spineContent(book)
  const tall = cover.height * TALL
  const coverWidth = CANVAS_WIDTH * COVER.width
  const spineWidth = ((spine.width * tall) / spine.height) * SPINE.width
  const rise = { cover: coverWidth * COVER.rise, spine: spineWidth * SPINE.rise }
  const over = (CANVAS_WIDTH - coverWidth - spineWidth) / 2
  const near = { x: over + spineWidth, y: cover.height - tall - (cover.height - tall - rise.cover - rise.spine) / 2 }
  const left = { x: near.x - spineWidth, y: near.y - rise.spine }
  const right = { x: near.x + coverWidth, y: near.y - rise.cover }
  const foot = (point: Point): Point => ({ x: point.x, y: point.y + tall })
  const shadow = polygon([
    foot(near),
    foot(right),
    { x: right.x + 34, y: right.y + tall + 20 },
    { x: near.x + 20, y: near.y + tall + 20 },
  ])
  const shade = polygon([left, near, foot(near), foot(left)])
  const content =
    `<path fill="#000" opacity=".16" d="${shadow}"/>` +
    face(cover.content, near, right, { width: CANVAS_WIDTH, height: cover.height }, tall) +
    face(spine.content, left, near, spine, tall) +
    `<path fill="#000" opacity=".16" d="${shade}"/>` +
    pages(near, left, right)
  return drawing(CANVAS_WIDTH, cover.height, DECORATIVE, content)
}
