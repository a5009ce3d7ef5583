import { moveThrough, testIssuer } from '@stoa/api/test/make-issuer'
import { placeTestOrder } from '@stoa/api/test/place-test-order'
import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { type Sandbox, startSandbox } from '@stoa/sandbox/sandbox'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startServer } from './server-process.ts'

let database: TestDatabase
let sandbox: Sandbox
beforeAll(async () => {
  database = await openTestDatabase(4)
  sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
})
afterAll(async () => {
  await sandbox.stop()
  await database.close()
})

/** `series`: T- is entered and never answered. */
const environment = (series: string) => ({
  ...{ DATABASE_URL: database.url, MYDATA_URL: sandbox.books.url, MYDATA_SERIES: series },
  ...{ MYDATA_USER_ID: sandbox.books.userId, MYDATA_SUBSCRIPTION_KEY: sandbox.books.subscriptionKey },
  ...{ ISSUER_VAT_NUMBER: testIssuer.vatNumber, ISSUER_NAME: testIssuer.name, ISSUER_CITY: testIssuer.city },
  ...{ ISSUER_PROFESSION: testIssuer.profession, ISSUER_TAX_OFFICE: testIssuer.taxOffice },
  ...{ ISSUER_REGISTRY_NUMBER: testIssuer.registryNumber, ISSUER_STREET: testIssuer.street },
  ISSUER_POSTAL_CODE: testIssuer.postalCode,
})

const transmission = async () =>
  (await database.pool.query('select state, attempts, mark from document_transmission')).rows

async function dispatch(): Promise<void> {
  const { id, uid } = await placeTestOrder(database.db)
  await database.pool.query('insert into order_status_change (order_id, status, at) values ($1, 0, now())', [id])
  await moveThrough(database.db, uid, Date.now(), 'processing', 'inDelivery')
}

test('a document that was being transmitted when the server was killed is entered once', async () => {
  const server = await startServer(environment('T-'))
  await dispatch()
  await vi.waitFor(() => expect(sandbox.mydata.entered).toHaveLength(1), { timeout: 60_000, interval: 20 })
  await server.end('SIGKILL')
  expect(await transmission()).toEqual([{ state: 'waiting', attempts: 1, mark: null }])

  // the time after which a document that was taken is given to another process
  await database.pool.query('update document_transmission set next_at = now()')
  const again = await startServer(environment('T-'))
  try {
    const [entered] = sandbox.mydata.entered
    const accepted = [{ state: 'accepted', attempts: 2, mark: entered?.mark }]
    await vi.waitFor(async () => expect(await transmission()).toEqual(accepted), { timeout: 60_000, interval: 200 })
    expect(sandbox.mydata.entered).toHaveLength(1)
  } finally {
    await again.end('SIGTERM')
  }
}, 240_000)
