// Validation rules of form fields: accounts, addresses and orders. Every rule has a code of its own, so that server and
// browser check the same rules with the same messages.

import { checkFreeText, control, link } from './free-text.ts'
import { normalizePostalCode } from './postal-code.ts'
import { visibleText } from './visible-text.ts'

export const limits = {
  name: 60,
  username: 40,
  alias: 40,
  description: 200,
  addressTitle: 60,
  street: 120,
  place: 80,
  building: 60,
  comments: 200,
  remarks: 500,
  company: 120,
  taxOffice: 80,
  vatNumber: 20,
  recipientName: 100,
  giftMessage: 300,
  lineText: 300,
  boxWords: 300,
  giftNote: 300,
  email: 254,
  password: { min: 8, max: 128 },
  phone: { min: 7, max: 18 },
  postalCode: { min: 4, max: 7 },
  pointId: 60,
  /** In years; a greater age is a mistyped year. */
  age: 120,
} as const

export const fieldRules = [
  ...['first_name_missing', 'first_name_too_long', 'last_name_missing', 'last_name_too_long'],
  ...['phone_missing', 'phone_invalid', 'birth_date_missing', 'birth_date_invalid', 'description_too_long'],
  ...['username_missing', 'username_too_long', 'username_characters', 'username_only_numbers'],
  ...['alias_missing', 'alias_too_long', 'alias_characters', 'alias_only_numbers'],
  ...['email_missing', 'email_invalid', 'password_missing', 'password_too_short', 'password_too_long'],
  ...['address_title_missing', 'address_title_too_long', 'street_missing', 'street_too_long', 'city_missing'],
  ...['city_too_long', 'postal_code_missing', 'postal_code_length', 'mobile_missing', 'mobile_invalid'],
  ...['code_missing', 'code_invalid', 'area_too_long', 'building_too_long', 'comments_too_long', 'remarks_too_long'],
  ...['company_name_missing', 'company_name_too_long', 'profession_missing', 'profession_too_long'],
  ...['tax_office_missing', 'tax_office_too_long', 'vat_number_missing', 'vat_number_too_long'],
  ...['country_missing', 'region_missing', 'shipping_type_missing', 'payment_type_missing', 'branch_missing'],
  'point_missing',
  ...['document_kind_missing', 'terms_missing', 'tax_office_number', 'link_incomplete'],
  ...['first_name_link', 'last_name_link', 'address_title_link', 'street_link', 'city_link', 'area_link'],
  ...['building_link', 'company_name_link', 'profession_link', 'tax_office_link', 'vat_number_link'],
  ...['recipient_name_missing', 'recipient_name_too_long', 'recipient_name_link', 'recipient_email_missing'],
  ...['recipient_email_invalid', 'sender_name_too_long', 'sender_name_link', 'send_day_invalid', 'gift_design_missing'],
  ...['gift_amount_invalid', 'box_empty', 'codes_too_many'],
  ...['gift_message_too_long', 'gift_message_link', 'gift_message_nonsense'],
  ...['line_text_too_long', 'line_text_link', 'line_text_nonsense'],
  ...['box_words_too_long', 'box_words_link', 'box_words_nonsense'],
  ...['gift_note_too_long', 'gift_note_link', 'gift_note_nonsense'],
] as const

export type FieldRule = (typeof fieldRules)[number]

/** Validates a text as typed, trimmed; null when it is valid. */
export type CheckField = (text: string) => FieldRule | null

const controlOrLineEnd = /[^\P{Cc}\t]|[\p{Cs}\p{Zl}\p{Zp}]/u

/** On one line, and more than marks that combine with a letter which is not there. */
const isOneLine = (text: string): boolean => !controlOrLineEnd.test(text) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

/** A company may be called by its address. */
const isLink = (field: string, text: string): boolean => (field === 'company_name' ? /:\/\// : link).test(text)

type InvoiceField = 'company_name' | 'profession' | 'tax_office' | 'vat_number'
type LineField = 'first_name' | 'last_name' | 'recipient_name' | 'address_title' | 'street' | 'city' | InvoiceField

const within =
  (field: LineField, max: number): CheckField =>
  (typed) => {
    const text = visibleText(typed)
    if (!isOneLine(text)) return `${field}_missing`
    if (text.length > max) return `${field}_too_long`
    return isLink(field, text) ? `${field}_link` : null
  }

const lineUpTo =
  (field: 'area' | 'building' | 'sender_name', max: number): CheckField =>
  (typed) => {
    const text = visibleText(typed)
    if (text !== '' && (!isOneLine(text) || text.length > max)) return `${field}_too_long`
    return isLink(field, text) ? `${field}_link` : null
  }

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

const checkName =
  (field: 'first_name' | 'last_name' | 'recipient_name', max: number): CheckField =>
  (typed) =>
    /\p{L}/u.test(visibleText(typed)) ? within(field, max)(typed) : `${field}_missing`

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

/** Of a gift card: first and last name. */
export const checkRecipientName = checkName('recipient_name', limits.recipientName)

/** Who gives it, as the recipient knows them. */
export const checkSenderName = lineUpTo('sender_name', limits.recipientName)

/** On a card or on a product. */
const words =
  (field: 'gift_message' | 'box_words' | 'gift_note' | 'line_text', max: number): CheckField =>
  (typed) => {
    const problem = checkFreeText(typed, max)
    return problem && `${field}_${problem}`
  }

export const checkGiftMessage = words('gift_message', limits.giftMessage)
export const checkBoxWords = words('box_words', limits.boxWords)
export const checkGiftNote = words('gift_note', limits.giftNote)
export const checkLineText = words('line_text', limits.lineText)

/** Letters of any script, digits and underscores; not digits alone, which would look like a number. */
function checkHandle(text: string, handleKind: 'username' | 'alias'): FieldRule | null {
  if (text === '') return `${handleKind}_missing`
  if ([...text].length > limits[handleKind]) return `${handleKind}_too_long`
  if (!/^(?:[\p{L}\p{Nd}_]\p{M}*)+$/u.test(text)) return `${handleKind}_characters`
  return /^\p{Nd}+$/u.test(text) ? `${handleKind}_only_numbers` : null
}

export const checkUsername: CheckField = (text) => checkHandle(text, 'username')
export const checkAlias: CheckField = (text) => checkHandle(text, 'alias')

const atom = "[A-Za-z\\d!#$%&'*+/=?^_`{|}~-]+"
const mailbox = new RegExp(`^(?=.{1,64}$)${atom}(?:\\.${atom})*$`)
const mailDomain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[A-Za-z]{2,63}$/u

/**
 * What mail servers deliver to (RFC 5321): a dot-atom of ASCII before the at sign. Quoted names, comments and letters of other
 * scripts there are refused by most of them.
 */
export const checkEmail: CheckField = (typed) => {
  const text = visibleText(typed)
  if (text === '') return 'email_missing'
  const at = text.lastIndexOf('@')
  const isEmail = text.length <= limits.email && mailbox.test(text.slice(0, at)) && mailDomain.test(text.slice(at + 1))
  return isEmail ? null : 'email_invalid'
}

export const checkRecipientEmail: CheckField = (text) => {
  if (text === '') return 'recipient_email_missing'
  return checkEmail(text) ? 'recipient_email_invalid' : null
}

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

/** A date as `2026-11-20`; must exist in the calendar. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

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

const sameDayIn = (years: number, day: string): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/** When a gift card is sent: from today to a year from now. `today` is a day of the same form. */
export const checkSendDay = (text: string, today: string): FieldRule | null =>
  isDay(text) && text >= today && text <= sameDayIn(1, today) ? null : 'send_day_invalid'
