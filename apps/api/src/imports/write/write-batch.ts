// Writes some hundred records in one short transaction. Each record is compared with what was written of it before: what is
// the same is not touched.

import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { refused } from '../read-item.ts'
import type { Candidate, OutcomeName, Settled } from './candidate.ts'
import type { Categories } from './categories.ts'
import { findProducts } from './find-products.ts'
import { listByNumber, withdrawProducts } from './product.queries.ts'
import { listSources, type SourceRow, saveSources } from './source.queries.ts'
import { writeProducts } from './write-products.ts'

export type BatchTransaction = Transaction<Tables>

export interface BatchFacts {
  sender: string
  /** When the message was sent, an ISO moment; null when it does not say. */
  sentAt: string | null
  /** `2026-11-20`, the shop's day. */
  today: string
  categories: Categories
}

export interface Written {
  settled: Settled[]
  /** Products that are found by other words than before, or no longer. */
  touched: number[]
}

/** No record may stand in a batch twice, by its reference or by its number. */
export async function writeBatch(
  tx: BatchTransaction,
  batch: readonly Candidate[],
  facts: BatchFacts,
): Promise<Written> {
  const references = batch.map(({ record }) => record.reference)
  const sources = new Map((await listSources(tx, facts.sender, references)).map((row) => [row.reference, row]))
  const known = (one: Candidate): SourceRow | undefined => sources.get(one.record.reference)
  const settledAs = (some: readonly Candidate[], outcome: OutcomeName): Settled[] =>
    some.map(({ item }) => ({ item, outcome, notes: [] }))
  const older = batch.filter((one) => isOlder(known(one), facts.sentAt))
  const same = batch.filter((one) => !older.includes(one) && isSame(known(one), one))
  const open = batch.filter((one) => !older.includes(one) && !same.includes(one))
  const newer = same.flatMap((one) => newerSource(known(one), facts.sentAt) ?? [])
  const withdrawn = await withdraw(tx, open.filter(isWithdrawal), sources, facts)
  const found = await findProducts(
    tx,
    open.filter((one) => !isWithdrawal(one)),
    sources,
  )
  const written = await writeProducts(tx, found.open, facts)
  await saveSources(tx, facts.sender, [...newer, ...withdrawn.sources, ...written.sources])
  const settled = [
    ...settledAs(older, 'older'),
    ...settledAs(same, 'unchanged'),
    ...withdrawn.settled,
    ...found.refused.map(({ item }): Settled => {
      const why = 'The number belongs to another title of the shop.'
      return { item, outcome: 'refused', notes: [refused('ISBN', why)] }
    }),
    ...written.settled,
  ]
  return { settled, touched: [...withdrawn.touched, ...written.touched] }
}

const isWithdrawal = ({ record }: Candidate): boolean => record.notice === 'withdrawal'

const isOlder = (known: SourceRow | undefined, sentAt: string | null): boolean =>
  sentAt !== null && known?.sent_at != null && known.sent_at > sentAt

const isSame = (known: SourceRow | undefined, { hash }: Candidate): boolean => known?.record_hash === hash

/** The same facts sent again later: what was sent in between counts no longer. */
const newerSource = (known: SourceRow | undefined, sentAt: string | null): SourceRow | null =>
  known && sentAt !== null && (known.sent_at === null || known.sent_at < sentAt) ? { ...known, sent_at: sentAt } : null

interface Withdrawn extends Written {
  sources: SourceRow[]
}

/** What is withdrawn leaves the lists and keeps its page of facts: orders name it. */
async function withdraw(
  tx: BatchTransaction,
  batch: readonly Candidate[],
  sources: ReadonlyMap<string, SourceRow>,
  facts: BatchFacts,
): Promise<Withdrawn> {
  const numbers = batch.flatMap(({ record }) => record.isbn13 ?? record.ean ?? [])
  const byNumber = new Map((await listByNumber(tx, numbers)).map(({ ean, id }) => [ean, id]))
  const ids = batch.map(
    ({ record }) =>
      sources.get(record.reference)?.product_id ?? byNumber.get(record.isbn13 ?? record.ean ?? '') ?? null,
  )
  const touched = ids.filter((id) => id !== null)
  await withdrawProducts(tx, touched)
  return {
    touched,
    settled: batch.map(({ item }, index) => ({
      item,
      notes: [],
      outcome: ids[index] === null ? 'unchanged' : 'withdrawn',
    })),
    sources: batch.flatMap(({ record, hash }, index) => {
      const id = ids[index]
      if (id == null) return []
      return [
        {
          ...{ reference: record.reference, product_id: id },
          record_hash: hash,
          sent_at: facts.sentAt,
          withdrawn: true,
        },
      ]
    }),
  }
}
