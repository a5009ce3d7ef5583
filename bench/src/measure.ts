// What a measurement gets and gives.

import type { Figure } from './table.ts'

export interface Bench {
  /** A database with the built-in shop, in a real PostgreSQL of this run; started when it is first asked for. */
  databaseUrl(): Promise<string>
  /** This run's own folder; gone at the end. */
  folder: string
  /** Where servers leave their CPU profiles, when wished. */
  profiles: string | null
}

export interface Measure {
  /** For `--only`. */
  name: string
  title: string
  measure(bench: Bench): Promise<Figure[]>
}
