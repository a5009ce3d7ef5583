// Orders as the contract shows them to whoever withdraws from them.

import type { WithdrawableOrder } from '@stoa/contract/ordering/withdrawals'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import type { WithdrawableRow } from './withdrawals.service.ts'

export const viewWithdrawable = ({ order, lines }: WithdrawableRow): WithdrawableOrder => ({
  code: order.code,
  receivedOn: order.received_at && isoDay(dayOf(order.received_at.getTime())),
  lines: order.lines.flatMap((line) => {
    const decision = lines.find((one) => one.line === line.position)
    if (!decision) return []
    return [
      {
        line: line.position,
        productId: line.product_id,
        dimensionId: line.dimension_id ?? 0,
        code: line.code,
        name: line.name,
        dimensionName: line.dimension_name,
        boxName: order.lines.find(({ position }) => position === line.box_line)?.name ?? null,
        quantity: line.quantity,
        left: decision.left,
        total: line.total_cents,
        obstacle: decision.obstacle,
        lastDay: decision.lastDay === null ? null : isoDay(decision.lastDay),
      },
    ]
  }),
})
