// Generated books as COPY lines, one text per table.

import { type AttributeChoice, attributesOf } from './attributes.ts'
import { type Book, bookOf, type CategoryChoice } from './book.ts'
import { isChildrensCategory } from './choose-category.ts'
import { copyLine } from './copy-text.ts'
import type { NumberedIds } from './numbered-ids.ts'
import { type Offer, offerOf } from './offer.ts'
import { addedAt, dayBefore, productColumns } from './product-columns.ts'

export interface BookContext {
  categories: CategoryChoice
  attributes: AttributeChoice
  branchIds: readonly number[]
  people: NumberedIds
  publishers: NumberedIds
  series: NumberedIds
  works: NumberedIds
  now: number
}

const columns = {
  price_history: ['product_id', 'price_cents', 'valid_from'],
  product_contributor: ['product_id', 'contributor_id', 'role', 'position'],
  product_category: ['product_id', 'category_id', 'main'],
  product_attribute: ['product_id', 'attribute_value_id'],
  stock: ['id', 'branch_id', 'product_id', 'quantity'],
  stock_movement: ['stock_id', 'change', 'reason', 'at'],
} as const

export interface CopyText {
  table: string
  columns: readonly string[]
  text: string
  rows: number
}

/** Collects rows until they are taken as texts. */
export class BookRows {
  readonly #around: BookContext
  #texts = new Map<string, CopyText>()
  #nextStockId: number

  constructor(around: BookContext, nextStockId: number) {
    this.#around = around
    this.#nextStockId = nextStockId
  }

  add(number: number, id: number): void {
    const { categories, branchIds, now } = this.#around
    const book = bookOf(number, categories)
    const offer = offerOf({
      number,
      isForChildren: isChildrensCategory(book.category),
      isSecondEdition: book.isSecondEdition,
      year: new Date(now).getUTCFullYear(),
      branchIds,
    })
    this.#addProduct(book, offer, id)
    this.#addParts(book, id)
    this.#addPrices(number, offer, id)
    this.#addCopies(offer, id)
  }

  /** In the order of the tables' foreign keys. */
  take(): CopyText[] {
    const texts = [...this.#texts.values()]
    this.#texts = new Map()
    return texts
  }

  #write(table: string, names: readonly string[], line: string): void {
    const text = this.#texts.get(table)
    if (text) {
      text.text += line
      text.rows += 1
    } else this.#texts.set(table, { table, columns: names, text: line, rows: 1 })
  }

  #addProduct(book: Book, offer: Offer, id: number): void {
    const { publishers, series, works, now } = this.#around
    const row = productColumns({
      book,
      offer,
      id,
      publisherId: publishers.get(book.publisher),
      seriesId: book.series && series.get(book.series.number),
      workId: book.work === null ? null : works.get(book.work),
      now,
    })
    this.#write('product', Object.keys(row), copyLine(Object.values(row)))
  }

  #addParts(book: Book, id: number): void {
    const { people, attributes } = this.#around
    for (const [position, { person, role }] of book.credits.entries())
      this.#write(
        'product_contributor',
        columns.product_contributor,
        copyLine([id, people.get(person), role, position]),
      )
    this.#write('product_category', columns.product_category, copyLine([id, book.category.id, true]))
    if (book.otherCategory)
      this.#write('product_category', columns.product_category, copyLine([id, book.otherCategory.id, false]))
    for (const valueId of attributesOf(book, attributes))
      this.#write('product_attribute', columns.product_attribute, copyLine([id, valueId]))
  }

  #addPrices(number: number, offer: Offer, id: number): void {
    const { now } = this.#around
    const added = addedAt(number, now)
    const line = (cents: number, since: string): void =>
      this.#write('price_history', columns.price_history, copyLine([id, cents, since]))
    for (const { cents, daysAgo } of offer.earlierPrices) line(cents, dayBefore(now, daysAgo))
    line(offer.priceCents, offer.priceSince === null ? added : dayBefore(now, offer.priceSince))
  }

  #addCopies(offer: Offer, id: number): void {
    for (const [branchId, quantity] of offer.copies) {
      const stockId = this.#nextStockId
      this.#nextStockId += 1
      this.#write('stock', columns.stock, copyLine([stockId, branchId, id, quantity]))
      this.#write(
        'stock_movement',
        columns.stock_movement,
        copyLine([stockId, quantity, 'received', dayBefore(this.#around.now, 1)]),
      )
    }
  }
}
