// Reads an identity provider's response from the URL: Google's from the hash, Facebook's from the query.

import { isLanguage, type Language } from '@stoa/domain/language'
import type { IdentityProvider } from './identity-providers.ts'

export type ProviderResponse =
  | { kind: 'proof'; token: string; state: string }
  | { kind: 'cancelled' }
  /** No response at all, or not one to a request of this browser. */
  | { kind: 'stray' }

const strayResponse: ProviderResponse = { kind: 'stray' }

type ResponseUrl = Pick<URL, 'search' | 'hash'>

const responseParams = (provider: IdentityProvider, url: ResponseUrl): URLSearchParams =>
  new URLSearchParams(provider === 'google' ? url.hash.slice(1) : url.search)

export const readState = (provider: IdentityProvider, url: ResponseUrl): string | null =>
  responseParams(provider, url).get('state')

/** `expectedState` is the one that this browser sent. */
export function readProviderResponse(
  provider: IdentityProvider,
  url: ResponseUrl,
  expectedState: string | null,
): ProviderResponse {
  const params = responseParams(provider, url)
  const state = params.get('state')
  if (state === null || state !== expectedState) return strayResponse
  if (params.has('error')) return params.get('error') === 'access_denied' ? { kind: 'cancelled' } : strayResponse
  const token = params.get(provider === 'google' ? 'id_token' : 'code')
  return token === null || token === '' ? strayResponse : { kind: 'proof', token, state }
}

/** The language of the page that started it: each provider has one redirect URL, whatever the language. */
export function languageOfState(state: string | null): Language | null {
  const code = (state ?? '').split('.')[0]
  return isLanguage(code) ? code : null
}
