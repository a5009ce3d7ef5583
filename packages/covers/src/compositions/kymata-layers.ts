// The flat layers of a horizon, overlapping each other, down to the canvas's foot.
import type { Palette } from '../cover-model.ts'
import { contrast, mix } from '../inks.ts'
import { around, below, type NonEmpty, type Random } from '../random.ts'
import { filled, path } from '../svg.ts'

interface Layer {
  readonly random: Random
  /** 0 is the farthest. */
  readonly index: number
  readonly y: number
  readonly bottom: number
  /** Upper limit of the layer: the text is above it. */
  readonly ceiling: number
  readonly amplitude: number
  /** Phase of the wave, 0 to 1. */
  readonly phase: number
}

/** The outline of a layer, with the windows cut out of it. */
interface Cut {
  readonly outline: string
  readonly windows?: string
}

type Horizon = (layer: Layer) => Cut

const RIGHT_EDGE = 620

function close(x: number, bottom: number): string {
  return `L${x + 20} ${bottom + 20}L-200 ${bottom + 20}z`
}

function waves(shortest: number, spread: number): Horizon {
  return ({ random, y, bottom, amplitude, phase }) => {
    const period = shortest + random() * spread
    let x = -10 - phase * period
    let d = path`M${x} ${y}`
    for (let up = 1; x < RIGHT_EDGE; up = -up) {
      d += path`q${period / 4} ${-amplitude * up} ${period / 2} 0`
      x += period / 2
    }
    return { outline: d + close(x, bottom) }
  }
}

const mountains: Horizon = ({ random, y, bottom, ceiling }) => {
  let x = -10
  let d = path`M-10 ${y + 30}`
  while (x < RIGHT_EDGE) {
    const span = 70 + random() * 130
    const peak = Math.max(ceiling, y - 20 - random() * 90)
    d += path`L${x + span / 2} ${peak}L${x + span} ${y + 20 + random() * 26}`
    x += span
  }
  return { outline: d + close(x, bottom) }
}

function lightWindows(random: Random, left: number, roof: number, width: number): string {
  let windows = ''
  for (let y = roof + 24; y < roof + 96; y += 34) {
    for (let x = left + 16; x < left + width - 14; x += 30) {
      if (random() < 0.5) windows += path`M${x} ${y}h9v15h-9z`
    }
  }
  return windows
}

const town: Horizon = ({ random, index, y, bottom, ceiling }) => {
  let x = -10
  let outline = `M-10 ${bottom}`
  let windows = ''
  while (x < RIGHT_EDGE) {
    const width = 54 + below(random, 5) * 22
    const roof = Math.max(ceiling, y - 70 - below(random, 5) * 26 + index * 6)
    outline += path`L${x} ${roof}h${width}`
    windows += lightWindows(random, x, roof, width)
    x += width
  }
  return { outline: `${outline}L${x + 2} ${bottom + 20}L-20 ${bottom + 20}z`, windows }
}

const HORIZONS: NonEmpty<Horizon> = [waves(150, 120), waves(300, 160), mountains, town]

function layerInks({ ground, text, accent, second }: Palette): NonEmpty<string> {
  const near = contrast(ground, second) < 1.35 ? mix(second, text, 0.3) : second
  return [mix(ground, second, 0.45), near, mix(second, accent, 0.5), accent, mix(accent, text, 0.55)]
}

/** Canvas heights: the end of the text, the top of the farthest layer, the end of the canvas. */
export interface LayersRoom {
  readonly ceiling: number
  readonly top: number
  readonly bottom: number
}

/** Four or five layers between the horizon and the canvas's foot. */
export function drawLayers(variant: number, room: LayersRoom, palette: Palette): string {
  const { random } = palette
  const { ceiling, top, bottom } = room
  const count = 4 + (variant % 2)
  const horizon = around(HORIZONS, variant)
  const inks = layerInks(palette)
  let drawn = ''
  for (let index = 0; index < count; index++) {
    const y = top + ((index * (bottom - top)) / count) * 0.98 + 20
    const layer = { random, index, y, bottom, ceiling, amplitude: 26 + random() * 44, phase: random() }
    const { outline, windows } = horizon(layer)
    drawn += filled(around(inks, index), outline)
    if (windows !== undefined) drawn += filled(around(inks, index + 2), windows)
  }
  return drawn
}
