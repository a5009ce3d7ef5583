// What the shop draws of things that are no books and that nobody has photographed: a pictogram before an arch, on pattern
// paper. A thing in the dress of a book would be taken for one.
import { colourInk } from './colours.ts'
import { COLOURWAYS, contrast, INKS, mix, OTHER_COLOURWAYS } from './inks.ts'
import { PATTERN_NAMES, PATTERNS } from './patterns.ts'
import { around, createRandom, hash, pick } from './random.ts'
import { brushed, disc, filled, moved, path, rectangle, stroked } from './svg.ts'

interface Paints {
  readonly body: string
  readonly detail: string
  readonly light: string
}

/** Each stands in the square from 0,0 to 240,240. */
const PICTOGRAMS = {
  notebook: ({ body, detail, light }: Paints) =>
    rectangle(40, 10, 160, 220, body) +
    rectangle(40, 10, 30, 220, detail) +
    rectangle(168, 10, 10, 220, detail) +
    rectangle(92, 50, 58, 34, light),
  pen: ({ body, detail, light }: Paints) =>
    moved(
      'rotate(40 120 120)',
      rectangle(102, 0, 36, 120, body) +
        rectangle(102, 112, 36, 16, light) +
        rectangle(104, 128, 32, 50, detail) +
        filled(body, 'M104 178h32l-16 62z') +
        stroked('M120 190v36', light, 3) +
        rectangle(138, 10, 8, 70, detail),
    ),
  calendar: ({ body, detail, light }: Paints) =>
    rectangle(20, 30, 200, 190, light) +
    rectangle(20, 30, 200, 46, body) +
    [70, 120, 170].map((x) => brushed(`M${x} 14v34`, detail, 9)).join('') +
    [100, 140, 180].flatMap((y) => [48, 92, 136, 180].map((x) => rectangle(x - 12, y - 6, 24, 24, detail))).join(''),
  game: ({ body, detail, light }: Paints) =>
    moved(
      'rotate(-8 120 120)',
      rectangle(30, 30, 180, 180, body) +
        [
          [75, 75],
          [165, 75],
          [120, 120],
          [75, 165],
          [165, 165],
        ]
          .map(([x = 0, y = 0]) => disc(x, y, 18, light))
          .join('') +
        stroked('M38 38h164v164h-164z', detail, 4),
    ),
  puzzle: ({ body, detail }: Paints) =>
    filled(
      body,
      'M20 70h60c-14-50 54-50 40 0h60v60c50-14 50 54 0 40v60h-60c14-50-54-50-40 0h-60v-60c50 14 50-54 0-40z',
    ) + stroked('M34 84h38', detail, 6),
  bookmark: ({ body, detail, light }: Paints) =>
    filled(body, 'M80 0h80v220l-40-40l-40 40z') + rectangle(94, 24, 52, 6, light) + disc(120, 70, 22, detail),
  'gift-card': ({ body, detail, light }: Paints) =>
    rectangle(10, 50, 220, 140, body) +
    rectangle(72, 50, 18, 140, detail) +
    rectangle(10, 104, 220, 18, detail) +
    filled(light, 'M81 104c-60-10-50-60-20-52c14 4 20 30 20 52c0-22 6-48 20-52c30-8 40 42-20 52z'),
  thing: ({ body, detail, light }: Paints) =>
    rectangle(30, 80, 180, 140, body) + rectangle(20, 50, 200, 40, detail) + rectangle(104, 50, 32, 170, light),
} as const

export type PlateKind = keyof typeof PICTOGRAMS

export const isPlateKind = (style: string): style is PlateKind => Object.hasOwn(PICTOGRAMS, style)

/** Canvas units. */
export const PLATE_SIZE = 600

export const plateColourway = (seed: string) => COLOURWAYS[around(OTHER_COLOURWAYS, hash(`plate|${seed}`))]

const NO_COLOUR: Paints = { body: INKS.nychta, detail: INKS.keramidi, light: INKS.ammos }

/** The thing in the ink of its colour, with parts in a shade of it that is seen on it. */
function paintsOf(color: string | null | undefined): Paints {
  const body = color ? colourInk(color) : null
  if (body === null) return NO_COLOUR
  const isDark = contrast(body, INKS.molyvi) < 2.5
  return {
    body,
    detail: isDark ? mix(body, INKS.asvestis, 0.3) : mix(body, INKS.molyvi, 0.45),
    light: mix(body, INKS.asvestis, 0.75),
  }
}

/** The arch behind the thing is another paper than the ground, and one that the thing is seen on. */
const archInk = (ground: string, body: string): string =>
  [INKS.asvestis, INKS.charti, INKS.petrol, INKS.molyvi].find((ink) => ink !== ground && contrast(ink, body) >= 2) ??
  INKS.asvestis

/** The content of a canvas of 600 by 600. `color` is the code of a colour; one without an ink changes nothing. */
export function plateContent(kind: PlateKind, seed: string, color?: string | null): string {
  const { ground, text, accent, second } = plateColourway(seed)
  const random = createRandom(hash(`plate|${seed}`))
  const sheet = { random, width: PLATE_SIZE, height: PLATE_SIZE, accent: mix(ground, accent, 0.45) }
  const paper = PATTERNS[pick(random, PATTERN_NAMES)]({
    ...sheet,
    second: mix(ground, second, 0.45),
    third: mix(ground, text, 0.3),
  })
  const arch = path`M${110} ${PLATE_SIZE}V${300}a190 190 0 0 1 380 0V${PLATE_SIZE}z`
  const paints = paintsOf(color)
  return (
    rectangle(0, 0, PLATE_SIZE, PLATE_SIZE, ground) +
    paper +
    filled(archInk(ground, paints.body), arch) +
    moved('translate(180 230)', PICTOGRAMS[kind](paints))
  )
}
