// The endpoints for placing an order and tracking it.

import * as contract from '@stoa/contract/ordering/orders'
import { saveOrder } from '@stoa/contract/ordering/place-order'
import { done, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import type { Executor } from '../../database/transaction.ts'
import { type Call, type Operation, operation } from '../../http/operation.ts'
import * as service from './orders.service.ts'
import { viewTracking } from './orders.view.ts'
import { placeOrder } from './place-order.service.ts'

/** Whether so much may be held for a buyer until a deposit comes. */
export type DepositAllowance = (
  tx: Executor,
  load: { call: Call; email: string; copies: number; cents: number },
) => Promise<boolean>

/** `paymentCodes`: the kinds of payment that this process can carry out. */
export function orderOperations(
  db: Database,
  paymentCodes: readonly string[],
  takeAllowance: DepositAllowance = async () => true,
): Operation[] {
  const lookUp = async ({ uid, email }: { uid: string; email: string }, { language }: Pick<Call, 'language'>) => {
    const result = await service.getOrder(db, uid, email)
    return result.ok ? done(await service.presentOrder(db, result.value, language)) : result
  }
  return [
    operation(saveOrder, async (request, call) => {
      const { language, now, idempotencyKey, bodyHash, caller } = call
      if (!idempotencyKey || !bodyHash) return refused({ code: 'idempotency_key_missing' })
      const buyer = caller.kind === 'customer' ? caller : null
      // whoever got to know a key does not get the answer to somebody else's call
      const idempotency = { key: idempotencyKey, bodyHash: `${buyer?.customerId ?? 'guest'} ${bodyHash}` }
      return placeOrder(db, {
        ...{ request, language, now, idempotency, buyer, paymentCodes },
        takeAllowance: (tx, load) => takeAllowance(tx, { call, email: request.email, ...load }),
      })
    }),
    operation(contract.getOrderByCustomer, lookUp),
    operation(contract.lookUpOrder, lookUp),
    operation(contract.findOrderByCode, ({ code, email }) => service.findOrderByCode(db, code, email)),
    operation(contract.getOrderStatusChanges, async ({ uid }, call) => {
      // The status changes while somebody waits: not to be cached.
      call.validUntil(call.now)
      const result = await service.getTracking(db, uid)
      return result.ok ? done(viewTracking(result.value)) : result
    }),
  ]
}
