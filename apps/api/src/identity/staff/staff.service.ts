// The shop's staff: added and switched off from the command line. Each has an authenticator.

import { randomBytes } from 'node:crypto'
import type { StaffRole } from '@stoa/domain/identity/permissions'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import { toBase32 } from '../second-factor/base32.ts'
import { seal, unseal } from '../second-factor/seal.ts'
import { findStep, otpauthUrl } from '../second-factor/totp.ts'
import type { AccountSettings } from '../sessions/account-settings.ts'
import * as queries from './staff.queries.ts'

export interface NewStaff {
  email: string
  name: string
  role: StaffRole
}

/** Shown this one time. */
export interface FactorSecret {
  /** Base32, for typing. */
  secret: string
  /** `otpauth://…` */
  otpauthUrl: string
}

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
  const secret = randomBytes(20)
  await queries.saveFactor(tx, id, seal(settings.secret, ownerOf(id), secret))
  return { secret: toBase32(secret), otpauthUrl: otpauthUrl(secret, 'Στοά', email) }
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
  const step = sealed && findStep(unseal(settings.secret, ownerOf(id), sealed), code, now)
  return step !== null && queries.consumeStep(tx, id, step)
}
