// The languages of this browser's last visit: the shop's default one and the one that was read. Kept by every page; read
// where an address says nothing of a language, as the one that an identity provider sends back to.

import { storedValue } from '@stoa/browser/store/stored-value'
import { isLanguage, type Language } from '@stoa/domain/language'

export interface Localisation {
  defaultLanguage: Language
  currentLanguage: Language
}

export const localisationKey = 'stoa.localisation'

function checkLocalisation(stored: unknown): Localisation | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { defaultLanguage, currentLanguage } = stored as Record<string, string | undefined>
  return isLanguage(defaultLanguage) && isLanguage(currentLanguage) ? { defaultLanguage, currentLanguage } : null
}

const store = storedValue(localisationKey, 1, checkLocalisation, () => localStorage)

/** Read before any page of this visit writes its own. */
const previous = typeof window === 'undefined' ? null : store.read()

/** The language of the page before this one was loaded; null on a first visit. */
export const previousLanguage = (): Language | null => previous?.currentLanguage ?? null

export const rememberLanguages = (localisation: Localisation): void => store.write(localisation)
