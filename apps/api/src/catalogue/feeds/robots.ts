// What crawlers may read: everything but what belongs to one visitor, and lists in other orders than their own.

import { type Language, languages } from '@stoa/domain/language'
import { type AddressSwitches, writeAddress } from '@stoa/domain/url/page-address'

/** Beginnings of paths: `/checkout` covers each of its steps. */
const personalPaths = ['/cart', '/checkout', '/track-order', '/stock-notices', '/search-results']

/** What readers set on a list; its pages stay open, so that every book is found. */
const listParameters = ['q', 'text', 'sort', 'psize']

export function robotsText(origin: string, switches: AddressSwitches): string {
  const rulesFor = (language: Language) =>
    personalPaths.map((path) => writeAddress({ language, path }, { ...switches, trailingSlash: false }))
  const disallowed = [
    ...new Set(languages.flatMap(rulesFor)),
    ...listParameters.flatMap((name) => [`/*?${name}=`, `/*&${name}=`]),
  ]
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
