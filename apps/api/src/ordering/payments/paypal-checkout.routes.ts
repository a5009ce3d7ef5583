// The endpoints of PayPal from the cart.

import * as contract from '@stoa/contract/ordering/paypal-checkout'
import { phoneDigits } from '@stoa/domain/identity/field-rules'
import { decideChannel } from '@stoa/domain/ordering/order/order-channel'
import { done, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { holdKeyOf } from '../../http/checkout-session.ts'
import { type Operation, operation } from '../../http/operation.ts'
import type { PaymentProviders } from '../../ports/payment.ts'
import { listHeld } from '../stock/stock-holds.service.ts'
import { findCountryId } from './paypal-checkout.queries.ts'
import { beginPaypalCheckout, findPaypalBuyer } from './paypal-checkout.service.ts'

interface PaypalCheckoutDeps {
  db: Database
  providers: PaymentProviders
  /** Scheme and host of the public site. */
  origin: string
}

export const paypalCheckoutOperations = (deps: PaypalCheckoutDeps): Operation[] => [
  operation(contract.beginPaypalCheckout, async (request, call) => {
    const { language, now, caller } = call
    const buyer = caller.kind === 'customer' ? caller : null
    const begun = await beginPaypalCheckout(deps, request, {
      ...{ language, now, customerId: buyer?.customerId ?? null },
      channel: decideChannel({ stated: request.channel, staffId: buyer?.staffId ?? null }),
      held: await listHeld(deps.db, holdKeyOf(call)),
    })
    return begun.ok ? begun : refused({ code: begun.refusal })
  }),
  operation(contract.getPaypalBuyer, async ({ id }) => {
    const found = await findPaypalBuyer(deps.providers, id)
    if (!found.ok) return refused({ code: found.refusal })
    const { address, mobile, ...buyer } = found.value
    const countryCode = address?.countryCode ?? ''
    return done({
      ...{ ...buyer, mobile: phoneDigits(mobile), countryCode },
      countryId: address && (await findCountryId(deps.db, countryCode)),
      ...{ street: address?.street ?? '', city: address?.city ?? '', postalCode: address?.postalCode ?? '' },
    })
  }),
]
