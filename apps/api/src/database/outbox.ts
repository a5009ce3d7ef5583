// The outbox: events for the outside, written in the change's own transaction. Only the contract's events are accepted.

import type { EventPayload, EventTopic } from '@stoa/contract/events'
import type { Executor } from './transaction.ts'

/** For statements that write the row together with others. */
export const outboxRow = <Topic extends EventTopic>(topic: Topic, payload: EventPayload<Topic>) => ({
  topic,
  payload: JSON.stringify(payload),
})

export async function enqueueEvent<Topic extends EventTopic>(
  tx: Executor,
  topic: Topic,
  payload: EventPayload<Topic>,
): Promise<void> {
  await tx.insertInto('outbox').values(outboxRow(topic, payload)).execute()
}

/** At least one. */
export async function enqueueEvents<Topic extends EventTopic>(
  tx: Executor,
  topic: Topic,
  payloads: readonly EventPayload<Topic>[],
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values(payloads.map((payload) => outboxRow(topic, payload)))
    .execute()
}
