// Reads providers’ files of what they have settled. Each row is stored once, in whatever file and however often it comes,
// and then compared with the shop’s books.

import { shopCurrency } from '@stoa/domain/money'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { postEach } from '../../database/ledger.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import { describeProblems, digestOf, type LineProblem } from './bank-file.ts'
import { compareSettlements } from './compare.service.ts'
import { recheckPayouts } from './payouts.queries.ts'
import type { SettlementFormat } from './settlement-format.ts'
import { readSettlementFile, type SettlementRow } from './settlement-table.ts'
import * as queries from './settlements.queries.ts'

const batch = 1000

export interface SettlementFile {
  provider: string
  name: string
  bytes: Buffer
}

export interface ImportedSettlements {
  added: number
  /** Stored before, from this file or another. */
  known: number
  /** Of lines that were not stored. */
  problems: string[]
  /** Rows that do not agree with the shop’s books. */
  exceptions: number
}

export type SettlementFormats = Readonly<Record<string, SettlementFormat>>

export async function importSettlements(
  db: Database,
  formats: SettlementFormats,
  file: SettlementFile,
  now: number,
): Promise<Outcome<ImportedSettlements, string>> {
  const { provider, name, bytes } = file
  const format = Object.hasOwn(formats, provider) ? formats[provider] : undefined
  if (!format) return refused(`There is no provider “${provider}”: there are ${Object.keys(formats).join(', ')}.`)
  const table = readSettlementFile(bytes, format)
  if (!table.ok) return table
  const { rows } = table.value
  const stored = { added: 0, known: 0, problems: table.value.problems }
  for (const some of batchesOf(rows)) {
    const { added, known, problems } = await insertBatch(db, { provider, name, now }, some)
    stored.added += added
    stored.known += known
    stored.problems.push(...problems)
  }
  await queries.insertFile(db, { provider, name, at: new Date(now) }, digestOf(bytes))
  const exceptions = await compareSettlements(db, now)
  return done({ ...stored, problems: describeProblems(stored.problems), exceptions })
}

/** Of rows with the same number the first is stored, and the others are compared with it after that. */
function batchesOf(rows: readonly SettlementRow[]): SettlementRow[][] {
  const firsts = new Map(rows.toReversed().map((row) => [row.identity, row]))
  const repeated = rows.filter((row) => firsts.get(row.identity) !== row)
  return [[...firsts.values()].toReversed(), repeated].flatMap((some) =>
    Array.from({ length: Math.ceil(some.length / batch) }, (_, at) => some.slice(at * batch, (at + 1) * batch)),
  )
}

async function insertBatch(
  db: Database,
  { provider, name, now }: { provider: string; name: string; now: number },
  rows: readonly SettlementRow[],
) {
  const file = { provider, name, at: new Date(now) }
  const inserted = await inTransaction(db, async (tx) => {
    await queries.lockSettlements(tx)
    const stored = await queries.insertRows(tx, file, rows)
    const added = stored.flatMap(({ id }, index) => (id === null ? [] : [{ id, row: rows[index] }]))
    await postRows(tx, provider, added, file.at)
    const batches = new Set(stored.flatMap(({ id, placed }, index) => (id || placed ? (rows[index]?.batch ?? []) : [])))
    if (batches.size > 0) await recheckPayouts(tx, provider, [...batches])
    return stored
  })
  const problems = inserted.flatMap(({ agrees }, index): LineProblem[] => {
    const line = rows[index]?.line ?? 0
    return agrees === false
      ? [{ line, problem: 'its number was imported before, with another kind, amount, reference or payout' }]
      : []
  })
  const known = inserted.filter(({ agrees }) => agrees !== null).length - problems.length
  return { added: rows.length - known - problems.length, known, problems }
}

interface AddedRow {
  id: number
  row: SettlementRow | undefined
}

/** What the provider keeps, and what it has sent to the shop’s bank. */
async function postRows(tx: Executor, provider: string, added: readonly AddedRow[], at: Date): Promise<void> {
  const own = added.flatMap(({ id, row }) => (row?.currency === shopCurrency ? [{ id, row }] : []))
  const fees = own.map(({ id, row }) => ({ id, provider, cents: row.feeCents }))
  const payouts = own.flatMap(({ id, row }) =>
    row.kind === 'payout' ? [{ id, provider, cents: -row.grossCents }] : [],
  )
  await postEach(tx, 'fee', fees, { orderId: null, at })
  await postEach(tx, 'paid_out', payouts, { orderId: null, at })
}

/** Whether just this file was read before. */
export const isImported = (db: Database, { provider, bytes }: SettlementFile): Promise<boolean> =>
  queries.isFileKnown(db, provider, digestOf(bytes))
