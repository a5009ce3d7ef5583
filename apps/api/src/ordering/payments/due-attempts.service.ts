// Asks providers what became of attempts that they have not reported on, captures what is authorised, and pays back what was
// captured and pays nothing. No transaction is open while a provider is asked.

import { shopCurrency } from '@stoa/domain/money'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { decideUnended } from '@stoa/domain/ordering/payment/attempt-checks'
import { endsSoon, holdEnd } from '@stoa/domain/ordering/payment/held-payment'
import type { Database } from '../../database/connect.ts'
import { postLedger } from '../../database/ledger.ts'
import { alertPayment } from '../../database/staff-alerts.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import { OutsideError } from '../../ports/outside-service.ts'
import type {
  KnownAttempt,
  PaymentProvider,
  PaymentProviders,
  PaymentReport,
  PaymentState,
  ProviderAnswer,
} from '../../ports/payment.ts'
import { fixCapture } from '../orders/held-payments.service.ts'
import { lockOrder } from '../orders/order-payment.service.ts'
import { endRefund, settleProviderRefund, type TakenRefundRow, takeDueRefunds } from '../orders/refunds.service.ts'
import * as due from './due-attempts.queries.ts'
import { type AttemptRow, holds } from './payments.queries.ts'
import { awaitsGoods, heldCheckMs, type RecordedReport, recordReport, withOrder } from './payments.service.ts'

/** Calls to providers at the same time. */
const atOnce = 20
const batch = 200
/** Of what is captured or paid back: somebody is told from then on. */
const delayedTries = 5

/** What somebody has to look into. */
export interface PaymentAlarm {
  provider: string
  reference: string
  alarm:
    | NonNullable<RecordedReport['incident']>
    | 'undecided'
    | 'capture_refused'
    | 'capture_delayed'
    | 'hold_ends'
    | 'hold_extended'
    | 'refund_refused'
    | 'refund_delayed'
    | 'charged_back'
}

export interface DueResult {
  /** How many the providers were asked about. */
  asked: number
  alarms: PaymentAlarm[]
  /** Whether there may be more. */
  more: boolean
}

interface DueDeps {
  db: Database
  providers: PaymentProviders
  now: () => number
}

/** One batch. What a provider does not answer is asked again later. */
export async function checkDueAttempts(deps: DueDeps): Promise<DueResult> {
  const { db, providers, now } = deps
  const rows = await due.takeDueAttempts(db, codesOf(providers), new Date(now()), batch)
  return runAll(rows, (row) => check(deps, getProvider(providers, row.provider), row))
}

export async function payDueRefunds(deps: DueDeps): Promise<DueResult> {
  const { db, providers, now } = deps
  const rows = await takeDueRefunds(db, codesOf(providers), new Date(now()), batch)
  return runAll(rows, (row) => refund(deps, getProvider(providers, row.provider), row))
}

const codesOf = (providers: PaymentProviders): string[] => providers.map(({ code }) => code)

function getProvider(providers: PaymentProviders, code: string): PaymentProvider {
  const provider = providers.find((one) => one.code === code)
  if (!provider) throw new Error(`no payment provider ${code}`)
  return provider
}

async function runAll<Row extends Pick<PaymentAlarm, 'provider' | 'reference'>>(
  rows: readonly Row[],
  run: (row: Row) => Promise<PaymentAlarm['alarm'] | null>,
): Promise<DueResult> {
  const alarms: PaymentAlarm[] = []
  const waiting = [...rows]
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const alarm = await run(row)
      if (alarm) alarms.push({ provider: row.provider, reference: row.reference, alarm })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { asked: rows.length, alarms, more: rows.length === batch }
}

/** Undefined when the provider could not be used. */
async function askOutside<Answer>(task: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await task()
  } catch (error) {
    if (error instanceof OutsideError) return undefined
    throw error
  }
}

