// What changes a few times in years, kept in memory as long as its version is the present one: whoever uses it reads the
// version together with something else.

import type { Executor } from './database/transaction.ts'

/** The present one, and those of transactions that began before a change. */
const maxKept = 4

/** `read`: with the version of what it gives. A version names the same value in whichever database. */
export function keepByVersion<Value>(read: (db: Executor) => Promise<{ version: string; value: Value }>) {
  /** The latest last. */
  const kept = new Map<string, Value>()
  /** `version`: as read just before. When it has changed meanwhile, the newer value. */
  return async (db: Executor, version: string): Promise<Value> => {
    const known = kept.get(version)
    if (known) return known
    const present = await read(db)
    kept.set(present.version, present.value)
    const [oldest] = kept.keys()
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
    return present.value
  }
}
