// The sort indexes of lists: each is all rows in sequence, built when it is first requested. Rows that change stand beside
// it in their order, and are put into it when they have become many: with a million rows that takes longer than a list.
// Ties are broken by the product's id, so that pages never overlap.

import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { ProductSort } from '@stoa/contract/catalogue/listing'
import type { Language } from '@stoa/domain/language'
import { type Columns, type RowChange, unknown } from './columns.ts'
import type { RowOrder } from './page-rows.ts'
import { type CompareRows, resortRows, sortRows } from './sort-rows.ts'
import { type StoredParts, takeUsed } from './stored-arrays.ts'

const maxKey = 0xffff_ffff
const offset = 0x8000_0000

const unknownLast = (value = unknown): number => (value === unknown ? maxKey : value + offset)

/** The key of each sort: an integer from 0 to 2^32 - 1, ascending. */
const keys = {
  /** Products at hand come before the others. */
  default: ({ numbers }: Columns, row: number) => {
    const isInStock = (numbers.quantity[row] ?? 0) > 0
    return (isInStock ? offset : maxKey) - (numbers.soldRecently[row] ?? 0)
  },
  /** Products without a known price or date come last, forwards and backwards. */
  price: ({ numbers }: Columns, row: number) => unknownLast(numbers.price[row]),
  priceHighest: ({ numbers }: Columns, row: number) => maxKey - ((numbers.price[row] ?? unknown) + offset),
  created: ({ numbers }: Columns, row: number) => (numbers.created[row] ?? 0) + offset,
  quantity: ({ numbers }: Columns, row: number) => maxKey - (numbers.quantity[row] ?? 0),
  bestseller: ({ numbers }: Columns, row: number) => maxKey - (numbers.soldRecently[row] ?? 0),
  released: ({ numbers }: Columns, row: number) => unknownLast(numbers.released[row]),
  releasedLatest: ({ numbers }: Columns, row: number) => maxKey - ((numbers.released[row] ?? unknown) + offset),
  discount: ({ numbers }: Columns, row: number) => maxKey - Math.max(0, numbers.discount[row] ?? 0),
  /** Of equal averages the one with more ratings first. */
  rating: ({ numbers }: Columns, row: number) =>
    maxKey - (numbers.rating[row] ?? 0) * 0x40_0000 - Math.min(numbers.ratingCount[row] ?? 0, 0x3f_ffff),
}

type NumericIndex = keyof typeof keys

/** Those in which a product moves with its price. */
export const pricedIndexes = ['price', 'priceHighest', 'discount'] as const satisfies NumericIndex[]

type NameIndex = 'name' | 'englishName'
type IndexName = NumericIndex | NameIndex

const numericIndexes = Object.keys(keys) as NumericIndex[]
const indexNames: readonly IndexName[] = ['name', 'englishName', ...numericIndexes]

/** `reversed`: the index is read from its end. */
const sorts: Record<ProductSort, { indexName: NumericIndex | 'name'; reversed: boolean }> = {
  Default: { indexName: 'default', reversed: false },
  PriceAscending: { indexName: 'price', reversed: false },
  PriceDescending: { indexName: 'priceHighest', reversed: false },
  NameAscending: { indexName: 'name', reversed: false },
  NameDescending: { indexName: 'name', reversed: true },
  CreateDateAscending: { indexName: 'created', reversed: false },
  CreateDateDescending: { indexName: 'created', reversed: true },
  QuantityDescending: { indexName: 'quantity', reversed: false },
  Bestseller: { indexName: 'bestseller', reversed: false },
  ReleaseDateAscending: { indexName: 'released', reversed: false },
  ReleaseDateDescending: { indexName: 'releasedLatest', reversed: false },
  DiscountDescending: { indexName: 'discount', reversed: false },
  RatingDescending: { indexName: 'rating', reversed: false },
}

interface SortIndex {
  rows: Uint32Array
  /** Rows that it may lack, or have in a wrong position. */
  moved: Set<number>
  /** The same in their order; null when that has changed. */
  movedInOrder: readonly number[] | null
}

const toIndex = (rows: Uint32Array, moved: Iterable<number> = []): SortIndex => ({
  rows,
  moved: new Set(moved),
  movedInOrder: null,
})

function move(sortIndex: SortIndex, row: number): void {
  sortIndex.moved.add(row)
  sortIndex.movedInOrder = null
}

/** Sorted in a millisecond for the list that comes next. */
const defaultMaxMoved = 1000

export type SortKeys = ReadonlyMap<IndexName, number>

export class SortIndexes {
  readonly #columns: Columns
  readonly #maxMoved: number
  readonly #indexes = new Map<IndexName, SortIndex>()

  /** `byName`: all rows in the order of their names in Greek, from the database. `maxMoved`: beside an index. */
  constructor(columns: Columns, byName: Uint32Array, maxMoved = defaultMaxMoved) {
    this.#columns = columns
    this.#maxMoved = maxMoved
    this.#indexes.set('name', toIndex(byName))
  }

