// What e-mails about withdrawals and returns say.

import type { RefundTarget } from '@stoa/domain/ordering/returns/return-state'
import type { Executor } from '../../database/transaction.ts'
import * as queries from './return-mail.queries.ts'

export async function findStatementMail(db: Executor, withdrawalId: number) {
  const row = await queries.findStatement(db, withdrawalId)
  if (!row) throw new Error(`there is no statement ${withdrawalId}`)
  const { stated_at, order_text: order, ...statement } = row
  return { ...statement, statedAt: stated_at.getTime(), order }
}

export async function findReturnMail(db: Executor, returnId: number) {
  const row = await queries.findReturn(db, returnId)
  if (!row) throw new Error(`there is no return ${returnId}`)
  const { money_cents: moneyCents, card_cents: cardCents, refund_due_on: refundBy, by_provider, ...returned } = row
  const refundTo: RefundTarget = by_provider ? 'payment' : 'account'
  return { ...returned, moneyCents, cardCents, refundBy, refundTo }
}
