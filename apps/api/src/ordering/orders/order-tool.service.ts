// Orders as the tool of the shop's ERP moves them. Each call is recorded before it is carried out, with what came of it.

import type { Refusal } from '@stoa/contract/refusals'
import { getOrderStatus, type OrderStatus } from '@stoa/domain/ordering/order/order-status'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import { listNextMoves, type MovedOrder, moveOrder, type OrderMoveRefusal } from './move-order.service.ts'
import { lockOrder } from './order-payment.service.ts'
import { endToolCall, insertToolCall } from './order-tool.queries.ts'
import type { TrackingRow } from './orders.queries.ts'
import { getTracking } from './orders.service.ts'

export interface ToolMove {
  tool: string
  uid: string
  status: OrderStatus
  /** Whether the buyer of an order that is cancelled gets an e-mail about it. */
  notify: boolean
  now: number
}

interface MovedByTool {
  changed: boolean
  tracking: TrackingRow
}

type ToolRefusal = Refusal<'order_not_found' | 'order_move_refused' | 'order_copies_missing' | 'order_payment_held'>

export async function moveByTool(db: Database, move: ToolMove): Promise<Outcome<MovedByTool, ToolRefusal>> {
  const { tool, uid, status, now } = move
  const id = await insertToolCall(db, { tool, orderUid: uid, status, at: new Date(now) })
  const outcome = await tryMove(db, move).catch(async (error: unknown) => {
    await endToolCall(db, id, 'fault')
    throw error
  })
  const changed = outcome.ok && outcome.value.changed ? 'moved' : 'unchanged'
  await endToolCall(db, id, outcome.ok ? changed : outcome.refusal.code)
  return outcome
}

const tryMove = (
  db: Database,
  { tool, uid, status, notify, now }: ToolMove,
): Promise<Outcome<MovedByTool, ToolRefusal>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<MovedByTool, ToolRefusal>> => {
    const order = await lockOrder(tx, { uid })
    if (!order) return refused({ code: 'order_not_found' })
    const how = { actor: 'tool', source: tool, reason: null, notify, now } as const
    const moved = await moveOrder(tx, order, { to: status, ...how })
    if (!moved.ok) return refused(await refusalFor(tx, order, moved.refusal))
    const tracking = await getTracking(tx, uid)
    return tracking.ok ? done({ changed: moved.value.changed, tracking: tracking.value }) : tracking
  })

/** With the state as it is, so that the ERP can go on from there. */
async function refusalFor(tx: Executor, order: MovedOrder, refusal: OrderMoveRefusal): Promise<ToolRefusal> {
  if (refusal === 'order_copies_missing' || refusal === 'order_payment_held') return { code: refusal }
  const next = await listNextMoves(tx, order, 'tool')
  return { code: 'order_move_refused', details: { status: getOrderStatus(order.status), next } }
}
