// An ISBN as people write it: in ten or thirteen digits, with hyphens, spaces or dots, with or without the word, with a Greek
// iota for the I. All of them mean the same thirteen digits. Other goods are found by the thirteen digits of their bar code.

import { isbn13From10, isEan13 } from '../catalogue/isbn.ts'

export interface ArticleNumber {
  /** Thirteen digits as typed, or as they follow from ten. */
  readonly ean: string
  /** Whether the check digit is right; if not, any digit in its place may be meant. */
  readonly isValid: boolean
}

const separators = /[\s.\u00ad\u2010-\u2015\u2212_-]+/g

/** Null when the text is anything else than one whole number. */
export function readArticleNumber(typed: string): ArticleNumber | null {
  const digits = typed
    .trim()
    .replace(/^[iι]sbn(?:[\s-]*1[03](?=[\s:]))?[\s:]*/iu, '')
    .replace(separators, '')
    .replace(/[xχ]$/iu, 'X')
  if (/^\d{13}$/.test(digits)) return { ean: digits, isValid: isEan13(digits) }
  const isbn = isbn13From10(digits)
  return isbn && { ean: isbn.isbn13, isValid: isbn.isValid }
}

/** The twelve digits that count, with every digit in the last place: for a number whose check digit is wrong. */
export const withAnyCheckDigit = (ean: string): string[] =>
  Array.from({ length: 10 }, (_, digit) => `${ean.slice(0, 12)}${digit}`)
