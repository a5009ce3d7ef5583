// The seven ornaments of the white series, centred on the origin, about 200 units high.
import { brushed, disc, filled, moved, path, rectangle, round1 } from '../svg.ts'

interface OrnamentInks {
  readonly paper: string
  readonly dark: string
  readonly colour: string
}

type Ornament = (inks: OrnamentInks) => string

const SPINES = [
  [20, 150],
  [34, 176],
  [14, 132],
  [26, 160],
  [40, 184],
  [18, 140],
  [28, 168],
] as const

const wholeDisc: Ornament = ({ colour }) => disc(0, 0, 88, colour)

const shelf: Ornament = ({ dark, colour }) => {
  let drawn = ''
  let x = -114
  for (const [index, [width, height]] of SPINES.entries()) {
    drawn += rectangle(x, 92 - height, width, height, index === 2 || index === 5 ? dark : colour)
    x += width + 7
  }
  return drawn + rectangle(-120, 92, 238, 4, dark)
}

const leaves: Ornament = ({ colour }) =>
  filled(colour, 'M0 100q-124 -52 -104 -186q106 32 104 186q-2 -154 104 -186q20 134 -104 186')

const waves: Ornament = ({ colour }) => {
  let d = ''
  for (let row = 0; row < 6; row++) d += `M-116 ${-74 + row * 32}q29 -26 58 0t58 0t58 0t58 0`
  return brushed(d, colour, 7)
}

const crescent: Ornament = ({ paper, colour }) => disc(0, 0, 96, colour) + disc(36, -26, 82, paper)

const sun: Ornament = ({ dark, colour }) => {
  let rays = ''
  for (let ray = 0; ray < 12; ray++) {
    const angle = (ray * Math.PI) / 6
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const reach = ray % 2 ? 84 : 104
    rays += path`M${cos * 34} ${sin * 34}L${cos * reach} ${sin * reach}`
  }
  return brushed(rays, colour, 9) + disc(0, 0, 15, dark)
}

const arcade: Ornament = ({ dark, colour }) => {
  let arches = ''
  for (let arch = 0; arch < 4; arch++) {
    arches += filled(arch === 1 ? dark : colour, `M${-116 + arch * 60} 96v-124a26 26 0 0 1 52 0v124z`)
  }
  return arches + rectangle(-122, 96, 244, 4, dark)
}

const ORNAMENTS: readonly Ornament[] = [wholeDisc, shelf, leaves, waves, crescent, sun, arcade]

export interface OrnamentPlace {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export function drawOrnament(ornament: number, { x, y, scale }: OrnamentPlace, inks: OrnamentInks): string {
  const draw = ORNAMENTS[ornament % ORNAMENTS.length] ?? wholeDisc
  return moved(`${path`translate(${x} ${y})`}scale(${round1(scale * 100) / 100})`, draw(inks))
}
