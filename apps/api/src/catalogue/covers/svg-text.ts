// Reading the `<text>` elements of our own covers. Not a general SVG reader: the source is always
// `packages/covers/src/lettering.ts`, whose attribute values are escaped and which nests nothing.
import type { FontStyle } from './cover-font.ts'
import { FAMILIES } from './font-subsets.ts'

export interface SvgText {
  readonly content: string
  readonly x: number
  readonly y: number
  readonly size: number
  /** Canvas units after every character. */
  readonly tracking: number
  readonly anchor: string
  readonly fontStyle: FontStyle
  /** Copied to the path unchanged. */
  readonly fill: string
  readonly transform: string | undefined
}

export const TEXT_ELEMENT = /<text ([^>]*)>([^<]*)<\/text>/g

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

function readFontStyle(attributes: ReadonlyMap<string, string>): FontStyle {
  const fontFamily = (attributes.get('font-family') ?? '').toLowerCase()
  const family = FAMILIES.find((name) => fontFamily.startsWith(name))
  if (family === undefined) throw new Error(`No cover font is called ${fontFamily}`)
  const axes: Record<string, number> = { wght: Number(attributes.get('font-weight') ?? 400) }
  for (const [, tag = '', value] of (attributes.get('style') ?? '').matchAll(/'(\w{4})' (\d+)/g)) {
    axes[tag] = Number(value)
  }
  return { family, italic: attributes.get('font-style') === 'italic', axes }
}

/** @param source the attributes of a `<text>` element, @param escaped its content, both as matched by TEXT_ELEMENT */
export function readText(source: string, escaped: string): SvgText {
  const attributes = new Map<string, string>()
  for (const [, name = '', value = ''] of source.matchAll(/([\w-]+)="([^"]*)"/g)) attributes.set(name, value)
  const number = (name: string) => Number(attributes.get(name) ?? 0)
  return {
    content: escaped.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity),
    x: number('x'),
    y: number('y'),
    size: number('font-size'),
    tracking: number('letter-spacing'),
    anchor: attributes.get('text-anchor') ?? 'start',
    fontStyle: readFontStyle(attributes),
    fill: attributes.get('fill') ?? '#000',
    transform: attributes.get('transform'),
  }
}
