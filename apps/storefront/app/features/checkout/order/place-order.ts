// Sends an attempt and says how it ended: placed, refused with a reason, or without an answer, when nobody knows yet.

import type { Client } from '@stoa/contract/client'
import { type PlacedOrder, saveOrder } from '@stoa/contract/orders'
import type { Problem } from '@stoa/contract/problem'
import { rememberOrderEmail } from '../../../state/order-emails.ts'
import { sessionStore } from '../../../state/session-store.ts'
import { type Attempt, attempts } from './attempt.ts'

export type Placement =
  | { kind: 'placed'; order: PlacedOrder }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'unanswered' }

export async function placeOrder(client: Client, { key, request }: Attempt): Promise<Placement> {
  try {
    const outcome = await client.call(saveOrder, request, { idempotencyKey: key })
    if (!outcome.ok) return refusedBy(outcome.refusal)
    attempts.settle()
    // A customer's own order opens by their session, and for nobody after them.
    if (sessionStore.read().status !== 'customer') rememberOrderEmail(outcome.value.uid, request.email)
    return { kind: 'placed', order: outcome.value }
  } catch {
    return { kind: 'unanswered' }
  }
}

/** A fault of the shop may have come after the order was written: only trying again with the same key tells. */
function refusedBy(problem: Problem): Placement {
  if (problem.status >= 500) return { kind: 'unanswered' }
  attempts.settle()
  return { kind: 'refused', problem }
}
