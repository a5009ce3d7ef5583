// The second factor of an account: possession in addition to knowledge. Off unless the customer turns it on.

import type { Refusal } from '@stoa/contract/refusals'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { countUse, resetUse } from '../../database/rate-limit.ts'
import { decideInTransaction, type Executor, inTransaction } from '../../database/transaction.ts'
import type { SignedIn } from '../../http/caller.ts'
import { insertAccountEvent } from '../account-events.queries.ts'
import type { AccountSettings } from '../account-settings.ts'
import { enqueueEmail } from '../emails/emails.service.ts'
import { createAuthenticator, findCodeStep } from './authenticator.service.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import * as queries from './second-factor.queries.ts'

const ownerOf = (customerId: number): string => `customer ${customerId}`

export type FactorRefusal = Refusal<'second_factor_required' | 'second_factor_wrong'>

/** A right code resets the count. Recovery codes are too long to be guessed, so their owner is never locked out. */
const maxGuesses = 10
const guessWindowMs = 60 * 60_000

/**
 * Whether `code` (an authenticator's or a recovery code) is valid; done where the second factor is off. An accepted
 * code is used up with the transaction, a wrong one is counted: the transaction must be committed. Used by signing in
 * and by confirming the identity.
 */
export async function checkSecondFactor(
  tx: Executor,
  settings: AccountSettings,
  customerId: number,
  code: string | undefined,
  now: number,
): Promise<Outcome<null, FactorRefusal>> {
  const factor = await queries.getFactor(tx, customerId)
  if (factor.enabled_at === null || factor.second_factor === null) return done(null)
  if (code === undefined) return refused({ code: 'second_factor_required' })
  const isTotpCode = /^\d{3} ?\d{3}$/.test(code)
  const accepted = isTotpCode
    ? await consumeTotpCode(tx, settings, { customerId, sealed: factor.second_factor, code, now })
    : await consumeRecoveryCode(tx, settings, { customerId, code, now })
  return accepted ? done(null) : refused({ code: 'second_factor_wrong' })
}

interface CodeAttempt {
  customerId: number
  code: string
  now: number
}

async function consumeTotpCode(
  tx: Executor,
  settings: AccountSettings,
  { customerId, sealed, code, now }: CodeAttempt & { sealed: Buffer },
): Promise<boolean> {
  const bucket = `second factor ${customerId}`
  const [at, until] = [new Date(now), new Date(now + guessWindowMs)]
  const { used } = await countUse(tx, { bucket, max: maxGuesses, now: at, until })
  const step = used > maxGuesses ? null : findCodeStep(settings, { owner: ownerOf(customerId), sealed, code, now })
  const accepted = step !== null && (await queries.consumeStep(tx, customerId, step))
  if (accepted) await resetUse(tx, bucket)
  return accepted
}

const consumeRecoveryCode = (
  tx: Executor,
  { secret }: AccountSettings,
  { customerId, code, now }: CodeAttempt,
): Promise<boolean> =>
  queries.consumeRecoveryCode(tx, customerId, hashRecoveryCode(secret, customerId, code), new Date(now))

/** A new secret takes effect with its first right code; until then the old one applies, where there is one. */
export function prepareFactor(db: Database, settings: AccountSettings, { customerId }: SignedIn) {
  return inTransaction(db, async (tx) => {
    const { email } = await queries.getFactor(tx, customerId)
    const { sealed, secret, otpauthUrl } = createAuthenticator(settings, ownerOf(customerId), email ?? '')
    await queries.savePendingSecret(tx, customerId, sealed)
    return { secret, address: otpauthUrl }
  })
}

/** The recovery codes, shown this one time. */
export function enableFactor(
  db: Database,
  settings: AccountSettings,
  customer: SignedIn,
  code: string,
  now: number,
): Promise<Outcome<{ codes: string[] }, Refusal<'second_factor_wrong'>>> {
  return decideInTransaction(db, async (tx) => {
    const { second_factor_next: sealed } = await queries.lockFactor(tx, customer.customerId)
    const step = sealed && findCodeStep(settings, { owner: ownerOf(customer.customerId), sealed, code, now })
    if (step === null) return refused({ code: 'second_factor_wrong' })
    await queries.enable(tx, customer.customerId, step, new Date(now))
    await insertAccountEvent(tx, { ...customer, now, action: 'second_factor_on' })
    return done({ codes: await issueRecoveryCodes(tx, settings, customer.customerId) })
  })
}

export function renewCodes(
  db: Database,
  settings: AccountSettings,
  customer: SignedIn,
  now: number,
): Promise<Outcome<{ codes: string[] }, Refusal<'second_factor_off'>>> {
  return decideInTransaction(db, async (tx) => {
    const { enabled_at: enabledAt } = await queries.lockFactor(tx, customer.customerId)
    if (enabledAt === null) return refused({ code: 'second_factor_off' })
    await insertAccountEvent(tx, { ...customer, now, action: 'recovery_codes_renewed' })
    return done({ codes: await issueRecoveryCodes(tx, settings, customer.customerId) })
  })
}

async function issueRecoveryCodes(tx: Executor, { secret }: AccountSettings, customerId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await queries.replaceRecoveryCodes(
    tx,
    customerId,
    codes.map((code) => hashRecoveryCode(secret, customerId, code)),
  )
  return codes
}

export function disableFactor(db: Database, customer: SignedIn, now: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { enabled_at: enabledAt } = await queries.lockFactor(tx, customer.customerId)
    await queries.disable(tx, customer.customerId)
    if (enabledAt === null) return
    await queries.replaceRecoveryCodes(tx, customer.customerId, [])
    await insertAccountEvent(tx, { ...customer, now, action: 'second_factor_off' })
    await enqueueEmail(tx, 'second_factor_off', { customerId: customer.customerId, now })
  })
}

export const getFactor = queries.getFactor
