// Turns the text of a cover into outlines, so that the SVG needs no fonts: it can be the source of an `<img>`, and
// sharp can render it on a machine where no font is installed.
import { shapeLine } from './cover-font.ts'
import { drawOutline } from './glyph-outline.ts'
import { readText, type SvgText, TEXT_ELEMENT } from './svg-text.ts'

const SHARE_BEFORE_ANCHOR: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 }

async function outlineOf(text: SvgText): Promise<string> {
  const glyphs = await shapeLine(text.fontStyle, text.content, text.tracking === 0)
  const width = glyphs.reduce((sum, glyph) => sum + glyph.advance * text.size + text.tracking, 0)
  let x = text.x - width * (SHARE_BEFORE_ANCHOR[text.anchor] ?? 0)
  let d = ''
  for (const { outline, advance, offsetX, offsetY, unitsPerEm } of glyphs) {
    const placement = { x: x + offsetX * text.size, y: text.y - offsetY * text.size, scale: text.size / unitsPerEm }
    if (outline) d += drawOutline(outline, placement)
    x += advance * text.size + text.tracking
  }
  if (d === '') return ''
  const transform = text.transform === undefined ? '' : ` transform="${text.transform}"`
  return `<path fill="${text.fill}"${transform} d="${d}"/>`
}

/** The same SVG with every `<text>` replaced by a `<path>`. Only for SVG made by `@stoa/covers`. */
export async function outlineText(svg: string): Promise<string> {
  let result = ''
  let end = 0
  for (const match of svg.matchAll(TEXT_ELEMENT)) {
    const [element, attributes = '', content = ''] = match
    result += svg.slice(end, match.index) + (await outlineOf(readText(attributes, content)))
    end = match.index + element.length
  }
  return result + svg.slice(end)
}
