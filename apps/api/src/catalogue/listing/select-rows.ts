// Which products a list has, and which it would have without one of its filters: what fails a single filter counts
// among that filter's values, because these show what a change of that filter would bring.

import type { RowTest } from './row-tests.ts'

export interface RowSelection {
  /** What passes every filter. */
  matching: Uint32Array
  /** For each filter what fails it and no other. */
  failingOnly: Uint32Array[]
}

export function selectRows(rows: Uint32Array, tests: readonly RowTest[]): RowSelection {
  if (tests.length === 0) return { matching: rows, failingOnly: [] }
  const lists = [...tests, null].map(() => ({ rows: new Uint32Array(rows.length), length: 0 }))
  for (const row of rows) {
    const list = lists[failedTestNumber(row, tests)]
    if (!list) continue
    list.rows[list.length] = row
    list.length += 1
  }
  const [matching = new Uint32Array(), ...failingOnly] = lists.map((list) => list.rows.subarray(0, list.length))
  return { matching, failingOnly }
}

/** 0 when the row passes everything, otherwise the number of the one filter it fails, from 1; -1 when it fails several. */
function failedTestNumber(row: number, tests: readonly RowTest[]): number {
  let failedNumber = 0
  for (let index = 0; index < tests.length; index += 1) {
    if (tests[index]?.(row)) continue
    if (failedNumber > 0) return -1
    failedNumber = index + 1
  }
  return failedNumber
}
