// The endpoints of a customer's stored cart, and of what is kept for later.

import * as saved from '@stoa/contract/ordering/saved-items'
import * as contract from '@stoa/contract/ordering/server-cart'
import { done } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { customerOf } from '../../http/caller.ts'
import { type Call, type Operation, operation } from '../../http/operation.ts'
import * as service from './customer-cart.service.ts'
import { listSaved } from './saved-items.queries.ts'
import * as savedItems from './saved-items.service.ts'

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
    operation(saved.getSavedItems, async (_, call) => done({ items: await listSaved(db, contextOf(call).customerId) })),
    operation(saved.keepItems, ({ items }, call) => savedItems.keepItems(db, contextOf(call), items)),
    operation(saved.removeSavedItem, async (line, call) =>
      done(await savedItems.removeItem(db, contextOf(call), line)),
    ),
  ]
}
