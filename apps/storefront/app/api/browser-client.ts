import { type Client, httpClient } from '@stoa/contract/client'
import type { Language } from '@stoa/domain/language'

const clients: Record<Language, Client> = { el: httpClient('', 'el'), en: httpClient('', 'en') }

/** The API as the browser calls it: beside the page, in the page's language. */
export const browserClient = (language: Language): Client => clients[language]
