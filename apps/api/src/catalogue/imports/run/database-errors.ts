// What the database's errors mean for an import, by SQLSTATE.

/** Data errors: values it cannot store, constraint violations, too long for an index. */
export const isDataError = (error: unknown): boolean => /^(?:22|23|54)/.test(codeOf(error))

const transientCodes = new Set(['40P01', '40001', '55P03'])

/** A deadlock, a serialization failure, a lock timeout: the next attempt may succeed. */
export const isTransient = (error: unknown): boolean => transientCodes.has(codeOf(error))

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
