// The endpoints of the cart.

import * as contract from '@stoa/contract/ordering/cart'
import { done } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { type Operation, operation } from '../../http/operation.ts'
import * as service from './cart.service.ts'
import { viewTotals } from './cart.view.ts'

/** `paymentCodes`: the kinds of payment that this process can carry out. */
export function cartOperations(db: Executor, paymentCodes: readonly string[]): Operation[] {
  return [
    operation(contract.composeCartTotals, async ({ items }, call) =>
      done(viewTotals(await service.composeCartTotals(db, items, call), call.language)),
    ),
    operation(contract.composeOrderTotals, async ({ items, countryId, shippingTypeId, paymentTypeId = null }, call) => {
      const result = await service.composeOrderTotals(
        db,
        items,
        { countryId, shippingTypeId, paymentTypeId, paymentCodes },
        call,
      )
      return result.ok ? done(viewTotals(result.value, call.language)) : result
    }),
  ]
}
