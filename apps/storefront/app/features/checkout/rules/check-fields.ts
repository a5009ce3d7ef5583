// The rules of single fields. They agree with the contract's, which has the last word; here they have words of their own.

import type { Country } from '@stoa/contract/checkout'
import { greeceId } from '@stoa/domain/customer/address-rules'
import { isPostalCode } from '@stoa/domain/customer/postal-code'
import { isGreekVatNumber } from '@stoa/domain/customer/vat-number'
import { plainPostalCode } from '../../../shared/place/plain-postal-code.ts'
import type { FieldProblem, ProblemKey } from './problems.ts'
import { phoneDigits, plainVatNumber } from './written.ts'

/** The longest text of each kind. */
export const longest = {
  name: 60,
  street: 120,
  place: 80,
  company: 120,
  taxOffice: 80,
  note: 60,
  remarks: 500,
} as const

type Problem = FieldProblem | null

export function checkText(value: string, limit: number, missing?: ProblemKey): Problem {
  const text = value.trim()
  if (text === '') return missing ? { key: missing } : null
  return text.length > limit ? { key: 'text.long', limit, seen: text.length } : null
}

export function checkEmail(value: string): Problem {
  const text = value.trim()
  if (text === '') return { key: 'email.missing' }
  const right = text.length <= 254 && /^[^\s@,;]+@[^\s@,;.]+(?:\.[^\s@,;.]+)*\.[a-z]{2,}$/i.test(text)
  return right ? null : { key: 'email.wrong', seen: text }
}

export function checkPhone(value: string, kind: 'mobile' | 'phone'): Problem {
  const digits = phoneDigits(value)
  if (digits === '') return kind === 'mobile' ? { key: 'mobile.missing' } : null
  if (/\D/.test(digits)) return { key: `${kind}.letters`, seen: value.trim() }
  return digits.length >= 7 && digits.length <= 18 ? null : { key: `${kind}.length`, seen: digits.length }
}

/** Greece has five digits and no 0 or 9 in front; elsewhere the country says how many there are. */
export function checkPostalCode(value: string, country: Country | undefined): Problem {
  const code = plainPostalCode(value)
  const seen = value.trim()
  const limit = country?.postalCodeDigits ?? null
  if (code === '') return { key: 'postalCode.missing' }
  if (isPostalCode(code, country?.iso ?? '', limit)) return null
  if (country?.id === greeceId) return { key: 'postalCode.greece', seen }
  return limit === null ? { key: 'postalCode.length', seen } : { key: 'postalCode.digits', limit, seen }
}

export function checkVatNumber(value: string, inGreece: boolean): Problem {
  const number = plainVatNumber(value, inGreece)
  if (number === '') return { key: 'vatNumber.missing' }
  if (inGreece) return isGreekVatNumber(number) ? null : { key: 'vatNumber.greece', seen: value.trim() }
  return /^[A-Z0-9]{2,20}$/.test(number) ? null : { key: 'vatNumber.length', seen: value.trim() }
}
