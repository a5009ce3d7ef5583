// Cardlink, the page on which Alpha and Eurobank take cards. One adapter for both: the host, the merchant and the secret
// differ. Its calls have no keys, so that it is asked what it has done before it is asked to do it again.

import { OutsideError, type OutsideReports } from '../ports/outside-service.ts'
import type { KnownAttempt, PaymentProvider, PaymentState, ProviderAnswer, RefundRequest } from '../ports/payment.ts'
import { type CardlinkMerchant, cardlinkForm, cardlinkState, orderInfo, readCardlinkForm } from './cardlink-form.ts'
import { type CardlinkAnswer, callCardlink } from './cardlink-xml.ts'
import { createOutsideService } from './outside-service.ts'
import { beginLimits, moneyLimits } from './payment-limits.ts'
import { findText, type XmlNode } from './read-xml.ts'

export type CardlinkBank = 'alpha' | 'eurobank'

export interface CardlinkAccount extends CardlinkMerchant {
  redirectUrl: string
  xmlUrl: string
  /** Whether the bank's page takes IRIS as well. */
  iris: boolean
  /** For how many days the bank holds an amount. */
  holdDays: number
}

export interface CardlinkSettings extends CardlinkAccount {
  bank: CardlinkBank
  reports: OutsideReports
  now?: () => number
}

/** The page is asked nothing before a buyer comes to it: whether the bank is there, its answer about an order that nobody made says. */
const nobodysOrder = '<TransactionInfo><OrderId>0</OrderId></TransactionInfo>'

type Call = (name: Parameters<typeof callCardlink>[1], content: string) => Promise<CardlinkAnswer>

export function cardlink(settings: CardlinkSettings): PaymentProvider {
  const { bank, reports, xmlUrl: url, mid, secret, now = Date.now } = settings
  const service = createOutsideService({ name: bank, maxRunning: 20, reports, now })
  const call: Call = async (name, content) => {
    const answer = await service.call(() => callCardlink({ url, mid, secret, now, limits: moneyLimits }, name, content))
    // a wrong merchant or secret, which somebody has to set right
    if (answer.errorCode === 'M1' || answer.errorCode === 'M2') {
      reports.alarm(bank, answer.errorCode)
      throw new OutsideError('answer_refused')
    }
    return answer
  }
  const change = async (name: 'Capture' | 'Cancel' | 'Refund', attempt: KnownAttempt, cents = attempt.amountCents) => {
    const { errorCode } = await call(name, orderInfo(attempt, cents))
    if (errorCode === 'SE') throw new OutsideError('answer_refused')
    return errorCode
  }
  const changeOnce = async (
    name: 'Capture' | 'Cancel',
    attempt: KnownAttempt,
    { cents, isDone }: { cents?: number; isDone: (rows: readonly XmlNode[]) => boolean },
  ): Promise<ProviderAnswer> => {
    if (isDone(await listTransactions(call, attempt))) return 'done'
    return answerOf(await change(name, attempt, cents), bank, reports)
  }
  return {
    code: bank,
    kinds: settings.iris ? ['card', 'iris'] : ['card'],
    ...(settings.captures === 'on_dispatch' && { holdDays: settings.holdDays }),
    requestPath: `${bank}_request`,
    notifications: 'application/x-www-form-urlencoded',
    begin: async (request) => ({
      next: { form: { action: settings.redirectUrl, fields: cardlinkForm(request, settings) } },
      providerReference: null,
    }),
    async checkAwake() {
      const { errorCode } = await service.call(() =>
        callCardlink({ url, mid, secret, now, limits: beginLimits }, 'Status', nobodysOrder),
      )
      if (errorCode !== null && errorCode !== 'O2') throw new OutsideError('answer_refused')
    },
    readCallback: async ({ form }) => readCardlinkForm(form, settings),
    query: async (attempt) => stateOf(await listTransactions(call, attempt), attempt),
    capture: (attempt, cents) => changeOnce('Capture', attempt, { cents, isDone: (rows) => rows.some(isCaptured) }),
    cancel: (attempt) => changeOnce('Cancel', attempt, { isDone: (rows) => releasesOf(rows).length > 0 }),
    refund: async (request) => {
      const { attempt, amountCents, refundedCents, isRepeated } = request
      if (isRepeated && (await isRefunded(call, request))) return 'done'
      const code = await change('Refund', attempt, amountCents)
      // what was captured today is not refunded, but released, if it is all of it
      const isWhole = refundedCents === 0 && amountCents === attempt.amountCents
      const released = code === 'O1' && isWhole ? await change('Cancel', attempt) : code
      return answerOf(released, bank, reports)
    },
  }
}

function answerOf(errorCode: string | null, bank: CardlinkBank, reports: OutsideReports): ProviderAnswer {
  if (errorCode === null) return 'done'
  reports.alarm(bank, errorCode)
  return 'refused'
}

const statusOf = (row: XmlNode): string => findText(row, 'Status') ?? ''

const isCaptured = (row: XmlNode): boolean => ['CAPTURED', 'CAPTUREDPARTIALLY'].includes(statusOf(row))

/** None where the bank knows no such order; in the order in which they were made, as the bank numbers them upwards. */
async function listTransactions(call: Call, { reference }: KnownAttempt): Promise<readonly XmlNode[]> {
  const { errorCode, rows } = await call('Status', `<TransactionInfo><OrderId>${reference}</OrderId></TransactionInfo>`)
  if (errorCode !== null && errorCode !== 'O2') throw new OutsideError('answer_refused')
  return rows.toSorted((one, other) => (numberOf(one) < numberOf(other) ? -1 : 1))
}

/** Up to twenty digits. */
const numberOf = (row: XmlNode): string => (findText(row, 'TxId') ?? '').padStart(20, '0')

/**
 * What gives back or releases what was captured or held. A page that a buyer left before they paid after all is a `CANCELED` of its
 * own, and releases nothing.
 */
function releasesOf(rows: readonly XmlNode[]): readonly XmlNode[] {
  const paid = rows.findIndex((row) => statusOf(row) === 'AUTHORIZED' || isCaptured(row))
  return rows
    .slice(paid + 1)
    .filter((row) => ['REFUNDED', 'REFUNDEDPARTIALLY', 'CANCELED', 'REVERSED'].includes(statusOf(row)))
}

const centsOf = (row: XmlNode): number => Math.round(Number(findText(row, 'OrderAmount') ?? '0') * 100)

/** Whether the bank has refunded more than before: then this one was done, and its answer lost. */
async function isRefunded(call: Call, { attempt, amountCents, refundedCents }: RefundRequest): Promise<boolean> {
  const rows = await listTransactions(call, attempt)
  const refunded = releasesOf(rows).reduce((sum, row) => sum + centsOf(row), 0)
  return refunded >= refundedCents + amountCents
}

/** What was captured counts, whatever else was tried; then what is held; then the latest. */
function stateOf(rows: readonly XmlNode[], { reference }: KnownAttempt): PaymentState | null {
  const states = rows.flatMap((row) => {
    const state = cardlinkState({
      ...{ status: statusOf(row), orderAmount: findText(row, 'OrderAmount') ?? '' },
      ...{ currency: findText(row, 'Currency') ?? '', orderId: reference },
    })
    return state ? [state] : []
  })
  const isReleased = releasesOf(rows).length > 0
  const held = isReleased ? undefined : states.find(({ result }) => result === 'authorised')
  return states.find(({ result }) => result === 'captured') ?? held ?? states.at(-1) ?? null
}
