// The calls of a customer's own orders.

import * as contract from '@stoa/contract/ordering/customer-orders'
import { done } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { customerOf } from '../../http/caller.ts'
import { type Operation, operation } from '../../http/operation.ts'
import { listAccounts } from '../checkout/checkout.queries.ts'
import { viewAccount } from '../checkout/checkout.view.ts'
import { viewLine, viewOrder } from '../orders/orders.view.ts'
import * as service from './customer-orders.service.ts'
import { viewSummary } from './customer-orders.view.ts'

export function customerOrderOperations(db: Database): Operation[] {
  return [
    operation(contract.listCustomerOrders, async (query, { caller, now }) => {
      const { orders, total } = await service.listHistory(db, customerOf(caller).customerId, query, now)
      return done({ orders: orders.map(viewSummary), total })
    }),
    operation(contract.getCustomerOrder, async ({ uid }, { caller, language }) => {
      const result = await service.getOrder(db, customerOf(caller).customerId, uid)
      if (!result.ok) return result
      const accounts = (await listAccounts(db)).map((row) => viewAccount(row, language))
      return done(viewOrder(result.value, accounts, language))
    }),
    operation(contract.listOrderLines, async ({ id }, { caller }) => {
      const result = await service.getLines(db, customerOf(caller).customerId, id)
      return result.ok ? done(result.value.map(viewLine)) : result
    }),
  ]
}
