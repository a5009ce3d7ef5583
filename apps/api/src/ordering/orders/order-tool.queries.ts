// The SQL of what tools asked for. Rows are only ever added; the outcome is the one thing that is filled in.

import { type OrderStatus, orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import type { Executor } from '../../database/transaction.ts'

export interface ToolCall {
  tool: string
  orderUid: string
  status: OrderStatus
  at: Date
}

export async function insertToolCall(db: Executor, { tool, orderUid, status, at }: ToolCall): Promise<number> {
  const { id } = await db
    .insertInto('tool_call')
    .values({ at, tool, order_uid: orderUid, status: orderStatusNumbers[status], outcome: 'started' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** `outcome`: `moved`, `unchanged`, `fault` or a refusal's code. */
export const endToolCall = (db: Executor, id: number, outcome: string): Promise<unknown> =>
  db.updateTable('tool_call').set({ outcome }).where('id', '=', id).execute()
