// The sort indexes of lists: each is all rows in sequence, built when it is first requested and repaired when it is
// requested after a change. Ties are broken by the product's id, so that pages never overlap.

import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { ProductSort } from '@stoa/contract/catalogue/listing'
import type { Language } from '@stoa/domain/language'
import { type Columns, type RowChange, unknown } from './columns.ts'
import { type CompareRows, resortRows, sortRows } from './sort-rows.ts'

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
type NameIndex = 'name' | 'englishName'
type IndexName = NumericIndex | NameIndex

const numericIndexes = Object.keys(keys) as NumericIndex[]

/** `backwards`: the index is read from its end. */
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
  /** Rows that may be in a wrong position. */
  moved: Set<number>
}

export type SortKeys = ReadonlyMap<IndexName, number>

export class SortIndexes {
  readonly #columns: Columns
  readonly #indexes = new Map<IndexName, SortIndex>()

  /** `byName`: all rows in the order of their names in Greek, from the database. */
  constructor(columns: Columns, byName: Uint32Array) {
    this.#columns = columns
    this.#indexes.set('name', { rows: byName, moved: new Set() })
  }

  /** All rows in the requested order, those not for sale among them; `backwards`: to be read from the end. */
  get(sort: ProductSort, language: Language): { rows: Uint32Array; reversed: boolean } {
    const { indexName, reversed } = sorts[sort]
    const name = indexName === 'name' && language === 'en' ? 'englishName' : indexName
    const sortIndex = this.#indexes.get(name) ?? this.#build(name)
    if (sortIndex.moved.size > 0) {
      sortIndex.rows = resortRows(sortIndex.rows, sortIndex.moved, this.#columns.count, this.#comparator(name))
      sortIndex.moved.clear()
    }
    return { rows: sortIndex.rows, reversed }
  }

  /** Built ahead, so that nobody waits for them; yields to other work in between. */
  async buildAll(): Promise<void> {
    for (const name of numericIndexes) {
      if (!this.#indexes.has(name)) this.#build(name)
      await yieldToEventLoop()
    }
  }

  /** To be taken before a row is overwritten, and passed to `note` afterwards. */
  keysOf(row: number): SortKeys {
    const built = numericIndexes.filter((name) => this.#indexes.has(name))
    return new Map(built.map((name) => [name, keys[name](this.#columns, row)]))
  }

  recordChange({ row, isNew, nameChanged, englishNameChanged }: RowChange, previousKeys: SortKeys): void {
    for (const [name, { moved }] of this.#indexes) {
      if (isNew || (name === 'name' && nameChanged)) moved.add(row)
      else if (name === 'englishName' && (nameChanged || englishNameChanged)) moved.add(row)
      else if (isNumericIndex(name) && keys[name](this.#columns, row) !== previousKeys.get(name)) moved.add(row)
    }
  }

  #build(name: IndexName): SortIndex {
    const indexName = isNumericIndex(name)
      ? { rows: sortRows(this.#byId(), (row) => keys[name](this.#columns, row)), moved: new Set<number>() }
      : { rows: this.get('NameAscending', 'el').rows, moved: new Set(this.#columns.names.englishRows) }
    this.#indexes.set(name, indexName)
    return indexName
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
