// The subjects, audience and languages of a book (ONIX lists 22, 27 and 74).

import type { BookRecord, BookSubject, SubjectScheme } from '../book-record.ts'
import { languageCode, shopLanguage } from '../language-codes.ts'
import { childOf, childrenOf, type OnixNode, textOf, textsOf } from './onix-node.ts'

/** 94 are Thema's places: a category may be for one of them. */
const schemes: Record<string, SubjectScheme> = { '93': 'thema', '94': 'thema', '12': 'bic', '10': 'bisac' }
const preference: readonly SubjectScheme[] = ['thema', 'bic', 'bisac']

/** Main subjects first, and Thema before the older schemes. */
export function readSubjects(description: OnixNode | null): BookSubject[] {
  const stated = childrenOf(description, 'Subject').flatMap((node) => {
    const scheme = schemes[textOf(node, 'SubjectSchemeIdentifier') ?? '']
    const code = textOf(node, 'SubjectCode')?.toUpperCase()
    return scheme && code ? [{ scheme, code, isMain: childOf(node, 'MainSubject') !== null }] : []
  })
  const rank = (entry: (typeof stated)[number]): number => preference.indexOf(entry.scheme) * 2 + (entry.isMain ? 0 : 1)
  return stated.sort((a, b) => rank(a) - rank(b)).map(({ scheme, code }) => ({ scheme, code }))
}

const textRoles = new Set(['01', '06', '07', '08'])
const originalRole = '02'

/** `usual`: the default language of text that the message header gives. */
export function readLanguages(
  description: OnixNode | null,
  defaultLanguage: string | null,
): Pick<BookRecord, 'textLanguage' | 'isTranslation' | 'translatedFrom'> {
  const stated = childrenOf(description, 'Language').map((node) => ({
    role: textOf(node, 'LanguageRole') ?? '01',
    code: languageCode(textOf(node, 'LanguageCode') ?? ''),
  }))
  const texts = stated.filter(({ role }) => textRoles.has(role)).map(({ code }) => code)
  const languages = texts.length > 0 ? texts : [languageCode(defaultLanguage ?? '')]
  const textLanguage = languages.map(shopLanguage).find((language) => language !== null) ?? null
  const original = stated.find(({ role }) => role === originalRole)?.code ?? null
  const translatedFrom = original !== null && !languages.includes(original) ? original : null
  return { textLanguage, translatedFrom, isTranslation: translatedFrom !== null || hasTranslator(description) }
}

const translatorRoles = new Set(['B06', 'B08', 'B10'])

const hasTranslator = (description: OnixNode | null): boolean =>
  childrenOf(description, 'Contributor').some((entry) =>
    textsOf(entry, 'ContributorRole').some((code) => translatorRoles.has(code)),
  )
