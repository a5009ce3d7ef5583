// Artwork: the picture without text, or with one character, of an article without a photograph, a gift card or an
// avatar.

import { ARTWORK_SCENES, type ArtworkScene, type SceneCanvas } from './artwork-scenes.ts'
import { COLOURWAY_NAMES, COLOURWAYS, type Colourway, type ColourwayName, mix } from './inks.ts'
import { textLine } from './lettering.ts'
import { textWidth } from './metrics.ts'
import { PATTERN_NAMES, PATTERNS, type PatternName } from './patterns.ts'
import { createRandom, hash, type NonEmpty, pick } from './random.ts'
import { DECORATIVE, drawing, rectangle } from './svg.ts'
import { printable } from './words.ts'

/** A scene, a pattern paper ('paper' for a random one), or one large letter, digit or quotation mark. */
export type ArtworkKind = 'paper' | PatternName | ArtworkScene | `glyph:${string}`

const KINDS_BY_LOT: NonEmpty<ArtworkKind> = ['kymata', 'paper', 'isoypseis', 'disc', 'tiles']
const GLYPH = 'glyph:'

/** Width at most 86 %, height 125 % of the artwork, on a rule. Quotation marks are higher in their em square. */
function drawGlyph(glyph: string, { width, height, accent, text }: SceneCanvas): string {
  const size = Math.min(height * 1.25, (width * 0.86) / (textWidth(glyph, 'S', 1) || 0.6))
  const drop = /[“”]/.test(glyph) ? 0.62 : /[«»]/.test(glyph) ? 0.27 : 0.34
  const style = { x: width / 2, y: height * 0.5 + size * drop, size, fill: accent } as const
  return (
    textLine(glyph, { ...style, face: 'S', anchor: 'middle' }) +
    rectangle(width * 0.06, height * 0.9, width * 0.88, 2, text)
  )
}

function drawPaper(name: PatternName, canvas: SceneCanvas): string {
  const { random, width, height, ground, text, accent, second } = canvas
  return PATTERNS[name]({ random, width, height, accent: mix(ground, accent, 0.75), second, third: text })
}

function isGlyph(kind: ArtworkKind): kind is `glyph:${string}` {
  return kind.startsWith(GLYPH)
}

function isPattern(kind: ArtworkKind): kind is PatternName {
  return Object.hasOwn(PATTERNS, kind)
}

function renderKind(kind: ArtworkKind, canvas: SceneCanvas): string {
  if (isGlyph(kind)) return drawGlyph(printable(kind.slice(GLYPH.length)), canvas)
  if (kind === 'paper') return drawPaper(pick(canvas.random, PATTERN_NAMES), canvas)
  if (isPattern(kind)) return drawPaper(kind, canvas)
  return ARTWORK_SCENES[kind](canvas)
}

/**
 * The same seed gives the same artwork; width and height are canvas units and set the proportions.
 * @returns SVG source that covers its box, cropped rather than distorted
 */
export function artwork(seed: string, width: number, height: number, kind?: ArtworkKind, way?: ColourwayName): string {
  const random = createRandom(hash(`plate|${seed}`))
  const colourway: Colourway = COLOURWAYS[way ?? pick(random, COLOURWAY_NAMES)]
  const chosen = kind ?? pick(random, KINDS_BY_LOT)
  const content =
    rectangle(0, 0, width, height, colourway.ground) + renderKind(chosen, { ...colourway, random, width, height })
  return drawing(width, height, `preserveAspectRatio="xMidYMid slice" ${DECORATIVE}`, content)
}
