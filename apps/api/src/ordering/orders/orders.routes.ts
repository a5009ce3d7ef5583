// The endpoints for placing an order and tracking it.

import * as changes from '@stoa/contract/ordering/order-changes'
import { getOrderDocument } from '@stoa/contract/ordering/order-documents'
import * as contract from '@stoa/contract/ordering/orders'
import { saveOrder } from '@stoa/contract/ordering/place-order'
import { done, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { endHold, holdKeyOf } from '../../http/checkout-session.ts'
import { type Call, type Operation, operation } from '../../http/operation.ts'
import type { PaymentOffer } from '../../ports/payment.ts'
import type { UnpaidLimits, UnpaidOrder } from '../../ports/unpaid-limits.ts'
import { printDocument } from '../documents/print-document.service.ts'
import { cancelOrder } from './cancel-order.service.ts'
import { changeAddress } from './change-address.service.ts'
import * as service from './orders.service.ts'
import { viewTracking } from './orders.view.ts'
import { placeOrder } from './place-order.service.ts'

export function orderOperations(db: Database, payments: PaymentOffer, unpaidLimits?: UnpaidLimits): Operation[] {
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
      const counted: { order?: UnpaidOrder } = {}
      const outcome = await placeOrder(db, {
        ...{ request, language, now, idempotency, buyer, payments, holdKey: holdKeyOf(call) },
        async takeUnpaid(tx, amounts) {
          counted.order = { call, email: request.email, ...amounts }
          return unpaidLimits === undefined || unpaidLimits.take(tx, counted.order)
        },
      })
      if (outcome.ok) endHold(call)
      if (outcome.ok && counted.order) await unpaidLimits?.notePlaced(db, counted.order)
      return outcome
    }),
    operation(contract.getOrderByCustomer, lookUp),
    operation(contract.lookUpOrder, lookUp),
    operation(changes.cancelOrder, async ({ uid, email }, { now }) => {
      const result = await cancelOrder(db, { uid, email, now })
      return result.ok ? done(viewTracking(result.value)) : result
    }),
    operation(changes.changeOrderAddress, async (input, { now }) => {
      const result = await changeAddress(db, input, now)
      return result.ok ? done(viewTracking(result.value)) : result
    }),
    operation(getOrderDocument, async ({ uid, email, document }, { language }) => {
      const isTheirs = await service.isOrderEmail(db, uid, email)
      const file = isTheirs ? await printDocument(db, { orderUid: uid, documentUid: document }, language) : null
      return file ? done(file) : refused({ code: 'order_not_found' })
    }),
    operation(contract.findOrderByCode, ({ code, email }) => service.findOrderByCode(db, code, email)),
    operation(contract.getOrderStatusChanges, async ({ uid }, call) => {
      // The status changes while somebody waits: not to be cached.
      call.validUntil(call.now)
      const result = await service.getTracking(db, uid)
      return result.ok ? done(viewTracking(result.value)) : result
    }),
  ]
}
