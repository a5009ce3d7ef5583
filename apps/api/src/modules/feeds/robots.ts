// What crawlers may read: everything but what belongs to one visitor, and lists in other orders than their own.

import { type Language, languages } from '@stoa/domain/language'
import { type AddressSwitches, writeAddress } from '@stoa/domain/url/page-address'

/** Beginnings of paths: `/checkout` covers each of its steps. */
const personal = ['/cart', '/checkout', '/track-order', '/stock-notices', '/search-results']

/** What readers set on a list; its pages stay open, so that every book is found. */
const listParameters = ['q', 'text', 'sort', 'psize']

export function robotsText(origin: string, switches: AddressSwitches): string {
  const writtenIn = (language: Language) =>
    personal.map((path) => writeAddress({ language, path }, { ...switches, trailingSlash: false }))
  const closed = [
    ...new Set(languages.flatMap(writtenIn)),
    ...listParameters.flatMap((name) => [`/*?${name}=`, `/*&${name}=`]),
  ]
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
}
