import { listCustomMessages } from '@stoa/contract/content/content'
import type { Language } from '@stoa/domain/language'
import { keepTogether } from '../i18n/keep-together.ts'
import type { Shop } from './shop-context.ts'
import { valueOr } from './unwrap-outcome.ts'

/** The shop's own texts by their codes. One that cannot be loaded is left out: no page fails because of it. */
export async function loadTexts<Code extends string>(
  shop: Shop,
  language: Language,
  codes: readonly Code[],
): Promise<Partial<Record<Code, string>>> {
  const texts = await shop.client(language).call(listCustomMessages, { codes: codes.join(',') })
  const bodies = new Map(valueOr(texts, []).map(({ code, body }) => [code, keepTogether(body)]))
  const found: Partial<Record<Code, string>> = {}
  for (const code of codes) {
    const body = bodies.get(code)
    if (body !== undefined) found[code] = body
  }
  return found
}
