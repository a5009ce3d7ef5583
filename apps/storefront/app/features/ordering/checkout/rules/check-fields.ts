// The rules of single fields. They agree with the contract's, which has the last word; here they have words of their own.

import type { Country } from '@stoa/contract/ordering/checkout'
import { greeceId } from '@stoa/domain/identity/address-rules'
import { isPostalCode } from '@stoa/domain/identity/postal-code'
import { isGreekVatNumber } from '@stoa/domain/identity/vat-number'
import { normalizePostalCode } from '../../../../shared/place/normalize-postal-code.ts'
import { normalizePhone, normalizeVatNumber } from './normalize-input.ts'
import type { FieldProblem, ProblemKey } from './problems.ts'

/** The longest text of each kind. */
export const maxLengths = {
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
  return text.length > limit ? { key: 'text.long', limit, actual: text.length } : null
}

export function checkEmail(value: string): Problem {
  const text = value.trim()
  if (text === '') return { key: 'email.missing' }
  const isValid = text.length <= 254 && /^[^\s@,;]+@[^\s@,;.]+(?:\.[^\s@,;.]+)*\.[a-z]{2,}$/i.test(text)
  return isValid ? null : { key: 'email.wrong', actual: text }
}

export function checkPhone(value: string, kind: 'mobile' | 'phone'): Problem {
  const digits = normalizePhone(value)
  if (digits === '') return kind === 'mobile' ? { key: 'mobile.missing' } : null
  if (/\D/.test(digits)) return { key: `${kind}.letters`, actual: value.trim() }
  return digits.length >= 7 && digits.length <= 18 ? null : { key: `${kind}.length`, actual: digits.length }
}

/** Greece has five digits and no 0 or 9 in front; elsewhere the country says how many there are. */
export function checkPostalCode(value: string, country: Country | undefined): Problem {
  const code = normalizePostalCode(value)
  const actual = value.trim()
  const limit = country?.postalCodeDigits ?? null
  if (code === '') return { key: 'postalCode.missing' }
  if (isPostalCode(code, country?.iso ?? '', limit)) return null
  if (country?.id === greeceId) return { key: 'postalCode.greece', actual }
  return limit === null ? { key: 'postalCode.length', actual } : { key: 'postalCode.digits', limit, actual }
}

export function checkVatNumber(value: string, inGreece: boolean): Problem {
  const number = normalizeVatNumber(value, inGreece)
  if (number === '') return { key: 'vatNumber.missing' }
  if (inGreece) return isGreekVatNumber(number) ? null : { key: 'vatNumber.greece', actual: value.trim() }
  return /^[A-Z0-9]{2,20}$/.test(number) ? null : { key: 'vatNumber.length', actual: value.trim() }
}
