// The endpoints of a customer's stored cart.

import * as contract from '@stoa/contract/ordering/server-cart'
import { done } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { customerOf } from '../../http/caller.ts'
import { type Call, type Operation, operation } from '../../http/operation.ts'
import * as service from './customer-cart.service.ts'

export function customerCartOperations(db: Database): Operation[] {
  const contextOf = ({ caller, language, now }: Call): service.CartContext => ({
    language,
    now,
    customerId: customerOf(caller).customerId,
  })
  return [
    operation(contract.updateCartItem, ({ stepKey, ...step }, call) =>
      service.updateItem(db, contextOf(call), step, stepKey),
    ),
    operation(contract.getCustomerCart, async (_, call) => done(await service.getCart(db, contextOf(call)))),
    operation(contract.replaceCustomerCart, async ({ items }, call) =>
      done(await service.replaceCart(db, contextOf(call), items)),
    ),
    operation(contract.uniteCarts, async ({ items, stepKey }, call) =>
      done(await service.unite(db, contextOf(call), items, stepKey)),
    ),
  ]
}
