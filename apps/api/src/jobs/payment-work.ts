// What is done with payments beside the jobs: providers are asked about attempts, money is paid back, and orders that nobody
// pays are given up.

import type { Database } from '../database/connect.ts'
import { errorFields, type Log } from '../log.ts'
import { releaseLostHolds, releaseUnpaidPayments } from '../ordering/orders/unpaid-payments.service.ts'
import { checkDueAttempts, type DueResult, payDueRefunds } from '../ordering/payments/due-attempts.service.ts'
import type { PaymentProviders } from '../ports/payment.ts'
import { startPeriodicTask } from './periodic-task.ts'

const second = 1000

interface PaymentWorkDeps {
  db: Database
  providers: PaymentProviders
  now: () => number
  log: Log
}

async function followPayments(deps: PaymentWorkDeps): Promise<boolean> {
  const { db, log, now } = deps
  const report = ({ asked, alarms }: DueResult, what: string) => {
    if (asked > 0) log.info({ asked }, what)
    for (const alarm of alarms) log.error({ ...alarm }, 'somebody has to look after a payment')
  }
  const checked = await checkDueAttempts(deps)
  report(checked, 'providers were asked about payments')
  const refunds = await payDueRefunds(deps)
  report(refunds, 'money was paid back at providers')
  const unpaid = await releaseUnpaidPayments(db, now())
  const lost = await releaseLostHolds(db, now())
  const orders = unpaid.orders + lost.orders
  if (orders > 0) log.info({ orders }, 'orders were given up without their payment')
  return checked.more || refunds.more
}

export function startPaymentWork(deps: PaymentWorkDeps): { stop(): Promise<void> } {
  if (deps.providers.length === 0) return { stop: async () => {} }
  const onError = (error: unknown) => deps.log.error(errorFields(error), 'the work with payments failed')
  return startPeriodicTask(() => followPayments(deps), 10 * second, onError)
}
