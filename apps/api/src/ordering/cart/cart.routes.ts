// The endpoints of the cart.

import type { KeyObject } from 'node:crypto'
import * as contract from '@stoa/contract/ordering/cart'
import { done } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { beginCheckout, holdKeyOf } from '../../http/checkout-session.ts'
import { type Call, type Operation, operation } from '../../http/operation.ts'
import type { PaymentOffer } from '../../ports/payment.ts'
import { listHeld } from '../stock/stock-holds.service.ts'
import * as service from './cart.service.ts'
import { viewTotals } from './cart.view.ts'

/** `checkoutKey` signs that a checkout has begun. */
export function cartOperations(db: Executor, payments: PaymentOffer, checkoutKey: KeyObject): Operation[] {
  return [
    operation(contract.composeCartTotals, async (request, call) =>
      done(viewTotals(await service.composeCartTotals(db, request, await withBuyer(db, call)), call)),
    ),
    operation(
      contract.composeOrderTotals,
      async ({ countryId, postalCode = null, shippingTypeId = null, paymentTypeId = null, ...request }, call) => {
        const choice = { countryId, postalCode, shippingTypeId, paymentTypeId, payments }
        const result = await service.composeOrderTotals(db, request, choice, await withBuyer(db, call))
        if (!result.ok) return result
        if (result.value.totals.lines.length > 0) beginCheckout(checkoutKey, call)
        return done(viewTotals(result.value, call))
      },
    ),
  ]
}

/** For whom: their account, and what is held for their browser. */
const withBuyer = async (db: Executor, call: Call) => ({
  language: call.language,
  now: call.now,
  customerId: call.caller.kind === 'customer' ? call.caller.customerId : null,
  held: await listHeld(db, holdKeyOf(call)),
})
