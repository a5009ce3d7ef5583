// The endpoints of paying at a provider.

import * as contract from '@stoa/contract/ordering/payments'
import { done, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { type Operation, operation } from '../../http/operation.ts'
import { OutsideError } from '../../ports/outside-service.ts'
import type { PaymentProviders } from '../../ports/payment.ts'
import { findNextStep } from './begin-payment.service.ts'
import { type PaymentLog, takeReport } from './payment-reports.service.ts'
import { findStanding, standingAfter } from './payments.service.ts'

/** By the code of the provider. */
const requests = {
  alpha: contract.getAlphaRequest,
  eurobank: contract.getEurobankRequest,
  winbank: contract.getWinbankRequest,
}

interface PaymentOperationDeps {
  db: Database
  providers: PaymentProviders
  log: PaymentLog
}

export function paymentOperations(deps: PaymentOperationDeps): Operation[] {
  const { db } = deps
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
    operation(contract.parseVivaTransaction, (input, { now }) =>
      parse(deps, 'viva', { fields: contract.parseVivaTransaction.input.toWire(input), now }),
    ),
    operation(contract.parsePaypalTransaction, (input, { now }) =>
      parse(deps, 'paypal', { fields: contract.parsePaypalTransaction.input.toWire(input), now }),
    ),
  ]
}

interface Returned {
  /** By the provider's own names. */
  fields: Readonly<Record<string, unknown>>
  now: number
}

/** The same as when the browser itself comes back with them. */
async function parse({ db, providers, log }: PaymentOperationDeps, code: string, { fields, now }: Returned) {
  const provider = providers.find((one) => one.code === code)
  if (!provider) return refused({ code: 'payment_not_found' } as const)
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  const message = { params: {}, query, form: new URLSearchParams(), body: Buffer.alloc(0), headers: {} }
  try {
    const settlement = await takeReport(db, provider, { message, now, log })
    return settlement ? done({ standing: standingAfter(settlement) }) : refused({ code: 'payment_not_found' } as const)
  } catch (error) {
    if (error instanceof OutsideError) return refused({ code: 'payment_unconfirmed' } as const)
    throw error
  }
}
