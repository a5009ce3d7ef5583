import { type Client, httpClient } from '@stoa/contract/client'
import type { Language } from '@stoa/domain/language'
import { authorisedFetch, type OnSessionLost } from './authorised-fetch.ts'

/** The API client of the browser: same origin, the page's language, with the session if there is one. */
export function createBrowserClient(onSessionLost: OnSessionLost): (language: Language) => Client {
  const clientIn = (language: Language): Client => httpClient('', language, authorisedFetch(language, onSessionLost))
  const clients: Record<Language, Client> = { el: clientIn('el'), en: clientIn('en') }
  return (language) => clients[language]
}
