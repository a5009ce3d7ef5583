import type { Client } from '@stoa/contract/client'
import type { Language } from '@stoa/domain/language'
import { createContext } from 'react-router'

/** What the server passes to every loader. */
export interface Shop {
  /** The API of this process, without HTTP. Tags of what is read are collected as dependencies of the page. */
  client(language: Language): Client
  /** Origin of the public site, for canonical URLs. */
  origin: string
  /** Milliseconds since 1970. */
  now(): number
  /** Takes the rendered page: a Response around it would copy it three times. */
  deliver(page: Buffer): void
}

export const shopContext = createContext<Shop>()
