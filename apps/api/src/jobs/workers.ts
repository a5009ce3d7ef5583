// The worker's side of a process: empties the outbox into jobs and carries the jobs out. Any number of processes may do so.
// A job is done at least once; what a receiver must not see twice carries an id of its own.

import { forgottenAfter } from '@stoa/domain/notices/decide-notice'
import { PgBoss } from 'pg-boss'
import type { Letters } from '../../mails/letters.ts'
import { followChangeLog } from '../database/change-log.ts'
import type { AccountLetterWork } from '../modules/letters/tell-letter.ts'
import { carryOut } from './carry-out.ts'
import { factsOf, type Log } from './log.ts'
import { forgetUnconfirmed } from './notice-mail.queries.ts'
import type { PostOffice } from './post-office.ts'
import * as queues from './queues.ts'
import { loadLetters } from './render-mail.ts'
import { runClearing } from './run-clearing.ts'
import { runForgetting } from './run-forgetting.ts'
import { runIndexer } from './run-indexer.ts'
import { runRelay } from './run-relay.ts'
import { sendAccountLetter } from './send-account-letter.ts'
import { callThoseWhoWait, sendNoticeConfirmation, sendStockNotice } from './send-notices.ts'
import { sendOrderConfirmation } from './send-order-confirmation.ts'

export interface WorkersOptions extends Omit<PostOffice, 'letters'> {
  /** The database's address: jobs and the change log keep connections of their own. */
  url: string
  log: Log
  /** How letters are written; without it, as built. */
  letters?: Letters
  /** The pause after the first failure; it doubles from there. */
  firstRetrySeconds?: number
}

export interface Workers {
  /** Takes no more jobs, finishes those in hand, closes its connections. */
  stop(): Promise<void>
}

const patienceAtStopMs = 15_000

export async function startWorkers(options: WorkersOptions): Promise<Workers> {
  const { url, db, mail, origin, secret, log, letters = await loadLetters(), firstRetrySeconds = 5 } = options
  const boss = new PgBoss({
    connectionString: url,
    schema: 'pgboss',
    application_name: 'stoa-jobs',
    max: 3,
    useListenNotify: true,
    schedule: false,
  })
  boss.on('error', (error) => log.error(factsOf(error), 'the job queue failed'))
  await boss.start()
  await queues.prepareQueues(boss, firstRetrySeconds)
  const office = { db, mail, origin, secret, letters }
  await confirmOrders(boss, office, log)
  await writeNotices(boss, office, log)
  await writeToCustomers(boss, office, log)
  const relay = runRelay(db, boss, log)
  const indexer = runIndexer(db, log)
  const changes = followChangeLog(url, [relay, indexer], log)
  const forgetting = runForgetting(db, Date.now, log)
  const clearing = runClearing(db, Date.now, log)
  return {
    async stop() {
      await changes.stop()
      await relay.stop()
      await indexer.stop()
      await forgetting.stop()
      await clearing.stop()
      await boss.stop({ graceful: true, timeout: patienceAtStopMs })
    },
  }
}

async function confirmOrders(boss: PgBoss, office: PostOffice, log: Log): Promise<void> {
  const run = ({ orderId }: queues.OrderPlaced) => sendOrderConfirmation(office, orderId)
  await carryOut(boss, { queue: queues.orderConfirmation, name: 'order confirmation', run }, log)
}

/** Somebody sits before a page and waits for a code or a link. */
async function writeToCustomers(boss: PgBoss, office: PostOffice, log: Log): Promise<void> {
  const run = (work: AccountLetterWork) => sendAccountLetter(office, work)
  await carryOut(boss, { queue: queues.accountLetter, name: 'account letter', run }, log)
}

/** Nobody waits for these as for the confirmation of an order. */
const lookSeconds = 5

async function writeNotices(boss: PgBoss, office: PostOffice, log: Log): Promise<void> {
  const forgetLater = (payload: queues.NoticeWork) =>
    boss.send(queues.noticeForgetting, payload, { startAfter: Math.ceil(forgottenAfter / 1000) })
  const works = [
    {
      queue: queues.noticeConfirmation,
      name: 'notice confirmation',
      run: async (payload: queues.NoticeWork) => {
        await sendNoticeConfirmation(office, payload.noticeId)
        await forgetLater(payload)
      },
    },
    {
      queue: queues.noticeForgetting,
      name: 'notice forgetting',
      run: async (payload: queues.NoticeWork) => {
        if (!(await forgetUnconfirmed(office.db, payload.noticeId, forgottenAfter))) await forgetLater(payload)
      },
    },
    {
      queue: queues.stockNotice,
      name: 'stock notice',
      run: ({ noticeId }: queues.NoticeWork) => sendStockNotice(office, noticeId),
    },
  ]
  for (const work of works) await carryOut(boss, { ...work, lookSeconds }, log)
  const call = ({ productId }: queues.StockReturned) => callThoseWhoWait(office, productId)
  await carryOut(boss, { queue: queues.stockReturned, name: 'stock returned', run: call, lookSeconds }, log)
}
