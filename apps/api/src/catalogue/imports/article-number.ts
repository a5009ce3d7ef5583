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
