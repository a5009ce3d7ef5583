// The work of a process that goes on beside its jobs: every now and then, and some of it also when the change log says that
// there is something to do.

import type { PgBoss } from 'pg-boss'
import { followChangeLog } from '../database/change-log.ts'
import type { Database } from '../database/connect.ts'
import type { Log } from '../log.ts'
import type { Carriers } from '../ports/carrier.ts'
import { noPaymentProviders, type PaymentProviders } from '../ports/payment.ts'
import type { TaxDocuments } from '../ports/tax-documents.ts'
import { noVatRegisters, type VatRegisters } from '../ports/vat-registers.ts'
import type { WebhookSender } from '../ports/webhook-sender.ts'
import { startCarrierWork } from './carrier-work.ts'
import { runServing } from './copies-work.ts'
import { runDocuments } from './document-work.ts'
import { runInvariants } from './invariant-work.ts'
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
import { type SettlementOptions, startSettlementWork } from './settlement-work.ts'
import { startStockWork } from './stock-work.ts'
import { watchUnknownTopics } from './unknown-topics.ts'
import { runWebhooks } from './webhook-work.ts'

export interface TaskOptions {
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
  /** Without it no other system is told of anything. */
  webhooks?: WebhookSender | null
}

interface TaskDeps extends TaskOptions {
  url: string
  db: Database
  secret: Uint8Array
  log: Log
}

interface Task {
  stop(): Promise<void>
}

/** In the order in which they stop. */
export function startTasks(boss: PgBoss, deps: TaskDeps): Task[] {
  const { url, db, secret, log, coverHosts = [], documents = null, webhooks = null } = deps
  const now = Date.now
  const relay = runRelay(db, boss, log)
  const indexer = runIndexer(db, log)
  const coverFetcher = runCoverFetcher(db, coverHosts, now, log)
  const documentWork = runDocuments({ db, documents, now, log })
  const webhookWork = webhooks ? [runWebhooks({ db, send: webhooks, secret, now, log })] : []
  const changes = followChangeLog(url, [relay, indexer, coverFetcher, documentWork, ...webhookWork], log)
  return [
    ...[changes, relay, watchUnknownTopics(db, log), indexer, coverFetcher],
    ...startPeriodicTasks(deps),
    ...[documentWork, ...webhookWork],
  ]
}

function startPeriodicTasks(deps: TaskDeps): Task[] {
  const { db, log, settlements = null, registers = noVatRegisters } = deps
  const { carriers = new Map(), paymentProviders: providers = noPaymentProviders } = deps
  const now = Date.now
  return [
    runPurge(db, now, log),
    runCleanup(db, now, log),
    runReductionEnds(db, now, log),
    startStockWork({ db, now, log }),
    runLateOrders(db, now, log),
    runReleases(db, now, log),
    runServing(db, now, log),
    runPoints(db, now, log),
    runRefundWatch(db, now, log),
    runSilentPhones(db, now, log),
    runVatChecks(db, registers, now, log),
    runInvariants(db, now, log),
    startPaymentWork({ db, providers, now, log }),
    ...(settlements ? [startSettlementWork({ ...settlements, db, now, log })] : []),
    startCarrierWork({ db, carriers, now, log }),
  ]
}
