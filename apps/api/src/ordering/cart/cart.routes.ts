// The endpoints of the cart.

import type { KeyObject } from 'node:crypto'
import * as contract from '@stoa/contract/ordering/cart'
import { decideChannel, type StatedChannel } from '@stoa/domain/ordering/order/order-channel'
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
      done(viewTotals(await service.composeCartTotals(db, request, await withBuyer(db, request, call)), call)),
    ),
    operation(
      contract.composeOrderTotals,
      async ({ countryId, postalCode = null, shippingTypeId = null, paymentTypeId = null, ...request }, call) => {
        const choice = { countryId, postalCode, shippingTypeId, paymentTypeId, payments }
        const result = await service.composeOrderTotals(db, request, choice, await withBuyer(db, request, call))
        if (!result.ok) return result
        if (result.value.totals.lines.length > 0) beginCheckout(checkoutKey, call)
        return done(viewTotals(result.value, call))
      },
    ),
  ]
}

/** For whom, and through what: their account, who acts for it, and what is held for their browser. */
async function withBuyer(db: Executor, { channel }: { channel?: StatedChannel }, call: Call) {
  const buyer = call.caller.kind === 'customer' ? call.caller : null
  return {
    language: call.language,
    now: call.now,
    customerId: buyer?.customerId ?? null,
    channel: decideChannel({ stated: channel, staffId: buyer?.staffId ?? null }),
    held: await listHeld(db, holdKeyOf(call)),
  }
}
