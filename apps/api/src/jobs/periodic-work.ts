// The work of a process that goes on beside its jobs: each runs every now and then, two of them also when the change log
// says that there is something to do.

import type { PgBoss } from 'pg-boss'
import { fetchDueCovers } from '../catalogue/covers/fetch-covers.service.ts'
import { endPastReleases } from '../catalogue/products/past-releases.service.ts'
import { endReductions } from '../catalogue/products/price.service.ts'
import {
  indexPending,
  noticeNewRules,
  pendingBatch,
  refreshSuggestions,
} from '../catalogue/search/index-pending.service.ts'
import { type ChangeFollower, dropOldChanges } from '../database/change-log.ts'
import type { Database } from '../database/connect.ts'
import { deleteExpiredBuckets } from '../database/rate-limit.ts'
import { deleteOldDevices } from '../identity/accounts/known-devices.service.ts'
import { deleteOldTokens } from '../identity/one-time-tokens/one-time-tokens.service.ts'
import { purgeDue } from '../identity/personal-data/personal-data.service.ts'
import { deleteOldRefreshTokens, deleteOldSessions } from '../identity/sessions/sessions.service.ts'
import { deleteOldStaffSessions } from '../identity/staff/staff-sessions.service.ts'
import { errorFields, type Log } from '../log.ts'
import { followPoints } from '../ordering/loyalty/due-points.service.ts'
import { checkDueInvoices } from '../ordering/orders/due-vat-checks.service.ts'
import { tellLateOrders } from '../ordering/orders/late-orders.service.ts'
import { replaceSilent } from '../ordering/phone-messages/phone-messages.service.ts'
import { warnOfDueReturns } from '../ordering/returns/due-returns.service.ts'
import { deleteOldChecks } from '../ordering/vat-checks/vat-checks.service.ts'
import { deleteOldDeliveries } from '../ordering/webhooks/deliver.service.ts'
import type { VatRegisters } from '../ports/vat-registers.ts'
import { type PeriodicTask, startPeriodicTask } from './periodic-task.ts'
import { relayBatch, relayOutbox } from './relay-outbox.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** A periodic task that also runs when a change requests it. */
interface WorkOnChange extends ChangeFollower {
  /** Waits for the current run. */
  stop(): Promise<void>
}

/** Keeps the outbox empty: at once when the change log announces a row, and every two seconds in any case. */
export function runRelay(db: Database, boss: PgBoss, log: Log): WorkOnChange {
  const relay = async () => {
    const moved = await relayOutbox(db, boss)
    if (moved > 0) log.info({ moved }, 'outbox relayed')
    return moved === relayBatch
  }
  const task = startPeriodicTask(relay, 2 * second, (error) =>
    log.error(errorFields(error), 'relaying the outbox failed'),
  )
  return { onChange: (tag) => tag === 'outbox' && task.wake(), stop: task.stop }
}

/**
 * Keeps the search index up to date: at once when the change log says that a text has changed, and every minute in any
 * case. When the rules of the keys have changed since the shop was indexed, all of it is queued again.
 */
export function runIndexer(db: Database, log: Log): WorkOnChange {
  const index = async () => {
    if (await noticeNewRules(db)) log.info({}, 'new rules of search: everything is indexed anew')
    const indexed = await indexPending(db)
    if (indexed > 0) log.info({ indexed }, 'indexed for search')
    if (indexed === pendingBatch) return true
    if (await refreshSuggestions(db)) log.info({}, 'suggestions rebuilt')
    return false
  }
  const task = startPeriodicTask(index, minute, (error) => log.error(errorFields(error), 'indexing for search failed'))
  return { onChange: (tag) => tag === 'search' && task.wake(), stop: task.stop }
}

/** Fetches the covers that imports have named: when one names them, and every minute for those to be tried again. */
export function runCoverFetcher(
  db: Database,
  allowedHosts: readonly string[],
  now: () => number,
  log: Log,
): WorkOnChange {
  const fetchSome = async () => {
    const { fetched, failed } = await fetchDueCovers(db, allowedHosts, now)
    if (fetched + failed > 0) log.info({ fetched, failed }, 'covers fetched')
    return fetched + failed > 0
  }
  const task = startPeriodicTask(fetchSome, minute, (error) => log.error(errorFields(error), 'fetching covers failed'))
  return { onChange: (tag) => tag === 'covers' && task.wake(), stop: task.stop }
}

/**
 * Purges personal data that is due: accounts whose week is over, the names in their orders, and documents, statements of
 * withdrawal and texts of the bank whose retention is over.
 */
export function runPurge(db: Database, now: () => number, log: Log): PeriodicTask {
  const purge = async () => {
    const purged = await purgeDue(db, now())
    const hasPurged = purged.accounts + purged.orders + purged.statements + purged.bankTexts > 0
    if (hasPurged) log.info(purged, 'deleted personal data that was due')
    return hasPurged
  }
  return startPeriodicTask(purge, 15 * minute, (error) =>
    log.error(errorFields(error), 'deleting personal data failed'),
  )
}

/** The first run of a process makes up for the time in which none ran. */
const firstRunCovers = 30 * day

