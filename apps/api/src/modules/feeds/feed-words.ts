// The few words that feeds say themselves, in both languages.

import { readFileSync } from 'node:fs'
import type { Language } from '@stoa/domain/language'

interface FeedWords {
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

const read = (language: Language): FeedWords =>
  JSON.parse(readFileSync(new URL(`../../../locales/feeds.${language}.json`, import.meta.url), 'utf8'))

export const feedWords: Record<Language, FeedWords> = { el: read('el'), en: read('en') }
