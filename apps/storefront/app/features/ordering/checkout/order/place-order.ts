// Sends an attempt and says how it ended: placed, refused with a reason, or without an answer, when nobody knows yet.

import { sessionStore } from '@stoa/browser/session/session-store'
import type { Client } from '@stoa/contract/client'
import { type PlacedOrder, saveOrder } from '@stoa/contract/ordering/orders'
import type { Problem } from '@stoa/contract/problem'
import { storeOrderEmail } from '../../../../state/order-emails.ts'
import { type Attempt, attempts } from './attempt.ts'

export type PlaceOrderResult =
  | { kind: 'placed'; order: PlacedOrder }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'unanswered' }

export async function placeOrder(client: Client, { key, request }: Attempt): Promise<PlaceOrderResult> {
  try {
    const outcome = await client.call(saveOrder, request, { idempotencyKey: key })
    if (!outcome.ok) return toRefusal(outcome.refusal)
    attempts.clear()
    // A customer's own order opens by their session, and for nobody after them.
    if (sessionStore.read().status !== 'customer') storeOrderEmail(outcome.value.uid, request.email)
    return { kind: 'placed', order: outcome.value }
  } catch {
    return { kind: 'unanswered' }
  }
}

/** A fault of the shop may have come after the order was written: only trying again with the same key tells. */
function toRefusal(problem: Problem): PlaceOrderResult {
  if (problem.status >= 500) return { kind: 'unanswered' }
  attempts.clear()
  return { kind: 'refused', problem }
}
