import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { COMPOSITION_NAMES } from './categories.ts'
import { COLOUR_CODES } from './colours.ts'
import { cover, coverFormat, DRAWING_VERSION } from './cover.ts'
import { type CoverBook, createCoverModel } from './cover-model.ts'
import { faultInXml } from './fault-in-xml.ts'
import { PLAIN_BOOK, sampleBooks } from './sample-books.ts'

const things = ['notebook', 'pen', 'thing'].flatMap((category) =>
  [undefined, ...COLOUR_CODES].map((color) => ({ ...PLAIN_BOOK, category, color })),
)

function digest(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 16)
}

describe('cover', () => {
  it('gives the same bytes for the same book', () => {
    for (const book of sampleBooks(100)) expect(cover({ ...book })).toBe(cover(book))
  })

  it('has another version when it is drawn differently, because its pictures are kept for a year', () => {
    const drawings = digest([...sampleBooks(60), ...things].map((book) => cover(book)).join(''))
    expect([DRAWING_VERSION, drawings]).toMatchInlineSnapshot(`
      [
        2,
        "7b5799b5e4c001cb",
      ]
    `)
  })

  it('distinguishes two books of one title by their seed', () => {
    expect(cover({ ...PLAIN_BOOK, seed: 'BK2' })).not.toBe(cover(PLAIN_BOOK))
  })

  it('is well-formed XML without NaN or undefined', () => {
    for (const book of sampleBooks(500)) {
      const svg = cover(book)
      expect(faultInXml(svg), book.title).toBeNull()
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('reaches every composition', () => {
    const reached = new Set(sampleBooks(500).map((book) => createCoverModel(book).composition))
    expect([...reached].sort()).toEqual([...COMPOSITION_NAMES].sort())
  })

  it('escapes reserved XML characters, in text and label', () => {
    const svg = cover({ ...PLAIN_BOOK, title: 'Α<Β&Γ', author: '"Δ"' }, { label: 'a "b" <c> & d' })
    expect(faultInXml(svg)).toBeNull()
    expect(svg).toContain('Α&lt;Β&amp;Γ')
    expect(svg).toContain('&quot;Δ&quot;')
    expect(svg).toContain('role="img" aria-label="a &quot;b&quot; &lt;c&gt; &amp; d"')
  })

  it.each(['', ' ', '«»', '…', '😀 🎉', '\u0000\uD800', 'constructor', '漢字の本', 'λ'.repeat(300), 'α '.repeat(300)])(
    'survives the title %j',
    (title) => {
      for (const category of ['children', 'poetry', 'constructor', '', 'world-fiction']) {
        for (let seed = 0; seed < 12; seed++) {
          const svg = cover({ ...PLAIN_BOOK, title, category, seed: `${seed}`, author: '', publisher: null })
          expect(faultInXml(svg)).toBeNull()
          expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        }
      }
    },
  )

  it('ignores Unicode normalisation and spacing', () => {
    const decomposed = { ...PLAIN_BOOK, title: `  ${PLAIN_BOOK.title.normalize('NFD').replace(' ', '  ')} ` }
    expect(cover(decomposed)).toBe(cover(PLAIN_BOOK))
  })

  const printed: readonly [string, Partial<CoverBook>][] = [
    ['1f2152848302d485', { title: 'Η φόνισσα', category: 'greek-fiction', seed: 'BK0' }],
    ['3575834b253ce54b', { title: 'Ο υπέροχος Γκάτσμπι', category: 'world-fiction', seed: 'BK1' }],
    ['e2294eb6833898f4', { title: 'Βίος και πολιτεία του Αλέξη Ζορμπά', category: 'poetry', seed: 'BK2' }],
    ['9f42bbf1f3230bc8', { title: 'Sapiens: Μια σύντομη ιστορία του ανθρώπου', category: 'crime', seed: 'BK3' }],
    ['c0da9898037ffb42', { title: 'Το τρίτο στεφάνι', category: 'philosophy', seed: 'BK5' }],
    ['d55260ba76d189f1', { title: 'Άννα Καρένινα', category: 'living', seed: 'BK8' }],
    ['c8b433dbd1d488f8', { title: 'The Master and Margarita', category: 'philosophy', seed: 'BK15' }],
    ['ea4ba1b4afe7fba9', { title: 'Το δέντρο των ψευδών', category: 'children', seed: 'BK17' }],
    ['07be8c5e6eb90a49', { title: 'Αμοργός', category: 'crime', seed: 'BK23' }],
    ['1ad870dd4230670d', { title: 'Η σονάτα του σεληνόφωτος', category: 'children', seed: 'BK26' }],
  ]
  it.each(printed)('still renders %s unchanged', (expected, book) => {
    expect(digest(cover({ ...PLAIN_BOOK, ...book }))).toBe(expected)
  })
})

describe('a series', () => {
  it('shares composition, variant, lettering and format, and changes colours', () => {
    const books = sampleBooks(40).map((book) => ({
      ...book,
      series: 'Κλασικά',
      publisher: 'Εστία',
      category: 'poetry',
    }))
    const models = books.map(createCoverModel)
    const shared = models.map(({ composition, variant, ornament, pattern, face, format }) =>
      JSON.stringify({ composition, variant, ornament, pattern, face, format }),
    )
    expect(new Set(shared).size).toBe(1)
    expect(new Set(models.map((model) => model.colourway.ground)).size).toBeGreaterThan(3)
  })
})

describe('coverFormat', () => {
  it('matches the canvas', () => {
    for (const book of sampleBooks(200)) {
      expect(cover(book)).toContain(`viewBox="0 0 600 ${coverFormat(book).height}"`)
    }
  })

  it('gives children square or large books and nobody else square ones', () => {
    for (const book of sampleBooks(300)) {
      const { format } = coverFormat(book)
      if (book.category === 'children') expect(['square', 'large']).toContain(format)
      else expect(format).not.toBe('square')
    }
  })
})
