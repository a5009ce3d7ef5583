// The endpoints of a customer's own orders.

import * as contract from '@stoa/contract/ordering/customer-orders'
import { done } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { customerOf } from '../../http/caller.ts'
import { type Operation, operation } from '../../http/operation.ts'
import { getOwnLines, getOwnOrder, presentOrder } from '../orders/orders.service.ts'
import * as service from './customer-orders.service.ts'
import { viewSummary } from './customer-orders.view.ts'

export function customerOrderOperations(db: Database): Operation[] {
  return [
    operation(contract.listCustomerOrders, async (query, { caller, now }) => {
      const { orders, total } = await service.listHistory(db, customerOf(caller).customerId, query, now)
      return done({ orders: orders.map(viewSummary), total })
    }),
    operation(contract.getCustomerOrder, async ({ uid }, { caller, language }) => {
      const result = await getOwnOrder(db, customerOf(caller).customerId, uid)
      return result.ok ? done(await presentOrder(db, result.value, language)) : result
    }),
    operation(contract.listOrderLines, ({ id }, { caller, language }) =>
      getOwnLines(db, customerOf(caller).customerId, id, language),
    ),
  ]
}
