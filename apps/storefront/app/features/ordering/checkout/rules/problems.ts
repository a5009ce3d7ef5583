// Turns problems found by the shop's rules into the checkout's own messages: each says what to do, and quotes the
// input.

import { limits } from '@stoa/domain/identity/field-limits'
import type { CheckField, FieldRule } from '@stoa/domain/identity/field-rule'
import { phoneDigits } from '@stoa/domain/identity/field-rules'

const keys = {
  email_missing: 'email.missing',
  email_invalid: 'email.wrong',
  mobile_missing: 'mobile.missing',
  first_name_missing: 'firstName.missing',
  last_name_missing: 'lastName.missing',
  postal_code_missing: 'postalCode.missing',
  postal_code_length: 'postalCode.length',
  city_missing: 'city.missing',
  street_missing: 'street.missing',
  address_title_missing: 'addressTitle.missing',
  company_name_missing: 'companyName.missing',
  profession_missing: 'profession.missing',
  tax_office_missing: 'taxOffice.missing',
  vat_number_missing: 'vatNumber.missing',
} as const satisfies Partial<Record<FieldRule, string>>

const maxLengths: Partial<Record<FieldRule, number>> = {
  first_name_too_long: limits.name,
  last_name_too_long: limits.name,
  city_too_long: limits.place,
  street_too_long: limits.street,
  area_too_long: limits.place,
  building_too_long: limits.building,
  address_title_too_long: limits.addressTitle,
  company_name_too_long: limits.company,
  profession_too_long: limits.company,
  tax_office_too_long: limits.taxOffice,
  vat_number_too_long: limits.vatNumber,
  remarks_too_long: limits.remarks,
}

export type ProblemKey =
  | (typeof keys)[keyof typeof keys]
  | `${'mobile' | 'phone'}.${'letters' | 'length'}`
  | 'country.missing'
  | 'country.noDelivery'
  | 'region.missing'
  | 'postalCode.greece'
  | 'postalCode.digits'
  | 'vatNumber.greece'
  | 'vatNumber.length'
  | `vatNumber.${'notFound' | 'notBusiness' | 'inactive'}`
  | 'text.long'
  | 'text.link'

export interface FieldProblem {
  key: ProblemKey
  /** The input, or its length. */
  actual?: string | number
  /** The limit that it exceeds. */
  limit?: number
}

function describePhone(kind: 'mobile' | 'phone', typed: string): FieldProblem {
  const digits = phoneDigits(typed)
  return /\D/.test(digits)
    ? { key: `${kind}.letters`, actual: typed }
    : { key: `${kind}.length`, actual: digits.length }
}

const hasKey = (rule: FieldRule): rule is keyof typeof keys => rule in keys

/** The problem that `check` finds in a field; null for none. */
export function findProblem(check: CheckField, text: string): FieldProblem | null {
  const typed = text.trim()
  const rule = check(typed)
  if (rule === null) return null
  if (rule === 'mobile_invalid') return describePhone('mobile', typed)
  if (rule === 'phone_invalid') return describePhone('phone', typed)
  if (rule.endsWith('_link')) return { key: 'text.link' }
  if (hasKey(rule)) return { key: keys[rule], actual: typed }
  return { key: 'text.long', limit: maxLengths[rule], actual: typed.length }
}
