// Validation rules of form fields: accounts, addresses and orders. Those of a line of the cart are in a file of their own.

import { limits } from './field-limits.ts'
import type { CheckField, FieldRule } from './field-rule.ts'
import { control } from './free-text.ts'
import { checkName, isDay, lineUpTo, sameDayIn, within } from './line-rules.ts'
import { normalizePostalCode } from './postal-code.ts'
import { visibleText } from './visible-text.ts'

/** Of several lines. */
const textUpTo =
  (tooLong: FieldRule, max: number): CheckField =>
  (typed) => {
    const text = visibleText(typed)
    return text.length > max || control.test(text) ? tooLong : null
  }

/** For optional fields. */
export const ifFilled =
  (check: CheckField): CheckField =>
  (text) =>
    text === '' ? null : check(text)

export const checkFirstName = checkName('first_name', limits.name)
export const checkLastName = checkName('last_name', limits.name)
export const checkAddressTitle = within('address_title', limits.addressTitle)
export const checkStreet = within('street', limits.street)
export const checkCity = within('city', limits.place)

/** A carrier's name for one of its points. */
export const checkPointId: CheckField = (text) => (text === '' || text.length > limits.pointId ? 'point_missing' : null)

export const checkCompanyName = within('company_name', limits.company)
export const checkProfession = within('profession', limits.company)
export const checkTaxOffice = within('tax_office', limits.taxOffice)
/** Its digits are validated where the country is known: `isVatNumber`. */
export const checkVatNumber = within('vat_number', limits.vatNumber)

export const checkArea = lineUpTo('area', limits.place)
export const checkBuilding = lineUpTo('building', limits.building)
export const checkComments = textUpTo('comments_too_long', limits.comments)
export const checkRemarks = textUpTo('remarks_too_long', limits.remarks)
export const checkDescription = textUpTo('description_too_long', limits.description)

/** Letters of any script, digits and underscores; not digits alone, which would look like a number. */
function checkHandle(text: string, handleKind: 'username' | 'alias'): FieldRule | null {
  if (text === '') return `${handleKind}_missing`
  if ([...text].length > limits[handleKind]) return `${handleKind}_too_long`
  if (!/^(?:[\p{L}\p{Nd}_]\p{M}*)+$/u.test(text)) return `${handleKind}_characters`
  return /^\p{Nd}+$/u.test(text) ? `${handleKind}_only_numbers` : null
}

export const checkUsername: CheckField = (text) => checkHandle(text, 'username')
export const checkAlias: CheckField = (text) => checkHandle(text, 'alias')

/** Any characters, counted as graphemes; never trimmed (NIST SP 800-63B). */
export const checkPassword: CheckField = (text) => {
  const length = [...text].length
  if (length === 0) return 'password_missing'
  if (length < limits.password.min) return 'password_too_short'
  return length > limits.password.max ? 'password_too_long' : null
}

/**
 * Spaces, dots, dashes of any length, slashes, brackets and the plus are common in phone numbers, and so are the invisible
 * marks around those that are copied from a telephone.
 */
export const phoneDigits = (text: string): string => text.replace(/[\s().+/[\]\p{Pd}\p{Cf}]/gu, '')

const isPhone = (text: string): boolean =>
  /^\d+$/.test(text) && text.length >= limits.phone.min && text.length <= limits.phone.max

export const checkPhone: CheckField = (text) => {
  if (text === '') return 'phone_missing'
  return isPhone(phoneDigits(text)) ? null : 'phone_invalid'
}

export const checkMobile: CheckField = (text) => {
  if (text === '') return 'mobile_missing'
  return isPhone(phoneDigits(text)) ? null : 'mobile_invalid'
}

/** Of any country; the form of one country's codes is checked by `isPostalCode`. */
export const checkPostalCode: CheckField = (text) => {
  const code = normalizePostalCode(text)
  if (code === '') return 'postal_code_missing'
  const { min, max } = limits.postalCode
  return /^[A-Z0-9]+$/.test(code) && code.length >= min && code.length <= max ? null : 'postal_code_length'
}

/** Six digits of an authenticator, or a recovery code as shown. */
export const checkCode: CheckField = (text) => {
  if (text === '') return 'code_missing'
  return /^(?:\d{3} ?\d{3}|[a-z0-9]{5}-?[a-z0-9]{5})$/i.test(text) ? null : 'code_invalid'
}

/** The one-time token in the link of an e-mail. Programs break long lines, and people copy a part. */
export const checkLinkToken: CheckField = (text) =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text.trim()) ? null : 'link_incomplete'

export const checkDay: CheckField = (text) => {
  if (text === '') return 'birth_date_missing'
  return isDay(text) ? null : 'birth_date_invalid'
}

/** `today` is a day of the same form. */
export function checkBirthDate(text: string, today: string): FieldRule | null {
  const problem = checkDay(text)
  if (problem) return problem
  return text < today && text >= sameDayIn(-limits.age, today) ? null : 'birth_date_invalid'
}
