import type { Client } from '@stoa/contract/client'
import type { Language } from '@stoa/domain/language'
import { createContext } from 'react-router'

/** What the server hands to every loader. */
export interface Shop {
  /** The API of this process, without the detour over HTTP. What is read is noted as what the page shows. */
  client(language: Language): Client
  /** Scheme and host of the public site, for canonical addresses. */
  origin: string
  /** Milliseconds since 1970. */
  now(): number
  /** Takes the rendered page: a Response around it would copy it three times. */
  deliver(page: Buffer): void
}

export const shopContext = createContext<Shop>()
