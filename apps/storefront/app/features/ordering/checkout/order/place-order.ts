// Sends an attempt and returns its result: placed, refused with a reason, or unknown for want of a response.

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
    // A customer's own order opens by their session, and for nobody who uses the browser after them.
    if (sessionStore.read().status !== 'customer') storeOrderEmail(outcome.value.uid, request.email)
    return { kind: 'placed', order: outcome.value }
  } catch {
    return { kind: 'unanswered' }
  }
}

/** A fault may have occurred after the order was written: only a retry under the same key can tell. */
function toRefusal(problem: Problem): PlaceOrderResult {
  if (problem.status >= 500) return { kind: 'unanswered' }
  attempts.clear()
  return { kind: 'refused', problem }
}
