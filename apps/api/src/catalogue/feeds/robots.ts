// What crawlers may read: everything but the pages of one visitor, and lists that are filtered or sorted.

import { type Language, languages } from '@stoa/domain/language'
import { type AddressSwitches, writeAddress } from '@stoa/domain/url/page-address'

/** Path prefixes: `/checkout` covers each of its steps. */
const personalPaths = [
  ...['/cart', '/checkout', '/track-order', '/stock-notices', '/search-results'],
  ...['/order-tool', '/impersonate'],
]

/** The query parameters of a list; its pages stay allowed, so that every book is found. */
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
