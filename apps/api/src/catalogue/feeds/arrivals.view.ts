// New arrivals as RSS 2.0, for readers who follow the shop in a feed reader.

import type { Language } from '@stoa/domain/language'
import { writeAddress } from '@stoa/domain/url/page-address'
import { inLanguage, inLanguageOrNull } from '../../database/localized-text.ts'
import type { ArrivalRow } from './feed.queries.ts'
import { feedMessages } from './feed-messages.ts'
import type { FeedSettings } from './feed-settings.ts'
import { plainText } from './plain-text.ts'
import { tag, xmlHead, xmlText } from './xml.ts'

const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"'

/** `self`: the document's own address. */
export function arrivalsFeed(
  rows: readonly ArrivalRow[],
  { origin, switches }: FeedSettings,
  language: Language,
  self: string,
): string {
  const messages = feedMessages[language]
  const addressOf = (path: string): string => `${origin}${writeAddress({ language, path }, switches)}`
  const newest = rows[0]?.arrived_at
  const channel = [
    tag('title', messages.arrivals),
    tag('link', addressOf('/')),
    tag('description', messages.arrivalsAbout),
    tag('language', language),
    newest ? tag('lastBuildDate', newest.toUTCString()) : '',
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>\n`,
  ]
  const items = rows.map((row) => itemOf(row, language, addressOf(`/products/${row.url}`)))
  return `${xmlHead}<rss version="2.0" ${namespaces}>\n<channel>\n${[...channel, ...items].join('')}</channel>\n</rss>\n`
}

function itemOf(row: ArrivalRow, language: Language, link: string): string {
  const elements = [
    tag('title', plainText(inLanguage(row.name_el, row.name_en, language))),
    tag('link', link),
    tag('guid', link),
    tag('pubDate', row.arrived_at?.toUTCString()),
    tag('dc:creator', inLanguageOrNull(row.authors_el, row.authors_en, language)),
    tag('description', plainText(inLanguage(row.lead_el, row.lead_en, language))),
  ]
  return `<item>\n${elements.join('')}</item>\n`
}
