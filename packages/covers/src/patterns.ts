// The eight pattern papers: endpapers, boards of quarter bindings, artwork of articles without a photograph. Each fills
// a sheet of the given size from its top left corner and overlaps the edge rather than leave a gap.
import { mix } from './inks.ts'
import { below, type NonEmpty, type Random } from './random.ts'
import { brushed, filled, path, rectangle, stroked } from './svg.ts'

export interface Sheet {
  readonly random: Random
  readonly width: number
  readonly height: number
  readonly accent: string
  readonly second: string
  readonly third: string
}

/** Staggered dots. */
function stigmes({ width, height, accent, second }: Sheet): string {
  const pitch = 46
  let small = ''
  let large = ''
  for (let y = 10, row = 0; y < height + pitch; y += pitch * 0.5, row++) {
    for (let x = row % 2 ? pitch / 2 : 0; x < width + pitch; x += pitch) {
      const dot = path`M${x} ${y}h0`
      if ((row + Math.round(x / pitch)) % 4 === 0) large += dot
      else small += dot
    }
  }
  return brushed(small, accent, 9) + brushed(large, second, 13)
}

/** Wave lines, every third one heavy. */
function kyma({ random, width, height, accent, second }: Sheet): string {
  const period = 60 + 30 * below(random, 2)
  let lines = ''
  for (let y = -10, row = 0; y < height + 60; y += 30, row++) {
    let d = `M-20 ${y}${path`q${period / 4} ${-period * 0.34} ${period / 2} 0`}`
    for (let x = -20 + period / 2; x < width + period; x += period / 2) d += path`t${period / 2} 0`
    lines += row % 3 === 2 ? stroked(d, second, 9) : stroked(d, accent, 4)
  }
  return lines
}

/** Fish scales. */
function folida({ width, height, accent, second }: Sheet): string {
  const size = 84
  const radius = size / 2
  const [pupil, pupilWidth] = [size * 0.2, size * 0.4]
  let rims = ''
  let pupils = ''
  for (let y = 0, row = 0; y < height + size; y += radius, row++) {
    for (let x = row % 2 ? -radius : 0; x < width + size; x += size) {
      rims += `M${x} ${y}a${radius} ${radius} 0 0 0 ${size} 0`
      pupils += `M${x + size * 0.3} ${y}a${pupil} ${pupil} 0 0 0 ${pupilWidth} 0z`
    }
  }
  return stroked(rims, accent, 5) + filled(second, pupils)
}

/** Olive leaves on stems. */
function fyllo({ width, height, accent, second }: Sheet): string {
  let stems = ''
  let right = ''
  let left = ''
  for (let x = 40, column = 0; x < width + 60; x += 104, column++) {
    stems += `M${x} -10V${height + 10}`
    for (let y = column % 2 ? -20 : 24; y < height + 60; y += 88) {
      right += `M${x} ${y + 34}q44 -2 44 -44q-42 2 -44 44`
      left += `M${x} ${y + 78}q-44 -2 -44 -44q42 2 44 44`
    }
  }
  return stroked(stems, accent, 3) + filled(accent, right) + filled(second, left)
}

function chip(random: Random, x: number, y: number, pitch: number): string {
  const centreX = x + random() * pitch * 0.7
  const centreY = y + random() * pitch * 0.7
  const corners = 4 + below(random, 3)
  const radius = 8 + random() * random() * 27
  const start = random() * 6.28
  let d = ''
  for (let corner = 0; corner < corners; corner++) {
    const angle = start + ((corner + random() * 0.5) / corners) * 6.283
    const reach = radius * (0.7 + random() * 0.45)
    d += (corner ? 'L' : 'M') + path`${centreX + Math.cos(angle) * reach} ${centreY + Math.sin(angle) * reach * 0.85}`
  }
  return `${d}z`
}

/** Terrazzo: chips of three inks on a jittered grid, a tenth of the cells empty. */
function mosaiko({ random, width, height, accent, second, third }: Sheet): string {
  const pitch = 52
  const chips: [string, string, string] = ['', '', '']
  for (let y = -10; y < height + pitch; y += pitch) {
    for (let x = -10; x < width + pitch; x += pitch) {
      if (random() < 0.1) continue
      const shape = chip(random, x, y, pitch)
      const ink = below(random, 3)
      if (ink === 0) chips[0] += shape
      else if (ink === 1) chips[1] += shape
      else chips[2] += shape
    }
  }
  const last = third || mix(accent, second, 0.5)
  return filled(accent, chips[0]) + filled(second, chips[1]) + filled(last, chips[2])
}

/** Lozenges with a dot between. */
function romvos({ width, height, accent, second }: Sheet): string {
  const pitch = 60
  let lozenges = ''
  let dots = ''
  for (let y = 0, row = 0; y < height + pitch; y += pitch, row++) {
    for (let x = ((row % 2) * pitch) / 2 - pitch; x < width + pitch; x += pitch) {
      lozenges += `M${x + pitch / 2} ${y - 26}l20 26l-20 26l-20 -26z`
      dots += `M${x} ${y}h0`
    }
  }
  return filled(accent, lozenges) + brushed(dots, second, 8)
}

/** Rain. */
function vrochi({ random, width, height, accent, second }: Sheet): string {
  const pitch = 38
  let light = ''
  let heavy = ''
  for (let y = 0, row = 0; y < height + pitch; y += pitch, row++) {
    for (let x = (row % 2) * 19; x < width + pitch; x += pitch) {
      const drop = `M${x} ${y}l-9 22`
      if (random() < 0.2) heavy += drop
      else light += drop
    }
  }
  return brushed(light, accent, 4) + brushed(heavy, second, 8)
}

/** Columns. */
function stili({ random, width, height, accent, second }: Sheet): string {
  let columns = ''
  for (let x = 0; x < width; ) {
    const thickness = 6 + below(random, 4) * 8
    columns += rectangle(x, 0, thickness, height, random() < 0.3 ? second : accent)
    x += thickness + 10 + below(random, 3) * 9
  }
  return columns
}

export const PATTERNS = { stigmes, kyma, folida, fyllo, mosaiko, romvos, vrochi, stili } as const

export type PatternName = keyof typeof PATTERNS

/** The order must not change: books choose from it by index. */
export const PATTERN_NAMES: NonEmpty<PatternName> = [
  'stigmes',
  'kyma',
  'folida',
  'fyllo',
  'mosaiko',
  'romvos',
  'vrochi',
  'stili',
]
