// Delivers events of orders to other systems: at once when the change log announces an outbox row, and every two seconds in
// any case. Each endpoint has a few lanes of its own, so that one that hangs keeps no other from its events.

import type { ChangeFollower } from '../database/change-log.ts'
import { errorFields, type Log } from '../log.ts'
import {
  type DeliverDeps,
  deliverNext,
  handOutBatch,
  handOutEvents,
  listDueEndpoints,
} from '../ordering/webhooks/deliver.service.ts'
import { startPeriodicTask } from './periodic-task.ts'

const second = 1000
const lanes = 4

export interface WebhookDeps extends DeliverDeps {
  log: Log
}

export function runWebhooks(deps: WebhookDeps): ChangeFollower & { stop(): Promise<void> } {
  const { db, now, log } = deps
  const busy = new Map<number, Promise<unknown>>()
  let stopped = false
  const start = (id: number) => {
    const running = Promise.all(Array.from({ length: lanes }, () => runLane(deps, id, () => stopped)))
    busy.set(
      id,
      running
        .catch((error) => log.error({ endpoint: id, ...errorFields(error) }, 'delivering events failed'))
        .finally(() => busy.delete(id)),
    )
  }
  const work = async () => {
    const events = await handOutEvents(db, now())
    for (const id of await listDueEndpoints(db, new Date(now()))) if (!busy.has(id)) start(id)
    return events === handOutBatch
  }
  const onError = (error: unknown) => log.error(errorFields(error), 'handing out events of orders failed')
  const task = startPeriodicTask(work, 2 * second, onError)
  return {
    onChange: (tag) => tag === 'outbox' && task.wake(),
    async stop() {
      stopped = true
      await task.stop()
      await Promise.all(busy.values())
    },
  }
}

async function runLane(deps: WebhookDeps, endpoint: number, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    const delivered = await deliverNext(deps, endpoint)
    if (!delivered) return
    const { result, problem, disabled } = delivered
    if (result === 'given_up') deps.log.error({ endpoint, problem }, 'an event of an order is given up by its endpoint')
    if (disabled) deps.log.error({ endpoint, reason: disabled }, 'an endpoint for events of orders is disabled')
  }
}