  /** As they were stored; `torn` rows may be anywhere. */
  static restore(columns: Columns, parts: StoredParts, torn: readonly number[]): SortIndexes {
    const indexes = new SortIndexes(columns, new Uint32Array())
    for (const name of indexNames) {
      if (!(`${name}.rows` in parts)) continue
      const moved = [...takeUsed(parts, `${name}.moved`), ...torn]
      indexes.#indexes.set(name, toIndex(takeUsed(parts, `${name}.rows`), moved))
    }
    return indexes
  }

  store(): StoredParts {
    const parts = [...this.#indexes].flatMap(([name, { rows, moved }]) => [
      [`${name}.rows`, { array: rows, used: rows.length }] as const,
      [`${name}.moved`, { array: Uint32Array.from(moved), used: moved.size }] as const,
    ])
    return Object.fromEntries(parts)
  }

  /** All rows in the requested order, those not for sale among them. */
  get(sort: ProductSort, language: Language): RowOrder {
    const { indexName, reversed } = sorts[sort]
    const name = indexName === 'name' && language === 'en' ? 'englishName' : indexName
    const sortIndex = this.#indexes.get(name) ?? this.#build(name)
    if (sortIndex.moved.size > this.#maxMoved) this.#repair(name, sortIndex)
    const compare = this.#comparator(name)
    sortIndex.movedInOrder ??= [...sortIndex.moved].sort(compare)
    return { rows: sortIndex.rows, reversed, sorting: { compare, moved: sortIndex.movedInOrder } }
  }

  #repair(name: IndexName, sortIndex: SortIndex): void {
    sortIndex.rows = resortRows(sortIndex.rows, sortIndex.moved, this.#columns.count, this.#comparator(name))
    sortIndex.moved.clear()
    sortIndex.movedInOrder = null
  }

  /** Built ahead, so that nobody waits for them; yields to other work in between. */
  async buildAll(): Promise<void> {
    for (const name of numericIndexes) {
      if (!this.#indexes.has(name)) this.#build(name)
      await yieldToEventLoop()
    }
  }

  /** To be taken before a row is overwritten, and passed to `recordChange` or `recordPrices` afterwards. */
  keysOf(row: number, names: readonly NumericIndex[] = numericIndexes): SortKeys {
    const built = names.filter((name) => this.#indexes.has(name))
    return new Map(built.map((name) => [name, keys[name](this.#columns, row)]))
  }

  recordChange({ row, isNew, nameChanged, englishNameChanged }: RowChange, previousKeys: SortKeys): void {
    const hasMoved = (name: IndexName): boolean => {
      if (isNew) return true
      if (isNumericIndex(name)) return keys[name](this.#columns, row) !== previousKeys.get(name)
      return nameChanged || (name === 'englishName' && englishNameChanged)
    }
    for (const [name, sortIndex] of this.#indexes) if (hasMoved(name)) move(sortIndex, row)
  }

  /** After nothing but its prices. `previousKeys`: of `pricedIndexes`. */
  recordPrices(row: number, previousKeys: SortKeys): void {
    for (const name of pricedIndexes) {
      const sortIndex = this.#indexes.get(name)
      if (sortIndex && keys[name](this.#columns, row) !== previousKeys.get(name)) move(sortIndex, row)
    }
  }

  #build(name: IndexName): SortIndex {
    const sortIndex = isNumericIndex(name)
      ? toIndex(sortRows(this.#byId(), (row) => keys[name](this.#columns, row)))
      : this.#buildEnglish()
    this.#indexes.set(name, sortIndex)
    return sortIndex
  }

  /** Of most products the name is the same in both languages. */
  #buildEnglish(): SortIndex {
    const greek = this.#indexes.get('name') ?? toIndex(new Uint32Array())
    return toIndex(greek.rows, [...greek.moved, ...this.#columns.names.englishRows])
  }

  #byId(): Uint32Array<ArrayBuffer> {
    const { count, numbers } = this.#columns
    const rows = new Uint32Array(count).map((_, row) => row)
    return sortRows(rows, (row) => numbers.id[row] ?? 0)
  }

  #comparator(name: IndexName): CompareRows {
    const columns = this.#columns
    const byId: CompareRows = (a, b) => (columns.numbers.id[a] ?? 0) - (columns.numbers.id[b] ?? 0)
    if (name === 'name') return (a, b) => columns.names.compare(a, b) || byId(a, b)
    if (name === 'englishName') return (a, b) => columns.names.compareEnglish(a, b) || byId(a, b)
    return (a, b) => keys[name](columns, a) - keys[name](columns, b) || byId(a, b)
  }
}

const isNumericIndex = (name: IndexName): name is NumericIndex => name in keys
