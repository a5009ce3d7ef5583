import { describe, expect, it } from 'vitest'
import { PLAIN_BOOK, sampleBooks } from './sample-books.ts'
import { spine } from './spine.ts'

describe('spine', () => {
  it.each([
    [1, 22],
    [260, 32],
    [undefined, 32],
    [null, 32],
    [400, 43],
    [2000, 58],
  ])('of %s pages is %i pixels thick', (pages, width) => {
    const { pages: _, ...book } = { pages: 0, ...PLAIN_BOOK }
    expect(spine(pages === undefined ? book : { ...book, pages }).width).toBe(width)
  })

  it('has its size in the SVG and matches its format', () => {
    for (const book of sampleBooks(200)) {
      const { svg, width, height } = spine(book)
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`)
      expect(height).toBeGreaterThanOrEqual(192)
      expect(height).toBeLessThanOrEqual(254)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('names the first author, not the others', () => {
    const book = { ...PLAIN_BOOK, title: 'Ζ', pages: 500, author: 'Διδώ Σωτηρίου, Άλκη Ζέη, Ζωρζ Σαρή' }
    expect(spine(book).svg).toContain('>ΣΩΤΗΡΙΟΥ<')
  })

  it('is the same each time', () => {
    expect(spine(PLAIN_BOOK)).toEqual(spine({ ...PLAIN_BOOK }))
  })
})
