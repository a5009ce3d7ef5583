// Cement tiles of 150 units: five motifs, and three ways to arrange them.
import type { Palette } from '../cover-model.ts'
import { around, below, type NonEmpty, pick } from '../random.ts'
import { filled, moved, round1 } from '../svg.ts'

const SIDE = 150
const COLUMNS = 4

type Drawing = (front: string, detail: string) => string

const quarterRings: Drawing = (front, detail) =>
  filled(front, 'M-75 -75h150a150 150 0 0 1 -150 150z') + filled(detail, 'M-75 -75h75a75 75 0 0 1 -75 75z')

const halfDiscs: Drawing = (front, detail) =>
  filled(front, 'M-75 0a75 75 0 0 1 150 0z') + filled(detail, 'M-75 75a75 75 0 0 1 150 0z')

const dot = (radius: number, centre: number, fill: string) =>
  `<circle r="${radius}" fill="${fill}" cx="${centre}" cy="${centre}"/>`

const leafAndDot: Drawing = (front, detail) =>
  filled(front, 'M-75 75A150 150 0 0 1 75 -75A150 150 0 0 1 -75 75z') + dot(17, -42, detail)

const diagonalAndDot: Drawing = (front, detail) => filled(front, 'M-75 -75h150l-150 150z') + dot(30, -30, detail)

const splitDisc: Drawing = (front, detail) =>
  `<circle r="56" fill="${front}"/>${filled(detail, 'M0 -56a56 56 0 0 1 0 112z')}`

const DRAWINGS: NonEmpty<Drawing> = [quarterRings, halfDiscs, leafAndDot, diagonalAndDot, splitDisc]

interface Tile {
  readonly drawing: Drawing
  readonly turn: number
  readonly back: string
  readonly front: string
  readonly detail: string
}

type Laying = (column: number, row: number) => Tile

/** A mirrored motif of two by two, on two background colours. */
function mirrored(drawing: Drawing, { ground, text, accent, second }: Palette): Laying {
  return (column, row) => {
    const turn = row % 2 ? 270 - (column % 2) * 90 : (column % 2) * 90
    const onAccent = ((column >> 1) + (row >> 1)) & 1
    return onAccent
      ? { drawing, turn, back: accent, front: ground, detail: second }
      : { drawing, turn, back: ground, front: text, detail: accent }
  }
}

/** Every tile rotated and coloured at random. */
function scattered(drawings: NonEmpty<Drawing>, { ground, text, accent, second, random }: Palette): Laying {
  const inks: NonEmpty<string> = [ground, text, accent, second]
  return () => {
    const turn = below(random, 4) * 90
    const drawing = pick(random, drawings)
    const back = below(random, 4)
    const front = back + 1 + below(random, 2)
    return { drawing, turn, back: around(inks, back), front: around(inks, front), detail: around(inks, back + 3) }
  }
}

/** Two motifs alternating along the diagonals. */
function diagonal([first, second]: readonly [Drawing, Drawing], palette: Palette): Laying {
  return (column, row) => {
    const step = column + row
    const turn = (step % 4) * 90
    return step % 2
      ? { drawing: second, turn, back: palette.ground, front: palette.accent, detail: palette.text }
      : { drawing: first, turn, back: palette.second, front: palette.text, detail: palette.ground }
  }
}

function chooseLaying(variant: number, palette: Palette): Laying {
  const first = below(palette.random, DRAWINGS.length)
  const drawings = [around(DRAWINGS, first), around(DRAWINGS, first + 2)] as const
  if (variant % 3 === 0) return mirrored(drawings[0], palette)
  return variant % 3 === 1 ? scattered(drawings, palette) : diagonal(drawings, palette)
}

/** Rows of four tiles from the given top. */
export function layTiles(variant: number, rows: number, top: number, palette: Palette): string {
  const laying = chooseLaying(variant, palette)
  let tiles = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const { drawing, turn, back, front, detail } = laying(column, row)
      const place = `translate(${column * SIDE + SIDE / 2} ${round1(top + row * SIDE + SIDE / 2)})`
      // Half a unit over the edge, so that no hairline of background shows between neighbours.
      const tile = filled(back, 'M-75 -75h150.5v150.5h-150.5z') + drawing(front, detail)
      tiles += moved(turn ? `${place}rotate(${turn})` : place, tile)
    }
  }
  return tiles
}

export const TILE_SIDE = SIDE