async function check(deps: DueDeps, provider: PaymentProvider, row: AttemptRow): Promise<PaymentAlarm['alarm'] | null> {
  const { db, now } = deps
  const attempt = await withOrder(db, row)
  const ended = row.status === 'authorised' ? await endHold(deps, provider, { row, attempt }) : untouched
  if (!ended.goesOn) return ended.alarm
  const asked = await askOutside(() => provider.query(attempt))
  if (asked === undefined) return ended.alarm
  const state = ended.alarm === 'capture_refused' && isOver(row, asked, now()) ? expired : asked
  const report = reportOf(row, state, now())
  if (report === null) return ended.alarm
  const recorded = await recordReport(db, provider.code, report, now())
  if (state?.result === 'undecided') return 'undecided'
  return (recorded.ok ? recorded.value.incident : null) ?? ended.alarm
}

const expired: PaymentState = { result: 'expired' }

const hasEnded = ({ held_until }: AttemptRow, now: number): boolean =>
  held_until !== null && held_until.getTime() <= now

/** Not every provider says so. */
const isOver = (row: AttemptRow, asked: PaymentState | null, now: number): boolean =>
  (asked === null || asked.result === 'authorised') && hasEnded(row, now)

interface HoldStep {
  /** Whether the provider is asked what there is now. */
  goesOn: boolean
  alarm: PaymentAlarm['alarm'] | null
}

const untouched: HoldStep = { goesOn: true, alarm: null }

/** What is authorised is captured, or released when no money pays its order. What is held for an order waits until that leaves. */
async function endHold(
  { db, now }: DueDeps,
  provider: PaymentProvider,
  { row, attempt }: { row: AttemptRow; attempt: KnownAttempt },
): Promise<HoldStep> {
  if (!attempt.isAwaited) {
    const answer = await askOutside(() => provider.cancel(attempt))
    // it may have been captured before, by a call whose answer was lost
    return { goesOn: answer !== undefined, alarm: null }
  }
  if (holds(row) && row.capture_at === null) {
    await due.checkHeldLater(db, row, new Date(now() + heldCheckMs))
    return { goesOn: true, alarm: await keepHold({ db, now: now() }, provider, { row, attempt }) }
  }
  const amountCents = holds(row) ? await fixCaptureOf(db, row) : attempt.amountCents
  if (amountCents === null) return { goesOn: false, alarm: null }
  const answer = await askOutside(() => provider.capture(attempt, amountCents))
  if (answer === undefined) return { goesOn: false, alarm: row.checks > delayedTries ? 'capture_delayed' : null }
  if (answer === 'done') return untouched
  await inTransaction(db, (tx) => alertHold(tx, row, { kind: 'capture_refused', key: String(row.id), now: now() }))
  // what is held may have ended at the provider
  return { goesOn: holds(row), alarm: 'capture_refused' }
}

const warningDays = 2

/** What is about to end is held for longer, where its provider does that; somebody is told either way, as nobody has sent it. */
async function keepHold(
  { db, now }: { db: Database; now: number },
  provider: PaymentProvider,
  { row, attempt }: { row: AttemptRow; attempt: KnownAttempt },
): Promise<'hold_ends' | 'hold_extended' | null> {
  const { id, held_until: until, hold_days: days } = row
  if (until === null || days === null || !endsSoon(until.getTime(), now, provider.holdWarningDays ?? warningDays))
    return null
  const answer = provider.extendHold && (await askOutside(async () => provider.extendHold?.(attempt)))
  const kind = answer === 'done' ? 'hold_extended' : 'hold_ends'
  const heldUntil = answer === 'done' ? new Date(holdEnd(now, days)) : until
  await inTransaction(db, async (tx) => {
    if (answer === 'done') await due.saveHeldUntil(tx, id, heldUntil)
    const key = `${id} ${until.getTime()}`
    await alertHold(tx, { ...row, held_until: heldUntil }, { kind, key, now })
  })
  return kind
}

