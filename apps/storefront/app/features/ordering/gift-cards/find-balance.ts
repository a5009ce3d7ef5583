// Loaded with the first code: the API client is larger than the whole page.

import { type GiftCardBalance, getGiftCardBalance } from '@stoa/contract/ordering/gift-cards'
import type { Language } from '@stoa/domain/language'
import { browserClient } from '../../../api/browser-client.ts'

export type BalanceAnswer = { card: GiftCardBalance } | { refusal: { code: string; title: string } }

export async function findBalance(language: Language, code: string): Promise<BalanceAnswer> {
  const outcome = await browserClient(language).call(getGiftCardBalance, { code })
  return outcome.ok ? { card: outcome.value } : { refusal: outcome.refusal }
}
