// Checks of VAT numbers: from what a register has said while that holds, otherwise by asking it. Registers are asked outside of
// transactions, and what cannot be found out is unknown.

import { isGreekVatNumber, normalizeVatNumber, viesCodeOf, viesNumberOf } from '@stoa/domain/identity/vat-number'
import { chooseAnswer, isCurrent, longestValid, type VatRegister } from '@stoa/domain/ordering/order/vat-check'
import type { Executor } from '../../database/transaction.ts'
import type { RegisterAnswer, VatRegisters } from '../../ports/vat-registers.ts'
import * as queries from './vat-checks.queries.ts'

export type StoredCheck = queries.StoredCheck

/** As it was typed, with its country by ISO 3166-1. */
export interface TypedVatNumber {
  iso: string
  text: string
}

export interface CheckDeps {
  db: Executor
  registers: VatRegisters
  now: number
}

const greece = 'EL'

/** The number as registers know it; null in a country that has none of them. */
function toRegistered({ iso, text }: TypedVatNumber): queries.VatNumber | null {
  const country = viesCodeOf(iso)
  if (country === null) return null
  const number = normalizeVatNumber(text, country === greece)
  return { country, number: country === greece ? number : viesNumberOf(number, country) }
}

const isWellFormed = ({ country, number }: queries.VatNumber): boolean =>
  country === greece ? isGreekVatNumber(number) : /^[A-Z0-9]{2,14}$/.test(number)

const withoutFacts = { company: null, requestDate: null, requestId: null }
const unreachable: RegisterAnswer = { result: 'unknown', reason: 'unreachable' }

/** The Greek register notifies the company of it: only when somebody has asked for the check. */
export const checkGreekCompany = (deps: CheckDeps, text: string): Promise<StoredCheck> =>
  check(
    deps,
    { iso: 'GR', text },
    'aade',
    async ({ number }) => deps.registers.findGreekCompany?.(number) ?? unreachable,
  )

/** A Greek company need not be in VIES: that it is not says nothing. */
export async function checkEuNumber(deps: CheckDeps, typed: TypedVatNumber): Promise<StoredCheck> {
  const checked = await check(
    deps,
    typed,
    'vies',
    async ({ country, number }) => deps.registers.checkEuNumber?.(country, number) ?? unreachable,
  )
  const saysNothing = typed.iso === 'GR' && checked.result === 'invalid' && checked.reason !== 'malformed'
  return saysNothing ? { ...checked, result: 'unknown', reason: 'not_in_vies' } : checked
}

async function check(
  { db, now }: CheckDeps,
  typed: TypedVatNumber,
  register: VatRegister,
  ask: (number: queries.VatNumber) => Promise<RegisterAnswer>,
): Promise<StoredCheck> {
  const number = toRegistered(typed)
  const about = { register, checkedAt: now, ...withoutFacts }
  if (number === null) return { ...about, result: 'unknown', reason: 'no_register' }
  if (!isWellFormed(number)) return { ...about, result: 'invalid', reason: 'malformed' }
  const known = (await queries.listChecks(db, number)).find((stored) => stored.register === register)
  if (known && isCurrent(known, now)) return known
  const checked = { ...about, ...factsOf(await ask(number)) }
  await queries.saveCheck(db, number, checked)
  return checked
}

function factsOf(answer: RegisterAnswer) {
  if (answer.result === 'unknown') return { ...withoutFacts, ...answer }
  return {
    result: answer.result,
    reason: answer.result === 'invalid' ? answer.reason : null,
    company: answer.result === 'valid' ? answer.company : null,
    ...answer.evidence,
  }
}

export interface KnownVat {
  /** Null in a country that has no register. */
  check: Pick<StoredCheck, 'register' | 'result' | 'checkedAt' | 'requestDate' | 'requestId'> | null
  /** Whether somebody has had the Greek register asked about it, answer or not. */
  isAsked: boolean
}

/** From what registers have said already: none is asked. */
export async function findKnownVat(db: Executor, typed: TypedVatNumber, now: number): Promise<KnownVat> {
  const number = toRegistered(typed)
  if (number === null) return { check: null, isAsked: false }
  const answers = await queries.listChecks(db, number)
  const isGreek = number.country === greece
  const unknown = { register: isGreek ? ('aade' as const) : ('vies' as const), result: 'unknown' as const }
  return {
    check: chooseAnswer(answers, isGreek, now) ?? { ...unknown, checkedAt: now, requestDate: null, requestId: null },
    isAsked: answers.some(({ register }) => register === 'aade'),
  }
}

/** Of an order that waits for it: in VIES, and in the Greek register where its buyer had that asked. */
export async function recheckNumber(deps: CheckDeps, typed: TypedVatNumber): Promise<KnownVat['check']> {
  const { check: known, isAsked } = await findKnownVat(deps.db, typed, deps.now)
  if (known?.result !== 'unknown') return known
  if (typed.iso === 'GR' && isAsked) await checkGreekCompany(deps, typed.text)
  else await checkEuNumber(deps, typed)
  return (await findKnownVat(deps.db, typed, deps.now)).check
}

export const findCountryIso = queries.findCountryIso

/** What no longer holds anywhere. */
export const deleteOldChecks = (db: Executor, now: number, limit: number): Promise<number> =>
  queries.deleteChecks(db, new Date(now - longestValid), limit)
