// Delivers events of orders to the endpoints of other systems, signed, at least once, and those of one order in their order.
// A delivery is taken before its call and settled after it; no transaction is open meanwhile.

import { orderEventVersion } from '@stoa/contract/ordering/order-events'
import {
  type EndpointHealth,
  isToBeDisabled,
  nextAttempt,
  pausedUntil,
} from '@stoa/domain/ordering/webhooks/retry-schedule'
import type { Database } from '../../database/connect.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import type { WebhookAnswer, WebhookSender } from '../../ports/webhook-sender.ts'
import * as queries from './deliveries.queries.ts'
import { type StopReason, stopEndpoint } from './endpoints.queries.ts'
import { unsealSecret } from './seal-secret.ts'
import { webhookHeaders } from './sign-webhook.ts'

export interface DeliverDeps {
  db: Database
  send: WebhookSender
  /** Decrypts the endpoints' own. */
  secret: Uint8Array
  now: () => number
}

/** Null where nothing is due. */
export interface Delivered {
  result: 'delivered' | 'waiting' | 'given_up'
  problem: string | null
  /** Why the endpoint gets nothing any more. */
  disabled: StopReason | null
}

export const handOutBatch = 500

/** Events that are new get their places and their deliveries. Returns how many there were. */
export const handOutEvents = (db: Database, now: number): Promise<number> =>
  inTransaction(db, (tx) => queries.handOut(tx, new Date(now), handOutBatch))

/** Endpoints with something to send. */
export const { listDueEndpoints } = queries

export async function deliverNext(deps: DeliverDeps, endpointId: number): Promise<Delivered | null> {
  const { db, send, now } = deps
  const row = await queries.takeDueDelivery(db, endpointId, new Date(now()))
  if (!row) return null
  const secrets = openSecrets(deps.secret, row)
  if (!secrets) return stop(db, row, { problem: 'secret_unreadable', reason: 'secret_unreadable' })
  const answer = await send(toRequest(now(), row, secrets))
  if (answer.problem !== null) return saveFailure(db, row, { ...answer, problem: answer.problem }, now())
  await queries.saveDelivered(db, row, new Date(now()))
  return { result: 'delivered', problem: null, disabled: null }
}

/** Null where one cannot be opened, as with another secret of the shop: nothing leaves unsigned, and nothing is tried again. */
function openSecrets(shopSecret: Uint8Array, { endpoint_id, secrets }: queries.DueDeliveryRow): Buffer[] | null {
  try {
    return secrets.map((sealed) => unsealSecret(shopSecret, endpoint_id, Buffer.from(sealed, 'base64')))
  } catch {
    return null
  }
}

function toRequest(sentAt: number, row: queries.DueDeliveryRow, secrets: readonly Buffer[]) {
  const body = JSON.stringify({
    type: row.event_type,
    version: orderEventVersion,
    timestamp: row.at.toISOString(),
    data: { order: { uid: row.order_uid, code: row.order_code }, sequence: row.sequence, ...row.data },
  })
  return { url: row.url, body, headers: webhookHeaders({ id: `evt_${row.uid}`, sentAt, body }, secrets) }
}

/** What waits for the endpoint waits on. */
async function stop(
  db: Executor,
  { endpoint_id }: queries.DueDeliveryRow,
  { problem, reason }: { problem: string; reason: StopReason },
): Promise<Delivered> {
  const stopped = await stopEndpoint(db, endpoint_id, reason)
  return { result: 'waiting', problem, disabled: stopped ? reason : null }
}

const gone = 410

async function saveFailure(
  db: Executor,
  row: queries.DueDeliveryRow,
  { status, problem, retryAfterMs }: WebhookAnswer & { problem: string },
  now: number,
): Promise<Delivered> {
  const next = nextAttempt({ attempts: row.attempts, retryAfterMs }, now, Math.random())
  const nextAt = next === null ? null : new Date(next)
  const { endpoint_id, event_id } = row
  const health = await queries.saveFailed(db, { endpoint_id, event_id, problem, nextAt, at: new Date(now) })
  const result = nextAt ? 'waiting' : 'given_up'
  if (!health) return { result, problem, disabled: null }
  const state = { failures: health.failures, failingSince: health.failing_since?.getTime() ?? now }
  const reason = status === gone ? 'gone' : isToBeDisabled(state, now) ? 'failing' : null
  if (reason) return { ...(await stop(db, row, { problem, reason })), result }
  await pause(db, endpoint_id, state, { retryAfterMs, now })
  return { result, problem, disabled: null }
}

async function pause(
  db: Executor,
  endpointId: number,
  health: EndpointHealth,
  { retryAfterMs, now }: { retryAfterMs: number | null; now: number },
): Promise<void> {
  const until = pausedUntil(health, retryAfterMs, now)
  if (until !== null) await queries.pauseEndpoint(db, endpointId, new Date(until))
}

const keptMs = 30 * 86_400_000

/** Deliveries that ended a month ago; events are kept with their orders. */
export const deleteOldDeliveries = (db: Executor, now: number, limit: number): Promise<number> =>
  queries.deleteSettled(db, new Date(now - keptMs), limit)
