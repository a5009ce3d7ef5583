// The endpoints for withdrawing from an order.

import { listOrderReturns } from '@stoa/contract/ordering/order-returns'
import * as contract from '@stoa/contract/ordering/withdrawals'
import { done, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { type Operation, operation } from '../../http/operation.ts'
import { readOrderReturns } from './order-returns.service.ts'
import { findPrinted } from './print-withdrawal.service.ts'
import * as service from './withdrawals.service.ts'
import { viewWithdrawable } from './withdrawals.view.ts'

export const withdrawalOperations = (db: Database): Operation[] => [
  operation(contract.findWithdrawable, async (order, { now }) => {
    const found = await service.readWithdrawable(db, order, now)
    return found.ok ? done(viewWithdrawable(found.value)) : found
  }),
  operation(contract.previewWithdrawal, ({ lines, ...order }, { now }) =>
    service.previewWithdrawal(db, order, { lines, now }),
  ),
  operation(listOrderReturns, (order) => readOrderReturns(db, order)),
  operation(contract.getWithdrawalDocument, async (input) => {
    const file = await findPrinted(db, input)
    return file
      ? done({ name: file.name, pdf: file.pdf.toString('base64') })
      : refused({ code: 'withdrawal_not_found' })
  }),
  operation(contract.declareWithdrawal, async (input, { language, now, idempotencyKey, bodyHash }) => {
    if (!idempotencyKey || !bodyHash) return refused({ code: 'idempotency_key_missing' })
    const { name, email, lines, code = '', words = '' } = input
    const idempotency = { key: idempotencyKey, bodyHash }
    return service.declareWithdrawal(db, { name, email, lines, code, words, language, idempotency, now })
  }),
]
