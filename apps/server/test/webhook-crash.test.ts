import { addEndpoint } from '@stoa/api/ordering/webhooks/endpoints.service'
import { moveThrough } from '@stoa/api/test/make-issuer'
import { placeTestOrder } from '@stoa/api/test/place-test-order'
import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { type Sandbox, startSandbox } from '@stoa/sandbox/sandbox'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startServer } from './server-process.ts'

const secret = 'the same for the shop and for this test'

let database: TestDatabase
let sandbox: Sandbox
beforeEach(async () => {
  database = await openTestDatabase(4)
  sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
})
afterEach(async () => {
  await sandbox.stop()
  await database.close()
})

const types = () => sandbox.webhooks.received.map(({ body }) => body.type)
const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 50 })

test('an event that was being sent when the server was killed comes again under its id, before what follows', async () => {
  const shopSecret = new TextEncoder().encode(secret)
  const input = { url: `${sandbox.origin}/webhooks`, types: ['order.processing', 'order.in_delivery'] }
  const added = await addEndpoint(database.db, input, { shopSecret, now: Date.now() })
  if (!added.ok) throw new Error(added.refusal)
  sandbox.webhooks.secret = added.value.secret
  sandbox.faults.set('webhooks', 'hang')
  const environment = { DATABASE_URL: database.url, SESSION_SECRET: secret }
  const server = await startServer(environment)
  const { uid } = await placeTestOrder(database.db)
  await moveThrough(database.db, uid, Date.now(), 'processing', 'inDelivery')
  await waitFor(() => expect(types()).toEqual(['order.processing']))
  await server.end('SIGKILL')

  sandbox.faults.set('webhooks', 'none')
  // the time after which what was taken is given to another process
  await database.pool.query('update webhook_delivery set next_at = now() where attempts > 0')
  const again = await startServer(environment)
  try {
    await waitFor(() => expect(types()).toEqual(['order.processing', 'order.processing', 'order.in_delivery']))
    const [first, second, third] = sandbox.webhooks.received
    expect(second).toMatchObject({ id: first?.id, verified: true, body: first?.body })
    expect(third).toMatchObject({ verified: true, body: { data: { sequence: 2 } } })
  } finally {
    await again.end('SIGTERM')
  }
}, 240_000)
