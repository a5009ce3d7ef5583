// The data of the auth pages besides messages. The same for everyone.

import { getProductTab } from '@stoa/contract/content/content'
import { listSocialProviders } from '@stoa/contract/identity/social'
import type { Language } from '@stoa/domain/language'
import type { Shop } from '../../../api/shop-context.ts'
import { valueOr } from '../../../api/unwrap-outcome.ts'
import { messagesFor } from '../../../i18n/messages.ts'
import type { PanelBook } from './layout/featured-panel.tsx'
import type { IdentityProvider } from './social/identity-providers.ts'

export interface SignInData {
  books: PanelBook[]
  identityProviders: IdentityProvider[]
}

const bookCount = 3

export type SignInResponse = Awaited<ReturnType<typeof loadSignIn>>

/** What cannot be loaded is left out: signing in works without it. */
export async function loadSignIn(shop: Shop, language: Language) {
  const client = shop.client(language)
  const [featuredTab, identityProviders] = await Promise.all([
    client.call(getProductTab, { code: 'window' }),
    client.call(listSocialProviders, {}),
  ])
  const books = valueOr(featuredTab, null)?.books ?? []
  return {
    books: books
      .slice(0, bookCount)
      .map(({ product: { cover, coverFormat, coverColor } }) => ({ cover, coverFormat, coverColor })),
    identityProviders: valueOr(identityProviders, []).map(({ provider }) => provider),
    origin: shop.origin,
    messages: messagesFor(language, ['sign-in', 'forms']),
  }
}
