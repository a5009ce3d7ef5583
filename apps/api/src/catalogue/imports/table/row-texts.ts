// The texts and categories of a row.

import type { Language } from '@stoa/domain/language'
import type { BookRecord, BookSubject } from '../book-record.ts'
import { plainLine, plainText } from '../plain-text.ts'
import type { Cells } from './table-fields.ts'

const languageOf = (text: string): Language => (/\p{Script=Greek}/u.test(text) ? 'el' : 'en')

const inItsLanguage = (text: string): Partial<Record<Language, string>> => ({ [languageOf(text)]: text })

export function readTexts(cells: Cells): Pick<BookRecord, 'lead' | 'description' | 'contents'> {
  const lead = plainLine(cells('lead') ?? '')
  const description = plainText(cells('description') ?? '')
  const english = plainText(cells('descriptionEnglish') ?? '')
  const contents = plainText(cells('contents') ?? '')
  return {
    ...(lead !== '' && { lead: inItsLanguage(lead) }),
    ...((description !== '' || english !== '') && {
      description: { ...(description !== '' && inItsLanguage(description)), ...(english !== '' && { en: english }) },
    }),
    ...(contents !== '' && { contents: contents.split(/\s*[\n;]\s*/).slice(0, 200) }),
  }
}

/** Thema codes, then categories of the shop by code or name. */
export function readSubjects(cells: Cells): Pick<BookRecord, 'subjects'> {
  const thema = (cells('thema') ?? '')
    .split(/[\s;,|]+/)
    .map((code) => ({ scheme: 'thema', code: code.toUpperCase() }) as const)
  const categoryCodes = (cells('category') ?? '')
    .split(/\s*[;|>]\s*/)
    .map((code) => ({ scheme: 'category', code }) as const)
  const subjects: BookSubject[] = [...thema, ...categoryCodes].filter(({ code }) => code !== '')
  return subjects.length === 0 ? {} : { subjects }
}
