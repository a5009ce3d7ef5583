// The few messages of the feeds themselves, in both languages.

import { readFileSync } from 'node:fs'
import type { Language } from '@stoa/domain/language'

interface FeedMessages {
  shop: string
  /** The root above every book's category. */
  books: string
  offers: string
  offersAbout: string
  arrivals: string
  arrivalsAbout: string
  binding: Record<string, string>
  availability: Record<'now' | 'later' | 'none', string>
  features: Record<'author' | 'binding', string>
}

const readMessages = (language: Language): FeedMessages =>
  JSON.parse(readFileSync(new URL(`../../../locales/feeds.${language}.json`, import.meta.url), 'utf8'))

export const feedMessages: Record<Language, FeedMessages> = { el: readMessages('el'), en: readMessages('en') }
