// The endpoints of the cart.

import * as contract from '@stoa/contract/ordering/cart'
import { done } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { beginCheckout } from '../../http/checkout-session.ts'
import { type Call, type Operation, operation } from '../../http/operation.ts'
import * as service from './cart.service.ts'
import { viewTotals } from './cart.view.ts'

/** `paymentCodes`: the kinds of payment that this process can carry out. `secret` signs that a checkout has begun. */
export function cartOperations(db: Executor, paymentCodes: readonly string[], secret: Uint8Array): Operation[] {
  return [
    operation(contract.composeCartTotals, async (request, call) =>
      done(viewTotals(await service.composeCartTotals(db, request, withCustomer(call)), call)),
    ),
    operation(
      contract.composeOrderTotals,
      async ({ countryId, postalCode = null, shippingTypeId = null, paymentTypeId = null, ...request }, call) => {
        const choice = { countryId, postalCode, shippingTypeId, paymentTypeId, paymentCodes }
        const result = await service.composeOrderTotals(db, request, choice, withCustomer(call))
        if (!result.ok) return result
        if (result.value.totals.lines.length > 0) beginCheckout(secret, call)
        return done(viewTotals(result.value, call))
      },
    ),
  ]
}

const withCustomer = ({ language, now, caller }: Call) => ({
  language,
  now,
  customerId: caller.kind === 'customer' ? caller.customerId : null,
})
