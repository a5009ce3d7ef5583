// Where a buyer is sent to a provider's page and comes back from it, and where providers notify us.

import { languages } from '@stoa/domain/language'
import type { Database } from '../../database/connect.ts'
import type { Callback, CallbackAnswer, CallbackRequest } from '../../http/callbacks.ts'
import { isUuid } from '../../http/is-uuid.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import { OutsideError } from '../../ports/outside-service.ts'
import type { PaymentProvider, PaymentProviders, PaymentRequest } from '../../ports/payment.ts'
import { beginAttempt, findNextStep, markSent, prepareAttempt } from './begin-payment.service.ts'
import { failurePage, pageAfter, pageOf } from './payment-pages.ts'
import { takeReport, UnansweredError } from './payment-reports.service.ts'
import { paymentRequestPage } from './payment-request.view.ts'
import { findStanding } from './payments.service.ts'

interface PaymentDeps {
  db: Database
  providers: PaymentProviders
  /** Scheme and host of the public site. */
  origin: string
  /** How long a buyer waits, however many providers are asked in turn: then there are words. Milliseconds. */
  beginMs?: number
}

const longestBeginMs = 5500

/** None without a provider. */
export function paymentCallbacks(deps: PaymentDeps): Callback[] {
  if (deps.providers.length === 0) return []
  return [
    { method: 'POST', path: '/api/payments/begin/:uid', handle: (request) => begin(deps, request) },
    ...deps.providers.flatMap((provider) => [
      ...notifications(deps.db, provider),
      ...['', ...languages.map((language) => `/${language}` as const)].flatMap((prefix) =>
        pages(deps.db, provider, `${prefix}/payment` as const),
      ),
    ]),
  ]
}

async function begin(deps: PaymentDeps, request: CallbackRequest): Promise<CallbackAnswer> {
  const { uid = '' } = request.params
  const { origin, providers, beginMs = longestBeginMs } = deps
  if (!isSameOrigin(request, new URL(origin).host)) return { status: 403, json: { error: 'foreign_origin' } }
  if (!isUuid(uid)) return failurePage('order_problem', null)
  return beginAtFirst(deps, request, { uid, providers, until: performance.now() + beginMs })
}

/** Where a provider is away, the next that can carry out the payment is asked, while the buyer still waits. */
async function beginAtFirst(
  deps: PaymentDeps,
  request: CallbackRequest,
  { uid, providers, until }: Pick<PaymentDeps, 'providers'> & { uid: string; until: number },
): Promise<CallbackAnswer> {
  const { db, origin } = deps
  const attempt = await beginAttempt(db, { uid, providers, ip: request.ip, now: request.now })
  if (!attempt.ok) return attempt.refusal ? pageOf(attempt.refusal) : failurePage('order_problem', null)
  const { provider, others, request: payment } = attempt.value
  const agreed = request.form.get('agreed')
  const prepared = { ...payment, agreed, ...addressesOf(origin, provider, { uid, language: payment.language }) }
  try {
    const withinMs = (until - performance.now()) / (others + 1)
    await prepareAttempt(db, { provider, others, request: prepared, withinMs })
  } catch (error) {
    request.log.error({ err: error, provider: provider.code }, 'a payment could not begin')
    if (others > 0) {
      const next = providers.filter(({ code }) => code !== provider.code)
      return beginAtFirst(deps, request, { uid, providers: next, until })
    }
    return failurePage('payment_failed', { uid, language: payment.language })
  }
  return { redirect: `/${payment.language}/payment/${provider.requestPath}/${payment.reference}` }
}

function addressesOf(
  origin: string,
  { code }: PaymentProvider,
  { uid, language }: { uid: string } & Pick<PaymentRequest, 'language'>,
): Pick<PaymentRequest, 'successUrl' | 'cancelUrl' | 'notifyUrl'> {
  const pages = `${origin}/${language}/payment/${code}`
  return {
    successUrl: `${pages}/success/${uid}`,
    cancelUrl: `${pages}/cancel`,
    notifyUrl: `${origin}/api/payments/${code}/notify`,
  }
}

function notifications(db: Database, provider: PaymentProvider): Callback[] {
  const path = `/api/payments/${provider.code}/notify` as const
  const notified: Callback = {
    method: 'POST',
    path: provider.notifyToken ? `${path}/:token` : path,
    accepts: provider.notifications,
    handle: async (request) =>
      (await takeReport(db, provider, { ...request, message: request }))
        ? { status: 200, json: {} }
        : { status: 400, json: { error: 'report' } },
  }
  const { answerHandshake } = provider
  return answerHandshake ? [notified, { method: 'GET', path, handle: answerHandshake }] : [notified]
}

/** Browsers return by a link or by a form; both may come after, before or without the notification. */
function pages(db: Database, provider: PaymentProvider, base: `${string}/payment`): Callback[] {
  const handle: Callback['handle'] = (request) => answerReturn(db, provider, request)
  const ends = [
    `${base}/${provider.code}/success/:uid`,
    `${base}/${provider.code}/success`,
    `${base}/${provider.code}/cancel`,
  ]
  return [
    {
      method: 'GET',
      path: `/${base.slice(1)}/${provider.requestPath}/:reference`,
      handle: (request) => send(db, provider, request),
    },
    ...ends.flatMap((end): Callback[] => [
      { method: 'GET', path: `/${end.slice(1)}`, handle },
      { method: 'POST', path: `/${end.slice(1)}`, handle },
    ]),
  ]
}

/** Once for each attempt: who comes Back to it sees what became of it. */
async function send(db: Database, provider: PaymentProvider, request: CallbackRequest): Promise<CallbackAnswer> {
  const { reference = '' } = request.params
  const found = await findNextStep(db, provider.code, reference)
  if (!found) return failurePage('order_problem', null)
  if (found.next_step && (await markSent(db, provider.code, reference, new Date(request.now))))
    return paymentRequestPage(found.language, found.next_step)
  return pageOfOrder(db, found.uid)
}

async function answerReturn(
  db: Database,
  provider: PaymentProvider,
  request: CallbackRequest,
): Promise<CallbackAnswer> {
  const { uid = '' } = request.params
  const saysNothing = request.query.size === 0 && request.form.size === 0
  if (saysNothing && isUuid(uid)) return pageOfOrder(db, uid)
  if (saysNothing) return failurePage('payment_cancelled', null)
  try {
    const recorded = await takeReport(db, provider, { ...request, message: request })
    return recorded ? pageAfter(recorded) : failurePage('transaction_problem', null)
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    // it is asked again later: until then the order waits for its word
    request.log.error(
      { err: error, provider: provider.code },
      'a buyer returned from a provider that could not be asked',
    )
    const found = error instanceof UnansweredError ? await findNextStep(db, provider.code, error.reference) : null
    const asked = found?.uid ?? uid
    return isUuid(asked) ? pageOfOrder(db, asked) : failurePage('transaction_problem', null)
  }
}

async function pageOfOrder(db: Database, uid: string): Promise<CallbackAnswer> {
  const standing = await findStanding(db, uid)
  return standing ? pageOf(standing) : failurePage('order_problem', null)
}
