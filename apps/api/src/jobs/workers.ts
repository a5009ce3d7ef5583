// The worker's side of a process: relays the outbox into jobs and runs the jobs. Any number of processes may do so. A
// job runs at least once; what a receiver must not see twice carries an id of its own.

import type { EventPayload } from '@stoa/contract/events'
import { expiryMs } from '@stoa/domain/ordering/notices/decide-notice'
import { PgBoss } from 'pg-boss'
import type { Emails } from '../../mails/emails.ts'
import { followChangeLog } from '../database/change-log.ts'
import { errorFields, type Log } from '../log.ts'
import { earnCaused } from '../ordering/loyalty/due-points.service.ts'
import { deleteUnconfirmed, notifyWaiting } from '../ordering/notices/notices.service.ts'
import { completeGiftCardOrder } from '../ordering/orders/gift-card-orders.service.ts'
import type { Carriers } from '../ports/carrier.ts'
import { noPaymentProviders, type PaymentProviders } from '../ports/payment.ts'
import type { PhoneMessages } from '../ports/phone-messages.ts'
import type { TaxDocuments } from '../ports/tax-documents.ts'
import { noVatRegisters, type VatRegisters } from '../ports/vat-registers.ts'
import type { WebhookSender } from '../ports/webhook-sender.ts'
import { startCarrierWork } from './carrier-work.ts'
import { runServing, startCopiesWorkers } from './copies-work.ts'
import { runDocuments } from './document-work.ts'
import { runInvariants } from './invariant-work.ts'
import type { MailerDeps } from './mailer-deps.ts'
import { startOrderWorker } from './order-work.ts'
import { startPaymentWork } from './payment-work.ts'
import {
  runCleanup,
  runCoverFetcher,
  runIndexer,
  runLateOrders,
  runPoints,
  runPurge,
  runReductionEnds,
  runRefundWatch,
  runRelay,
  runReleases,
  runSilentPhones,
  runVatChecks,
} from './periodic-work.ts'
import * as queues from './queues.ts'
import { type JobHandler, pollSeconds, runJobs } from './run-jobs.ts'
import { sendAccountEmail } from './send-account-email.ts'
import { sendCoupon } from './send-coupon.ts'
import { sendGiftCard } from './send-gift-card.ts'
import { sendNoticeConfirmation, sendStockNotice } from './send-notices.ts'
import { sendPointsExpiry } from './send-points-expiry.ts'
import { sendReceivedReturn, sendStatedWithdrawal } from './send-returns.ts'
import { type SettlementOptions, startSettlementWork } from './settlement-work.ts'
import { startStockWork } from './stock-work.ts'
import { watchUnknownTopics } from './unknown-topics.ts'
import { runWebhooks } from './webhook-work.ts'

export interface WorkersOptions extends Omit<MailerDeps, 'emails' | 'phones'> {
  /** The database's URL: jobs and the change log keep connections of their own. */
  url: string
  log: Log
  /** How e-mails are rendered; without it, as built. */
  emails?: Emails
  /** Hosts of covers that may be fetched although they stand inside. */
  coverHosts?: readonly string[]
  /** Without them VAT numbers stay unchecked. */
  registers?: VatRegisters
  /** Without them no parcel is sent or tracked. */
  carriers?: Carriers
  /** Without them nothing is asked or paid back at providers. */
  paymentProviders?: PaymentProviders
  /** Without them no files of providers are looked for, and nothing is missed in them. */
  settlements?: SettlementOptions | null
  /** Without it no document is transmitted. */
  documents?: TaxDocuments | null
  /** Without it nothing is sent to phones. */
  phones?: PhoneMessages | null
  /** Without it no other system is told of anything. */
  webhooks?: WebhookSender | null
  /** The pause after the first failure; it doubles from there. */
  firstRetrySeconds?: number
}

export interface Workers {
  /** Takes no more jobs, finishes those under way, closes its connections. */
  stop(): Promise<void>
}

const stopTimeoutMs = 15_000

