// What the command and the nightly check say of a shop as it should be, and of one that somebody has changed by hand.

import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../../test/run-command.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { reportViolations } from '../jobs/invariant-work.ts'
import type { Log } from '../log.ts'
import { invariantCount } from './check-invariants.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(2)
})
afterAll(() => database.close())

const cli = fileURLToPath(new URL('../cli/check-invariants.ts', import.meta.url))

const check = async () => {
  const { code, stdout, stderr } = await runCommand(cli, [], { DATABASE_URL: database.url })
  return { failed: code !== 0, said: code === 0 ? stdout : stderr }
}

/** The sentences that the nightly check writes. */
async function logged(now: number): Promise<string[]> {
  const sentences: string[] = []
  const log: Log = { info: () => {}, error: (_, message) => sentences.push(message) }
  await reportViolations(database.db, now, log)
  return sentences
}

const night = Date.parse('2026-11-26T04:30:00+02:00')
const morning = Date.parse('2026-11-26T05:30:00+02:00')

test('copies that nobody has put there are found, by the command and at night', async () => {
  expect(invariantCount).toBeGreaterThanOrEqual(40)
  expect(await check()).toEqual({ failed: false, said: `All ${invariantCount} invariants hold.\n` })
  expect(await logged(night)).toEqual([])
  database.expectViolation('stock that is not the sum of its movements')
  const { rows } = await sql<{ id: number }>`
    update stock set quantity = quantity + 1 where id = (select min(id) from stock) returning id`.execute(database.db)
  const said = `There is stock that is not the sum of its movements: ${JSON.stringify(rows)}\n`
  expect(await check()).toEqual({ failed: true, said })
  expect(await logged(night)).toEqual(['there is stock that is not the sum of its movements'])
  expect(await logged(morning)).toEqual([])
})
