// Input and output of a measurement.

import type { Figure } from './table.ts'

export interface Bench {
  /** A database with the built-in shop, in a real PostgreSQL of this run; started on first use. */
  databaseUrl(): Promise<string>
  /** Temporary folder of this run; deleted at the end. */
  folder: string
  /** Folder for the CPU profiles of the servers, when requested. */
  profiles: string | null
  /** Number of products of the large catalogue. */
  products: number
  /** Folder in which large databases are stored for the next run; null: not stored. */
  prepared: string | null
}

export interface Measure {
  /** For `--only`. */
  name: string
  title: string
  /** Runs only when named. */
  takesLong?: boolean
  measure(bench: Bench): Promise<Figure[]>
}
