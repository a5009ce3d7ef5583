// The end of an account. It is asked for, can be undone for a week by the letter's link, and is then carried out: what only the
// account needs is deleted, and what tax law keeps loses its names.

import type { Refusal } from '@stoa/contract/refusals'
import { deletionDue, openOrderUntil, papersUntil } from '@stoa/domain/customer/data-keeping'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, type Executor, inTransaction } from '../../database/transaction.ts'
import { tellLetter } from '../letters/tell-letter.ts'
import { endKeysOf } from '../one-time-keys/one-time-keys.queries.ts'
import { issueKey, spendKey } from '../one-time-keys/one-time-keys.ts'
import { insertAccountEvent } from '../sessions/account-events.queries.ts'
import type { AccountSettings } from '../sessions/account-settings.ts'
import { endSessionsOf } from '../sessions/end-sessions.queries.ts'
import { dataCatalogue, type PersonalTable } from './data-catalogue.ts'
import * as queries from './erase.queries.ts'

/** Ends all sessions at once; the account in a week. Asked for twice, the first day holds, and the new letter's link undoes it. */
export async function askDeletion(
  tx: Executor,
  settings: AccountSettings,
  customerId: number,
  now: number,
): Promise<Date> {
  const at = await queries.setDeletion(tx, customerId, new Date(deletionDue(now)))
  await endSessionsOf(tx, { customerId, reason: 'deleted', now })
  await endKeysOf(tx, customerId, 'keep', new Date(now))
  const key = await issueKey(tx, settings, { purpose: 'keep', customerId, now, livesFor: at.getTime() - now })
  await tellLetter(tx, 'deletion', { customerId, keyId: key.id, now })
  await insertAccountEvent(tx, { customerId, action: 'deletion_asked', now })
  return at
}

export function undoDeletion(db: Database, key: string, now: number): Promise<Outcome<null, Refusal<'link_over'>>> {
  return decideInTransaction(db, async (tx) => {
    const customerId = (await spendKey(tx, key, 'keep', now))?.customer_id
    if (!customerId || !(await queries.clearDeletion(tx, customerId))) return refused({ code: 'link_over' })
    await insertAccountEvent(tx, { customerId, action: 'deletion_undone', now })
    return done(null)
  })
}

/** One account whose week is over; false when there is none. */
function carryOutDeletion(db: Database, now: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const leaving = await queries.takeLeaving(tx, new Date(now))
    if (!leaving) return false
    await partWithOrders(tx, leaving, now)
    if (leaving.verified) await queries.stopNotices(tx, leaving.email)
    for (const { table, ending } of Object.values<PersonalTable>(dataCatalogue))
      if (ending === 'rows') await queries.deleteRows(tx, table, leaving.id)
    await queries.deleteKeysTo(
      tx,
      [leaving.email, leaving.new_email].filter((email) => email !== null),
    )
    await queries.emptyCustomer(tx, leaving.id, new Date(now))
    await insertAccountEvent(tx, { customerId: leaving.id, action: 'deleted', now })
    return true
  })
}

async function partWithOrders(tx: Executor, { id, email, verified }: queries.LeavingRow, now: number): Promise<void> {
  if (verified) await queries.joinGuestOrders(tx, id, email)
  await queries.markOrders(tx, id, new Date(openOrderUntil(now)))
  const invoiced = await queries.listInvoiced(tx, id)
  await queries.keepPapers(
    tx,
    invoiced.map((order) => ({ id: order.id, until: new Date(papersUntil(order.placed_at.getTime())) })),
  )
}

const atOnce = 100

/** What is due now of all of it. How many accounts and orders; to be called again while there is something. */
export async function forgetDue(db: Database, now: number): Promise<{ accounts: number; orders: number }> {
  const at = new Date(now)
  let accounts = 0
  while (accounts < atOnce && (await carryOutDeletion(db, now))) accounts += 1
  const names = await inTransaction(db, (tx) => queries.emptyOrders(tx, at, atOnce))
  const papers = await inTransaction(db, (tx) => queries.emptyPapers(tx, at, atOnce))
  return { accounts, orders: names + papers }
}
