// A database of its own for a test file: a clone of the filled template, dropped when it is closed. Whatever the tests have
// done to it, the invariants of the shop hold then.

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

async function execute(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** `size`: connections at most. Close it in `afterAll`. */
export async function openTestDatabase(size = 10): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  const name = `stoa_${randomBytes(6).toString('hex')}`
  await execute(server, `create database ${name} template stoa_template strategy ${inject('cloneStrategy')}`)
  const url = server.replace(/\/postgres$/, `/${name}`)
  const connection = connect(url, size, () => {})
  const expected: string[] = []
  const closeUnchecked = async () => {
    await connection.close()
    await execute(server, `drop database if exists ${name} with (force)`)
  }
  return {
    ...connection,
    url,
    expectViolation: (sentence) => void expected.push(sentence),
    closeUnchecked,
    async close() {
      const violations = await findViolationsAfterJobs(connection.db)
      await closeUnchecked()
      const rowsOfExpected = Object.fromEntries(expected.map((sentence) => [sentence, expect.anything()]))
      expect(violations, 'violations of the invariants').toEqual(rowsOfExpected)
    },
  }
}
