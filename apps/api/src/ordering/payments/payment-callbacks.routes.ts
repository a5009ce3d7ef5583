// Where a buyer is sent to a provider's page and comes back from it, and where providers notify us.

import type { Language } from '@stoa/domain/language'
import type { Database } from '../../database/connect.ts'
import type { Callback, CallbackAnswer, CallbackRequest } from '../../http/callbacks.ts'
import { isUuid } from '../../http/is-uuid.ts'
import type { PaymentProvider, PaymentProviders } from '../../ports/payment.ts'
import { type BuyersOrder, beginAttempt, type Settlement, settleAttempt } from './payments.service.ts'

interface PaymentDeps {
  db: Database
  providers: PaymentProviders
  /** Scheme and host of the public site. */
  origin: string
}

const failurePage = (language: Language = 'el'): CallbackAnswer => ({ redirect: `/${language}/checkout-failure` })
/** The success page of an order that is paid, by this attempt or another; in Greek when the order is not known. */
const pageOf = (order?: BuyersOrder | null): CallbackAnswer =>
  order?.paid ? { redirect: `/${order.language}/checkout-success/${order.uid}` } : failurePage(order?.language)

/** None without a provider. */
export function paymentCallbacks(deps: PaymentDeps): Callback[] {
  if (deps.providers.length === 0) return []
  return [
    { method: 'POST', path: '/api/payments/begin/:uid', handle: (request) => begin(deps, request) },
    ...deps.providers.flatMap((provider) => callbacksOf(deps.db, provider)),
  ]
}

async function begin({ db, providers, origin }: PaymentDeps, request: CallbackRequest): Promise<CallbackAnswer> {
  const { uid = '' } = request.params
  if (!isUuid(uid)) return failurePage()
  const attempt = await beginAttempt(db, { uid, providers, now: request.now })
  if (!attempt.ok) return pageOf(attempt.refusal)
  const { provider, ...payment } = attempt.value
  const url = `${origin}/api/payments/${provider.code}`
  try {
    return { redirect: await provider.begin({ ...payment, returnUrl: `${url}/return`, notifyUrl: `${url}/notify` }) }
  } catch (error) {
    request.log.error({ err: error, provider: provider.code }, 'a payment could not begin')
    return failurePage(payment.language)
  }
}

/** Browsers return by a link or by a form; both may come after, before or without the notification. */
function callbacksOf(db: Database, provider: PaymentProvider): Callback[] {
  const returned: Callback['handle'] = async (request) => {
    const settlement = await takeReport(db, provider, request)
    return pageOf(settlement?.order)
  }
  return [
    { method: 'GET', path: `/api/payments/${provider.code}/return`, handle: returned },
    { method: 'POST', path: `/api/payments/${provider.code}/return`, handle: returned },
    {
      method: 'POST',
      path: `/api/payments/${provider.code}/notify`,
      accepts: provider.notifications,
      handle: async (request) =>
        (await takeReport(db, provider, request))
          ? { status: 200, json: {} }
          : { status: 400, json: { error: 'report' } },
    },
  ]
}

const incidents = {
  surplus: 'a captured amount does not pay the order: the surplus is owed back',
  captured_again: 'an attempt was captured again, by another transaction or with another amount',
} as const

/** Null when the report was not the provider's, or is about an attempt that we did not make. */
async function takeReport(
  db: Database,
  provider: PaymentProvider,
  request: CallbackRequest,
): Promise<Settlement | null> {
  const report = await provider.readCallback(request)
  if (!report) {
    request.log.warn({ provider: provider.code }, 'a payment report is not the provider’s')
    return null
  }
  const { reference } = report
  const settled = await settleAttempt(db, provider.code, report, request.now)
  if (!settled.ok) {
    request.log.error(
      { provider: provider.code, reference, refusal: settled.refusal },
      'a payment report does not match',
    )
    return null
  }
  const { incident } = settled.value
  if (incident) request.log.error({ provider: provider.code, ...report }, incidents[incident])
  return settled.value
}
