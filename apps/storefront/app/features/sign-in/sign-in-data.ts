// What the pages of signing in show besides words. The same for everyone.

import { getProductTab } from '@stoa/contract/content'
import { listSocialHouses } from '@stoa/contract/social'
import type { Language } from '@stoa/domain/language'
import { shownOr } from '../../api/answer.ts'
import type { Shop } from '../../api/shop-context.ts'
import { messagesFor } from '../../i18n/messages.ts'
import type { PanelBook } from './frame/window-panel.tsx'
import type { House } from './social/houses.ts'

export interface SignInData {
  books: PanelBook[]
  houses: House[]
}

const booksShown = 3

export type SignInAnswer = Awaited<ReturnType<typeof loadSignIn>>

/** A part that cannot be read is left out: one can sign in without it. */
export async function loadSignIn(shop: Shop, language: Language) {
  const client = shop.client(language)
  const [tab, houses] = await Promise.all([
    client.call(getProductTab, { code: 'window' }),
    client.call(listSocialHouses, {}),
  ])
  const books = shownOr(tab, null)?.books ?? []
  return {
    books: books.slice(0, booksShown).map(({ product: { code, coverFormat } }) => ({ code, coverFormat })),
    houses: shownOr(houses, []).map(({ provider }) => provider),
    origin: shop.origin,
    messages: messagesFor(language, ['sign-in', 'forms']),
  }
}
