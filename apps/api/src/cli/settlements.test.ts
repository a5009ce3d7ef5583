// The command of settlements, as it is typed.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeTestOrder } from '../../test/place-test-order.ts'
import { printedBy } from '../../test/run-command.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'

let database: TestDatabase
let folder: string
let order: { code: string; reference: string; cents: number }
beforeAll(async () => {
  database = await openTestDatabase(2)
  folder = mkdtempSync(join(tmpdir(), 'settlements-'))
  const { id, code } = await placeTestOrder(database.db, { payment: 'card' })
  const { rows } = await sql<{ reference: string; cents: number }>`
    with paid as (update customer_order set payment_status = 'paid' where id = ${id}),
    told as (insert into outbox (topic, payload) values ('order.paid', jsonb_build_object('orderId', ${id}::bigint)))
    insert into payment_attempt (order_id, provider, reference, amount_cents, currency, status, begun_at, settled_at, transaction,
      captured_cents, captured_currency)
    select id, 'alpha', replace(gen_random_uuid()::text, '-', ''), total_cents, 'EUR', 'captured', placed_at, placed_at, 'T1',
      total_cents, 'EUR'
    from customer_order where id = ${id} returning reference, captured_cents as cents`.execute(database.db)
  order = { code, reference: rows[0]?.reference ?? '', cents: rows[0]?.cents ?? 0 }
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.close()
})

const cli = fileURLToPath(new URL('settlements.ts', import.meta.url))

async function runWith(changes: Record<string, string>, ...args: string[]): Promise<string> {
  return printedBy(cli, args, { DATABASE_URL: database.url, ...changes })
}

const run = (...args: string[]) => runWith({}, ...args)

function write(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

test('a file is imported, what does not agree is listed, and closed with a reason', async () => {
  expect(await run('exceptions')).toBe('Providers and the shop agree.\n')
  const file = write('alpha.csv', `date;kind;reference;gross\n26/11/2026;sale;${order.reference};0,01\nx;sale;;1,00\n`)
  expect(await run('import', 'alpha', file)).toBe(
    '1 rows are new, 0 were known, 1 could not be read.\n1 do not agree with the shop’s books.\nline 3: “x” is no day\n',
  )
  const listed = await run('exceptions')
  expect(listed).toMatch(new RegExp(`^\\d+ {2}amount_differs {2}alpha {2}.*  ${order.code} {2}${order.reference} `))
  const table = await run('exceptions', '--csv')
  expect(table).toMatch(/^number;kind;provider;since;order;reference;/)
  expect(table.split('\n')[1]).toContain(`;${order.reference};T1;1;EUR;${order.cents};EUR;alpha.csv;2`)
  const [number = ''] = /^\d+/.exec(listed) ?? []
  expect(await run('resolve', number)).toMatch(/^Usage/)
  const resolve = () => run('resolve', number, '--by', 'Μαρία', '--reason', 'a test of the bank’s')
  expect(await resolve()).toBe(`The exception ${number} is closed.\n`)
  expect(await resolve()).toBe(`No exception ${number} is open.\n`)
  expect(await run('exceptions')).toBe('Providers and the shop agree.\n')
})

test('what a bank takes back is recorded, listed and decided', async () => {
  expect(await run('chargebacks')).toBe('No payment is being taken back.\n')
  const told = ['--amount', '2.50', '--reason', 'fraud', '--respond-by', '2027-01-31']
  expect(await run('chargeback', order.code.toLowerCase(), ...told)).toBe(
    `€2.50 of ${order.code} is being taken back: nothing of it is refunded meanwhile.\n`,
  )
  expect(await run('chargeback', order.code)).toBe('This payment is being taken back already.\n')
  expect(await run('chargebacks')).toBe(`${order.code}  alpha  €2.50  answer by 2027-01-31  fraud\n`)
  expect(await run('won', order.code)).toBe(`The payment of ${order.code} stays.\n`)
  expect(await run('lost', order.code)).toBe('Nobody is taking this payment back.\n')
  expect(await run('won', 'STO-26-000000')).toBe('No order with this code is paid at a provider.\n')
})

test('a bank’s own form is read as the settings describe it, and a wrong description is a sentence', async () => {
  const columns = { day: 'Ημερομηνία', kind: 'Τύπος', gross: 'Ποσό' }
  const formats = write(
    'formats.json',
    JSON.stringify({ providers: { alpha: { columns, kinds: { προμήθεια: 'fee' } } } }),
  )
  const file = write('own.csv', 'Ημερομηνία;Τύπος;Ποσό\n26/11/2026;Προμήθεια;0,30\n')
  const imported = await runWith({ SETTLEMENT_FORMATS: formats }, 'import', 'alpha', file)
  expect(imported).toMatch(/^1 rows are new, 0 were known, 0 could not be read\./)
  expect(await run('import', 'alpha', file)).toBe('No line has the headings date, kind, gross.\n')
  const wrong = write('wrong.json', JSON.stringify({ providers: { alpha: { columns } } }))
  expect(await runWith({ SETTLEMENT_FORMATS: wrong }, 'exceptions')).toMatch(
    /^The configuration is not right\. SETTLEMENT_FORMATS: in .*wrong\.json, providers\.alpha\.kinds: /,
  )
  expect(await runWith({ SETTLEMENT_FORMATS: join(folder, 'none.json') }, 'exceptions')).toMatch(
    /cannot be read as JSON/,
  )
})

test('a file or a provider that does not exist is named', async () => {
  expect(await run('import', 'alpha', join(folder, 'none.csv'))).toMatch(/cannot be read/)
  expect(await run('import', 'moneybank', write('some.csv', 'x\n'))).toMatch(
    /^There is no provider “moneybank”: .*alpha/,
  )
})

test.each([
  [[]],
  [['import', 'alpha']],
  [['resolve', '1', '--by', 'x']],
  [['chargeback', 'STO-26-100000', '--amount', 'x']],
])('%j prints the usage', async (args) => {
  expect(await run(...args)).toMatch(/^Usage: npm run settlements/)
})
