import { isEan13, isIsbn13 } from '@stoa/domain/catalogue/isbn'
import { describe, expect, test } from 'vitest'
import { allBooks, allPeople, things } from './all.ts'
import { awardWinners, modelOf, signedCopies } from './attribute-facts.ts'
import { attributeRows, attributeValueRows, productAttributeRows, valuedDimensionRows } from './attribute-rows.ts'
import { school, schoolFacts } from './books/school.ts'
import { categoryRows, contributorRows, publisherRows } from './catalogue-rows.ts'
import { categories } from './categories.ts'
import { bannerRows, featuredRows, menuRows, shelfProductRows, shelfRows } from './content-rows.ts'
import { translatedKeys } from './edition-facts.ts'
import { fixedNameDays } from './name-days.ts'
import { pages } from './pages.ts'
import { bankAccountRows, postalCodeRows, regionRows } from './place-rows.ts'
import { priceRows, productIds, productRows, stockRows } from './product-rows.ts'
import { works } from './works.ts'

const today = Date.parse('2026-11-20T10:00:00Z')
const repeated = (values: readonly unknown[]): unknown[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe('the built-in shop', () => {
  test('has the expected books', () => {
    expect(allBooks.length).toBeGreaterThanOrEqual(320)
    expect(allBooks.filter((book) => book.language === 'el').length).toBeGreaterThanOrEqual(220)
    expect(allBooks.filter((book) => book.language === 'en').length).toBeGreaterThanOrEqual(78)
    expect(things.length).toBeGreaterThanOrEqual(20)
    expect(categories.length).toBeGreaterThanOrEqual(60)
  })

  test('never sells the same product twice under two names', () => {
    const products = productRows(today)
    expect(repeated(products.map((product) => product.code))).toEqual([])
    expect(repeated(products.map((product) => product.url))).toEqual([])
    expect(repeated(products.map((product) => product.ean))).toEqual([])
    expect(repeated(allBooks.map((book) => `${book.title} ${book.contributors[0]?.[0]} ${book.publisher}`))).toEqual([])
    expect(repeated(categoryRows.map((category) => category.url))).toEqual([])
  })

  test('invents no ISBN: each has its check digit, all else an in-store number', () => {
    for (const product of productRows(today)) {
      if (product.isbn13) expect(isIsbn13(product.isbn13), product.code).toBe(true)
      else expect(product.ean, product.code).toMatch(/^2[0-9]\d{11}$/)
      expect(isEan13(product.ean), product.code).toBe(true)
    }
  })

  test('names every publisher one way', () => {
    const stems = publisherRows.map((publisher) => publisher.name_el.replace(/[ςηs]$/u, ''))
    expect(repeated(stems)).toEqual([])
  })

  test('has everything in both languages', () => {
    for (const product of [...allBooks, ...things]) {
      for (const text of [product.leadEl, product.leadEn, product.descriptionEl, product.descriptionEn]) {
        expect(text.trim().length, product.key).toBeGreaterThan(40)
      }
      expect(product.leadEl, product.key).toMatch(/[α-ω]/)
      expect(product.leadEn, product.key).not.toMatch(/[α-ω]{4}/)
    }
  })

  test('has a biography of every author', () => {
    const authors = new Set(
      allBooks.flatMap((book) =>
        book.contributors.filter(([, role]) => !role || role === 'author').map(([name]) => name),
      ),
    )
    const told = new Set(allPeople.filter((person) => person.bioEl && person.bioEn).map((person) => person.name))
    const untold = [...authors].filter((author) => !told.has(author))
    expect(untold.length / authors.size).toBeLessThan(0.1)
    expect(contributorRows.length).toBeGreaterThan(150)
  })

  test('groups editions of one work, and distinguishes them', () => {
    const bookOf = (key: string) => allBooks.find((book) => book.key === key)
    expect(repeated(Object.values(works).flat())).toEqual([])
    for (const keys of Object.values(works)) {
      expect(keys.length).toBeGreaterThan(1)
      const editions = keys.map((key) => `${bookOf(key)?.language} ${bookOf(key)?.binding}`)
      expect(repeated(editions), keys.join()).toEqual([])
      expect(editions).not.toContain('undefined undefined')
    }
    for (const key of translatedKeys) expect(bookOf(key)?.originalTitle, key).toBeDefined()
  })

  test('respects the uniform price of Greek books', () => {
    for (const book of allBooks.filter((one) => one.language === 'el' && one.publisherPriceCents)) {
      expect(book.priceCents * 10, book.key).toBeGreaterThanOrEqual((book.publisherPriceCents ?? 0) * 9)
    }
  })

  test('taxes books at 6 %, goods at 24 %, gift cards not at all', () => {
    const classes = new Set(
      productRows(today).map((product) => `${product.kind} ${product.text_language !== null} ${product.tax_class}`),
    )
    expect([...classes].sort()).toEqual(['giftCard false outside', 'product false standard', 'product true book'])
  })

  test('is the same on every machine, and only its dates move with the day', () => {
    expect(productRows(today)).toEqual(productRows(today))
    expect(stockRows(3)).toEqual(stockRows(3))
    const reduced = (now: number) => priceRows(now).map((row) => [row.product_id, row.price_cents])
    expect(reduced(today)).toEqual(reduced(today + 86_400_000))
  })

  test('has its carousels, menu, banners and pages', () => {
    for (const shelf of shelfRows)
      expect(shelfProductRows.filter((row) => row.shelf_id === shelf.id).length, shelf.code).toBeGreaterThanOrEqual(5)
    for (const row of [...shelfProductRows, ...featuredRows]) expect(Object.values(row)).not.toContain(undefined)
    for (const { link } of [...menuRows, ...bannerRows]) expect(link).toMatch(/^\/[a-z]/)
    expect(pages.map((page) => page.url)).toEqual(
      expect.arrayContaining(['terms', 'privacy', 'shipping-and-returns', 'withdrawal', 'accessibility']),
    )
    expect(fixedNameDays.length).toBeGreaterThan(90)
  })

  test('has places for delivery', () => {
    const regions = new Set(regionRows.map((region) => region.id))
    expect(postalCodeRows.length).toBeGreaterThan(1000)
    for (const code of postalCodeRows) {
      expect(code.code).toMatch(/^([1-8]\d{4}|\d{4})$/)
      expect(regions.has(code.region_id), code.code).toBe(true)
    }
  })

  test('has bank accounts with valid check digits', () => {
    for (const { iban } of bankAccountRows) {
      const digits = `${iban.slice(4)}1627${iban.slice(2, 4)}`
      expect(BigInt(digits) % 97n, iban).toBe(1n)
    }
  })

  test('finds every colour and size, and gives school books their class and lesson', () => {
    expect(valuedDimensionRows.filter((row) => row.value_id === null)).toEqual([])
    for (const book of school) expect(schoolFacts[book.key]?.grades.length, book.key).toBeGreaterThan(0)
    const valuesOf = (attribute: string) => {
      const id = attributeRows.find((row) => row.code === attribute)?.id
      const ids = new Set(attributeValueRows.filter((row) => row.attribute_id === id).map((row) => row.id))
      return productAttributeRows.filter((row) => ids.has(row.attribute_value_id))
    }
    expect(valuesOf('language')).toHaveLength(allBooks.length)
    expect(new Set(valuesOf('grade').map((row) => row.attribute_value_id)).size).toBe(12)
    for (const one of [awardWinners, signedCopies, Object.keys(modelOf)].flat())
      expect(productIds.has(one), one).toBe(true)
    expect(repeated(productAttributeRows.map((row) => `${row.product_id} ${row.attribute_value_id}`))).toEqual([])
  })
})