/** Ends reductions when their time is over. */
export function runReductionEnds(db: Database, now: () => number, log: Log): PeriodicTask {
  let since = now() - firstRunCovers
  const end = async () => {
    const until = now()
    const ended = await endReductions(db, since, until)
    since = until
    if (ended > 0) log.info({ ended }, 'reductions whose time was over')
    return false
  }
  return startPeriodicTask(end, minute, (error) => log.error(errorFields(error), 'ending reductions failed'))
}

/** Tells buyers whose orders are later than was promised. */
export function runLateOrders(db: Database, now: () => number, log: Log): PeriodicTask {
  const run = async () => {
    const told = await tellLateOrders(db, now())
    if (told > 0) log.info({ told }, 'buyers were told that orders are late')
    return false
  }
  return startPeriodicTask(run, hour, (error) => log.error(errorFields(error), 'looking for late orders failed'))
}

/** Points that can be used from now on, that come with a birthday, or that expire, and those about to. */
export function runPoints(db: Database, now: () => number, log: Log): PeriodicTask {
  const run = async () => {
    const done = await followPoints(db, now())
    const moved = Object.values(done).some((count) => count > 0)
    if (moved) log.info({ ...done }, 'points followed their days')
    return moved
  }
  return startPeriodicTask(run, hour, (error) => log.error(errorFields(error), 'following points failed'))
}

/** Warns of money that has to be back soon, and of statements whose order nobody has found: each once a day. */
export function runRefundWatch(db: Database, now: () => number, log: Log): PeriodicTask {
  const run = async () => {
    const { refunds, unread } = await warnOfDueReturns(db, now())
    for (const refund of refunds) log.error({ ...refund }, 'money has to be back with its buyer')
    for (const withdrawalId of unread) log.error({ withdrawalId }, 'a statement of withdrawal has no order yet')
    return false
  }
  return startPeriodicTask(run, hour, (error) => log.error(errorFields(error), 'looking for due refunds failed'))
}

/** Messages to phones of which nothing was heard are said by e-mail. */
export function runSilentPhones(db: Database, now: () => number, log: Log): PeriodicTask {
  const replace = async () => {
    const replaced = await replaceSilent(db, now())
    if (replaced > 0) log.info({ replaced }, 'messages to phones without a receipt')
    return replaced > 0
  }
  const onError = (error: unknown) => log.error(errorFields(error), 'looking for receipts of phones failed')
  return startPeriodicTask(replace, 15 * minute, onError)
}

/** Checks VAT numbers of invoices that no register could answer for when they were ordered. */
export function runVatChecks(db: Database, registers: VatRegisters, now: () => number, log: Log): PeriodicTask {
  const run = async () => {
    const { valid, unknown, invalid } = await checkDueInvoices(db, registers, now())
    if (valid + unknown > 0) log.info({ valid, unknown }, 'VAT numbers of invoices were checked again')
    for (const orderId of invalid) log.error({ orderId }, 'an invoice is wanted for a VAT number that is no business’s')
    return false
  }
  return startPeriodicTask(run, minute, (error) => log.error(errorFields(error), 'checking VAT numbers failed'))
}

const batch = 500

/** Titles whose day of publication has passed are no longer announced. */
export function runReleases(db: Database, now: () => number, log: Log): PeriodicTask {
  const end = async () => {
    const ended = await endPastReleases(db, now(), batch)
    if (ended > 0) log.info({ ended }, 'titles whose day has passed are no longer upcoming')
    return ended === batch
  }
  return startPeriodicTask(end, hour, (error) => log.error(errorFields(error), 'looking for past releases failed'))
}

const cleanupBatch = 1000

/**
 * Deletes expired rows: one-time tokens, buckets of limits that are empty again, known devices not seen for over a year,
 * sessions, tokens and deliveries of events that ended over a month ago, answers about VAT numbers that hold no more, changes
 * that every process has read long since. Returns whether there is more to delete at once. Tokens stay for a day, so that a late e-mail still finds its own.
 */
export async function cleanUp(db: Database, now: number): Promise<boolean> {
  const oneTimeTokens = await deleteOldTokens(db, new Date(now - day), cleanupBatch)
  const buckets = await deleteExpiredBuckets(db, new Date(now), cleanupBatch)
  const devices = await deleteOldDevices(db, new Date(now - 400 * day), cleanupBatch)
  const sessions = await deleteOldSessions(db, now, cleanupBatch)
  const refreshTokens = await deleteOldRefreshTokens(db, now, cleanupBatch)
  const staffSessions = await deleteOldStaffSessions(db, new Date(now - 30 * day), cleanupBatch)
  const changes = await dropOldChanges(db, new Date(now - hour), cleanupBatch)
  const checks = await deleteOldChecks(db, now, cleanupBatch)
  const deliveries = await deleteOldDeliveries(db, now, cleanupBatch)
  const deleted = [oneTimeTokens, buckets, devices, sessions, refreshTokens, staffSessions, changes, checks, deliveries]
  return Math.max(...deleted) === cleanupBatch
}

export const runCleanup = (db: Database, now: () => number, log: Log): PeriodicTask =>
  startPeriodicTask(
    () => cleanUp(db, now()),
    hour,
    (error) => log.error(errorFields(error), 'clearing away failed'),
  )
