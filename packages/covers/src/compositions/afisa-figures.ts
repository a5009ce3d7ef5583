// Fills the space between a poster's title and the rule with one flat figure, if it is large enough.
import type { Palette } from '../cover-model.ts'
import { contrast } from '../inks.ts'
import { below } from '../random.ts'
import { disc, filled, path, rectangle } from '../svg.ts'

/** The gap between title and rule, in canvas units; `foot` is where figures stand. */
interface Gap {
  readonly top: number
  readonly height: number
  readonly foot: number
  readonly hot: string
  readonly second: string
}

type Figure = (gap: Gap) => string

function croppedDisc({ top, height, hot }: Gap): string {
  return disc(600 - height * 0.42, top + height * 0.54, height * 0.5, hot)
}

function growingStripes({ top, height, hot, second }: Gap): string {
  const unit = (height - 10) / 42
  let stripes = ''
  let y = top
  for (let stripe = 0; stripe < 6; stripe++) {
    const thickness = unit * (stripe + 1) * 1.35
    stripes += rectangle(48, y, 504, thickness, stripe % 2 ? second : hot)
    y += thickness + unit * (6 - stripe) * 0.65
  }
  return stripes
}

function quarterDisc({ height, foot, hot, second }: Gap): string {
  const radius = Math.min(504, height - 8)
  const quarter = path`M552 ${foot}h${-radius}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`
  return filled(hot, quarter) + disc(48 + radius * 0.16, foot - radius * 0.84, radius * 0.13, second)
}

function halfDisc({ height, foot, hot, second }: Gap): string {
  const radius = Math.min(252, height - 16)
  const half = `M${300 - radius} ${path`${foot}a${radius} ${radius} 0 0 1 ${radius * 2} 0z`}`
  return filled(hot, half) + disc(300, foot - radius * 0.38, radius * 0.2, second)
}

function arcade({ height, foot, hot, second }: Gap): string {
  const count = height > 260 ? 4 : 6
  const pitch = 504 / count
  const radius = pitch * 0.42
  const rise = height - 18
  let arches = ''
  for (let arch = 0; arch < count; arch++) {
    const left = 48 + arch * pitch + pitch * 0.08
    const d = path`M${left} ${foot}v${-rise + radius}a${radius} ${radius} 0 0 1 ${radius * 2} 0v${rise - radius}z`
    arches += filled(arch % 2 ? second : hot, d)
  }
  return arches
}

const FIGURES: readonly Figure[] = [croppedDisc, growingStripes, quarterDisc, halfDisc, arcade]
const LEAST_GAP = 90
const STRIPES_ONLY_BELOW = 170

/** @param free where the title ends, where the rule lies, and the poster's hot ink */
export function drawPosterFigure(free: { top: number; rule: number; hot: string }, palette: Palette): string {
  const height = free.rule - free.top - 44
  if (height <= LEAST_GAP) return ''
  const choice = height < STRIPES_ONLY_BELOW ? 1 : below(palette.random, FIGURES.length)
  const figure = FIGURES[choice] ?? growingStripes
  const second = contrast(palette.ground, palette.second) >= 1.6 ? palette.second : palette.text
  return figure({ top: free.top + 26, height, foot: free.rule - 18, hot: free.hot, second })
}
