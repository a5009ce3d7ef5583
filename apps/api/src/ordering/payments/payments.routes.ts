// The endpoints of paying at a provider.

import * as changes from '@stoa/contract/ordering/order-changes'
import * as contract from '@stoa/contract/ordering/payments'
import { done, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { inLanguage } from '../../database/localized-text.ts'
import { type Operation, operation } from '../../http/operation.ts'
import { OutsideError } from '../../ports/outside-service.ts'
import { offerOf, type PaymentProviders } from '../../ports/payment.ts'
import type { UnpaidLimits } from '../../ports/unpaid-limits.ts'
import { viewPlan } from '../amounts/amounts.service.ts'
import { findNextStep } from './begin-payment.service.ts'
import { changePayment, listOtherPayments } from './change-payment.service.ts'
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
  /** Without them, any number of copies is ordered without payment. */
  unpaidLimits?: UnpaidLimits
}

export function paymentOperations(deps: PaymentOperationDeps): Operation[] {
  const { db } = deps
  return [
    ...changeOperations(deps),
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

function changeOperations({ db, providers, unpaidLimits }: PaymentOperationDeps): Operation[] {
  const payments = offerOf(providers)
  return [
    operation(changes.listOtherPayments, async (key, { language, now }) => {
      const found = await listOtherPayments(db, key, payments, now)
      if (!found.ok) return found
      return done(
        found.value.map(({ type: { id, code, ...type }, plans }) => ({
          ...{ id, code, name: inLanguage(type.name_el, type.name_en, language) },
          help: inLanguage(type.help_el, type.help_en, language),
          instalments: plans.map(viewPlan),
        })),
      )
    }),
    operation(changes.changeOrderPayment, (change, call) =>
      changePayment(db, {
        ...{ change, payments, now: call.now },
        takeUnpaid: async (tx, amounts) =>
          unpaidLimits === undefined || unpaidLimits.take(tx, { call, email: change.email, ...amounts }),
      }),
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
    const recorded = await takeReport(db, provider, { message, now, log })
    return recorded ? done({ standing: standingAfter(recorded) }) : refused({ code: 'payment_not_found' } as const)
  } catch (error) {
    if (error instanceof OutsideError) return refused({ code: 'payment_unconfirmed' } as const)
    throw error
  }
}
