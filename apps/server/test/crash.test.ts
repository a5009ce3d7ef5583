import { orderBody } from '@stoa/api/test/order-body'
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

test('an order saved before the server is killed is still confirmed by mail after it starts again', async () => {
  const withoutWorker = await startServer({ DATABASE_URL: database.url, SANDBOX: 'false' }, ['--role', 'web'])
  const { body, key } = await orderBody(withoutWorker.origin, [{ pid: 1, dimension: 0, quantity: 1 }])
  const saved = await fetch(`${withoutWorker.origin}/api/el/orders/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  })
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
      { timeout: 15_000, interval: 200 },
    )
  } finally {
    await again.end('SIGTERM')
  }
})
