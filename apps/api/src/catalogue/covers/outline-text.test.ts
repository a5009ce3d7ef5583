import { artwork } from '@stoa/covers/artwork'
import { cover } from '@stoa/covers/cover'
import { type Face, textWidth } from '@stoa/covers/metrics'
import { PLAIN_BOOK, sampleBooks } from '@stoa/covers/sample-books'
import { spine } from '@stoa/covers/spine'
import { describe, expect, it } from 'vitest'
import { type FontStyle, shapeLine } from './cover-font.ts'
import { outlineText } from './outline-text.ts'
import { renderArtwork } from './render-cover.ts'

const CUTS: Record<Face, FontStyle> = {
  S: { family: 'literata', italic: false, axes: { wght: 500, opsz: 72 } },
  B: { family: 'literata', italic: false, axes: { wght: 700, opsz: 72 } },
  L: { family: 'literata', italic: false, axes: { wght: 300, opsz: 72 } },
  I: { family: 'literata', italic: true, axes: { wght: 400, opsz: 72 } },
  U: { family: 'commissioner', italic: false, axes: { wght: 600 } },
  H: { family: 'commissioner', italic: false, axes: { wght: 900 } },
  F: { family: 'commissioner', italic: false, axes: { wght: 800, FLAR: 100 } },
}

function line(attributes: string, content: string): string {
  const font = `font-family="Literata,serif" font-weight="500" style="font-variation-settings:'opsz' 72" font-size="50"`
  return `<svg viewBox="0 0 600 100"><text x="300" y="80" ${font} ${attributes}>${content}</text></svg>`
}

/** The first point of the path: about the left edge of the first character. */
async function startOf(svg: string): Promise<number> {
  return Number(/ d="M(-?[\d.]+)/.exec(await outlineText(svg))?.[1])
}

describe('the fonts', () => {
  it.each(Object.entries(CUTS))('have the widths by which the domain fits titles, in face %s', async (name, cut) => {
    for (const character of 'ΑΞΩάβηθφωςAGWaegmw0189—«…') {
      const [glyph] = await shapeLine(cut, character, true)
      // The domain's table was measured with hinting, in whole thousandths.
      expect(Math.abs((glyph?.advance ?? 0) - textWidth(character, name as Face, 1)), character).toBeLessThan(0.006)
    }
  })

  it.each(Object.keys(CUTS) as Face[])('have every character of Greek and English titles in face %s', async (face) => {
    const glyphs = await shapeLine(CUTS[face], 'Ψάχνοντας ΐ ϋ ὄμορφο ᾅ: «Ünïcode» Łódź 1984 & Жизнь – “x”', true)
    expect(glyphs.filter((glyph) => glyph.outline === null)).toEqual([])
  })

  it('leave space for a missing character', async () => {
    const glyphs = await shapeLine(CUTS.S, 'α漢β', true)
    expect(glyphs.map((glyph) => glyph.outline === null)).toEqual([false, true, false])
    expect(glyphs[1]?.advance).toBe(0.6)
  })

  it('draw weights, sizes and flares differently', async () => {
    const outlines = await Promise.all(Object.values(CUTS).map((cut) => shapeLine(cut, 'Σ', true)))
    expect(new Set(outlines.map(([glyph]) => glyph?.outline?.points.join())).size).toBe(7)
  })
})

describe('outlineText', () => {
  it('leaves no text and no fonts, and changes nothing else', async () => {
    for (const book of sampleBooks(60)) {
      const svg = cover(book)
      const outlined = await outlineText(svg)
      expect(outlined).not.toMatch(/<text|font-|letter-spacing|NaN|undefined/)
      const shapes = svg.replace(/<text[^>]*>[^<]*<\/text>/g, '')
      for (const [shape] of shapes.matchAll(/<(?:path|circle)[^>]*>/g)) expect(outlined).toContain(shape)
    }
  })

  it('stays small', async () => {
    const outlined = await Promise.all(sampleBooks(60).map((book) => outlineText(cover(book))))
    const sizes = outlined.map((svg) => svg.length).sort((a, b) => a - b)
    expect(sizes[30]).toBeLessThan(25_000)
    expect(sizes.at(-1)).toBeLessThan(60_000)
  })

  it('honours the text anchor', async () => {
    const start = await startOf(line('', 'Στοά'))
    const end = await startOf(line('text-anchor="end"', 'Στοά'))
    const width = 2 * (start - (await startOf(line('text-anchor="middle"', 'Στοά'))))
    expect(width).toBeGreaterThan(80)
    expect(start - end).toBeCloseTo(width, 0)
  })

  it('applies letter spacing, after the last character too', async () => {
    const plain = await startOf(line('text-anchor="end"', 'Στοά'))
    const tracked = await startOf(line('text-anchor="end" letter-spacing="5"', 'Στοά'))
    expect(plain - tracked).toBeCloseTo(20, 0)
  })

  it('keeps fill and transform', async () => {
    const outlined = await outlineText(line('fill="#123456" transform="rotate(5 1 1)"', 'α'))
    expect(outlined).toMatch(/<path fill="#123456" transform="rotate\(5 1 1\)" d="M/)
  })

  it('decodes escaped characters', async () => {
    expect(await outlineText(line('', '&amp;'))).not.toBe(await outlineText(line('', 'amp;')))
    expect(await outlineText(line('', '&lt;'))).toMatch(/ d="M/)
  })

  it('outlines spines and artwork as well', async () => {
    expect(await outlineText(spine(PLAIN_BOOK).svg)).not.toContain('<text')
    expect(await outlineText(artwork('x', 400, 300, 'glyph:Ω'))).not.toContain('<text')
  })

  it('puts ink where the text is', async () => {
    const bare = cover(PLAIN_BOOK).replace(/<text[^>]*>[^<]*<\/text>/g, '')
    const without = await renderArtwork({ svg: bare }, 240, 'webp')
    const withWords = await renderArtwork({ svg: cover(PLAIN_BOOK) }, 240, 'webp')
    expect(withWords.equals(without)).toBe(false)
  })
})
