import { describe, expect, it } from 'vitest'
import { capitalise, firstAuthorOnly, initialOf, leadSurname, printable, shortAuthors, splitTitle } from './words.ts'

describe('splitTitle', () => {
  it.each([
    ['Sapiens: Μια σύντομη ιστορία του ανθρώπου', 'Sapiens', 'Μια σύντομη ιστορία του ανθρώπου'],
    ['Λόγια της πλώρης — διηγήματα', 'Λόγια της πλώρης', 'διηγήματα'],
    ['Ζ: μια νουβέλα', 'Ζ: μια νουβέλα', ''],
    ['Ο ζητιάνος', 'Ο ζητιάνος', ''],
  ])('splits %s', (title, main, subtitle) => {
    expect(splitTitle(title)).toEqual({ main, subtitle })
  })
})

describe('authors', () => {
  it.each([
    ['Jane Austen', 'Jane Austen', 'Austen', 'Jane Austen'],
    ['Άλκη Ζέη, Ζωρζ Σαρή', 'Άλκη Ζέη · Ζωρζ Σαρή', 'Ζέη', 'Άλκη Ζέη κ.ά.'],
    ['Άλκη Ζέη; Ζωρζ Σαρή; Άλλη', 'Άλκη Ζέη κ.ά.', 'Ζέη', 'Άλκη Ζέη κ.ά.'],
    ['', '', '', ''],
  ])('shortens %s', (authors, shortened, surname, first) => {
    expect(shortAuthors(authors)).toBe(shortened)
    expect(leadSurname(shortened)).toBe(surname)
    expect(firstAuthorOnly(shortened)).toBe(first)
  })
})

describe('case and initials', () => {
  it('drops the accents of Greek capitals, not of Latin ones', () => {
    expect(capitalise('Μαΐου, café')).toBe('ΜΑΪΟΥ, CAFÉ')
    expect(capitalise('café')).toBe('CAFÉ')
  })

  it.each([
    ['Η φάρμα των ζώων', 'Φ'],
    ['«Άσμα»', 'Α'],
    ['Το', 'Τ'],
    ['', ''],
    ['«»', ''],
  ])('takes the initial of %j', (title, initial) => {
    expect(initialOf(title)).toBe(initial)
  })

  it('composes accents, collapses spaces and drops what XML forbids', () => {
    expect(printable(' ά\n\tβ\u0000\uD800 ')).toBe('ά β')
  })
})
