// What the buyer of an order sees of its withdrawals and returns.

import type { OrderReturn, OrderReturns } from '@stoa/contract/ordering/order-returns'
import type { Refusal } from '@stoa/contract/refusals'
import { getOrderStatus, hasEnded } from '@stoa/domain/ordering/order/order-status'
import { refundState, statementState } from '@stoa/domain/ordering/returns/return-state'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { isOrderEmail } from '../orders/orders.service.ts'
import * as queries from './order-returns.queries.ts'

export async function readOrderReturns(
  db: Executor,
  { uid, email }: { uid: string; email: string },
): Promise<Outcome<OrderReturns, Refusal<'order_not_found'>>> {
  if (!(await isOrderEmail(db, uid, email))) return refused({ code: 'order_not_found' })
  const statements = (await queries.listStatements(db, uid)).map(viewStatement)
  return done({ statements, returns: (await queries.listRefunds(db, uid)).map(viewRefund) })
}

function viewStatement({ code, stated_at, terms, lines, ...row }: queries.OrderStatementRow) {
  const stated = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const state = statementState({
    ...{
      inWords: terms === null,
      cancels: terms?.cancels ?? false,
      sendsBack: terms?.sendsBack ?? true,
      closed: row.closed,
    },
    ...{ hasReturns: row.returned > 0, awaited: stated - row.returned },
    orderEnded: hasEnded(getOrderStatus(row.status)),
  })
  const sendBackBy = state === 'awaited' ? (terms?.sendBackBy ?? null) : null
  return { code, at: stated_at.toISOString(), state, lines, sendBackBy, hasNote: terms?.sendsBack ?? false }
}

function viewRefund(row: queries.OrderRefundRow): OrderReturn {
  const { at, cause, card_cents: giftCards, money_cents: moneyCents, due_on: dueOn, refunded, lines, by_provider } = row
  return {
    ...{ at: at.toISOString(), cause, lines, refund: moneyCents, giftCards, dueOn },
    ...{ state: refundState({ moneyCents, dueOn, refunded }), to: by_provider ? 'payment' : 'account' },
  }
}
