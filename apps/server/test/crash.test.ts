import { randomUUID } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
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

const placeOrder = async (origin: string): Promise<string> => {
  const order = { ...buyer, items: [{ pid: 1, dimension: 0, quantity: 1 }] }
  const { items, ctid, shtid, pmtid } = order
  const quoted = await post(`${origin}/api/el/orders/composeordertotals`, { items, ctid, shtid, pmtid })
  const { fp } = (await quoted.json()) as { fp: string }
  const saved = await post(`${origin}/api/el/orders/save`, { ...order, fp })
  expect(saved.status).toBe(200)
  return ((await saved.json()) as { cd: string }).cd
}

const expectOneEmail = async (mailboxOrigin: string, code: string): Promise<void> => {
  const mails = (await (await fetch(`${mailboxOrigin}/mails.json`)).json()) as { subject: string }[]
  expect(mails.filter((mail) => mail.subject.includes(code))).toHaveLength(1)
}

/** A mail server that takes an e-mail in and never says that it has it. */
async function openSilentMailServer(): Promise<{ url: string; holds: Promise<void>; close(): void }> {
  const { promise: holds, resolve } = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    let inData = false
    socket.on('error', () => {})
    socket.write('220 silent\r\n')
    socket.on('data', (chunk) => {
      if (inData) return resolve()
      inData = chunk.toString('latin1').includes('DATA')
      socket.write(inData ? '354 go on\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, holds, close: () => void server.close() }
}

test('an order saved before the server is killed is confirmed by e-mail after it restarts', async () => {
  const withoutWorker = await startServer({ DATABASE_URL: database.url, SANDBOX: 'false' }, ['--role', 'web'])
  const code = await placeOrder(withoutWorker.origin)
  await withoutWorker.end('SIGKILL')
  expect(await relayed()).toHaveLength(0)

  const again = await startServer({ DATABASE_URL: database.url })
  try {
    await vi.waitFor(() => expectOneEmail(again.mailboxOrigin, code), { timeout: 60_000, interval: 200 })
  } finally {
    await again.end('SIGTERM')
  }
})

test('an e-mail that was being sent when the server was killed is sent after it restarts', async () => {
  const silent = await openSilentMailServer()
  const server = await startServer({ DATABASE_URL: database.url, SANDBOX: 'false', SMTP_URL: silent.url })
  const code = await placeOrder(server.origin)
  await silent.holds
  await server.end('SIGKILL')
  silent.close()
  const { rows } = await database.pool.query(
    "select state from pgboss.job where name = 'order-confirmation' and state <> 'completed'",
  )
  expect(rows).toEqual([{ state: 'active' }])

  // the time after which a job without an answer is given to another worker
  await database.pool.query("update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active'")
  await database.pool.query("update pgboss.queue set monitor_claim_on = monitor_claim_on - interval '1 hour'")
  const again = await startServer({ DATABASE_URL: database.url })
  try {
    await vi.waitFor(() => expectOneEmail(again.mailboxOrigin, code), { timeout: 45_000, interval: 200 })
  } finally {
    await again.end('SIGTERM')
  }
}, 120_000)
