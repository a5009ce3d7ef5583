// Decorations of a spine: bars, a block at head or tail, a dot, double rules. Each leaves space for the text.
import type { Colourway } from './inks.ts'
import { around, type NonEmpty } from './random.ts'
import { disc, rectangle } from './svg.ts'

export interface Decoration {
  readonly draw: (width: number, height: number, inks: Colourway) => string
  /** Space used at the head and at the tail, margins included. */
  readonly top: number
  readonly bottom: number
}

const bars: Decoration = {
  draw: (width, height, { accent }) => rectangle(0, 22, width, 4, accent) + rectangle(0, height - 40, width, 4, accent),
  top: 34,
  bottom: 50,
}

const headBlock: Decoration = {
  draw: (width, _height, { accent }) => rectangle(0, 0, width, 34, accent),
  top: 44,
  bottom: 16,
}

const tailBlock: Decoration = {
  draw: (width, height, { accent }) => rectangle(0, height - 46, width, 46, accent),
  top: 16,
  bottom: 56,
}

const dot: Decoration = {
  draw: (width, height, { accent }) => disc(width / 2, height - 24, Math.min(width * 0.3, 9), accent),
  top: 16,
  bottom: 44,
}

const doubleRules: Decoration = {
  draw: (width, height, { text }) =>
    [18, 22, height - 26, height - 22].map((y) => rectangle(0, y, width, 1.5, text)).join(''),
  top: 34,
  bottom: 36,
}

const DECORATIONS: NonEmpty<Decoration> = [bars, headBlock, tailBlock, dot, doubleRules]

export function chooseDecoration(position: number): Decoration {
  return around(DECORATIONS, position)
}