interface HoldAlert {
  kind: 'capture_refused' | 'hold_ends' | 'hold_extended'
  key: string
  now: number
}

/** With the last day of what is held. */
function alertHold(tx: Executor, row: AttemptRow, event: HoldAlert): Promise<void> {
  const { order_id: orderId, provider, reference, held_until: until } = row
  const amount = { cents: row.capture_cents ?? row.amount_cents, currency: row.currency }
  const lastDay = until && isoDay(dayOf(until.getTime()))
  return alertPayment(tx, event, { orderId, provider, reference, amount, lastDay })
}

/** Under the order's lock: what comes back from now on is paid back. Null when it was given up meanwhile. */
const fixCaptureOf = (db: Database, { id, order_id: orderId }: AttemptRow): Promise<number | null> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId })
    return order?.payment_status === 'held' && awaitsGoods(order) ? fixCapture(tx, id, order.payable_cents) : null
  })

/** Null for what is asked again later. */
function reportOf(row: AttemptRow, state: PaymentState | null, now: number): PaymentReport | null {
  const { reference } = row
  if (state !== null && state.result !== 'undecided') return { reference, ...state }
  // what a provider has confirmed that it holds is not lost because it once says nothing of it, nor while it may be captured
  if (holds(row) && (state !== null || row.capture_at !== null || !hasEnded(row, now))) return null
  const next = decideUnended(state === null ? 'unknown' : 'undecided', now - row.begun_at.getTime())
  return next === 'ask_again' ? null : { reference, result: 'expired' }
}

async function refund(
  { db, now }: DueDeps,
  provider: PaymentProvider,
  row: TakenRefundRow,
): Promise<PaymentAlarm['alarm'] | null> {
  const { cents: amountCents, refunded_cents: refundedCents, key } = row
  // the buyer has it by their bank
  if (row.charged_back_cents + refundedCents + amountCents > row.captured_cents) {
    await endProviderRefund(db, row, 'charged_back', now())
    return 'charged_back'
  }
  const attempt = {
    reference: row.reference,
    providerReference: row.provider_reference,
    amountCents: row.captured_cents,
    currency: row.captured_currency,
    transaction: row.transaction,
    isAwaited: false,
  }
  const isRepeated = row.tries > 1
  const answer = await askOutside(() => provider.refund({ attempt, amountCents, refundedCents, key, isRepeated }))
  if (answer === undefined) return row.tries >= delayedTries ? 'refund_delayed' : null
  await endProviderRefund(db, row, answer, now())
  return answer === 'refused' ? 'refund_refused' : null
}

/** `charged_back`: not made, as the buyer’s bank has taken the payment back. */
const endProviderRefund = (
  db: Database,
  row: TakenRefundRow,
  end: ProviderAnswer | 'charged_back',
  now: number,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { id, order_id: orderId, cents, provider, reason, return_id: returnId } = row
    const order = await lockOrder(tx, { id: orderId })
    const at = new Date(now)
    const status = end === 'done' ? 'done' : 'refused'
    if (!order || !(await endRefund(tx, id, { status, at }))) return
    if (end !== 'done') return alertRefund(tx, row, end === 'refused' ? 'refund_refused' : end, now)
    if (row.captured_currency === shopCurrency)
      await postLedger(tx, 'refunded', { cents, provider }, { subjectId: id, orderId, at })
    if (reason !== 'surplus') await settleProviderRefund(tx, order, { returnId, cents, now })
  })

function alertRefund(
  tx: Executor,
  row: TakenRefundRow,
  kind: 'refund_refused' | 'charged_back',
  now: number,
): Promise<void> {
  const { id, order_id: orderId, provider, reference, cents, captured_currency: currency } = row
  const payment = { orderId, provider, reference, amount: { cents, currency }, lastDay: null }
  return alertPayment(tx, { kind, key: String(id), now }, payment)
}
