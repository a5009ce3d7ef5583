// The orders that lists stand in: each is all rows in sequence, made when it is first asked for and mended when it is asked
// for after a change. What is equal stands by the product's id, so that pages never overlap.

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ProductSort } from '@stoa/contract/catalogue'
import type { Language } from '@stoa/domain/language'
import { type Columns, type RowChange, unknown } from './columns.ts'
import { type CompareRows, resortRows, sortRows } from './sort-rows.ts'

const top = 0xffff_ffff
const offset = 0x8000_0000

const knownFirst = (value = unknown): number => (value === unknown ? top : value + offset)

/** The key of each order: a whole number from 0 to 2^32 - 1, the smallest first. */
const keys = {
  /** What can be had at once stands before what cannot. */
  default: ({ numbers }: Columns, row: number) => {
    const isInHand = (numbers.quantity[row] ?? 0) > 0
    return (isInHand ? offset : top) - (numbers.soldRecently[row] ?? 0)
  },
  /** What has no known price, or no known day, stands last, forwards and backwards. */
  price: ({ numbers }: Columns, row: number) => knownFirst(numbers.price[row]),
  priceHighest: ({ numbers }: Columns, row: number) => top - ((numbers.price[row] ?? unknown) + offset),
  created: ({ numbers }: Columns, row: number) => (numbers.created[row] ?? 0) + offset,
  quantity: ({ numbers }: Columns, row: number) => top - (numbers.quantity[row] ?? 0),
  bestseller: ({ numbers }: Columns, row: number) => top - (numbers.soldRecently[row] ?? 0),
  released: ({ numbers }: Columns, row: number) => knownFirst(numbers.released[row]),
  releasedLatest: ({ numbers }: Columns, row: number) => top - ((numbers.released[row] ?? unknown) + offset),
  discount: ({ numbers }: Columns, row: number) => top - Math.max(0, numbers.discount[row] ?? 0),
  /** Of equal averages the one that more people have given. */
  rating: ({ numbers }: Columns, row: number) =>
    top - (numbers.rating[row] ?? 0) * 0x40_0000 - Math.min(numbers.ratingCount[row] ?? 0, 0x3f_ffff),
}

type NumberOrder = keyof typeof keys
type NameOrder = 'name' | 'englishName'
type OrderName = NumberOrder | NameOrder

const numberOrders = Object.keys(keys) as NumberOrder[]

/** `backwards`: the order read from its end. */
const sorts: Record<ProductSort, { order: NumberOrder | 'name'; backwards: boolean }> = {
  Default: { order: 'default', backwards: false },
  PriceAscending: { order: 'price', backwards: false },
  PriceDescending: { order: 'priceHighest', backwards: false },
  NameAscending: { order: 'name', backwards: false },
  NameDescending: { order: 'name', backwards: true },
  CreateDateAscending: { order: 'created', backwards: false },
  CreateDateDescending: { order: 'created', backwards: true },
  QuantityDescending: { order: 'quantity', backwards: false },
  Bestseller: { order: 'bestseller', backwards: false },
  ReleaseDateAscending: { order: 'released', backwards: false },
  ReleaseDateDescending: { order: 'releasedLatest', backwards: false },
  DiscountDescending: { order: 'discount', backwards: false },
  RatingDescending: { order: 'rating', backwards: false },
}

interface Order {
  rows: Uint32Array
  /** Rows that may stand in a wrong place. */
  moved: Set<number>
}

export type OrderKeys = ReadonlyMap<OrderName, number>

export class Orders {
  readonly #columns: Columns
  readonly #made = new Map<OrderName, Order>()

  /** `byName`: all rows in the order of their names in Greek, as the database has it. */
  constructor(columns: Columns, byName: Uint32Array) {
    this.#columns = columns
    this.#made.set('name', { rows: byName, moved: new Set() })
  }

  /** All rows in the order asked, those not for sale among them; `backwards`: to be read from the end. */
  of(sort: ProductSort, language: Language): { rows: Uint32Array; backwards: boolean } {
    const { order, backwards } = sorts[sort]
    const name = order === 'name' && language === 'en' ? 'englishName' : order
    const found = this.#made.get(name) ?? this.#make(name)
    if (found.moved.size > 0) {
      found.rows = resortRows(found.rows, found.moved, this.#columns.count, this.#comparing(name))
      found.moved.clear()
    }
    return { rows: found.rows, backwards }
  }

  /** So that nobody waits for them; others get their turn in between. */
  async makeAll(): Promise<void> {
    for (const name of numberOrders) {
      if (!this.#made.has(name)) this.#make(name)
      await nextTurn()
    }
  }

  /** To be taken before a row is written over, and handed to `note` afterwards. */
  keysOf(row: number): OrderKeys {
    const made = numberOrders.filter((name) => this.#made.has(name))
    return new Map(made.map((name) => [name, keys[name](this.#columns, row)]))
  }

  note({ row, isNew, nameChanged, englishNameChanged }: RowChange, before: OrderKeys): void {
    for (const [name, { moved }] of this.#made) {
      if (isNew || (name === 'name' && nameChanged)) moved.add(row)
      else if (name === 'englishName' && (nameChanged || englishNameChanged)) moved.add(row)
      else if (isNumberOrder(name) && keys[name](this.#columns, row) !== before.get(name)) moved.add(row)
    }
  }

  #make(name: OrderName): Order {
    const order = isNumberOrder(name)
      ? { rows: sortRows(this.#byId(), (row) => keys[name](this.#columns, row)), moved: new Set<number>() }
      : { rows: this.of('NameAscending', 'el').rows, moved: new Set(this.#columns.names.englishRows) }
    this.#made.set(name, order)
    return order
  }

  #byId(): Uint32Array<ArrayBuffer> {
    const { count, numbers } = this.#columns
    const rows = new Uint32Array(count).map((_, row) => row)
    return sortRows(rows, (row) => numbers.id[row] ?? 0)
  }

  #comparing(name: OrderName): CompareRows {
    const columns = this.#columns
    const byId: CompareRows = (a, b) => (columns.numbers.id[a] ?? 0) - (columns.numbers.id[b] ?? 0)
    if (name === 'name') return (a, b) => columns.names.compare(a, b) || byId(a, b)
    if (name === 'englishName') return (a, b) => columns.names.compareEnglish(a, b) || byId(a, b)
    return (a, b) => keys[name](columns, a) - keys[name](columns, b) || byId(a, b)
  }
}

const isNumberOrder = (name: OrderName): name is NumberOrder => name in keys
