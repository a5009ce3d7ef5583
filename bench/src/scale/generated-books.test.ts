import { isIsbn13 } from '@stoa/domain/catalogue/isbn'
import { expect, test } from 'vitest'
import { bookOf, type CategoryChoice } from './book.ts'
import { sharesOf, type TargetCategory } from './choose-category.ts'
import { copyLine } from './copy-text.ts'
import { offerOf } from './offer.ts'
import { nearestPerson, personOf } from './person.ts'
import { isbnOf } from './product-columns.ts'
import { agree, compound, declined } from './words/decline.ts'

const category = (id: number, changes: Partial<TargetCategory>): TargetCategory => ({
  id,
  code: `category-${id}`,
  thema: 'FBA',
  language: 'el',
  origin: 'greek',
  ageFrom: null,
  ...changes,
})

const all = [
  category(1, {}),
  category(2, { origin: 'translated' }),
  category(3, { language: 'en', origin: null }),
  category(4, { thema: 'YPMF', origin: null }),
  ...Array.from({ length: 20 }, (_, index) => category(5 + index, { thema: 'NHD' })),
]
const categories: CategoryChoice = { all, shares: sharesOf(all) }
const numbers = Array.from({ length: 6000 }, (_, number) => number)
const books = numbers.map((number) => bookOf(number, categories))

test('the same number gives the same book', () => {
  for (const book of books.slice(0, 200)) expect(bookOf(book.number, categories)).toEqual(book)
})

test('one category holds about a tenth, and most titles differ', () => {
  const largest = books.filter((book) => book.category.id === 1 || book.otherCategory?.id === 1).length / books.length
  expect(largest).toBeGreaterThan(0.08)
  expect(largest).toBeLessThan(0.14)
  expect(new Set(books.map(({ title }) => title)).size / books.length).toBeGreaterThan(0.6)
  for (const { title, language } of books) expect(/\p{Script=Greek}/u.test(title)).toBe(language === 'el')
})

test('a book has an author, and nobody has the same role twice', () => {
  for (const { credits } of books) {
    expect(credits[0]?.role).toBe('author')
    expect(new Set(credits.map(({ person, role }) => `${person} ${role}`)).size).toBe(credits.length)
  }
})

test('every twentieth book is another edition of the book before it', () => {
  const [first, second] = [books[19], books[20]]
  expect(second?.title).toBe(first?.title)
  expect(second?.credits).toEqual(first?.credits)
  expect([first?.work, second?.work, second?.isSecondEdition]).toEqual([1, 1, true])
  expect(books[21]?.work).toBeNull()
})

test('the books of a series have one publisher and ascending numbers', () => {
  const volumes = books.filter(({ series }) => series?.number === 3)
  expect(volumes.map(({ series }) => series?.volume)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
  expect(new Set(volumes.map(({ publisher }) => publisher)).size).toBe(1)
})

test('names are almost unique, and Greek or not as requested', () => {
  const people = Array.from({ length: 120_000 }, (_, number) => personOf(number))
  expect(new Set(people.map(({ nameEl }) => nameEl)).size).toBeGreaterThan(people.length * 0.98)
  for (const number of numbers.slice(0, 500)) {
    expect(nearestPerson(number, true) % 5).toBeLessThan(3)
    expect(nearestPerson(number, false) % 5).toBeGreaterThanOrEqual(3)
  }
})

test('codes are valid ISBNs of an unassigned range', () => {
  for (const number of numbers.slice(0, 500)) expect(isIsbn13(isbnOf(number))).toBe(true)
})

test('prices respect the uniform price, and few books sell much', () => {
  const offers = numbers.map((number) =>
    offerOf({ number, isForChildren: false, isSecondEdition: false, year: 2026, branchIds: [1, 2, 3] }),
  )
  for (const { isProtected, priceCents, publisherPriceCents } of offers)
    if (isProtected) expect(priceCents * 10).toBeGreaterThanOrEqual((publisherPriceCents ?? Number.NaN) * 9)
  const sold = offers.map(({ recentSales: soldLately }) => soldLately).sort((a, b) => a - b)
  expect(sold[3000]).toBe(0)
  expect(sold[5990]).toBeGreaterThan(50)
  for (const { supply, copies } of offers) if (supply === 'stock') expect(copies.size).toBeGreaterThan(0)
})

test('nouns and adjectives agree', () => {
  const [port, friendship, sky] = [
    declined('neuter', 'λιμάνι')[0],
    declined('feminine', 'φιλία')[0],
    declined('masculine', 'ουρανός')[0],
  ]
  if (!port || !friendship || !sky) throw new Error('no nouns')
  expect([port.genitive, port.plural]).toEqual(['λιμανιού', 'λιμάνια'])
  expect([sky.genitive, sky.accusative, sky.plural]).toEqual(['ουρανού', 'ουρανό', 'ουρανοί'])
  expect(agree('παλιός', friendship, 'genitive')).toBe('παλιάς')
  expect(agree('μεγάλος', port, 'plural')).toBe('μεγάλα')
  expect(compound('νυχτο', sky).genitive).toBe('νυχτοουρανού')
})

test('COPY lines escape cell and row separators', () => {
  expect(copyLine(['a\tb\\c\nd', null, true, 7])).toBe('a\\tb\\\\c\\nd\t\\N\tt\t7\n')
})
