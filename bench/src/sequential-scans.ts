// Large tables with sequential scans during a measurement, from PostgreSQL's statistics.

import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Figure } from './table.ts'

const large = 20_000
/** Statistics of a connection are reported a second after its last statement. */
const statsDelayMs = 2500

interface Scans {
  table: string
  scans: number
  rows: number
}

export async function readScans(client: pg.Client): Promise<Scans[]> {
  await delay(statsDelayMs)
  const { rows } = await client.query<Scans>(
    `select s.relname as table, s.seq_scan::int as scans, s.seq_tup_read::float8 as rows
     from pg_stat_user_tables s join pg_class c on c.oid = s.relid
     where s.schemaname = 'public' and c.reltuples >= ${large}`,
  )
  return rows
}

export function scansFigure(before: readonly Scans[], after: readonly Scans[]): Figure {
  const grown = after.flatMap(({ table, scans, rows }) => {
    const earlier = before.find((entry) => entry.table === table)
    const [more, read] = [scans - (earlier?.scans ?? 0), rows - (earlier?.rows ?? 0)]
    return more > 0 ? [`${table} ${more} times, ${read.toLocaleString('en-US')} rows`] : []
  })
  return {
    label: 'large tables read from end to end by any of it',
    value: grown.length,
    unit: '',
    target: { atMost: 0 },
    note: grown.join('; '),
  }
}
