// Loaded with the first request: the API client is larger than the whole form.

import { requestStockNotice } from '@stoa/contract/ordering/notices'
import type { Language } from '@stoa/domain/language'
import { browserClient } from '../../../../../api/browser-client.ts'

export type RequestResult = 'accepted' | 'badEmail' | 'forSale' | 'failed'

export async function sendRequest(language: Language, productId: number, email: string): Promise<RequestResult> {
  try {
    const outcome = await browserClient(language).call(requestStockNotice, { productId, email, consent: true })
    if (outcome.ok) return 'accepted'
    if (outcome.refusal.code === 'notice_not_needed') return 'forSale'
    return outcome.refusal.code === 'bad_input' ? 'badEmail' : 'failed'
  } catch {
    return 'failed'
  }
}
