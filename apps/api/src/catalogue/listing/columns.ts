// Everything that lists are filtered and sorted by, as columns of integers: a product is a row, and its row number
// never changes. A product that is no longer for sale keeps its row and is skipped.

import { NameKeys } from './name-keys.ts'
import type { RowPrices } from './shown-prices.ts'
import { grown, prefixed, type StoredParts, takeArray, withPrefix, withRoom } from './stored-arrays.ts'
import { ValueLists } from './value-lists.ts'

/** Means "not known" in every column; smaller than all known values. */
export const unknown = -2_147_483_648

const columnNames = [
  'id',
  'price',
  // percent of the announced reduction, unknown when there is none
  'discount',
  // publisher id * 2, one more for a book
  'publisherKey',
  // see product-class.ts
  'classes',
  'pages',
  // days since 1970; of a known year its first day
  'released',
  // the same, only where the very day is known
  'releasedOn',
  // hundredths of stars, rounded down
  'rating',
  'ratingCount',
  'soldRecently',
  // seconds since 2000
  'created',
  'quantity',
] as const

type ColumnName = (typeof columnNames)[number]

export interface ProductData extends Record<ColumnName, number> {
  nameKey: Uint8Array
  /** Null when the name is the same in both languages. */
  englishNameKey: Uint8Array | null
  /** With all ancestors, each once. */
  categories: readonly number[]
  /** See credits.ts. */
  people: readonly number[]
  /** See attribute-codes.ts. */
  attributes: readonly number[]
}

export interface RowChange {
  row: number
  isNew: boolean
  nameChanged: boolean
  englishNameChanged: boolean
}

export class Columns {
  #capacity: number
  /** The number of rows. */
  count = 0
  /** Raised by every change. */
  version = 0
  /** Raised when products come, go or change their categories. */
  membership = 0
  /** Raised when a product changes its date of release. */
  releases = 0
  /** The highest value of the column `publisherKey`. */
  highestPublisher = 0
  active: Uint8Array
  numbers: Record<ColumnName, Int32Array>
  names: NameKeys
  categories: ValueLists
  people: ValueLists
  attributes: ValueLists
  /** Rows that change while it is set, for whoever copies the columns meanwhile. */
  changedRows: Set<number> | null = null
  /** By product id: its row and one more. */
  #rows: Uint32Array

  constructor(capacity: number) {
    this.#capacity = Math.max(capacity, 64)
    this.active = new Uint8Array(this.#capacity)
    this.numbers = columnsOf(() => new Int32Array(this.#capacity))
    this.names = new NameKeys(this.#capacity)
    this.categories = new ValueLists(this.#capacity)
    this.people = new ValueLists(this.#capacity)
    this.attributes = new ValueLists(this.#capacity)
    this.#rows = new Uint32Array(this.#capacity)
  }

  /** As they were stored, except `torn` rows, which changed meanwhile: these are empty, until they are written. */
  static restore(parts: StoredParts, torn: Iterable<number>): Columns {
    const columns = new Columns(0)
    columns.active = takeArray(parts, 'active', Uint8Array)
    columns.#capacity = columns.active.length
    columns.count = parts.active?.used ?? 0
    columns.numbers = columnsOf((name) => takeArray(parts, name, Int32Array))
    columns.names = NameKeys.restore(withPrefix('names', parts))
    columns.categories = ValueLists.restore(withPrefix('categories', parts))
    columns.people = ValueLists.restore(withPrefix('people', parts))
    columns.attributes = ValueLists.restore(withPrefix('attributes', parts))
    for (let row = 0; row < columns.count; row += 1) columns.#indexRow(row)
    for (const row of torn) columns.#clear(row)
    return columns
  }

  store(): StoredParts {
    const columns = Object.entries(this.numbers).map(([name, array]) => [name, { array, used: this.count }] as const)
    return {
      active: { array: this.active, used: this.count },
      ...Object.fromEntries(columns),
      ...prefixed('names', this.names.store(this.count)),
      ...prefixed('categories', this.categories.store(this.count)),
      ...prefixed('people', this.people.store(this.count)),
      ...prefixed('attributes', this.attributes.store(this.count)),
    }
  }

  /** Undefined for a product that was never for sale. */
  rowOf(id: number): number | undefined {
    const rowPlusOne = this.#rows[id]
    return rowPlusOne ? rowPlusOne - 1 : undefined
  }

  write(product: ProductData): RowChange {
    const existing = this.rowOf(product.id)
    const row = existing ?? this.#newRow(product.id)
    this.changedRows?.add(row)
    if (existing !== undefined && this.#hasOtherRelease(row, product)) this.releases += 1
    for (const name of columnNames) this.numbers[name][row] = product[name]
    this.highestPublisher = Math.max(this.highestPublisher, product.publisherKey)
    const categoriesChanged = this.categories.set(row, product.categories)
    if (categoriesChanged || this.active[row] === 0) this.membership += 1
    this.active[row] = 1
    this.version += 1
    this.people.set(row, product.people)
    this.attributes.set(row, product.attributes)
    return {
      row,
      isNew: existing === undefined,
      nameChanged: this.names.set(row, product.nameKey),
      englishNameChanged: this.names.setEnglish(row, product.englishNameKey),
    }
  }

  /** Of a product for sale. */
  writePrices(row: number, { price, discount, classes, attributes }: RowPrices): void {
    this.changedRows?.add(row)
    this.numbers.price[row] = price
    this.numbers.discount[row] = discount
    this.numbers.classes[row] = classes
    this.attributes.set(row, attributes)
    this.version += 1
  }

  remove(id: number): void {
    const row = this.rowOf(id)
    if (row === undefined || this.active[row] === 0) return
    this.changedRows?.add(row)
    this.active[row] = 0
    this.version += 1
    this.membership += 1
  }

  #hasOtherRelease(row: number, { released, releasedOn }: ProductData): boolean {
    return this.numbers.released[row] !== released || this.numbers.releasedOn[row] !== releasedOn
  }

  #indexRow(row: number): void {
    const id = this.numbers.id[row] ?? 0
    if (id >= this.#rows.length) this.#rows = grown(this.#rows, Math.max(id + 1, withRoom(this.#capacity)))
    this.#rows[id] = row + 1
    this.highestPublisher = Math.max(this.highestPublisher, this.numbers.publisherKey[row] ?? 0)
  }

  #clear(row: number): void {
    this.active[row] = 0
    for (const list of [this.names, this.categories, this.people, this.attributes]) list.clear(row)
  }

  #newRow(id: number): number {
    if (this.count === this.#capacity) this.#grow()
    if (id >= this.#rows.length) this.#rows = grown(this.#rows, Math.max(id + 1, this.#rows.length * 2))
    const row = this.count
    this.count += 1
    this.#rows[id] = this.count
    return row
  }

  #grow(): void {
    this.#capacity = withRoom(this.#capacity)
    this.active = grown(this.active, this.#capacity)
    this.numbers = columnsOf((name) => grown(this.numbers[name], this.#capacity))
    for (const list of [this.names, this.categories, this.people, this.attributes]) list.grow(this.#capacity)
  }
}

const columnsOf = (make: (name: ColumnName) => Int32Array): Record<ColumnName, Int32Array> =>
  Object.fromEntries(columnNames.map((name) => [name, make(name)])) as Record<ColumnName, Int32Array>
