// The shop's staff: added and switched off from the command line. Each has an authenticator.

import type { StaffRole } from '@stoa/domain/identity/permissions'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import type { AccountSettings } from '../account-settings.ts'
import { createAuthenticator, findCodeStep, type NewAuthenticator } from '../second-factor/authenticator.service.ts'
import * as queries from './staff.queries.ts'

export interface NewStaff {
  email: string
  name: string
  role: StaffRole
}

/** Shown this one time. */
export type FactorSecret = Omit<NewAuthenticator, 'sealed'>

export type StaffRefusal = { code: 'staff_exists' | 'staff_not_found' }

const ownerOf = (staffId: number): string => `staff ${staffId}`

export function addStaff(
  db: Database,
  settings: AccountSettings,
  { email, name, role }: NewStaff,
): Promise<Outcome<FactorSecret, StaffRefusal>> {
  return decideInTransaction(db, async (tx) => {
    const id = await queries.insertStaff(tx, email, name, role)
    return id === null ? refused({ code: 'staff_exists' }) : done(await issueFactor(tx, settings, id, email))
  })
}

/** Voids the old authenticator, and every session that was started with it. */
export function renewFactor(
  db: Database,
  settings: AccountSettings,
  email: string,
  now: number,
): Promise<Outcome<FactorSecret, StaffRefusal>> {
  return decideInTransaction(db, async (tx) => {
    const staff = await queries.lockStaff(tx, email)
    if (!staff) return refused({ code: 'staff_not_found' })
    await queries.endStaffSessions(tx, staff.id, new Date(now))
    return done(await issueFactor(tx, settings, staff.id, staff.email))
  })
}

async function issueFactor(tx: Executor, settings: AccountSettings, id: number, email: string): Promise<FactorSecret> {
  const { sealed, ...secret } = createAuthenticator(settings, ownerOf(id), email)
  await queries.saveFactor(tx, id, sealed)
  return secret
}

/** Switched off, they are signed out and act for nobody from now on. */
export function setStaffActive(
  db: Database,
  email: string,
  active: boolean,
  now: number,
): Promise<Outcome<null, StaffRefusal>> {
  return decideInTransaction(db, async (tx) => {
    const staff = await queries.lockStaff(tx, email)
    if (!staff) return refused({ code: 'staff_not_found' })
    await queries.setActive(tx, staff.id, active)
    if (!active) await queries.endStaffSessions(tx, staff.id, new Date(now))
    return done(null)
  })
}

export const listStaff = queries.listStaff

/** Whether it is an unused code of their authenticator; it is used up with the transaction. */
export async function verifyStaffCode(
  tx: Executor,
  settings: AccountSettings,
  { id, second_factor: sealed }: queries.StaffRow,
  code: string,
  now: number,
): Promise<boolean> {
  const step = sealed && findCodeStep(settings, { owner: ownerOf(id), sealed, code, now })
  return step !== null && queries.consumeStep(tx, id, step)
}
