// How many copies of each line of an order its buyer can withdraw from, and why from others not.

import type { Day } from '../delivery/working-days.ts'
import { hasEnded, type OrderStatus } from '../order/order-status.ts'
import { lastWithdrawalDay } from './withdrawal-period.ts'

export interface WithdrawalLine {
  /** Its position. */
  line: number
  quantity: number
  /** False for what was made for the buyer. */
  withdrawable: boolean
  /** Gift cards; null for goods. */
  cards: { spent: number } | null
  /** Copies that were withdrawn from or returned already. */
  gone: number
}

export interface WithdrawalOrder {
  status: OrderStatus
  placedOn: Day
  /** When the last of it was received; null until then. */
  receivedOn: Day | null
  lines: readonly WithdrawalLine[]
}

/** `made`: for the buyer, an exception of the law. `ended`: nothing of the order is with the buyer any more. */
export const withdrawalObstacles = ['made', 'card_spent', 'withdrawn', 'period_over', 'ended'] as const
export type WithdrawalObstacle = (typeof withdrawalObstacles)[number]

export interface Withdrawable {
  line: number
  /** How many copies. */
  left: number
  /** Why not from more; null when it is all of them. */
  obstacle: WithdrawalObstacle | null
  /** The last day; null while the goods are not received. */
  lastDay: Day | null
}

export const decideWithdrawable = (order: WithdrawalOrder, today: Day): Withdrawable[] =>
  order.lines.map((line) => decideLine(line, order, today))

function decideLine(line: WithdrawalLine, { status, placedOn, receivedOn }: WithdrawalOrder, today: Day): Withdrawable {
  const from = line.cards ? placedOn : receivedOn
  const lastDay = from === null ? null : lastWithdrawalDay(from)
  const none = (obstacle: WithdrawalObstacle): Withdrawable => ({ line: line.line, left: 0, obstacle, lastDay })
  if (!line.withdrawable) return none('made')
  if (line.gone >= line.quantity) return none('withdrawn')
  if (hasEnded(status)) return none('ended')
  if (lastDay !== null && lastDay < today) return none('period_over')
  const left = Math.max(0, line.quantity - line.gone - (line.cards?.spent ?? 0))
  if (left === 0) return none('card_spent')
  const lessThanAll = line.cards && line.cards.spent > 0 ? 'card_spent' : null
  return { line: line.line, left, obstacle: line.gone > 0 ? 'withdrawn' : lessThanAll, lastDay }
}
