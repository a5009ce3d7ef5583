import { suggestProducts } from '@stoa/contract/catalogue/search'
import type { Language } from '@stoa/domain/language'
import { browserClient } from '../../api/browser-client.ts'
import { type Group, groupSuggestions } from './suggestion-groups.ts'

/** Null when they fail to load: searching works without them. */
export async function loadSuggestions(language: Language, text: string, signal: AbortSignal): Promise<Group[] | null> {
  try {
    const outcome = await browserClient(language).call(suggestProducts, { text }, { signal })
    return outcome.ok ? groupSuggestions(outcome.value) : null
  } catch {
    return null
  }
}
