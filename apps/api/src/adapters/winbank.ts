// winbank, the Paycenter of Piraeus Bank, by redirection: the shop asks for a ticket, to which the amount is bound, and the browser
// goes to the bank's page without it. What it brings back is signed with the ticket; the number of a payment is asked for at
// the bank all the same, as the signature does not cover it. Refunds are made by hand in the bank's AdminTool.

import { OutsideError, type OutsideReports } from '../ports/outside-service.ts'
import type { KnownAttempt, PaymentProvider, PaymentReport, PaymentState } from '../ports/payment.ts'
import { type RequestLimits, requestLimits, requestOutside } from './outside-http.ts'
import { createOutsideService } from './outside-service.ts'
import { moneyLimits } from './payment-limits.ts'
import { isSignedReturn } from './winbank-hash.ts'
import {
  followUpRequest,
  isRefusedReturn,
  pageFields,
  readFollowUp,
  readTicket,
  ticketRequest,
  type WinbankAccount,
} from './winbank-messages.ts'

/** Of the bank's services, and of its page. */
export interface WinbankAddresses {
  ticketUrl: string
  pageUrl: string
  followUpUrl: string
}

/** Encrypts tickets, each for its own attempt: with a ticket, a refusal could be forged. */
export interface TicketSeal {
  seal(reference: string, ticket: string): string
  /** Null for what was not encrypted here for this attempt. */
  open(reference: string, sealed: string): string | null
}

export interface WinbankSettings extends WinbankAccount, WinbankAddresses {
  tickets: TicketSeal
  reports: OutsideReports
  now?: () => number
}

const actions = {
  ticket: 'http://piraeusbank.gr/paycenter/redirection/IssueNewTicket',
  followUp: 'http://piraeusbank.gr/paycenter/ProcessTransaction',
}
/** A wrong user or password. */
const badCredentials = '100'

export function winbank(settings: WinbankSettings): PaymentProvider {
  const { reports, now, pageUrl, tickets } = settings
  const service = createOutsideService({ name: 'winbank', maxRunning: 20, reports, now })
  const query = (attempt: KnownAttempt) => service.call(() => followUp(settings, attempt))
  return {
    code: 'winbank',
    kinds: ['winbank'],
    requestPath: 'winbank',
    notifications: 'application/x-www-form-urlencoded',
    begin: (request) =>
      service.call(async () => {
        const text = await soap(settings.ticketUrl, actions.ticket, ticketRequest(settings, request), requestLimits)
        const answer = readTicket(text)
        if ('resultCode' in answer) {
          reports.alarm('winbank', `ticket ${answer.resultCode}`)
          throw new OutsideError('answer_refused')
        }
        const next = { form: { action: pageUrl, fields: pageFields(settings, request) } }
        return { next, providerReference: tickets.seal(request.reference, answer.ticket) }
      }),
    async readCallback({ form, query: address }, findAttempt) {
      const attempt = await findAttempt({ reference: form.get('MerchantReference') ?? address.get('reference') ?? '' })
      if (!attempt?.providerReference) return null
      if (form.size === 0) return { reference: attempt.reference, result: 'cancelled', unverified: true }
      return readReturn(settings, form, attempt, query)
    },
    query,
    async refund() {
      reports.alarm('winbank', 'a refund has to be made by hand in the AdminTool')
      return 'refused'
    },
    // it is asked to take the money at once, and holds nothing
    capture: async () => 'refused',
    cancel: async () => 'refused',
  }
}

/**
 * A refusal may come without a hash: like what is signed, it is a reason to ask the bank. Another hash is a forgery, unless the
 * ticket is no longer known.
 */
async function readReturn(
  settings: WinbankSettings,
  form: URLSearchParams,
  attempt: KnownAttempt,
  query: (attempt: KnownAttempt) => Promise<PaymentState | null>,
): Promise<PaymentReport | null> {
  const { reference, providerReference } = attempt
  const ticket = settings.tickets.open(reference, providerReference ?? '')
  const isSigned = ticket !== null && isSignedReturn(ticket, settings, form)
  if (ticket !== null && !isSigned && form.get('HashKey')) return null
  if (isSigned && isRefusedReturn(form)) return { reference, result: 'refused' }
  return { reference, ...((await query(attempt)) ?? { result: 'undecided' }) }
}

async function soap(url: string, action: string, body: string, limits: RequestLimits): Promise<string> {
  const headers = { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${action}"`, accept: 'text/xml' }
  const { status, body: answer } = await requestOutside(url, { method: 'POST', headers, body }, limits)
  if (status !== 200) throw new OutsideError('answer_refused')
  return answer
}

async function followUp(settings: WinbankSettings, attempt: KnownAttempt): Promise<PaymentState | null> {
  const request = followUpRequest(settings, attempt.reference)
  const text = await soap(settings.followUpUrl, actions.followUp, request, moneyLimits)
  const { resultCode, state } = readFollowUp(text, settings, attempt)
  if (resultCode === badCredentials) {
    settings.reports.alarm('winbank', 'credentials')
    throw new OutsideError('answer_refused')
  }
  return state
}
