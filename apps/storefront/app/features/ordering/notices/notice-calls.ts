// Loaded with the first press: the API client is larger than the whole page.

import { confirmStockNotice, type StockNotice, stopStockNotice } from '@stoa/contract/ordering/notices'
import type { Language } from '@stoa/domain/language'
import { browserClient } from '../../../api/browser-client.ts'

const endpoints = { confirm: confirmStockNotice, stop: stopStockNotice }

/** The notice's new state; null when the call failed. */
export async function updateNotice(
  language: Language,
  action: keyof typeof endpoints,
  uid: string,
): Promise<StockNotice | null> {
  const outcome = await browserClient(language).call(endpoints[action], { uid })
  return outcome.ok ? outcome.value : null
}
