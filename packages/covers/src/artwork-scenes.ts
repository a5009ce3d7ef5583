// Textless scenes of artwork, in any proportions.
import { type Colourway, mix } from './inks.ts'
import { around, below, type NonEmpty, pick, type Random } from './random.ts'
import { brushed, disc, filled, moved, path, rectangle, round1 } from './svg.ts'

export interface SceneCanvas extends Colourway {
  readonly random: Random
  readonly width: number
  readonly height: number
}

type Scene = (canvas: SceneCanvas) => string

/** The sun above the sea. */
const sunset: Scene = ({ random, width, height, accent, second }) => {
  const horizon = height * 0.68
  const sea = rectangle(0, horizon, width, height * 0.32, second)
  const sun = disc(width * (0.3 + random() * 0.4), horizon, height * 0.34, accent)
  let glitter = ''
  for (let stroke = 0; stroke < 4; stroke++) {
    const y = height * 0.74 + stroke * height * 0.06
    glitter += path`M${width * 0.2 + random() * width * 0.2} ${y}h${width * 0.2 + random() * width * 0.3}`
  }
  return sea + sun + sea + brushed(glitter, accent, 4)
}

const waves: Scene = ({ random, width, height, ground, text, accent, second }) => {
  let drawn = disc(width * (0.2 + random() * 0.6), height * 0.42, height * 0.16, accent)
  const inks = [mix(ground, second, 0.5), second, mix(second, text, 0.35), text]
  for (const [index, ink] of inks.entries()) {
    const period = width * (0.5 + random() * 0.4)
    let x = -random() * period
    let d = path`M${x} ${height * (0.5 + index * 0.14)}`
    for (let up = 1; x < width + period; up = -up) {
      d += path`q${period / 4} ${-height * 0.11 * up} ${period / 2} 0`
      x += period / 2
    }
    drawn += filled(ink, `${d}V${height + 9}${path`H-${period}`}z`)
  }
  return drawn
}

const contours: Scene = ({ random, width, height, accent, second }) => {
  const centreX = width * (0.3 + random() * 0.4)
  const centreY = height * (0.3 + random() * 0.4)
  const phase = random() * 6
  let drawn = ''
  for (let ring = 13; ring > 0; ring--) {
    const points = Array.from({ length: 41 }, (_, index) => {
      const angle = (index / 40) * 6.2832
      const swell = 1 + 0.2 * Math.sin(2 * angle + phase) + 0.1 * Math.sin(3 * angle - phase + ring * 0.1)
      const radius = ring * height * 0.075 * swell
      return `${Math.round(centreX + Math.cos(angle) * radius * 1.4)} ${Math.round(centreY + Math.sin(angle) * radius)}`
    })
    const d = `M${points.join('L')}z`
    drawn += ring % 4 ? brushed(d, accent, 2.5) : brushed(d, second, 5)
  }
  return drawn
}

/** A stoa: arches and their shadows. */
const arcade: Scene = ({ width, height, ground, accent, second }) => {
  const count = Math.max(5, Math.round(width / 78))
  const pitch = width / count
  const [radius, opening] = [pitch * 0.33, pitch * 0.66]
  const [floor, spring] = [height * 0.9, height * 0.42]
  const [shift, depth] = [pitch * 0.4, height * 0.1]
  const shadow = mix(ground, '#000000', 0.18)
  let drawn = ''
  for (let arch = 0; arch < count; arch++) {
    const left = arch * pitch + pitch * 0.17
    const opened = path`M${left} ${floor}V${spring}a${radius} ${radius} 0 0 1 ${opening} 0V${floor}z`
    drawn += filled(arch % 3 === 1 ? second : accent, opened)
    drawn += filled(shadow, path`M${left} ${floor}l${shift} ${depth}h${opening}l-${shift} -${depth}z`)
  }
  return drawn
}

const shelf: Scene = ({ random, width, height, ground, text, accent, second }) => {
  const base = height * 0.86
  const inks: NonEmpty<string> = [accent, second, text, mix(ground, text, 0.35)]
  let drawn = ''
  for (let x = width * 0.06; x < width * 0.92; ) {
    const thickness = 8 + random() * 26
    const tall = height * (0.4 + random() * 0.34)
    drawn += rectangle(x, base - tall, thickness, tall, pick(random, inks))
    if (thickness > 18) drawn += rectangle(x, base - tall * 0.82, thickness, 3, ground)
    x += thickness + 2
    if (random() < 0.1) x += 26
  }
  return drawn + rectangle(0, base, width, 4, text)
}

const tiles: Scene = ({ random, width, height, ground, text, accent, second }) => {
  const side = height / 3
  const scale = round1(side / 15) / 10
  const inks: NonEmpty<string> = [ground, text, accent, second]
  let drawn = ''
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column * side < width; column++) {
      const ink = below(random, 4)
      const turn = below(random, 4) * 90
      const tile =
        filled(around(inks, ink), 'M-75 -75h151v151h-151z') +
        filled(around(inks, ink + 1), 'M-75 -75h150a150 150 0 0 1 -150 150z') +
        filled(around(inks, ink + 2), 'M-75 -75h75a75 75 0 0 1 -75 75z')
      const place = path`translate(${(column + 0.5) * side} ${(row + 0.5) * side})`
      drawn += moved(`${place}rotate(${turn})scale(${scale})`, tile)
    }
  }
  return drawn
}

export const ARTWORK_SCENES = {
  disc: sunset,
  kymata: waves,
  isoypseis: contours,
  arcade,
  shelf,
  tiles,
} as const satisfies Record<string, Scene>

export type ArtworkScene = keyof typeof ARTWORK_SCENES
