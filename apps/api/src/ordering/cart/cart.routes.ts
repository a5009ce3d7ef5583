// The endpoints of the cart.

import * as contract from '@stoa/contract/ordering/cart'
import { done } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { type Call, type Operation, operation } from '../../http/operation.ts'
import * as service from './cart.service.ts'
import { viewTotals } from './cart.view.ts'

/** `paymentCodes`: the kinds of payment that this process can carry out. */
export function cartOperations(db: Executor, paymentCodes: readonly string[]): Operation[] {
  return [
    operation(contract.composeCartTotals, async (request, call) =>
      done(viewTotals(await service.composeCartTotals(db, request, withCustomer(call)), call.language)),
    ),
    operation(
      contract.composeOrderTotals,
      async ({ countryId, shippingTypeId = null, paymentTypeId = null, ...request }, call) => {
        const choice = { countryId, shippingTypeId, paymentTypeId, paymentCodes }
        const result = await service.composeOrderTotals(db, request, choice, withCustomer(call))
        return result.ok ? done(viewTotals(result.value, call.language)) : result
      },
    ),
  ]
}

const withCustomer = ({ language, now, caller }: Call) => ({
  language,
  now,
  customerId: caller.kind === 'customer' ? caller.customerId : null,
})
