// Text on a cover: one line, a fitted block, tracked capitals. Coordinates are canvas units; y is the baseline.
import { type Face, textWidth } from './metrics.ts'
import { escapeXml, path, round1 } from './svg.ts'
import type { Fitted } from './text-fitting.ts'
import { capitalise, firstAuthorOnly } from './words.ts'

const LITERATA = `font-family="Literata,'Literata Variable',Georgia,serif"`
const COMMISSIONER = `font-family="Commissioner,'Commissioner Variable',Arial,sans-serif"`
const DISPLAY = `style="font-variation-settings:'opsz' 72"`

const FACE_ATTRIBUTES: Record<Face, string> = {
  S: `${LITERATA} font-weight="500" ${DISPLAY}`,
  B: `${LITERATA} font-weight="700" ${DISPLAY}`,
  L: `${LITERATA} font-weight="300" ${DISPLAY}`,
  I: `${LITERATA} font-style="italic" font-weight="400" ${DISPLAY}`,
  U: `${COMMISSIONER} font-weight="600"`,
  H: `${COMMISSIONER} font-weight="900"`,
  F: `${COMMISSIONER} font-weight="800" style="font-variation-settings:'FLAR' 100"`,
}

/** The first baseline of a block lies this far below its top, in em. */
const FIRST_BASELINE = 0.76
const SMALLEST_CAPITALS = 13

export type Anchor = 'start' | 'middle' | 'end'

export interface LineStyle {
  readonly x: number
  readonly y: number
  readonly face: Face
  readonly size: number
  readonly fill: string
  readonly anchor?: Anchor
  /** In em. */
  readonly tracking?: number
  readonly transform?: string
}

export function textLine(text: string, style: LineStyle): string {
  const attributes = [
    path`x="${style.x}" y="${style.y}"`,
    FACE_ATTRIBUTES[style.face],
    `font-size="${round1(style.size)}" fill="${style.fill}"`,
  ]
  if (style.anchor !== undefined && style.anchor !== 'start') attributes.push(`text-anchor="${style.anchor}"`)
  if (style.tracking) attributes.push(`letter-spacing="${round1(style.tracking * style.size)}"`)
  if (style.transform !== undefined) attributes.push(`transform="${style.transform}"`)
  return `<text ${attributes.join(' ')}>${escapeXml(text)}</text>`
}

export interface BlockStyle {
  readonly x: number
  readonly top: number
  readonly fill: string
  readonly anchor?: Anchor
}

export function textBlock(fitted: Fitted, { x, top, fill, anchor }: BlockStyle): string {
  const { face, size, leading } = fitted
  const lines = fitted.lines.map((text, index) => {
    const y = top + size * FIRST_BASELINE + index * size * leading
    return textLine(text, { x, y, face, size, fill, ...(anchor && { anchor }) })
  })
  return lines.join('')
}

export interface CapitalsStyle {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly maxWidth: number
  readonly anchor?: Anchor
  readonly tracking?: number
}

/**
 * A line of tracked capitals, reduced to fit its width. When it is too long even at the smallest legible size, the
 * second author is dropped, or else the end is cut off.
 */
export function capitals(text: string, style: CapitalsStyle): string {
  const { maxWidth, tracking = 0.09, ...place } = style
  const upper = capitalise(text)
  const widthAt = (line: string, size: number) => textWidth(line, 'U', size, tracking)
  const width = widthAt(upper, style.size)
  const size = width > maxWidth ? Math.max(SMALLEST_CAPITALS, (style.size * maxWidth) / width) : style.size
  if (size > SMALLEST_CAPITALS || widthAt(upper, size) <= maxWidth) {
    return textLine(upper, { ...place, size, face: 'U', tracking })
  }
  const first = firstAuthorOnly(text)
  if (first !== text) return capitals(first, style)
  return textLine(
    cutTo(upper, (cut) => widthAt(cut, size) <= maxWidth),
    { ...place, size, face: 'U', tracking },
  )
}

function cutTo(text: string, fits: (cut: string) => boolean): string {
  const characters = Array.from(text)
  for (let length = characters.length - 1; length > 0; length--) {
    const cut = `${characters.slice(0, length).join('').trimEnd()}…`
    if (fits(cut)) return cut
  }
  return '…'
}
