// The endpoints of paying at a provider.

import * as contract from '@stoa/contract/ordering/payments'
import { done, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { type Operation, operation } from '../../http/operation.ts'
import { findNextStep } from './begin-payment.service.ts'
import { findStanding } from './payments.service.ts'

/** By the code of the provider. */
const requests = {
  alpha: contract.getAlphaRequest,
  eurobank: contract.getEurobankRequest,
  winbank: contract.getWinbankRequest,
}

export function paymentOperations(db: Database): Operation[] {
  return [
    operation(contract.getPaymentState, async ({ uid }) => {
      const found = await findStanding(db, uid)
      return found ? done({ standing: found.standing }) : refused({ code: 'order_not_found' })
    }),
    ...Object.entries(requests).map(([provider, endpoint]) =>
      operation(endpoint, async ({ id }) => {
        const next = (await findNextStep(db, provider, id))?.next_step
        if (!next || !('form' in next)) return refused({ code: 'payment_request_not_found' })
        const fields = next.form.fields.map(([name, value]) => ({ name, value }))
        return done({ action: next.form.action, fields })
      }),
    ),
  ]
}
