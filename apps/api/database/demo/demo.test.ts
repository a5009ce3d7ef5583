import { type ClassifiedBook, chooseCategories } from '@stoa/domain/catalogue/choose-categories'
import { isEan13, isIsbn13 } from '@stoa/domain/catalogue/isbn'
import { hasParts } from '@stoa/domain/catalogue/product-kinds'
import { themaOf } from '@stoa/domain/catalogue/thema-of'
import { describe, expect, test } from 'vitest'
import type { CatalogueProduct } from '../../src/catalogue/imports/json/catalogue-shape.ts'
import {
  categories,
  contributors,
  productAttributes,
  productDimensions,
  publishers,
  series,
  stock,
} from './catalogue-tables.ts'
import { banners, contentPages, menuItems, nameDays, shelfProducts, shelves } from './content-tables.ts'
import { demoProducts, recordsOf } from './demo.ts'
import { bankAccounts, branches, postalCodes } from './place-tables.ts'

const isBook = ({ kind }: CatalogueProduct): boolean => kind === 'book'
const books = demoProducts.filter(isBook)
const things = demoProducts.filter((product) => !isBook(product))
const people = recordsOf(contributors)
const markings = recordsOf(productAttributes)

const repeated = (values: readonly unknown[]): unknown[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

/** The shelf of a book by its first subject. */
function shelfOf(book: Partial<ClassifiedBook>): string | undefined {
  const rows = recordsOf(categories)
  const rules = rows.map((row, id) => ({
    id,
    themaCodes: row.thema.split(' '),
    textLanguage: row.text_language ?? null,
    origin: row.origin ?? null,
    ages: row.age_from === undefined || row.age_to === undefined ? null : { from: row.age_from, to: row.age_to },
    depth: row.parent === undefined ? 0 : 1,
    position: row.position,
  }))
  const [first] = chooseCategories(rules, { subjects: [], textLanguage: null, origin: null, ageFrom: null, ...book })
  return rows[first ?? -1]?.code
}

describe('the built-in shop', () => {
  test('has the expected books', () => {
    expect(books.length).toBeGreaterThanOrEqual(320)
    expect(books.filter((book) => book.textLanguage === 'el').length).toBeGreaterThanOrEqual(220)
    expect(books.filter((book) => book.textLanguage === 'en').length).toBeGreaterThanOrEqual(78)
    expect(things.length).toBeGreaterThanOrEqual(20)
    expect(recordsOf(categories).length).toBeGreaterThanOrEqual(60)
  })

  test('never sells the same product twice under two names', () => {
    const firstNames = books.map(
      ({ title, contributors: [first], publisher }) => `${title} ${first?.name} ${publisher}`,
    )
    expect(repeated(firstNames)).toEqual([])
  })

  test('invents no ISBN: each has its check digit, all else an in-store number', () => {
    for (const { isbn13, ean, code } of demoProducts) {
      if (isbn13) expect([isIsbn13(isbn13), ean], code).toEqual([true, undefined])
      else expect(ean, code).toMatch(/^2[0-9]\d{11}$/)
      expect(isEan13(isbn13 ?? ean ?? ''), code).toBe(true)
    }
  })

  test('quotes in English as English does', () => {
    const texts = [
      ...demoProducts.flatMap(({ lead, description }) => [lead?.en, description?.en]),
      ...people.map((person) => person.biography_en),
    ]
    expect(texts.filter((text) => /[«»]/.test(text ?? ''))).toEqual([])
  })

  test('names every publisher one way', () => {
    const stems = recordsOf(publishers).map((publisher) => publisher.name_el.replace(/[ςηs]$/u, ''))
    expect(repeated(stems)).toEqual([])
  })

  test('describes everybody and everything that a product names', () => {
    const names = new Set(people.map((person) => person.name_el))
    const seriesNames = new Set(recordsOf(series).map((one) => one.name_el))
    const publisherNames = new Set(recordsOf(publishers).map((publisher) => publisher.name_el))
    for (const product of demoProducts) {
      expect(publisherNames, product.code).toContain(product.publisher)
      if (product.series) expect(seriesNames, product.code).toContain(product.series.name)
      for (const { name } of product.contributors) expect(names, product.code).toContain(name)
    }
  })

  test('has everything in both languages', () => {
    for (const { code, lead, description } of demoProducts) {
      for (const text of [lead.el, lead.en, description.el, description.en]) {
        expect(text.trim().length, code).toBeGreaterThan(40)
      }
      expect(lead.el, code).toMatch(/[α-ω]/)
      expect(lead.en, code).not.toMatch(/[α-ω]{4}/)
    }
  })

  test('has a biography of every author', () => {
    const authors = new Set(
      books.flatMap((book) => book.contributors.filter(({ role }) => role === 'author').map(({ name }) => name)),
    )
    const told = new Set(
      people.filter((person) => person.biography_el && person.biography_en).map((one) => one.name_el),
    )
    const untold = [...authors].filter((author) => !told.has(author))
    expect(untold.length / authors.size).toBeLessThan(0.1)
    expect(people.length).toBeGreaterThan(150)
  })

  test('groups editions of one work, and distinguishes them', () => {
    const works = Map.groupBy(
      books.filter(({ work }) => work),
      ({ work }) => work,
    )
    expect(works.size).toBeGreaterThanOrEqual(25)
    for (const [work, editions] of works) {
      expect(editions.length, work).toBeGreaterThan(1)
      expect(repeated(editions.map(({ textLanguage, binding }) => `${textLanguage} ${binding}`)), work).toEqual([])
    }
    for (const book of books.filter(({ translatedFrom }) => translatedFrom)) expect(book.originalTitle).toBeDefined()
  })

  test('respects the uniform price of Greek books', () => {
    for (const book of books.filter((one) => one.textLanguage === 'el' && one.publisherPriceCents)) {
      expect((book.priceCents ?? 0) * 10, book.code).toBeGreaterThanOrEqual((book.publisherPriceCents ?? 0) * 9)
    }
  })

  test('has groups and sets whose parts are products of the shop, and sets that cost less than these', () => {
    const owners = demoProducts.filter(({ parts }) => parts)
    const partOf = (code: string) => demoProducts.find((product) => product.code === code)
    expect(owners.map(({ kind }) => kind)).toEqual([...Array(3).fill('grouped'), ...Array(3).fill('bundle')])
    for (const { code, kind, parts = [], priceCents = 0 } of owners) {
      const separate = parts.reduce(
        (sum, { product, quantity }) => sum + (quantity ?? 1) * (partOf(product)?.priceCents ?? 0),
        0,
      )
      if (kind === 'bundle') expect([priceCents > 0, priceCents < separate], code).toEqual([true, true])
    }
    for (const { parts = [] } of owners)
      for (const part of parts) expect(['book', 'other'], part.product).toContain(partOf(part.product)?.kind)
  })

  test('calls the books best sellers that sold more than the others', () => {
    const labelled = new Set(
      markings.filter((row) => row.attribute_value === 'status/best-seller').map(({ product }) => product),
    )
    const [best = [], others = []] = [true, false].map((isBest) =>
      books
        .filter(({ code, availability }) => labelled.has(code) === isBest && availability !== 'coming_soon')
        .map(({ soldRecently }) => soldRecently),
    )
    expect(best).toHaveLength(labelled.size)
    expect(best.length).toBeGreaterThan(90)
    expect(best.length).toBeLessThanOrEqual(100)
    expect(Math.min(...best)).toBeGreaterThan(Math.max(...others))
  })

  test('counts every day from the one on which the shop is filled, so that none is over before', () => {
    const days = demoProducts.flatMap(({ releaseDate, uniformPriceUntil }) => [releaseDate, uniformPriceUntil])
    expect(days.filter((day) => typeof day === 'string')).toEqual([])
  })

  test.each([
    ['thema', 'FF', ['greek-crime', 'world-crime', 'english-crime']],
    ['thema', 'FH', ['greek-crime', 'world-crime', 'english-crime']],
    ['thema', 'FHD', ['greek-crime', 'world-crime', 'english-crime']],
    ['bisac', 'FIC031000', ['greek-crime', 'world-crime', 'english-crime']],
    ['bic', 'FH', ['greek-crime', 'world-crime', 'english-crime']],
    ['thema', 'FR', ['greek-fiction', 'world-fiction', 'english-fiction']],
    ['bisac', 'FIC000000', ['greek-fiction', 'world-fiction', 'english-fiction']],
    ['thema', 'FBA', ['greek-novel', 'world-novel', 'english-fiction']],
    ['thema', 'DNB', ['biography', 'biography', 'english-nonfiction']],
  ] as const)('has shelves for %s %s', (scheme, code, shelvesOfCode) => {
    const subjects = [themaOf(scheme, code) ?? '']
    expect([
      shelfOf({ subjects, textLanguage: 'el', origin: 'greek' }),
      shelfOf({ subjects, textLanguage: 'el', origin: 'translated' }),
      shelfOf({ subjects, textLanguage: 'en', origin: 'translated' }),
    ]).toEqual(shelvesOfCode)
  })

  test('has its carousels, menu, banners and pages', () => {
    for (const { code } of recordsOf(shelves))
      expect(recordsOf(shelfProducts).filter(({ shelf }) => shelf === code).length, code).toBeGreaterThanOrEqual(5)
    for (const { link } of [...recordsOf(menuItems), ...recordsOf(banners)]) expect(link).toMatch(/^\/[a-z]/)
    expect(recordsOf(contentPages).map((page) => page.url)).toEqual(
      expect.arrayContaining(['terms', 'privacy', 'shipping-and-returns', 'withdrawal', 'accessibility']),
    )
    expect(recordsOf(nameDays).length).toBeGreaterThan(90)
  })

  test('has places for delivery', () => {
    const codes = recordsOf(postalCodes)
    expect(codes.length).toBeGreaterThan(1000)
    for (const { code } of codes) expect(code).toMatch(/^([1-8]\d{4}|\d{4})$/)
  })

  test('has bank accounts with valid check digits', () => {
    for (const { iban } of recordsOf(bankAccounts)) {
      const digits = `${iban.slice(4)}1627${iban.slice(2, 4)}`
      expect(BigInt(digits) % 97n, iban).toBe(1n)
    }
  })

  test('knows every colour and size, and gives school books their class and lesson', () => {
    expect(recordsOf(productDimensions).filter(({ value }) => value === undefined)).toEqual([])
    const valuesOf = (attribute: string) =>
      markings.filter(({ attribute_value }) => attribute_value.startsWith(`${attribute}/`))
    const graded = new Set(valuesOf('grade').map(({ product }) => product))
    const taught = new Set(valuesOf('lesson').map(({ product }) => product))
    for (const { code } of books.filter((book) => book.code.startsWith('school-')))
      expect([graded.has(code), taught.has(code)], code).toEqual([true, true])
    expect(valuesOf('language').map(({ product }) => product)).toEqual(books.map(({ code }) => code))
    expect(new Set(valuesOf('grade').map(({ attribute_value }) => attribute_value)).size).toBe(12)
  })

  test('has a row of stock of every product without parts in every branch, and a copy of whatever is sold from stock', () => {
    const rows = Map.groupBy(recordsOf(stock), ({ product }) => product)
    const branchCount = recordsOf(branches).length
    for (const { code, availability } of demoProducts.filter(({ kind }) => !hasParts(kind))) {
      const copies = rows.get(code) ?? []
      expect(copies.length % branchCount, code).toBe(0)
      expect(copies.length, code).toBeGreaterThan(0)
      if (availability === 'stock') expect(Math.max(...copies.map(({ quantity }) => quantity)), code).toBeGreaterThan(0)
    }
  })
})
