// A statement tried on the database itself, within a transaction that is always rolled back.

import type { TestDatabase } from './test-database.ts'

/** `accepted`, or the database's error. */
export async function tryStatement({ pool }: TestDatabase, statement: string): Promise<string> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(statement)
    return 'accepted'
  } catch (error) {
    return (error as Error).message
  } finally {
    await client.query('rollback')
    client.release()
  }
}
