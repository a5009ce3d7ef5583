// The command of shipments, as it is typed.

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findTestOrder, moveTo } from '@stoa/api/test/delivered-order'
import { makeProduct } from '@stoa/api/test/make-product'
import { line, placed } from '@stoa/api/test/order-request'
import { printedBy } from '@stoa/api/test/run-command'
import { openTestApi, type TestApi } from '@stoa/api/test/test-api'
import { type Sandbox, startSandbox } from '@stoa/sandbox/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: TestApi
let sandbox: Sandbox
let folder: string
let book: number
beforeAll(async () => {
  api = await openTestApi()
  sandbox = await startSandbox({ smtpPort: 0, httpPort: 0, now: () => api.clock.now })
  folder = await mkdtemp(join(tmpdir(), 'stoa-labels-'))
  book = await makeProduct(api.database.db, { copies: [99] })
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await sandbox.stop()
  await api.close()
})

const program = fileURLToPath(new URL('../src/shipments.ts', import.meta.url))

async function run(...args: string[]): Promise<string> {
  return printedBy(program, args, { DATABASE_URL: api.database.url, SANDBOX_PORT: new URL(sandbox.origin).port })
}

async function begunOrder(): Promise<string> {
  const { code, uid } = await findTestOrder(api.database.db, (await placed(api.app, [line(book)])).uid)
  await moveTo(api, uid, 'processing')
  return code
}

test('an order is given to its carrier, its labels are written, and it is taken back', async () => {
  const code = await begunOrder()
  const created = await run('create', code.toLowerCase(), '--parcels', '2')
  expect(created).toMatch(new RegExp(`^${code}-1  acs  \\d+  \\d+  \\d+\n$`))
  expect(await run('create', code, '--parcels', '2')).toBe(created)
  const atCarrier = sandbox.carriers.list().find(({ reference }) => reference === `${code}-1`)
  expect(atCarrier?.parcels).toHaveLength(2)
  const file = join(folder, 'label.pdf')
  const written = (await run('label', code, file)).trim().split('\n')
  expect(written[0]).toBe(file)
  for (const name of written) expect((await readFile(name)).toString('latin1', 0, 5)).toBe('%PDF-')
  expect(await run('cancel', `${code}-1`)).toBe('It is cancelled.\n')
  expect(await run('create', code)).toContain(`${code}-2  acs`)
})

test('what is not possible is refused with a sentence', async () => {
  const waiting = String((await placed(api.app, [line(book)])).cd)
  expect(await run('create', waiting)).toContain('This order is not to leave now')
  expect(await run('create', 'STO-26-999999')).toBe('There is no order with this code.\n')
  expect(await run('cancel', 'STO-26-999999-1')).toBe('There is no such shipment.\n')
  expect(await run('found', 'STO-26-999999-1', '1234567890')).toBe('There is no such shipment.\n')
  expect(await run('none', 'STO-26-999999-1')).toBe('There is no such shipment.\n')
  for (const wrong of [[], ['create'], ['create', waiting, '--size', '4'], ['create', waiting, '--parcels', '0']])
    expect(await run(...wrong)).toMatch(/^Usage: npm run shipments/)
})
