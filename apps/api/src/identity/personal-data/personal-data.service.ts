// What the shop holds about a customer: its export, and its deletion. The deletion is requested, can be undone for a
// week by the link in the e-mail, and is then carried out: what only the account needs is deleted, and what tax law
// retains is anonymised.

import type { Refusal } from '@stoa/contract/refusals'
import {
  deletionDue,
  documentsUntil,
  forgottenBankTextsBefore,
  forgottenStatementsBefore,
  openOrderUntil,
} from '@stoa/domain/identity/data-retention'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, type Executor, inTransaction } from '../../database/transaction.ts'
import { insertAccountEvent } from '../account-events.queries.ts'
import type { AccountSettings } from '../account-settings.ts'
import { enqueueEmail } from '../emails/emails.service.ts'
import { consumeToken, issueToken, revokeTokens } from '../one-time-tokens/one-time-tokens.service.ts'
import { endSessionsOf } from '../sessions/sessions.service.ts'
import { type DataKind, dataCatalogue, dataKinds } from './data-catalogue.ts'
import * as queries from './erase.queries.ts'
import * as orders from './erase-orders.queries.ts'
import { type DataRow, getSubject, listExported } from './export.queries.ts'
import type { PersonalTable } from './personal-table.ts'

/** Whatever is exported about a customer, by kind. */
export async function listPersonalData(db: Executor, customerId: number) {
  const subject = await getSubject(db, customerId)
  const parts: { kind: DataKind; rows: DataRow[] }[] = []
  for (const kind of dataKinds) parts.push({ kind, rows: await listExported(db, subject, dataCatalogue[kind]) })
  return parts
}

/**
 * Ends all sessions at once; the account in a week. Requested twice, the first day stays, and the new e-mail's link
 * undoes it.
 */
export async function requestDeletion(
  tx: Executor,
  settings: AccountSettings,
  customerId: number,
  now: number,
): Promise<Date> {
  const at = await queries.setDeletion(tx, customerId, new Date(deletionDue(now)))
  await endSessionsOf(tx, { customerId, reason: 'deleted', now })
  await revokeTokens(tx, customerId, 'keep', new Date(now))
  const token = await issueToken(tx, settings, { purpose: 'keep', customerId, now, lifetimeMs: at.getTime() - now })
  await enqueueEmail(tx, 'deletion', { customerId, keyId: token.id, now })
  await insertAccountEvent(tx, { customerId, action: 'deletion_asked', now })
  return at
}

export function undoDeletion(db: Database, token: string, now: number): Promise<Outcome<null, Refusal<'link_over'>>> {
  return decideInTransaction(db, async (tx) => {
    const customerId = (await consumeToken(tx, token, 'keep', now))?.customer_id
    if (!customerId || !(await queries.clearDeletion(tx, customerId))) return refused({ code: 'link_over' })
    await insertAccountEvent(tx, { customerId, action: 'deletion_undone', now })
    return done(null)
  })
}

/** One account whose week is over; false when there is none. */
function executeDeletion(db: Database, now: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const account = await queries.lockDueDeletion(tx, new Date(now))
    if (!account) return false
    await scheduleOrderErasure(tx, account, now)
    if (account.verified) {
      await queries.stopNotices(tx, account.email)
      await queries.deleteCouponEmails(tx, account.email)
      await queries.clearWithdrawals(tx, account.email)
    }
    for (const { table, onDeletion } of Object.values<PersonalTable>(dataCatalogue))
      if (onDeletion === 'rows') await queries.deleteRows(tx, table, account.id)
    await queries.deleteTokensSentTo(
      tx,
      [account.email, account.new_email].filter((email) => email !== null),
    )
    await queries.anonymizeCustomer(tx, account.id, new Date(now))
    await insertAccountEvent(tx, { customerId: account.id, action: 'deleted', now })
    return true
  })
}

async function scheduleOrderErasure(
  tx: Executor,
  { id, email, verified }: queries.DeletionRow,
  now: number,
): Promise<void> {
  if (verified) await orders.joinGuestOrders(tx, id, email)
  await orders.setOrdersEraseBy(tx, id, new Date(openOrderUntil(now)))
  const invoiced = await orders.listInvoicedOrders(tx, id)
  await orders.setPapersUntil(
    tx,
    invoiced.map((order) => ({ id: order.id, until: new Date(documentsUntil(order.placed_at.getTime())) })),
  )
}

const batchSize = 100

/** Everything that is due now. Returns how many of each; to be called again while there are any. */
export async function purgeDue(
  db: Database,
  now: number,
): Promise<{ accounts: number; orders: number; statements: number; bankTexts: number }> {
  const at = new Date(now)
  let accounts = 0
  while (accounts < batchSize && (await executeDeletion(db, now))) accounts += 1
  const anonymizedOrders = await inTransaction(db, (tx) => orders.anonymizeOrders(tx, at, batchSize))
  const anonymizedInvoices = await inTransaction(db, (tx) => orders.anonymizeInvoices(tx, at, batchSize))
  const forgotten = new Date(forgottenStatementsBefore(now))
  const statements = await inTransaction(db, (tx) => queries.clearOldWithdrawals(tx, forgotten, batchSize))
  const oldTexts = new Date(forgottenBankTextsBefore(now))
  const bankTexts = await inTransaction(db, (tx) => queries.clearOldBankTexts(tx, oldTexts, batchSize))
  return { accounts, orders: anonymizedOrders + anonymizedInvoices, statements, bankTexts }
}
