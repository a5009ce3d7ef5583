// The endpoints by which the tool of the shop's ERP reads and moves orders.

import { readOrderByTool, updateOrderState } from '@stoa/contract/ordering/order-tool'
import { done } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { toolOf } from '../../http/caller.ts'
import { type Operation, operation } from '../../http/operation.ts'
import { moveByTool } from './order-tool.service.ts'
import { getAnyOrder, presentOrder } from './orders.service.ts'
import { viewChange } from './orders.view.ts'

export const orderToolOperations = (db: Database): Operation[] => [
  operation(readOrderByTool, async ({ uid }, { language }) => {
    const found = await getAnyOrder(db, uid)
    return found.ok ? done(await presentOrder(db, found.value, language)) : found
  }),
  operation(updateOrderState, async ({ uid, status, notification }, { caller, now }) => {
    const notify = notification === 'order_canceled_notify_customer'
    const moved = await moveByTool(db, { tool: toolOf(caller).name, uid, status, notify, now })
    if (!moved.ok) return moved
    const { changed, tracking } = moved.value
    const changes = tracking.changes.map(viewChange)
    return done({ uid, code: tracking.code, status: changes.at(-1)?.status ?? status, changed, changes })
  }),
]
