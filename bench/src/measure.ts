// What a measurement gets and gives.

import type { Figure } from './table.ts'

export interface Bench {
  /** A database with the built-in shop, in a real PostgreSQL of this run; started when it is first asked for. */
  databaseUrl(): Promise<string>
  /** This run's own folder; gone at the end. */
  folder: string
  /** Where servers leave their CPU profiles, when wished. */
  profiles: string | null
  /** How many products the large catalogue has. */
  products: number
  /** Where databases that take long to make are kept for the next run; null: nowhere. */
  prepared: string | null
}

export interface Measure {
  /** For `--only`. */
  name: string
  title: string
  /** Measured only when it is asked for by name. */
  takesLong?: boolean
  measure(bench: Bench): Promise<Figure[]>
}
