// The two languages of a text in the database, and which of them a reader gets.

import type { Language } from '@stoa/domain/language'

/** The text in the language asked, or the Greek one when English is missing. */
export const inLanguage = (greek: string, english: string | null, language: Language): string =>
  language === 'en' && english !== null ? english : greek

export const inLanguageOrNull = (greek: string | null, english: string | null, language: Language): string | null =>
  greek === null ? null : inLanguage(greek, english, language)

/** The language the reader really gets: pages mark it when it is not their own. */
export const languageOf = (english: string | null, language: Language): Language => (english === null ? 'el' : language)
