import { type Client, httpClient } from '@stoa/contract/client'
import type { Language } from '@stoa/domain/language'
import { authorisedFetch } from './authorised-fetch.ts'

const clientIn = (language: Language): Client => httpClient('', language, authorisedFetch(language))

const clients: Record<Language, Client> = { el: clientIn('el'), en: clientIn('en') }

/** The API as the browser calls it: beside the page, in the page's language, with the session if there is one. */
export const browserClient = (language: Language): Client => clients[language]
