// Which products a list holds, and which it would hold without one of its filters: what fails a single filter counts among
// that filter's values, because these show what a change of that filter would bring.

import type { RowTest } from './row-tests.ts'

export interface Chosen {
  /** What passes every filter. */
  matching: Uint32Array
  /** For each filter what fails it and no other. */
  failingOnly: Uint32Array[]
}

export function chooseRows(rows: Uint32Array, tests: readonly RowTest[]): Chosen {
  if (tests.length === 0) return { matching: rows, failingOnly: [] }
  const lists = [...tests, null].map(() => ({ rows: new Uint32Array(rows.length), length: 0 }))
  for (const row of rows) {
    const list = lists[placeOf(row, tests)]
    if (!list) continue
    list.rows[list.length] = row
    list.length += 1
  }
  const [matching = new Uint32Array(), ...failingOnly] = lists.map((list) => list.rows.subarray(0, list.length))
  return { matching, failingOnly }
}

/** 0 when the row passes everything, otherwise the number of the one filter it fails, from 1; -1 when it fails several. */
function placeOf(row: number, tests: readonly RowTest[]): number {
  let failed = 0
  for (let at = 0; at < tests.length; at += 1) {
    if (tests[at]?.(row)) continue
    if (failed > 0) return -1
    failed = at + 1
  }
  return failed
}

/** One page of the rows that match, in an order of all rows. */
export function pageOf(
  matching: Uint32Array,
  order: { rows: Uint32Array; backwards: boolean },
  { from, most, rowCount }: { from: number; most: number; rowCount: number },
): number[] {
  if (from >= matching.length) return []
  const matches = new Uint8Array(rowCount)
  for (const row of matching) matches[row] = 1
  const page: number[] = []
  let seen = 0
  const step = order.backwards ? -1 : 1
  for (let at = order.backwards ? order.rows.length - 1 : 0; page.length < most; at += step) {
    const row = order.rows[at]
    if (row === undefined) break
    if (matches[row] === 0) continue
    if (seen >= from) page.push(row)
    seen += 1
  }
  return page
}
