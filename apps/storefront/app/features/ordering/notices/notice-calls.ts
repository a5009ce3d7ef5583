// Loaded with the first press: the API's client is more than the whole page.

import { confirmStockNotice, type StockNotice, stopStockNotice } from '@stoa/contract/ordering/notices'
import type { Language } from '@stoa/domain/language'
import { browserClient } from '../../../api/browser-client.ts'

const endpoints = { confirm: confirmStockNotice, stop: stopStockNotice }

/** What the wish has become; null when that could not be learned. */
export async function updateNotice(
  language: Language,
  action: keyof typeof endpoints,
  uid: string,
): Promise<StockNotice | null> {
  const outcome = await browserClient(language).call(endpoints[action], { uid })
  return outcome.ok ? outcome.value : null
}
