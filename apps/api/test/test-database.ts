// A database of its own for a test file: a clone of the filled template, dropped by the cluster's end.

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Connection, connect } from '../src/database/connect.ts'

export interface TestDatabase extends Connection {
  url: string
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
  return { ...connect(url, size, () => {}), url }
}
