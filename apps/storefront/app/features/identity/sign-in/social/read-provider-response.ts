// How another house answers in the address: Google behind the hash, Facebook in the query.

import { isLanguage, type Language } from '@stoa/domain/language'
import type { IdentityProvider } from './identity-providers.ts'

export type ProviderResponse =
  | { kind: 'proof'; token: string; state: string }
  | { kind: 'cancelled' }
  /** Not an answer at all, or not one to what was asked here. */
  | { kind: 'stray' }

const strayResponse: ProviderResponse = { kind: 'stray' }

type ResponseUrl = Pick<URL, 'search' | 'hash'>

const responseParams = (provider: IdentityProvider, url: ResponseUrl): URLSearchParams =>
  new URLSearchParams(provider === 'google' ? url.hash.slice(1) : url.search)

export const readState = (provider: IdentityProvider, url: ResponseUrl): string | null =>
  responseParams(provider, url).get('state')

/** `awaited` is the state this browser left with. */
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

/** The language of the page that was left: each house knows one address to come back to, whatever the language was. */
export function languageOfState(state: string | null): Language | null {
  const code = (state ?? '').split('.')[0]
  return isLanguage(code) ? code : null
}
