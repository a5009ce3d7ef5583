// Everything about products that lists are narrowed and ordered by, as columns of whole numbers: a product is a row, and its
// row never changes. A product that is no longer for sale keeps its row and is passed over.

import { NameKeys } from './name-keys.ts'
import { grown, ValueLists } from './value-lists.ts'

/** Stands for "not known" in every column; smaller than all that can be known. */
export const unknown = -2_147_483_648

const columnNames = [
  'id',
  'price',
  // percent of the announced reduction, unknown when there is none
  'discount',
  // publisher id * 2, one more for a book
  'house',
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

export interface ProductFacts extends Record<ColumnName, number> {
  nameKey: Uint8Array
  /** Null when the name is the same in both languages. */
  englishNameKey: Uint8Array | null
  /** With all above them, each once. */
  categories: readonly number[]
  /** See credits.ts. */
  people: readonly number[]
  /** See marks.ts. */
  marks: readonly number[]
}

export interface RowChange {
  row: number
  isNew: boolean
  nameChanged: boolean
  englishNameChanged: boolean
}

export class Columns {
  #room: number
  /** Rows there are. */
  count = 0
  /** Raised by every change. */
  version = 0
  /** Raised when products come, go or change their categories. */
  membership = 0
  /** The highest value of the column `house`. */
  highestHouse = 0
  active: Uint8Array
  numbers: Record<ColumnName, Int32Array>
  readonly names: NameKeys
  readonly categories: ValueLists
  readonly people: ValueLists
  readonly marks: ValueLists
  /** By product id: its row and one more. */
  #rows: Uint32Array

  constructor(room: number) {
    this.#room = Math.max(room, 64)
    this.active = new Uint8Array(this.#room)
    this.numbers = columnsOf(() => new Int32Array(this.#room))
    this.names = new NameKeys(this.#room)
    this.categories = new ValueLists(this.#room)
    this.people = new ValueLists(this.#room)
    this.marks = new ValueLists(this.#room)
    this.#rows = new Uint32Array(this.#room)
  }

  /** Undefined for a product that was never for sale. */
  rowOf(id: number): number | undefined {
    const place = this.#rows[id]
    return place ? place - 1 : undefined
  }

  write(facts: ProductFacts): RowChange {
    const present = this.rowOf(facts.id)
    const row = present ?? this.#newRow(facts.id)
    for (const name of columnNames) this.numbers[name][row] = facts[name]
    this.highestHouse = Math.max(this.highestHouse, facts.house)
    const moved = this.categories.set(row, facts.categories)
    if (moved || this.active[row] === 0) this.membership += 1
    this.active[row] = 1
    this.version += 1
    this.people.set(row, facts.people)
    this.marks.set(row, facts.marks)
    return {
      row,
      isNew: present === undefined,
      nameChanged: this.names.set(row, facts.nameKey),
      englishNameChanged: this.names.setEnglish(row, facts.englishNameKey),
    }
  }

  withdraw(id: number): void {
    const row = this.rowOf(id)
    if (row === undefined || this.active[row] === 0) return
    this.active[row] = 0
    this.version += 1
    this.membership += 1
  }

  #newRow(id: number): number {
    if (this.count === this.#room) this.#grow()
    if (id >= this.#rows.length) this.#rows = grown(this.#rows, Math.max(id + 1, this.#rows.length * 2))
    const row = this.count
    this.count += 1
    this.#rows[id] = this.count
    return row
  }

  #grow(): void {
    this.#room *= 2
    this.active = grown(this.active, this.#room)
    this.numbers = columnsOf((name) => grown(this.numbers[name], this.#room))
    for (const part of [this.names, this.categories, this.people, this.marks]) part.grow(this.#room)
  }
}

const columnsOf = (make: (name: ColumnName) => Int32Array): Record<ColumnName, Int32Array> =>
  Object.fromEntries(columnNames.map((name) => [name, make(name)])) as Record<ColumnName, Int32Array>