export async function startWorkers(options: WorkersOptions): Promise<Workers> {
  const { url, db, mail, origin, secret, log, emails = await loadEmails(), firstRetrySeconds = 5 } = options
  const {
    coverHosts = [],
    registers = noVatRegisters,
    carriers = new Map(),
    paymentProviders = noPaymentProviders,
    settlements = null,
    documents = null,
    webhooks = null,
    phones = null,
  } = options
  const boss = new PgBoss({
    connectionString: url,
    schema: 'pgboss',
    application_name: 'stoa-jobs',
    max: 3,
    useListenNotify: true,
    schedule: false,
  })
  boss.on('error', (error) => log.error(errorFields(error), 'the job queue failed'))
  await boss.start()
  await queues.prepareQueues(boss, firstRetrySeconds)
  const deps = { db, mail, phones, origin, secret, emails }
  await startOrderWorker(boss, deps, log)
  await startCopiesWorkers(boss, db, log)
  await startReturnWorkers(boss, deps, log)
  await startNoticeWorkers(boss, deps, log)
  await startGiftCardWorker(boss, deps, log)
  await startAccountWorker(boss, deps, log)
  await startPointsWorkers(boss, deps, log)
  await startCouponWorker(boss, deps, log)
  releaseExpiredJobs(boss, log)
  const relay = runRelay(db, boss, log)
  const indexer = runIndexer(db, log)
  const coverFetcher = runCoverFetcher(db, coverHosts, Date.now, log)
  const documentWork = runDocuments({ db, documents, now: Date.now, log })
  const webhookWork = webhooks ? [runWebhooks({ db, send: webhooks, secret, now: Date.now, log })] : []
  const changes = followChangeLog(url, [relay, indexer, coverFetcher, documentWork, ...webhookWork], log)
  /** In the order in which they stop. */
  const running = [
    ...[changes, relay, watchUnknownTopics(db, log), indexer, coverFetcher],
    runPurge(db, Date.now, log),
    runCleanup(db, Date.now, log),
    runReductionEnds(db, Date.now, log),
    startStockWork({ db, now: Date.now, log }),
    runLateOrders(db, Date.now, log),
    runReleases(db, Date.now, log),
    runServing(db, Date.now, log),
    runPoints(db, Date.now, log),
    runRefundWatch(db, Date.now, log),
    runSilentPhones(db, Date.now, log),
    runVatChecks(db, registers, Date.now, log),
    runInvariants(db, Date.now, log),
    startPaymentWork({ db, providers: paymentProviders, now: Date.now, log }),
    ...(settlements ? [startSettlementWork({ ...settlements, db, now: Date.now, log })] : []),
    startCarrierWork({ db, carriers, now: Date.now, log }),
    ...[documentWork, ...webhookWork],
  ]
  return {
    async stop() {
      for (const task of running) await task.stop()
      await boss.stop({ graceful: true, timeout: stopTimeoutMs })
    },
  }
}

/**
 * Jobs of a worker that was killed are given to another once their time is over. pg-boss looks for them every minute,
 * for the first time a minute after its start; this looks at once, as after a crash somebody waits for an e-mail.
 */
function releaseExpiredJobs(boss: PgBoss, log: Log): void {
  boss.supervise().catch((error) => log.error(errorFields(error), 'looking for expired jobs failed'))
}

/**
 * The e-mails are written in TSX, which Node does not run: they come from the build, and tests pass the source instead.
 * Throws at the start when nothing was built, rather than at the first e-mail.
 */
async function loadEmails(): Promise<Emails> {
  const built = new URL('../../build/mails/emails.js', import.meta.url)
  const { emails }: { emails: Emails } = await import(built.href)
  return emails
}

/** An acknowledgement is due at once. */
async function startReturnWorkers(boss: PgBoss, deps: MailerDeps, log: Log): Promise<void> {
  const stated = { queue: queues.statedWithdrawal, topic: 'withdrawal.stated', name: 'stated withdrawal' } as const
  await runJobs(boss, { ...stated, run: ({ withdrawalId }) => sendStatedWithdrawal(deps, withdrawalId) }, log)
  const received = { queue: queues.receivedReturn, topic: 'return.received', name: 'received return' } as const
  await runJobs(boss, { ...received, run: ({ returnId }) => sendReceivedReturn(deps, returnId) }, log)
}

