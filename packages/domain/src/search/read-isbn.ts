// Parses a typed ISBN: ten or thirteen digits, with hyphens, spaces or dots, with or without the word, with a Greek
// iota for the I. All result in thirteen digits. Other products are found by the thirteen digits of their bar code.

import { isbn13From10, isEan13 } from '../catalogue/isbn.ts'

export interface ArticleNumber {
  /** Thirteen digits as typed, or converted from ten. */
  readonly ean: string
  /** Whether the check digit is valid; if not, the lookup tries any check digit. */
  readonly isValid: boolean
}

const separators = /[\s.\u00ad\u2010-\u2015\u2212_-]+/g

const digitsOf = (typed: string): string =>
  typed
    .trim()
    .replace(/^[iι]sbn(?:[\s-]*1[03](?=[\s:]))?[\s:]*/iu, '')
    .replace(separators, '')
    .replace(/[xχ]$/iu, 'X')

/** Null unless the text is exactly one number. */
export function readArticleNumber(typed: string): ArticleNumber | null {
  const digits = digitsOf(typed)
  if (/^\d{13}$/.test(digits)) return { ean: digits, isValid: isEan13(digits) }
  const isbn = isbn13From10(digits)
  return isbn && { ean: isbn.isbn13, isValid: isbn.isValid }
}

/** The twelve significant digits with every check digit: for a number whose check digit is wrong. */
export const withAnyCheckDigit = (ean: string): string[] =>
  Array.from({ length: 10 }, (_, digit) => `${ean.slice(0, 12)}${digit}`)

/** What an ISBN may begin or end with: the least and the greatest number with these digits. */
export interface NumberRange {
  readonly first: string
  readonly last: string
}

export interface ArticleNumberPart {
  /** Thirteen digits from the left: with the given prefix, and with 978 before it. */
  readonly starts: readonly NumberRange[]
  /** Thirteen digits from the right, reversed. */
  readonly end: NumberRange
}

const ean = { length: 13, prefix: '978' } as const
const rangeFrom = (digits: string): NumberRange => ({
  first: digits.padEnd(ean.length, '0'),
  last: digits.padEnd(ean.length, '9'),
})

/** Six to twelve digits of an ISBN: how it begins, with or without 978, or how it ends. */
export function readArticleNumberPart(typed: string): ArticleNumberPart | null {
  const digits = digitsOf(typed)
  if (!/^\d{6,12}$/.test(digits)) return null
  const starts = [digits, ...(digits.length <= ean.length - ean.prefix.length ? [ean.prefix + digits] : [])]
  return { starts: starts.map(rangeFrom), end: rangeFrom([...digits].reverse().join('')) }
}
