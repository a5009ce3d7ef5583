// Where a buyer is sent to a provider's page and comes back from it, and where providers notify us.

import { defaultLanguage, type Language, languages } from '@stoa/domain/language'
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
      ...pages({ db: deps.db, provider, language: defaultLanguage }, '/payment'),
      ...languages.flatMap((language) => pages({ db: deps.db, provider, language }, `/${language}/payment`)),
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
  const { provider, others, otherwise, request: payment } = attempt.value
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
    return failurePage(otherwise, { uid, language: payment.language })
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

interface PageDeps {
  db: Database
  provider: PaymentProvider
  /** Of the address. */
  language: Language
}

/** Browsers return by a link or by a form; both may come after, before or without the notification. */
function pages(deps: PageDeps, base: `/${string}`): Callback[] {
  const { code, requestPath } = deps.provider
  const handle: Callback['handle'] = (request) => answerReturn(deps, request)
  const ends = [`${base}/${code}/success/:uid`, `${base}/${code}/success`, `${base}/${code}/cancel`] as const
  return [
    { method: 'GET', path: `${base}/${requestPath}/:reference`, handle: (request) => send(deps, request) },
    ...ends.flatMap((path): Callback[] => [
      { method: 'GET', path, handle },
      { method: 'POST', path, handle },
    ]),
  ]
}

/** Once for each attempt: who comes Back to it sees what became of it. */
async function send(deps: PageDeps, request: CallbackRequest): Promise<CallbackAnswer> {
  const { db, provider, language } = deps
  const { reference = '' } = request.params
  const found = await findNextStep(db, provider.code, reference)
  if (!found) return failurePage('order_problem', null, language)
  if (found.next_step && (await markSent(db, provider.code, reference, new Date(request.now))))
    return paymentRequestPage(found.language, found.next_step)
  return pageOfOrder(deps, found.uid)
}

async function answerReturn(deps: PageDeps, request: CallbackRequest): Promise<CallbackAnswer> {
  const { db, provider, language } = deps
  const { uid = '' } = request.params
  const saysNothing = request.query.size === 0 && request.form.size === 0
  if (saysNothing && isUuid(uid)) return pageOfOrder(deps, uid)
  if (saysNothing) return failurePage('payment_cancelled', null, language)
  try {
    const recorded = await takeReport(db, provider, { ...request, message: request })
    return recorded ? pageAfter(recorded) : failurePage('transaction_problem', null, language)
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    // it is asked again later: until then the order waits for its word
    request.log.error(
      { err: error, provider: provider.code },
      'a buyer returned from a provider that could not be asked',
    )
    const found = error instanceof UnansweredError ? await findNextStep(db, provider.code, error.reference) : null
    const asked = found?.uid ?? uid
    return isUuid(asked) ? pageOfOrder(deps, asked) : failurePage('transaction_problem', null, language)
  }
}

async function pageOfOrder({ db, language }: PageDeps, uid: string): Promise<CallbackAnswer> {
  const standing = await findStanding(db, uid)
  return standing ? pageOf(standing) : failurePage('order_problem', null, language)
}
