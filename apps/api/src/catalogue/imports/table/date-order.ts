// Which figure of 03/04/2024 is the month. In a shop here it is the second, but 12/25/2024 shows a file that counts it
// first: such a file's 03/04/2024 is one of two days.

import { type CellDate, readDate } from './cell-values.ts'

const monthFirst = '(?:0?[1-9]|1[0-2])/(?:1[3-9]|2\\d|3[01])/\\d{4}'
const proof = new RegExp(`^${monthFirst}$`)
/** Alone in its cell: with its quotes, or between separators without any. */
const cellWithProof = new RegExp(`(?<!")"${monthFirst}"(?!")|(?:^|[\\t;,|])${monthFirst}(?=[\\t;,|\\r]|$)`, 'm')

const isEither = (text: string): boolean => {
  const [, first, second] = /^(\d{1,2})\/(\d{1,2})\/\d{4}$/.exec(text) ?? []
  return Number(first) <= 12 && Number(second) <= 12 && Number(first) !== Number(second)
}

/** Of one file. */
export class DateOrder {
  #isMonthFirst: boolean

  /** `head`: the beginning of the file, whose first rows are not to be guessed before a later one tells. */
  constructor(head = '') {
    this.#isMonthFirst = cellWithProof.test(head)
  }

  /** Null when it is no date, or one of two days in this file. */
  read(text: string): CellDate | null {
    if (proof.test(text)) {
      this.#isMonthFirst = true
      return readDate(text.replace(/^(\d+)\/(\d+)/, '$2/$1'))
    }
    return this.#isMonthFirst && isEither(text) ? null : readDate(text)
  }
}
