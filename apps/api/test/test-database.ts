// A database of its own for a test file: a clone of the filled template, dropped by the cluster's end. Whatever the tests
// have done to it, the invariants of the shop hold when it is closed.

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { type Connection, connect } from '../src/database/connect.ts'
import { findViolationsAfterJobs } from './invariants.ts'

export interface TestDatabase extends Connection {
  url: string
  /** The invariant with this sentence is violated on purpose, and still is when the database is closed. */
  expectViolation(sentence: string): void
  /** Of a shop whose rows are made up: the invariants are not checked. */
  closeUnchecked(): Promise<void>
}

/** `size`: connections at most. Close it in `afterAll`. */
export async function openTestDatabase(size = 10): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  const name = `stoa_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name} template stoa_template strategy ${inject('cloneStrategy')}`)
  await client.end()
  const url = server.replace(/\/postgres$/, `/${name}`)
  const connection = connect(url, size, () => {})
  const expected: string[] = []
  return {
    ...connection,
    url,
    expectViolation: (sentence) => void expected.push(sentence),
    closeUnchecked: connection.close,
    async close() {
      const violations = await findViolationsAfterJobs(connection.db)
      await connection.close()
      const rowsOfExpected = Object.fromEntries(expected.map((sentence) => [sentence, expect.anything()]))
      expect(violations, 'violations of the invariants').toEqual(rowsOfExpected)
    },
  }
}
