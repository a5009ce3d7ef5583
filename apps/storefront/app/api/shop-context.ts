import type { Client } from '@stoa/contract/client'
import type { Language } from '@stoa/domain/language'
import { createContext } from 'react-router'
import type { PartStore } from '../rendering/page-parts.ts'

/** What the server passes to every loader. */
export interface Shop {
  /** The API of this process, without HTTP. Tags of what is read are collected as dependencies of the page. */
  client(language: Language): Client
  /** Origin of the public site, for canonical URLs. */
  origin: string
  /** Milliseconds since 1970. */
  now(): number
  /** Parts of pages rendered before; null where each is rendered whole. */
  parts: PartStore | null
  /** Takes the rendered page in pieces: a Response around it would copy it three times. */
  deliver(pieces: readonly string[]): void
}

export const shopContext = createContext<Shop>()
