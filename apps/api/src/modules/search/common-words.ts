// Keeps who holds the commonest words: taken up when a word becomes common, kept up with every product that is indexed.

import type { Executor } from '../../database/transaction.ts'
import * as queries from './common.queries.ts'
import { Members, segmentBits } from './members.ts'
import { readIds } from './read-ids.ts'

/** From so many products on a stem is common. */
const commonFrom = 5000
const rowsAtOnce = 500

/** Which stems a product had, and which it has. */
export interface StemChange {
  id: number
  before: ReadonlySet<string>
  now: ReadonlySet<string>
}

interface Step {
  id: number
  stem: string
  segment: number
  holds: boolean
}

function stepsOf({ id, before, now }: StemChange): Step[] {
  const segment = Math.floor(id / segmentBits)
  const lost = [...before].filter((stem) => !now.has(stem)).map((stem) => ({ id, stem, segment, holds: false }))
  return [...lost, ...[...now].filter((stem) => !before.has(stem)).map((stem) => ({ id, stem, segment, holds: true }))]
}

const key = (stem: string, segment: number): string => `${stem} ${segment}`

/** Follows the changes of products; stems that are not common are passed over. */
export async function followChanges(tx: Executor, changes: readonly StemChange[]): Promise<void> {
  const all = changes.flatMap(stepsOf)
  const common = new Set(await queries.listCommon(tx, [...new Set(all.map(({ stem }) => stem))]))
  const steps = all.filter(({ stem }) => common.has(stem))
  const wanted = new Map(steps.map((step) => [key(step.stem, step.segment), step]))
  const members = new Map([...wanted.keys()].map((one) => [one, new Members()]))
  for (const row of await queries.listSomeSegments(tx, [...wanted.values()]))
    members.get(key(row.stem, row.segment))?.join(row.segment, row.members)
  for (const { id, stem, segment, holds } of steps) {
    const mine = members.get(key(stem, segment))
    if (holds) mine?.add(id)
    else mine?.remove(id)
  }
  const rows = [...wanted].flatMap(([one, { stem }]) => rowsOf(stem, members.get(one) ?? new Members()))
  await queries.saveSegments(tx, rows)
}

const rowsOf = (stem: string, members: Members): queries.SegmentRow[] =>
  [...members.segments].map(([segment, bits]) => ({ stem, segment, members: bits }))

/** Takes up what stands in `least` products by now. */
export async function takeUpCommon(tx: Executor, least = commonFrom): Promise<void> {
  const stems = await queries.listNewlyCommon(tx, least)
  if (stems.length === 0) return
  for (const { stem, ids } of await queries.listHolders(tx, stems)) {
    const members = new Members()
    for (const id of readIds(ids)) members.add(id)
    const rows = rowsOf(stem, members)
    for (let at = 0; at < rows.length; at += rowsAtOnce) await queries.saveSegments(tx, rows.slice(at, at + rowsAtOnce))
  }
}
