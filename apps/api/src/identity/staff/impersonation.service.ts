// Staff act for a customer, visibly: by a link that is good once and for a minute, created with the authenticator of
// that member of staff; for half an hour; without what only the customer may do. Each change records who made it.

import type { Session } from '@stoa/contract/identity/session'
import type { Refusal } from '@stoa/contract/refusals'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { CallingClient } from '../../http/operation.ts'
import { insertAccountEvent } from '../account-events.queries.ts'
import type { AccountSettings } from '../account-settings.ts'
import { findCredentials, lockOpenAccount } from '../accounts/accounts.service.ts'
import { consumeToken, issueToken } from '../one-time-tokens/one-time-tokens.service.ts'
import { startSession } from '../sessions/sessions.service.ts'
import * as queries from './staff.queries.ts'
import { verifyStaffCode } from './staff.service.ts'

const linkLifetimeMs = 60_000

export interface ImpersonationInput {
  customerEmail: string
  staffEmail: string
  /** Of the authenticator of that member of staff. */
  code: string
  now: number
}

/** `staff_not_shown`: nobody has that e-mail, they were switched off, or the code is wrong: never said which. */
export type LinkRefusal = { code: 'staff_not_shown' | 'customer_not_found' }

/** The link's URL. */
export function makeImpersonationLink(
  db: Database,
  settings: AccountSettings,
  { customerEmail, staffEmail, code, now }: ImpersonationInput,
): Promise<Outcome<string, LinkRefusal>> {
  // committed when refused, too: the code is used up
  return inTransaction(db, async (tx) => {
    const staff = await queries.lockStaff(tx, staffEmail)
    if (!staff?.active || !(await verifyStaffCode(tx, settings, staff, code, now)))
      return refused({ code: 'staff_not_shown' })
    const customer = await findCredentials(tx, customerEmail)
    if (!customer || customer.delete_at !== null) return refused({ code: 'customer_not_found' })
    const actor = { customerId: customer.id, staffId: staff.id, now }
    const { token } = await issueToken(tx, settings, { ...actor, purpose: 'impersonate', lifetimeMs: linkLifetimeMs })
    await insertAccountEvent(tx, { ...actor, action: 'impersonation_link_made' })
    return done(`${settings.origin}/impersonate/${token}`)
  })
}

export function impersonate(
  db: Database,
  settings: AccountSettings,
  token: string,
  { client, now }: { client: CallingClient; now: number },
): Promise<Outcome<Session, Refusal<'link_over'>>> {
  // committed when refused, too: a link is good once, whatever the outcome
  return inTransaction(db, async (tx) => {
    const row = await consumeToken(tx, token, 'impersonate', now)
    const { customer_id: customerId, staff_id: staffId } = row ?? { customer_id: null, staff_id: null }
    if (customerId === null || staffId === null) return refused({ code: 'link_over' })
    const customer = await lockOpenAccount(tx, customerId)
    const mayAct = customer !== null && (await queries.isActive(tx, staffId))
    if (!mayAct) return refused({ code: 'link_over' })
    await insertAccountEvent(tx, { customerId, staffId, action: 'impersonation_begun', now })
    return done(await startSession(tx, settings, { customerId, staffId, remembered: false, client, now }))
  })
}
