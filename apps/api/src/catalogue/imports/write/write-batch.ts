// Writes some hundred records in one short transaction. Each record is compared with its last import by digest:
// unchanged ones are skipped.

import type { Transaction } from 'kysely'
import type { Tables } from '../../../database/schema.ts'
import { refused } from '../read-item.ts'
import type { Candidate, OutcomeName, RecordResult } from './candidate.ts'
import type { Categories } from './categories.ts'
import { findProducts, type MatchedRecord } from './find-products.ts'
import { listByNumber, withdrawProducts } from './product.queries.ts'
import { writeContacts } from './publisher-contacts.ts'
import { listSources, type SourceRow, saveSources } from './source.queries.ts'
import { type WrittenProducts, writeProducts } from './write-products.ts'

export type BatchTransaction = Transaction<Tables>

export interface BatchContext {
  sender: string
  /** When the message was sent, an ISO timestamp; null when unknown. */
  sentAt: string | null
  /** `2026-11-20`, the shop's day. */
  today: string
  categories: Categories
  /** Since when new products are in the shop, an ISO timestamp; from now on when it is left out. */
  listedAt?: string
}

export interface WriteResult {
  results: RecordResult[]
  /** Products of which anything changed, or that are no longer for sale. */
  changedIds: number[]
  /** How many are reached in another way now: the pages of their titles say so. */
  changedPublishers: number
}

/** No record may be in a batch twice, by its reference or by its number. */
export async function writeBatch(
  tx: BatchTransaction,
  batch: readonly Candidate[],
  context: BatchContext,
): Promise<WriteResult> {
  const references = batch.map(({ record }) => record.reference)
  const sources = new Map((await listSources(tx, context.sender, references)).map((row) => [row.reference, row]))
  const sourceOf = (candidate: Candidate): SourceRow | undefined => sources.get(candidate.record.reference)
  const resultsFor = (candidates: readonly Candidate[], outcome: OutcomeName): RecordResult[] =>
    candidates.map(({ item }) => ({ item, outcome, notes: [] }))
  const older = batch.filter((candidate) => isOlder(sourceOf(candidate), context.sentAt))
  const same = batch.filter((candidate) => !older.includes(candidate) && isSame(sourceOf(candidate), candidate))
  const rest = batch.filter((candidate) => !older.includes(candidate) && !same.includes(candidate))
  const newer = same.flatMap((candidate) => newerSource(sourceOf(candidate), context.sentAt) ?? [])
  const withdrawn = await withdraw(tx, rest.filter(isWithdrawal), sources, context)
  const matched = await findProducts(
    tx,
    rest.filter((candidate) => candidate.record.notice === 'update'),
    sources,
  )
  const written = await writeWithParts(tx, matched.matched, context)
  const contacts = await writeContacts(
    tx,
    rest.filter(({ record }) => record.notice === 'contact'),
  )
  await saveSources(tx, context.sender, [...newer, ...withdrawn.sources, ...written.sources])
  const results = [
    ...resultsFor(older, 'older'),
    ...resultsFor(same, 'unchanged'),
    ...withdrawn.results,
    ...matched.refused.map(({ item }): RecordResult => {
      const reason = 'The number belongs to another title of the shop.'
      return { item, outcome: 'refused', notes: [refused('ISBN', reason)] }
    }),
    ...written.results,
    ...contacts.results,
  ]
  return {
    results,
    changedIds: [...withdrawn.changedIds, ...written.changedIds],
    changedPublishers: written.changedPublishers + contacts.changed,
  }
}

/** First what may be a part: a group or set may stand in one batch with its parts. */
async function writeWithParts(
  tx: BatchTransaction,
  records: readonly MatchedRecord[],
  context: BatchContext,
): Promise<WrittenProducts> {
  const owners = records.filter(({ record }) => record.parts !== undefined)
  const written = await writeProducts(
    tx,
    records.filter((one) => !owners.includes(one)),
    context,
  )
  if (owners.length === 0) return written
  const more = await writeProducts(tx, owners, context)
  return {
    results: [...written.results, ...more.results],
    changedIds: [...written.changedIds, ...more.changedIds],
    changedPublishers: written.changedPublishers + more.changedPublishers,
    sources: [...written.sources, ...more.sources],
  }
}

const isWithdrawal = ({ record }: Candidate): boolean => record.notice === 'withdrawal'

const isOlder = (sourceOf: SourceRow | undefined, sentAt: string | null): boolean =>
  sentAt !== null && sourceOf?.sent_at != null && sourceOf.sent_at > sentAt

const isSame = (sourceOf: SourceRow | undefined, { hash }: Candidate): boolean => sourceOf?.record_hash === hash

/** The same record sent again later: messages sent in between are outdated. */
const newerSource = (sourceOf: SourceRow | undefined, sentAt: string | null): SourceRow | null =>
  sourceOf && sentAt !== null && (sourceOf.sent_at === null || sourceOf.sent_at < sentAt)
    ? { ...sourceOf, sent_at: sentAt }
    : null

interface Withdrawn extends WriteResult {
  sources: SourceRow[]
}

/** A withdrawn title leaves the lists and keeps its row: orders refer to it. */
async function withdraw(
  tx: BatchTransaction,
  batch: readonly Candidate[],
  sources: ReadonlyMap<string, SourceRow>,
  context: BatchContext,
): Promise<Withdrawn> {
  const numbers = batch.flatMap(({ record }) => record.isbn13 ?? record.ean ?? [])
  const byNumber = new Map((await listByNumber(tx, numbers)).map(({ ean, id }) => [ean, id]))
  const ids = batch.map(
    ({ record }) =>
      sources.get(record.reference)?.product_id ?? byNumber.get(record.isbn13 ?? record.ean ?? '') ?? null,
  )
  const changedIds = ids.filter((id) => id !== null)
  await withdrawProducts(tx, changedIds)
  return {
    changedIds,
    changedPublishers: 0,
    results: batch.map(({ item }, index) => ({
      item,
      notes: [],
      outcome: ids[index] === null ? 'unchanged' : 'withdrawn',
    })),
    sources: batch.flatMap(({ record, hash }, index) => {
      const id = ids[index]
      if (id == null) return []
      return [
        {
          reference: record.reference,
          product_id: id,
          record_hash: hash,
          sent_at: context.sentAt,
          withdrawn: true,
          off_sale: sources.get(record.reference)?.off_sale ?? null,
        },
      ]
    }),
  }
}
