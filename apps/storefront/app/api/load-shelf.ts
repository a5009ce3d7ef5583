import type { Client } from '@stoa/contract/client'
import { getProductTab } from '@stoa/contract/content/content'
import { defaultLanguage, type Language } from '@stoa/domain/language'

/** A shelf in its version for the readers of a language, `window-en`, or else the one for everybody. */
export async function loadShelf(client: Client, language: Language, code: string) {
  const own = language === defaultLanguage ? null : await client.call(getProductTab, { code: `${code}-${language}` })
  return own?.ok ? own : client.call(getProductTab, { code })
}
