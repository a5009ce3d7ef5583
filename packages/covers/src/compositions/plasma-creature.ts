// The four creatures of the children's covers: a cat, a blob with feelers, a sun, one with a crown. All look in the
// same direction with both eyes.
import type { Palette } from '../cover-model.ts'
import { contrast, INKS, inkOn, mix } from '../inks.ts'
import { around, type NonEmpty } from '../random.ts'
import { brushed, disc, filled, path } from '../svg.ts'

interface Canvas {
  readonly height: number
  /** Position of a body's shoulders. */
  readonly shoulders: number
}

interface Kind {
  readonly body: (canvas: Canvas, ink: string, palette: Palette) => string
  readonly eyes: (canvas: Canvas) => number
  readonly head: (canvas: Canvas) => number
}

const cat: Kind = {
  body: ({ height, shoulders }, ink) =>
    filled(ink, path`M150 ${height}V${shoulders + 130}a150 150 0 0 1 300 0V${height}z`) +
    filled(ink, path`M172 ${shoulders + 60}l-16 -128l96 70zM428 ${shoulders + 60}l16 -128l-96 70z`),
  eyes: ({ shoulders }) => shoulders + 150,
  head: ({ shoulders }) => shoulders - 72,
}

const blob: Kind = {
  body: ({ height, shoulders }, ink, { second }) => {
    const rise = height * 0.42
    return (
      filled(ink, path`M60 ${height}q0 -${rise} 240 -${rise}q240 0 240 ${rise}z`) +
      brushed(path`M230 ${shoulders + 90}q-20 -90 -70 -90M370 ${shoulders + 90}q20 -90 70 -90`, ink, 18) +
      disc(160, shoulders, 22, second) +
      disc(440, shoulders, 22, second)
    )
  },
  eyes: ({ height }) => height * 0.74,
  head: ({ shoulders }) => shoulders - 24,
}

const sun: Kind = {
  body: ({ height }, ink) => {
    const middle = height * 0.76
    let rays = ''
    for (let ray = 0; ray < 16; ray++) {
      const angle = (ray / 16) * 6.283
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      rays += path`M${300 + cos * 205} ${middle + sin * 205}L${300 + cos * 262} ${middle + sin * 262}`
    }
    return disc(300, middle, 190, ink) + brushed(rays, ink, 22)
  },
  eyes: ({ height }) => height * 0.72,
  head: ({ height }) => height * 0.76 - 276,
}

const crowned: Kind = {
  body: ({ height, shoulders }, ink) =>
    filled(ink, path`M90 ${height}V${shoulders + 40}l70 60l70 -60l70 60l70 -60l70 60l70 -60V${height}z`),
  eyes: ({ shoulders }) => shoulders + 150,
  head: ({ shoulders }) => shoulders + 30,
}

const KINDS: NonEmpty<Kind> = [cat, blob, sun, crowned]

function countenance(eyesY: number, body: string, { random, ground, second }: Palette): string {
  const ink = inkOn(body, [INKS.molyvi, INKS.nychta])
  const gap = 66 + random() * 14
  const radius = 34 + random() * 12
  const look = (random() - 0.5) * 22
  const eye = (x: number) =>
    disc(x, eyesY, radius, INKS.asvestis) + disc(x + look, eyesY + 6, radius * 0.46, INKS.molyvi)
  const smiles = random() < 0.5
  const mouth = smiles ? brushed(path`M254 ${eyesY + 74}q46 44 92 0`, ink, 9) : disc(300, eyesY + 84, 18, ink)
  const cheek = (x: number) => disc(x, eyesY + 70, 22, mix(body, second, 0.7))
  const cheeks = contrast(ground, second) > 1.3 ? cheek(182) + cheek(418) : ''
  return eye(300 - gap) + eye(300 + gap) + mouth + cheeks
}

/** A creature at the canvas's foot, and its height. */
export function drawCreature(variant: number, height: number, palette: Palette): { drawn: string; head: number } {
  const canvas = { height, shoulders: height * 0.52 }
  const kind = around(KINDS, variant)
  const body = contrast(palette.ground, palette.accent) < 1.5 ? palette.second : palette.accent
  const drawn = kind.body(canvas, body, palette) + countenance(kind.eyes(canvas), body, palette)
  return { drawn, head: kind.head(canvas) }
}
