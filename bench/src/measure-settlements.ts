// A provider's file of settlements as a large shop gets one: read, stored and compared. No payment is known, so that every row
// ends as an exception, which is the most that one can write.

import { connect } from '@stoa/api/database/connect'
import { settlementFormats } from '@stoa/api/ordering/settlements/settlement-format'
import { importSettlements } from '@stoa/api/ordering/settlements/settlements.service'
import { valueOrThrow } from '@stoa/domain/outcome'
import type { Bench, Measure } from './measure.ts'
import { withServer } from './start-server.ts'
import type { Figure } from './table.ts'

const rows = 10_000
const maxSeconds = 10

function fileOf(count: number): Buffer {
  const lines = Array.from({ length: count }, (_, index) => `26/11/2026;sale;bench${index};12,50;0,15;12,35`)
  return Buffer.from(`${['date;kind;transaction;gross;fee;net', ...lines].join('\n')}\n`)
}

async function secondsToImport(url: string): Promise<number> {
  const { db, close } = connect(url, 1, () => {})
  try {
    const file = { provider: 'alpha', name: 'bench.csv', bytes: fileOf(rows) }
    const begun = performance.now()
    const imported = await importSettlements(db, settlementFormats, file, Date.now())
    const { added } = valueOrThrow(imported, (problem) => new Error(problem))
    if (added !== rows) throw new Error(`${added} rows are new`)
    return (performance.now() - begun) / 1000
  } finally {
    await close()
  }
}

async function measure(bench: Bench): Promise<Figure[]> {
  const url = await bench.databaseUrl()
  // the first server makes the tables
  await withServer(bench, {}, async () => {})
  const value = await secondsToImport(url)
  const label = `${rows.toLocaleString('en-US')} rows of a provider’s file`
  return [{ label, value, unit: 's', target: { atMost: maxSeconds } }]
}

export const settlements: Measure = { name: 'settlements', title: 'Settlements of providers', measure }