/** A person waits in front of a page for a code or a link. */
async function startAccountWorker(boss: PgBoss, deps: MailerDeps, log: Log): Promise<void> {
  const job = { queue: queues.accountEmail, topic: 'account.email', name: 'account e-mail' } as const
  await runJobs(boss, { ...job, run: (payload) => sendAccountEmail(deps, payload) }, log)
}

/** A card that is to come on a day waits for it in its queue. With the last one, an order of nothing else is completed. */
async function startGiftCardWorker(boss: PgBoss, deps: MailerDeps, log: Log): Promise<void> {
  const queue = queues.giftCardEmail
  const job = { queue, topic: 'gift_card.issued', name: 'gift card' } as const
  const send = async (payload: EventPayload<'gift_card.issued'>) => {
    const startAfter = await sendGiftCard(deps, payload.giftCardId, Date.now())
    if (startAfter !== null) await boss.send(queue, payload, { startAfter })
  }
  await runJobs(boss, { ...job, run: send }, log)
  const delivered = { queue: queues.giftCardOrder, topic: 'gift_card.delivered', name: 'gift card order' } as const
  await runJobs(boss, { ...delivered, run: ({ orderId }) => completeGiftCardOrder(deps.db, orderId, Date.now()) }, log)
}

async function startPointsWorkers(boss: PgBoss, deps: MailerDeps, log: Log): Promise<void> {
  const caused = { queue: queues.pointsCaused, topic: 'points.caused', name: 'earning points', pollSeconds } as const
  await runJobs(boss, { ...caused, run: (payload) => earnCaused(deps.db, payload) }, log)
  const expiry = { queue: queues.pointsExpiry, topic: 'points.expiring', name: 'points expiry', pollSeconds } as const
  await runJobs(boss, { ...expiry, run: (payload) => sendPointsExpiry(deps, payload) }, log)
}

async function startCouponWorker(boss: PgBoss, deps: MailerDeps, log: Log): Promise<void> {
  const job = { queue: queues.couponEmail, topic: 'coupon.given', name: 'coupon e-mail', pollSeconds } as const
  await runJobs(boss, { ...job, run: ({ codeId }) => sendCoupon(deps, codeId, Date.now()) }, log)
}

async function startNoticeWorkers(boss: PgBoss, deps: MailerDeps, log: Log): Promise<void> {
  const scheduleExpiry = (payload: EventPayload<'notice.asked'>) =>
    boss.send(queues.noticeExpiry, payload, { startAfter: Math.ceil(expiryMs / 1000) })
  const confirmation: JobHandler<'notice.asked'> = {
    queue: queues.noticeConfirmation,
    topic: 'notice.asked',
    name: 'notice confirmation',
    run: async (payload) => {
      await sendNoticeConfirmation(deps, payload.noticeId)
      await scheduleExpiry(payload)
    },
  }
  const expiry: JobHandler<'notice.asked'> = {
    queue: queues.noticeExpiry,
    topic: 'notice.asked',
    name: 'notice expiry',
    run: async (payload) => {
      if (!(await deleteUnconfirmed(deps.db, payload.noticeId, expiryMs))) await scheduleExpiry(payload)
    },
  }
  for (const job of [confirmation, expiry]) await runJobs(boss, { ...job, pollSeconds }, log)
  const due = { queue: queues.stockNotice, topic: 'notice.due', name: 'stock notice', pollSeconds } as const
  await runJobs(boss, { ...due, run: ({ noticeId }) => sendStockNotice(deps, noticeId) }, log)
  const returned = {
    queue: queues.stockReturned,
    topic: 'stock.returned',
    name: 'stock returned',
    pollSeconds,
  } as const
  await runJobs(boss, { ...returned, run: ({ productId }) => notifyWaiting(deps.db, productId) }, log)
}
