// Staff act for a customer, and everybody can see that they do: by a link that is good once and for a minute, made by somebody
// whose authenticator is at hand; for half an hour; without what only the customer may do. Who acted is kept with each change.

import type { Refusal } from '@stoa/contract/refusals'
import type { Session } from '@stoa/contract/session'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { CallingClient } from '../../http/operation.ts'
import { findCredentials, lockOpenAccount } from '../accounts/accounts.queries.ts'
import { issueKey, spendKey } from '../one-time-keys/one-time-keys.ts'
import { insertAccountEvent } from '../sessions/account-events.queries.ts'
import type { AccountSettings } from '../sessions/account-settings.ts'
import { beginSession } from '../sessions/begin-session.ts'
import * as queries from './staff.queries.ts'
import { showsFactor } from './staff.service.ts'

const linkLives = 60_000

export interface ImpersonationWish {
  customerEmail: string
  staffEmail: string
  /** Of the authenticator of that member of staff. */
  code: string
  now: number
}

/** `staff_not_shown`: there is nobody of that name, they were switched off, or it is not their code: never said which. */
export type LinkRefusal = { code: 'staff_not_shown' | 'customer_not_found' }

/** The link's address. */
export function makeImpersonationLink(
  db: Database,
  settings: AccountSettings,
  { customerEmail, staffEmail, code, now }: ImpersonationWish,
): Promise<Outcome<string, LinkRefusal>> {
  // committed when refused, too: a code that was shown is used up
  return inTransaction(db, async (tx) => {
    const staff = await queries.lockStaff(tx, staffEmail)
    if (!staff?.active || !(await showsFactor(tx, settings, staff, code, now)))
      return refused({ code: 'staff_not_shown' })
    const customer = await findCredentials(tx, customerEmail)
    if (!customer || customer.delete_at !== null) return refused({ code: 'customer_not_found' })
    const who = { customerId: customer.id, staffId: staff.id, now }
    const { key } = await issueKey(tx, settings, { ...who, purpose: 'impersonate', livesFor: linkLives })
    await insertAccountEvent(tx, { ...who, action: 'impersonation_link_made' })
    return done(`${settings.origin}/impersonate/${key}`)
  })
}

export function impersonate(
  db: Database,
  settings: AccountSettings,
  key: string,
  { client, now }: { client: CallingClient; now: number },
): Promise<Outcome<Session, Refusal<'link_over'>>> {
  // committed when refused, too: a link is good once, whatever came of it
  return inTransaction(db, async (tx) => {
    const row = await spendKey(tx, key, 'impersonate', now)
    const { customer_id: customerId, staff_id: staffId } = row ?? { customer_id: null, staff_id: null }
    if (customerId === null || staffId === null) return refused({ code: 'link_over' })
    const customer = await lockOpenAccount(tx, customerId)
    const mayAct = customer !== null && (await queries.isActive(tx, staffId))
    if (!mayAct) return refused({ code: 'link_over' })
    await insertAccountEvent(tx, { customerId, staffId, action: 'impersonation_begun', now })
    return done(await beginSession(tx, settings, { customerId, staffId, remembered: false, client, now }))
  })
}
