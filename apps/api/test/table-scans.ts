// Which large tables a statement scans sequentially, by PostgreSQL's own plan.

import pg from 'pg'
import type { Statement } from './recorded-api.ts'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

const scannedIn = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(scannedIn),
]

/** A table with fewer rows on fewer pages of 8 KB is as quickly scanned. */
const large = { rows: 15_000, pages: 250 }

export interface Planner {
  /** Tables with many rows or on many pages. */
  large: ReadonlySet<string>
  /** Those of them that a statement scans sequentially. */
  listScanned(statement: Statement): Promise<string[]>
  close(): Promise<void>
}

/** The tables must have been analysed. */
export async function openPlanner(url: string): Promise<Planner> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const counted = await client.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace 
     and (reltuples > ${large.rows} or relpages > ${large.pages})`,
  )
  const names = new Set(counted.rows.map(({ relname }) => relname))
  return {
    large: names,
    async listScanned({ sql, parameters }) {
      const { rows } = await client.query(`explain (format json) ${sql}`, [...parameters])
      return scannedIn(rows[0]['QUERY PLAN'][0].Plan).filter((table) => names.has(table))
    },
    close: () => client.end(),
  }
}
