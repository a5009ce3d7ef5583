// A shop with an endpoint in the sandbox, which verifies what it gets, by the clock of the test.

import { valueOrThrow } from '@stoa/domain/outcome'
import { type Sandbox, startSandbox } from '@stoa/sandbox/sandbox'
import { webhookHttp } from '../src/adapters/webhook-http.ts'
import {
  type DeliverDeps,
  type Delivered,
  deliverNext,
  handOutEvents,
} from '../src/ordering/webhooks/deliver.service.ts'
import { addEndpoint, deleteEndpoint, listEndpoints, rotateSecret } from '../src/ordering/webhooks/endpoints.service.ts'
import { accountSettings, openTestApi, type TestApi } from './test-api.ts'

const reach = { allowedHosts: [], allowsLoopback: true }
const limits = { connectMs: 500, totalMs: 1500, maxBytes: 64 * 1024 }

export interface WebhookShop {
  api: TestApi
  sandbox: Sandbox
  deps: DeliverDeps
  /** Returns its id. The sandbox knows its secret. */
  addEndpoint(path?: string, types?: string[]): Promise<number>
  rotate(id: number): Promise<string>
  /** Delivers what is due, one after the other. */
  deliver(id: number, changes?: Partial<DeliverDeps>): Promise<Delivered[]>
  /** Takes its endpoints away, and what it has received. */
  clear(): Promise<void>
  close(): Promise<void>
}

export async function openWebhookShop(): Promise<WebhookShop> {
  const api = await openTestApi()
  const sandbox = await startSandbox({ smtpPort: 0, httpPort: 0, now: () => api.clock.now })
  const { db } = api.database
  const secretDeps = () => ({ shopSecret: accountSettings.secret, now: api.clock.now })
  const deps = { db, send: webhookHttp(reach, limits), secret: accountSettings.secret, now: () => api.clock.now }
  return {
    api,
    sandbox,
    deps,
    async addEndpoint(path = '/webhooks', types = []) {
      const added = await addEndpoint(db, { url: `${sandbox.origin}${path}`, types }, secretDeps())
      const { id, secret } = valueOrThrow(added, (refusal) => new Error(refusal))
      sandbox.webhooks.secret = secret
      return id
    },
    async rotate(id) {
      return valueOrThrow(await rotateSecret(db, id, secretDeps()), (refusal) => new Error(refusal)).secret
    },
    async deliver(id, changes = {}) {
      await handOutEvents(db, api.clock.now)
      const all: Delivered[] = []
      for (;;) {
        const delivered = await deliverNext({ ...deps, ...changes }, id)
        if (!delivered) return all
        all.push(delivered)
      }
    },
    async clear() {
      sandbox.faults.set('webhooks', 'none')
      Object.assign(sandbox.webhooks, { received: [], status: 204, headers: {} })
      for (const { id } of await listEndpoints(db)) await deleteEndpoint(db, id)
      await handOutEvents(db, api.clock.now)
    },
    async close() {
      await api.close()
      await sandbox.stop()
    },
  }
}
