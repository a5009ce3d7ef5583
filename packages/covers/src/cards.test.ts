// The pictures of link previews: well-formed for any words, and their text on the picture.

import { describe, expect, it, test } from 'vitest'
import { coverContent } from './cover.ts'
import { faultInXml } from './fault-in-xml.ts'
import { textWidth } from './metrics.ts'
import { PLAIN_BOOK, sampleBooks } from './sample-books.ts'
import { shareCard } from './share-card.ts'
import { titleCard } from './title-card.ts'

const cards: [string, (book: typeof PLAIN_BOOK) => string][] = [
  ['a photograph’s card', (book) => shareCard(coverContent(book))],
  ['a card of words', ({ title, author }) => titleCard({ title, byline: author, shop: 'Στοά' })],
]

describe.each(cards)('%s', (_, draw) => {
  it('is well-formed, and the same each time', () => {
    for (const book of sampleBooks(200)) {
      const svg = draw(book)
      expect(faultInXml(svg), book.title).toBeNull()
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(draw({ ...book })).toBe(svg)
    }
  })

  it.each(['', ' ', '😀', '\u0000\uD800', 'λ'.repeat(300), 'α '.repeat(400), '<b>&"'])(
    'survives the words %j',
    (words) => {
      for (let seed = 0; seed < 12; seed += 1) {
        const svg = draw({ ...PLAIN_BOOK, title: words, author: words, publisher: words, seed: `${seed}` })
        expect(faultInXml(svg)).toBeNull()
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      }
    },
  )
})

test('the words of a card stay left of its arches and above its foot', () => {
  for (const { title, author } of sampleBooks(300)) {
    const svg = titleCard({ title, byline: author, shop: 'Στοά' })
    for (const [, x, y, attributes = '', text = ''] of svg.matchAll(
      /<text x="([^"]*)" y="([^"]*)" ([^>]*)>([^<]*)</g,
    )) {
      const size = Number(/font-size="([^"]*)"/.exec(attributes)?.[1])
      const tracking = Number(/letter-spacing="([^"]*)"/.exec(attributes)?.[1] ?? 0)
      const width = textWidth(text, attributes.includes('Commissioner') ? 'U' : 'S', size) + tracking * text.length
      expect([text, Number(x) + width <= 770 && Number(y) < 596]).toEqual([text, true])
    }
  }
})
