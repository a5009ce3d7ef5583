// Unique violations: the value is taken, and the index decides races.

import pg from 'pg'

const uniqueViolation = '23505'

/** Whether a write was refused by this unique index. */
export const isUniqueViolation = (error: unknown, index: string): boolean =>
  error instanceof pg.DatabaseError && error.code === uniqueViolation && error.constraint === index
