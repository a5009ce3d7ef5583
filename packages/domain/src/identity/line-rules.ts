// Validation rules of what buyers write with a line of the cart. Every page of the shop checks them, for it reads the stored
// cart: the rules of other fields are in a file of their own.

import { limits } from './field-limits.ts'
import type { CheckField, FieldRule } from './field-rule.ts'
import { checkFreeText, link } from './free-text.ts'
import { visibleText } from './visible-text.ts'

const controlOrLineEnd = /[^\P{Cc}\t]|[\p{Cs}\p{Zl}\p{Zp}]/u

/** On one line, and more than marks that combine with a letter which is not there. */
const isOneLine = (text: string): boolean => !controlOrLineEnd.test(text) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

/** A company may be called by its address. */
const isLink = (field: string, text: string): boolean => (field === 'company_name' ? /:\/\// : link).test(text)

type InvoiceField = 'company_name' | 'profession' | 'tax_office' | 'vat_number'
type LineField = 'first_name' | 'last_name' | 'recipient_name' | 'address_title' | 'street' | 'city' | InvoiceField

export const within =
  (field: LineField, max: number): CheckField =>
  (typed) => {
    const text = visibleText(typed)
    if (!isOneLine(text)) return `${field}_missing`
    if (text.length > max) return `${field}_too_long`
    return isLink(field, text) ? `${field}_link` : null
  }

export const lineUpTo =
  (field: 'area' | 'building' | 'sender_name', max: number): CheckField =>
  (typed) => {
    const text = visibleText(typed)
    if (text !== '' && (!isOneLine(text) || text.length > max)) return `${field}_too_long`
    return isLink(field, text) ? `${field}_link` : null
  }

export const checkName =
  (field: 'first_name' | 'last_name' | 'recipient_name', max: number): CheckField =>
  (typed) =>
    /\p{L}/u.test(visibleText(typed)) ? within(field, max)(typed) : `${field}_missing`

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

/** A date as `2026-11-20`; must exist in the calendar. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

export const sameDayIn = (years: number, day: string): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/** When a gift card is sent: from today to a year from now. `today` is a day of the same form. */
export const checkSendDay = (text: string, today: string): FieldRule | null =>
  isDay(text) && text >= today && text <= sameDayIn(1, today) ? null : 'send_day_invalid'
