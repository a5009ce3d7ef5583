import { getMainMenu } from '@stoa/contract/content/content'
import type { Language } from '@stoa/domain/language'
import { browserClient } from '../../../../api/browser-client.ts'
import type { ShownLink } from '../chrome-data.ts'

/** The links below the menu's items, by the ids of these. */
export type Submenus = ReadonlyMap<number, readonly ShownLink[]>

/** Null when they cannot be loaded. */
export async function loadSubmenus(language: Language): Promise<Submenus | null> {
  try {
    const outcome = await browserClient(language).call(getMainMenu, {})
    return outcome.ok ? new Map(outcome.value.map(({ id, children }) => [id, children])) : null
  } catch {
    return null
  }
}
