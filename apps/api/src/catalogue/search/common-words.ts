// Maintains bitmaps of the products that have the commonest words: created when a word becomes common, updated with
// every product that is indexed.

import type { Executor } from '../../database/transaction.ts'
import * as queries from './common.queries.ts'
import { Members, segmentBits } from './members.ts'
import { readIds } from './read-ids.ts'

/** From so many products on a stem is common. */
const commonThreshold = 5000
const rowsPerBatch = 500

/** Which stems a product had, and which it has. */
export interface StemChange {
  id: number
  before: ReadonlySet<string>
  now: ReadonlySet<string>
}

interface BitChange {
  id: number
  stem: string
  segment: number
  isMember: boolean
}

function bitChangesOf({ id, before, now }: StemChange): BitChange[] {
  const segment = Math.floor(id / segmentBits)
  const removed = [...before].filter((stem) => !now.has(stem)).map((stem) => ({ id, stem, segment, isMember: false }))
  return [
    ...removed,
    ...[...now].filter((stem) => !before.has(stem)).map((stem) => ({ id, stem, segment, isMember: true })),
  ]
}

const key = (stem: string, segment: number): string => `${stem} ${segment}`

/** Follows the changes of products; stems that are not common are passed over. */
export async function applyStemChanges(tx: Executor, changes: readonly StemChange[]): Promise<void> {
  const all = changes.flatMap(bitChangesOf)
  const common = new Set(await queries.listCommon(tx, [...new Set(all.map(({ stem }) => stem))]))
  const bitChanges = all.filter(({ stem }) => common.has(stem))
  const changeByKey = new Map(bitChanges.map((bitChange) => [key(bitChange.stem, bitChange.segment), bitChange]))
  const members = new Map([...changeByKey.keys()].map((segmentKey) => [segmentKey, new Members()]))
  for (const row of await queries.listSomeSegments(tx, [...changeByKey.values()]))
    members.get(key(row.stem, row.segment))?.union(row.segment, row.members)
  for (const { id, stem, segment, isMember } of bitChanges) {
    const bitmap = members.get(key(stem, segment))
    if (isMember) bitmap?.add(id)
    else bitmap?.remove(id)
  }
  const rows = [...changeByKey].flatMap(([segmentKey, { stem }]) =>
    rowsOf(stem, members.get(segmentKey) ?? new Members()),
  )
  await queries.saveSegments(tx, rows)
}

const rowsOf = (stem: string, members: Members): queries.SegmentRow[] =>
  [...members.segments].map(([segment, bits]) => ({ stem, segment, members: bits }))

/** Takes up what stands in `least` products by now. */
export async function promoteCommonStems(tx: Executor, minCount = commonThreshold): Promise<void> {
  const stems = await queries.listNewlyCommon(tx, minCount)
  if (stems.length === 0) return
  for (const { stem, ids } of await queries.listHolders(tx, stems)) {
    const members = new Members()
    for (const id of readIds(ids)) members.add(id)
    const rows = rowsOf(stem, members)
    for (let offset = 0; offset < rows.length; offset += rowsPerBatch)
      await queries.saveSegments(tx, rows.slice(offset, offset + rowsPerBatch))
  }
}
