// Languages as files write them: el, gre, ell, en-US, Αγγλικά.

import type { Language } from '@stoa/domain/language'
import { normalizeLetters } from '@stoa/domain/normalize-letters'
import { memoize } from '@stoa/domain/search/memoize'

const codesByName: Record<string, string> = {
  greek: 'el',
  'modern greek': 'el',
  ελληνικα: 'el',
  'νεα ελληνικα': 'el',
  'αρχαια ελληνικα': 'grc',
  'ancient greek': 'grc',
  english: 'en',
  αγγλικα: 'en',
  french: 'fr',
  γαλλικα: 'fr',
  german: 'de',
  γερμανικα: 'de',
  italian: 'it',
  ιταλικα: 'it',
  spanish: 'es',
  ισπανικα: 'es',
  russian: 'ru',
  ρωσικα: 'ru',
  latin: 'la',
  λατινικα: 'la',
  portuguese: 'pt',
  πορτογαλικα: 'pt',
  turkish: 'tr',
  τουρκικα: 'tr',
  swedish: 'sv',
  σουηδικα: 'sv',
  norwegian: 'no',
  νορβηγικα: 'no',
  japanese: 'ja',
  ιαπωνικα: 'ja',
  arabic: 'ar',
  αραβικα: 'ar',
  dutch: 'nl',
  ολλανδικα: 'nl',
  polish: 'pl',
  πολωνικα: 'pl',
  gr: 'el',
}

const undetermined = new Set(['und', 'mul', 'zxx', 'mis'])

/** Said in ISO 639 of what is in several languages or in none. */
export const isUndetermined = (text: string): boolean => undetermined.has(text.trim().toLowerCase())

/** ISO 639: two letters, or three where a language has no two. Null for what is no language. */
export const languageCode = memoize((text: string): string | null => {
  // libraries write “Greek, Modern (1453-)”, “Greek (Ancient)”, lists «Ελληνική»
  const normalized = normalizeLetters(text)
    .replace(/^greek\W+(modern|ancient)\b.*$/, '$1 greek')
    .replace(/ικη$/, 'ικα')
    .trim()
  const knownCode = codesByName[normalized]
  if (knownCode !== undefined) return knownCode
  const [code = ''] = normalized.split(/[-_]/)
  if (!/^[a-z]{2,3}$/.test(code) || undetermined.has(code)) return null
  return Intl.getCanonicalLocales(code)[0] ?? null
}, 1000)

/** One of the two languages of the shop, or null. */
export function shopLanguage(text: string | null): Language | null {
  const code = text === null ? null : languageCode(text)
  return code === 'el' || code === 'en' ? code : null
}
