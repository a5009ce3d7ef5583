// The command of deposits, as it is typed.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatMoney } from '@stoa/domain/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeTestOrder } from '../../test/place-test-order.ts'
import { printedBy } from '../../test/run-command.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await openTestDatabase(2)
  folder = mkdtempSync(join(tmpdir(), 'deposits-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.close()
})

const cli = fileURLToPath(new URL('deposits.ts', import.meta.url))

async function run(...args: string[]): Promise<string> {
  return printedBy(cli, args, { DATABASE_URL: database.url })
}

async function place() {
  const { id, code } = await placeTestOrder(database.db, { payment: 'bank_deposit' })
  const { rows } = await sql<{ cents: number }>`
    select coalesce(due_cents, total_cents) as cents from customer_order where id = ${id}`.execute(database.db)
  return { code, cents: rows[0]?.cents ?? 0 }
}

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

function write(...rows: string[]): string {
  const path = join(folder, 'bank.csv')
  writeFileSync(path, `${['date;amount;text', ...rows].join('\n')}\n`)
  return path
}

test('a statement is imported, and what waits is listed, confirmed, sent back and dismissed', async () => {
  const [exact, more] = [await place(), await place()]
  const file = write(
    `26/11/2026;${euros(exact.cents)};${exact.code}`,
    `26/11/2026;${euros(more.cents + 100)};${more.code} ΠΑΠΠΑ`,
    '26/11/2026;1,00;rent',
    'soon;1,00;rent',
  )
  expect(await run('import', file)).toBe(
    '1 lines pay orders, 2 wait for somebody, 0 were known.\n1 could not be read.\nline 5: “soon” is no day\n',
  )
  const [due, paid] = [formatMoney(more.cents, 'en'), formatMoney(more.cents + 100, 'en')]
  const [first = '', second = ''] = (await run('list')).split('\n')
  expect(first).toMatch(/^\d+ {2}2026-11-26 {2}/)
  expect(first).toContain(`  ${paid}  more  perhaps ${more.code}, ${due} in all  ${more.code} ΠΑΠΠΑ`)
  expect(second).toMatch(/ {2}€1\.00 {2}unknown {2}rent$/)
  const [line = '', other = ''] = [first, second].map((text) => text.split(' ')[0])
  expect(await run('confirm', line, more.code, '--by', 'Μαρία')).toBe(
    `The deposit of ${more.code} is recorded: the shop begins with it.\n€1.00 is to be sent back to who paid.\n`,
  )
  expect(await run('list')).toContain(`€1.00 to be sent back  ${more.code}`)
  expect(await run('repaid', line)).toBe('€1.00 is recorded as sent back.\n')
  expect(await run('repaid', line)).toBe('Nothing of this line is to be sent back.\n')
  const dismiss = () => run('dismiss', other, '--by', 'Μαρία', '--reason', 'the landlord’s')
  expect(await dismiss()).toBe(`The line ${other} pays no order.\n`)
  expect(await dismiss()).toBe('One of these lines does not wait for anybody.\n')
  expect(await run('list')).toBe('No line waits for anybody.\n')
})

test('what cannot be confirmed says why', async () => {
  expect(await run('confirm', '1', 'STO-26-999999', '--by', 'x')).toBe('There is no order with this code.\n')
  expect(await run('confirm', '999', (await place()).code, '--by', 'x')).toBe(
    'One of these lines does not wait for anybody.\n',
  )
  expect(await run('import', join(folder, 'none.csv'))).toMatch(/cannot be read/)
})

test.each([[[]], [['import']], [['confirm', '1', 'STO-26-100000']], [['confirm', 'x', 'STO-26-100000', '--by', 'x']]])(
  '%j prints the usage',
  async (args) => {
    expect(await run(...args)).toMatch(/^Usage: npm run deposits/)
  },
)
