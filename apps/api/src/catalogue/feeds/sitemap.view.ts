// Sitemaps as sitemaps.org specifies them. Only URLs and dates: engines ignore guessed priorities, and the language
// versions of a page are declared in its own head.

import { tag, xmlHead } from './xml.ts'

export interface SitemapEntry {
  /** The absolute URL. */
  loc: string
  /** Null when unknown. */
  changedAt: Date | null
}

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** `2026-11-20T10:00:00Z` */
const w3cDate = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`

const entryIn = (name: 'url' | 'sitemap', { loc, changedAt }: SitemapEntry): string =>
  `<${name}>\n${tag('loc', loc)}${tag('lastmod', changedAt && w3cDate(changedAt))}</${name}>\n`

export const sitemapHead = `${xmlHead}<urlset ${schema}>\n`
export const sitemapTail = '</urlset>\n'
export const sitemapEntry = (entry: SitemapEntry): string => entryIn('url', entry)

export const sitemapIndex = (entries: readonly SitemapEntry[]): string =>
  `${xmlHead}<sitemapindex ${schema}>\n${entries.map((entry) => entryIn('sitemap', entry)).join('')}</sitemapindex>\n`
