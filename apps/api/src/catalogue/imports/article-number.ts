// The product identifier of a title: an ISBN, another article number, or none.

import { isIsbn13 } from '@stoa/domain/catalogue/isbn'
import { readArticleNumber } from '@stoa/domain/search/read-isbn'

export type ArticleNumber = { isbn13: string; ean: null } | { isbn13: null; ean: string }

/** Null when the field is empty, `wrong` when it is invalid: a digit too many, a check digit that does not fit. */
export function articleNumberOf(text: string | null): ArticleNumber | 'wrong' | null {
  if (!text?.trim()) return null
  const read = readArticleNumber(text)
  if (!read?.isValid) return 'wrong'
  return isIsbn13(read.ean) ? { isbn13: read.ean, ean: null } : { isbn13: null, ean: read.ean }
}

/** Why it is wrong. The number of a book begins with 978 or 979, or has ten digits. */
export function wrongNumber(text: string | null): string {
  if (/^\d[.,]\d+e\+?\d+$/i.test(text ?? ''))
    return `“${text}” is what a spreadsheet has made of a number: give the column the format 0 and save it again.`
  const digits = (text ?? '').replace(/[^0-9X]/gi, '')
  const isForeignEan = (digits.length === 13 || digits.length === 8 || digits.length === 12) && !/^97[89]/.test(digits)
  return isForeignEan
    ? `“${text}” is no article number (EAN): its check digit does not fit.`
    : `“${text}” is no ISBN: its check digit does not fit.`
}
