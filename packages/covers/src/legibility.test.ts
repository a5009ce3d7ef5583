// Legibility: contrast of colours, text inside the canvas, figures clear of the text.
import { describe, expect, it } from 'vitest'
import { cover } from './cover.ts'
import { createCoverModel } from './cover-model.ts'
import { COLOURWAY_NAMES, COLOURWAYS, contrast, INKS, inkOn } from './inks.ts'
import { type Face, textWidth } from './metrics.ts'
import { sampleBooks } from './sample-books.ts'

const READABLE = 4.5

function faceOf(attributes: string): Face {
  const weight = /font-weight="(\d+)"/.exec(attributes)?.[1] ?? ''
  if (attributes.includes('font-style="italic"')) return 'I'
  if (attributes.includes('Commissioner')) return ({ '600': 'U', '900': 'H' } as const)[weight] ?? 'F'
  return ({ '300': 'L', '700': 'B' } as const)[weight] ?? 'S'
}

function linesOf(svg: string) {
  return Array.from(
    svg.matchAll(/<text x="([^"]*)" y="([^"]*)" ([^>]*)>([^<]*)</g),
    ([, x, y, attributes = '', escaped = '']) => {
      const size = Number(/font-size="([^"]*)"/.exec(attributes)?.[1])
      const text = escaped
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, '&')
      const tracking = Number(/letter-spacing="([^"]*)"/.exec(attributes)?.[1] ?? 0)
      const width = textWidth(text, faceOf(attributes), size) + tracking * text.length
      const left = attributes.includes('"middle"') ? Number(x) - width / 2 : Number(x)
      return { text, size, y: Number(y), left, right: left + width }
    },
  )
}

describe('contrast', () => {
  it.each(COLOURWAY_NAMES)('%s has readable text on its ground', (name) => {
    const { ground, text } = COLOURWAYS[name]
    expect(contrast(ground, text)).toBeGreaterThanOrEqual(READABLE)
  })

  it.each(Object.entries(INKS))('some ink is legible on %s, whatever was preferred', (_name, ground) => {
    expect(contrast(ground, inkOn(ground, [ground]))).toBeGreaterThanOrEqual(READABLE)
  })

  it('prefers the first legible ink', () => {
    expect(inkOn(INKS.asvestis, [INKS.lemoni, INKS.nychta, INKS.molyvi])).toBe(INKS.nychta)
  })
})

describe('text', () => {
  it('stays inside the canvas, except the large initial, which bleeds', () => {
    for (const book of sampleBooks(600)) {
      const { composition, height } = createCoverModel(book)
      const svg = cover(book)
      // A vertical title may be as long as the book is high.
      const length = svg.includes('rotate(-90)"><text') ? height : 600
      for (const line of linesOf(svg)) {
        if (composition === 'archiko' && line.text.length === 1) continue
        expect(line.left, `${composition}: ${line.text}`).toBeGreaterThanOrEqual(-0.5)
        expect(line.right, `${composition}: ${line.text}`).toBeLessThanOrEqual(length + 0.5)
      }
    }
  })

  it('keeps every word of a title with one very long word', () => {
    const title = 'Η Κωνσταντινουπολίτισσα'
    for (let seed = 0; seed < 40; seed++) {
      const book = { title, author: 'Α', publisher: null, series: null, category: 'philosophy', seed: `${seed}` }
      expect(cover(book)).not.toContain('…')
    }
  })

  it('does not overlap the roofs and peaks of a horizon', () => {
    const books = sampleBooks(2000).filter((book) => createCoverModel(book).composition === 'kymata')
    expect(books.length).toBeGreaterThan(50)
    for (const book of books) {
      const svg = cover(book)
      const lowest = Math.max(...linesOf(svg).map((line) => line.y))
      for (const [, y] of svg.matchAll(/L-?[\d.]+ (-?[\d.]+)[hL]/g))
        expect(Number(y), book.title).toBeGreaterThan(lowest)
    }
  })
})
