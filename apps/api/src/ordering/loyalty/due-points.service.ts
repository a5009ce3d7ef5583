// What time does to points: those of an order can be used once it can no longer be withdrawn from, those of a birthday
// come on its day, and what is not used expires after its owner was told.

import type { EventPayload } from '@stoa/contract/events'
import type { Language } from '@stoa/domain/language'
import { type Day, dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { birthdaysOn } from '@stoa/domain/ordering/loyalty/birthdays'
import { decideExpiry } from '@stoa/domain/ordering/loyalty/lots'
import {
  approvalKinds,
  clearingDay,
  type LoyaltySettings,
  shopLoyalty,
} from '@stoa/domain/ordering/loyalty/loyalty-settings'
import { causeOf } from '@stoa/domain/ordering/loyalty/transaction-kinds'
import type { Database } from '../../database/connect.ts'
import { changeOneByOne, countChanged } from '../../database/one-by-one.ts'
import { enqueueEvent } from '../../database/outbox.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import * as due from './due-points.queries.ts'
import * as queries from './loyalty.queries.ts'
import { addApproved, earnOnce, lotOf } from './loyalty.service.ts'

const dayMs = 24 * 60 * 60_000
const batch = 200

/** How many orders had their points approved. */
export async function approveDuePoints(db: Database, now: number, settings = shopLoyalty): Promise<number> {
  const lots = await due.listCompleted(db, new Date(now - settings.withdrawalDays * dayMs), batch)
  const cleared = lots.filter((lot) => clearingDay(dayOf(lot.completed_at.getTime()), settings) <= dayOf(now))
  return countChanged(db, cleared, (tx, lot) => approve(tx, lot, now, settings))
}

async function approve(
  tx: Executor,
  { lot_id: lotId, customer_id: customerId, order_id: orderId }: due.PendingLotRow,
  now: number,
  settings: LoyaltySettings,
): Promise<boolean> {
  await queries.lockPoints(tx, customerId)
  const points = await due.findPending(tx, lotId)
  if (points === null) return false
  const kind = approvalKinds[settings.basis]
  const cause = causeOf(kind, customerId, orderId)
  const entryId = await addApproved(tx, { customerId, kind, cause, points, orderId, now }, settings)
  if (entryId === null) throw new Error(`the points of order ${orderId} were approved twice`)
  await queries.insertMovements(tx, entryId, [{ lotId, change: -points }])
  return true
}

/** How many lots have expired. */
export async function expirePoints(db: Database, now: number): Promise<number> {
  const lots = await due.listExpired(db, isoDay(dayOf(now)), batch)
  await changeOneByOne(db, lots, (tx, lot) => expire(tx, lot, now))
  return lots.length
}

async function expire(tx: Executor, lot: { id: number; customer_id: number }, now: number): Promise<void> {
  await queries.lockPoints(tx, lot.customer_id)
  const rows = (await queries.listLots(tx, lot.customer_id)).filter(({ id }) => id === lot.id)
  for (const { lotId, points } of decideExpiry(rows.map(lotOf), dayOf(now))) {
    const kind = 'Expire'
    // what comes back to an expired lot has a later day, and expires again
    const cause = `${lotId}:${rows[0]?.last_day}`
    const entryId = await queries.insertEntry(tx, {
      ...{ customerId: lot.customer_id, kind, cause, state: 'ApprovedPoints', points: -points, debt: 0 },
      ...{ orderId: null, at: new Date(now) },
    })
    if (entryId === null) throw new Error(`lot ${lotId} expired twice`)
    await queries.insertMovements(tx, entryId, [{ lotId, change: -points }])
  }
}

/** The last day of the points that an e-mail of today is about. */
const noticeUntil = (now: number, settings = shopLoyalty): Day => dayOf(now) + settings.noticeDays

/** Half of the time before: lots that expire one after the other are told together. */
const quietDays = 14

/** How many customers are told that points of theirs will expire. */
export async function notifyExpiring(db: Database, now: number): Promise<number> {
  const until = isoDay(noticeUntil(now))
  const customers = await due.listToNotify(db, until, new Date(now - quietDays * dayMs), batch)
  await changeOneByOne(db, customers, async (tx, customerId) => {
    if (await due.markNotified(tx, customerId, until, new Date(now)))
      await enqueueEvent(tx, 'points.expiring', { customerId, at: now })
  })
  return customers.length
}

/** Days that are made up for when no process ran. */
const birthdaysBack = 6

/** How many birthdays were rewarded. */
export async function earnBirthdays(db: Database, now: number, settings = shopLoyalty): Promise<number> {
  if (!settings.fixed.Birthday) return 0
  let earned = 0
  for (let back = birthdaysBack; back >= 0; back -= 1) {
    const { year, born } = birthdaysOn(dayOf(now) - back)
    const before = new Date(now - back * dayMs)
    const customers = await due.listBirthdays(db, { year, born, before, limit: batch })
    await changeOneByOne(db, customers, (tx, id) => earnOnce(tx, id, 'Birthday', { subject: year, now, settings }))
    earned += customers.length
  }
  return earned
}

/** Everything that is due now, a batch of each; to be called again while there is any. */
export async function followPoints(db: Database, now: number) {
  return {
    approved: await approveDuePoints(db, now),
    expired: await expirePoints(db, now),
    notified: await notifyExpiring(db, now),
    birthdays: await earnBirthdays(db, now),
  }
}

/** What a customer did once, as another area tells it. */
export async function earnCaused(db: Database, { customerId, kind, at }: EventPayload<'points.caused'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await due.hasAccount(tx, customerId)) await earnOnce(tx, customerId, kind, { now: at })
  })
}

export interface ExpiringPoints {
  email: string
  language: Language
  /** By their last days, the first one first. */
  days: { lastDay: string; points: number }[]
}

/** What an e-mail about expiring points says, as it is when it is sent; null when there is nothing to say any more. */
export async function findExpiring(
  db: Executor,
  { customerId, at }: EventPayload<'points.expiring'>,
): Promise<ExpiringPoints | null> {
  const recipient = await due.findRecipient(db, customerId)
  const days = await due.listExpiring(db, customerId, isoDay(dayOf(at)), isoDay(noticeUntil(at)))
  return recipient && days.length > 0 ? { ...recipient, days } : null
}
