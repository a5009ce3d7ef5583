// The worker's side of a process: relays the outbox into jobs and runs the jobs. Any number of processes may do so. A
// job runs at least once; what a receiver must not see twice carries an id of its own.

import type { EventPayload } from '@stoa/contract/events'
import { expiryMs } from '@stoa/domain/ordering/notices/decide-notice'
import { PgBoss } from 'pg-boss'
import type { Emails } from '../../mails/emails.ts'
import { errorFields, type Log } from '../log.ts'
import { earnCaused } from '../ordering/loyalty/due-points.service.ts'
import { deleteUnconfirmed, notifyWaiting } from '../ordering/notices/notices.service.ts'
import { completeGiftCardOrder } from '../ordering/orders/gift-card-orders.service.ts'
import type { PhoneMessages } from '../ports/phone-messages.ts'
import { startCopiesWorkers } from './copies-work.ts'
import type { MailerDeps } from './mailer-deps.ts'
import { startOrderWorker } from './order-work.ts'
import * as queues from './queues.ts'
import { type JobHandler, pollSeconds, runJobs } from './run-jobs.ts'
import { sendAccountEmail } from './send-account-email.ts'
import { sendAlert, tellMissed } from './send-alert.ts'
import { sendCoupon } from './send-coupon.ts'
import { sendGiftCard } from './send-gift-card.ts'
import { sendNoticeConfirmation, sendStockNotice } from './send-notices.ts'
import { sendPointsExpiry } from './send-points-expiry.ts'
import { sendReceivedReturn, sendStatedWithdrawal } from './send-returns.ts'
import { startTasks, type TaskOptions } from './start-tasks.ts'

export interface WorkersOptions extends Omit<MailerDeps, 'emails' | 'phones'>, TaskOptions {
  /** The database's URL: jobs and the change log keep connections of their own. */
  url: string
  log: Log
  /** How e-mails are rendered; without it, as built. */
  emails?: Emails
  /** Without it nothing is sent to phones. */
  phones?: PhoneMessages | null
  /** Where staff are told of what somebody has to look into; without it they are told once there is one. */
  alertEmail?: string | null
  /** The pause after the first failure; it doubles from there. */
  firstRetrySeconds?: number
}

export interface Workers {
  /** Takes no more jobs, finishes those under way, closes its connections. */
  stop(): Promise<void>
}

const stopTimeoutMs = 15_000

export async function startWorkers(options: WorkersOptions): Promise<Workers> {
  const {
    url,
    db,
    mail,
    origin,
    secret,
    log,
    emails = await loadEmails(),
    phones = null,
    alertEmail = null,
    firstRetrySeconds = 5,
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
  await startJobs(boss, deps, log)
  await startAlertWorker(boss, deps, { alertEmail, log })
  await tellMissed({ db, alertEmail, log }, Date.now())
  releaseExpiredJobs(boss, log)
  const running = startTasks(boss, options)
  return {
    async stop() {
      for (const task of running) await task.stop()
      await boss.stop({ graceful: true, timeout: stopTimeoutMs })
    },
  }
}

async function startJobs(boss: PgBoss, deps: MailerDeps, log: Log): Promise<void> {
  await startOrderWorker(boss, deps, log)
  await startCopiesWorkers(boss, deps.db, log)
  await startReturnWorkers(boss, deps, log)
  await startNoticeWorkers(boss, deps, log)
  await startGiftCardWorker(boss, deps, log)
  await startAccountWorker(boss, deps, log)
  await startPointsWorkers(boss, deps, log)
  await startCouponWorker(boss, deps, log)
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

async function startAlertWorker(
  boss: PgBoss,
  deps: MailerDeps,
  { alertEmail, log }: { alertEmail: string | null; log: Log },
): Promise<void> {
  const job = { queue: queues.staffAlert, topic: 'staff.alert', name: 'staff alert', pollSeconds } as const
  await runJobs(boss, { ...job, run: ({ alertId }) => sendAlert(deps, alertId, alertEmail) }, log)
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
