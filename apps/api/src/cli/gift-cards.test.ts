// The command of gift cards, as it is typed.

import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printedBy } from '../../test/run-command.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { readGiftCards } from '../ordering/gift-cards/gift-cards.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(2)
})
afterAll(() => database.close())

const cli = fileURLToPath(new URL('gift-cards.ts', import.meta.url))

async function run(...args: string[]): Promise<string> {
  return printedBy(cli, args, { DATABASE_URL: database.url })
}

const balances = async (codes: readonly string[]) => {
  const facts = await readGiftCards(database.db, codes, Date.now())
  return facts.map(({ card }) => (card.ok ? card.value.balanceCents : card.refusal))
}

test('cards are issued, and one is voided', async () => {
  const codes = (await run('issue', '--amount', '2000', '--count', '2')).trimEnd().split('\n')
  expect(codes).toEqual([expect.stringMatching(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/), expect.stringMatching(/-/)])
  expect(await balances(codes)).toEqual([2000, 2000])
  expect(await run('void', (codes[0] ?? '').toLowerCase())).toBe('It is voided; €20.00 was left on it.\n')
  expect(await balances(codes)).toEqual(['invalid', 2000])
  expect(await run('replace', '1')).toBe('Nothing was given back to a voided card of this number.\n')
  expect(await run('void', codes[0] ?? '')).toBe('There is no gift card with this code, or it was voided.\n')
})

test.each([
  [['issue']],
  [['issue', '--amount', '20']],
  [['issue', '--amount', '2050']],
  [['issue', '--amount', '2000', '--count', '0']],
  [['issue', '--amount', '2000', '--count', '1001']],
  [['void']],
  [['replace', 'first']],
  [['burn', '7K2M-9QRT-4VXZ-0AB1']],
])('%j prints the usage', async (args) => {
  expect(await run(...args)).toMatch(/^Usage: npm run gift-cards/)
})
