// The back, the side and the share card: well-formed for any book, with legible text.

import { inStoreEan } from '@stoa/domain/catalogue/isbn'
import { describe, expect, it, test } from 'vitest'
import { type BackCoverBook, backCover } from './back-cover.ts'
import { coverContent, coverFormat } from './cover.ts'
import { faultInXml } from './fault-in-xml.ts'
import { type Face, textWidth } from './metrics.ts'
import { PLAIN_BOOK, sampleBooks } from './sample-books.ts'
import { shareCard } from './share-card.ts'
import { sideView } from './side-view.ts'

const blurb =
  'Ένας άνθρωπος των βιβλίων κατεβαίνει στην Κρήτη και βρίσκει σε έναν γέρο μεταλλωρύχο τον δάσκαλο που δεν γύρευε.'

const backOf = (index: number, book: Parameters<typeof sideView>[0], about = blurb): BackCoverBook => ({
  ...book,
  blurb: about,
  ean: inStoreEan(index),
})

const views: [string, (book: BackCoverBook) => string][] = [
  ['the back', backCover],
  ['the side', sideView],
  ['the card', (book) => shareCard(coverContent(book))],
]

describe.each(views)('%s', (_, draw) => {
  it('is well-formed, and the same each time', () => {
    for (const [index, book] of sampleBooks(200).entries()) {
      const svg = draw(backOf(index, book))
      expect(faultInXml(svg), book.title).toBeNull()
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(draw(backOf(index, { ...book }))).toBe(svg)
    }
  })

  it.each(['', ' ', '😀', '\u0000\uD800', 'λ'.repeat(300), 'α '.repeat(400), '<b>&"'])(
    'survives the words %j',
    (words) => {
      for (let seed = 0; seed < 12; seed += 1) {
        const svg = draw(
          backOf(seed, { ...PLAIN_BOOK, title: words, author: words, publisher: words, seed: `${seed}` }, words),
        )
        expect(faultInXml(svg)).toBeNull()
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      }
    },
  )
})

test('the back and the side have the canvas of the front', () => {
  for (const [index, book] of sampleBooks(60).entries()) {
    const canvas = `viewBox="0 0 600 ${coverFormat(book).height}"`
    expect(backCover(backOf(index, book))).toContain(canvas)
    expect(sideView(book)).toContain(canvas)
  }
})

const faceOf = (attributes: string): Face => (attributes.includes('Commissioner') ? 'U' : 'S')

test('the text of the back stays on it, clear of the bars and legibly large', () => {
  for (const [index, book] of sampleBooks(400).entries()) {
    const svg = backCover(backOf(index, book))
    const top = Math.min(...[...svg.matchAll(/M[\d.]+ ([\d.]+)h2v74/g)].map(([, y]) => Number(y)))
    for (const [, x, y, attributes = '', text = ''] of svg.matchAll(
      /<text x="([^"]*)" y="([^"]*)" ([^>]*)>([^<]*)</g,
    )) {
      const size = Number(/font-size="([^"]*)"/.exec(attributes)?.[1])
      const tracking = Number(/letter-spacing="([^"]*)"/.exec(attributes)?.[1] ?? 0)
      const width = textWidth(text, faceOf(attributes), size) + tracking * text.length
      const left = attributes.includes('"middle"') ? Number(x) - width / 2 : Number(x)
      expect([text, left >= 0 && left + width <= 600.5]).toEqual([text, true])
      expect(size).toBeGreaterThanOrEqual(13)
      if (faceOf(attributes) === 'S') expect(Number(y)).toBeLessThan(top - 10)
    }
  }
})

test('the back carries the number of the book', () => {
  expect(backCover({ ...PLAIN_BOOK, blurb, ean: '9789603259404' })).toContain('>9789603259404<')
})
