import { randomUUID } from 'node:crypto'
import { buyer } from '@stoa/api/test/order-request'
import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startServer } from './server-process.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(4)
})
afterAll(() => database.close())

const relayed = async (): Promise<unknown[]> =>
  (await database.pool.query('select 1 from outbox where relayed_at is not null')).rows

const post = (url: string, body: unknown): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  })

test('an order saved before the server is killed is confirmed by e-mail after it restarts', async () => {
  const withoutWorker = await startServer({ DATABASE_URL: database.url, SANDBOX: 'false' }, ['--role', 'web'])
  const order = { ...buyer, items: [{ pid: 1, dimension: 0, quantity: 1 }] }
  const { items, ctid, shtid, pmtid } = order
  const quoted = await post(`${withoutWorker.origin}/api/el/orders/composeordertotals`, { items, ctid, shtid, pmtid })
  const { fp } = (await quoted.json()) as { fp: string }
  const saved = await post(`${withoutWorker.origin}/api/el/orders/save`, { ...order, fp })
  expect(saved.status).toBe(200)
  const { cd: code } = (await saved.json()) as { cd: string }
  await withoutWorker.end('SIGKILL')
  expect(await relayed()).toHaveLength(0)

  const again = await startServer({ DATABASE_URL: database.url })
  try {
    await vi.waitFor(
      async () => {
        const mails = (await (await fetch(`${again.mailboxOrigin}/mails.json`)).json()) as { subject: string }[]
        expect(mails.filter((mail) => mail.subject.includes(code))).toHaveLength(1)
      },
      { timeout: 60_000, interval: 200 },
    )
  } finally {
    await again.end('SIGTERM')
  }
})
