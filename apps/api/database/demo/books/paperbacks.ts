// Second editions of works the shop has in hardback: the same words about them, another book in the hand.

import type { DemoBook } from '../demo-types.ts'
import { english } from './english.ts'

type Edition = Pick<DemoBook, 'key' | 'publisher' | 'year' | 'isbn13' | 'priceCents'>

function paperbackOf(key: string, edition: Edition): DemoBook {
  const hardback = english.find((book) => book.key === key)
  if (!hardback) throw new Error(`the demo shop has no book ${key}`)
  const { pages: _, publisherPriceCents: __, ...work } = hardback
  return { ...work, ...edition, binding: 'paperback' }
}

export const paperbacks: DemoBook[] = [
  paperbackOf('adichie-americanah-en', {
    key: 'adichie-americanah-anchor-en',
    publisher: 'Anchor Books',
    year: 2014,
    isbn13: '9780307455925',
    priceCents: 1490,
  }),
  paperbackOf('mandel-station-eleven-en', {
    key: 'mandel-station-eleven-vintage-en',
    publisher: 'Vintage',
    year: 2015,
    isbn13: '9780804172448',
    priceCents: 1390,
  }),
  paperbackOf('cain-quiet-en', {
    key: 'cain-quiet-broadway-en',
    publisher: 'Broadway Books',
    year: 2013,
    isbn13: '9780307352156',
    priceCents: 1490,
  }),
  paperbackOf('barnes-sense-of-an-ending-en', {
    key: 'barnes-sense-of-an-ending-vintage-en',
    publisher: 'Vintage International',
    year: 2012,
    isbn13: '9780307947727',
    priceCents: 1290,
  }),
]
