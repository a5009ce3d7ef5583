// Canonical page addresses. The first path segment may name the language; build-time settings decide which form is
// canonical. All other forms are redirected to it.

import { defaultLanguage, isLanguage, type Language } from '../language.ts'

export interface AddressSwitches {
  /** Redirect other forms to the canonical one. */
  redirect: boolean
  /** Put the language in front of the path. */
  languagePrefix: boolean
  /** Leave the default language's prefix out, everywhere. */
  omitDefaultPrefix: boolean
  /** Leave the default language's prefix out on the home page only. */
  omitDefaultPrefixOnHome: boolean
  trailingSlash: boolean
  defaultLanguage: Language
}

export interface PageAddress {
  language: Language
  /** The path without language prefix and without trailing slash: `/` or `/products/x`. */
  path: string
}

/** Exactly two lower-case letters that name a language of the shop; anything else is Greek. */
export const configuredLanguage = (text: string | undefined): Language => (isLanguage(text) ? text : defaultLanguage)

/**
 * A backslash separates segments, as in browsers, so that no address built from them can lead to another host. Of
 * several languages in front, the first is the page's; without its prefix, the second would become another one's.
 */
export function readAddress(pathname: string, switches: Pick<AddressSwitches, 'defaultLanguage'>): PageAddress {
  const segments = pathname.split(/[/\\]/).filter((segment) => segment !== '')
  const first = segments[0]
  const start = segments.findIndex((segment) => !isLanguage(segment))
  const path = start === -1 ? '/' : `/${segments.slice(start).join('/')}`
  return { language: isLanguage(first) ? first : switches.defaultLanguage, path }
}

/** The canonical address of a page. An empty path is the prefix alone, or `/`. */
export function writeAddress({ language, path }: PageAddress, switches: AddressSwitches): string {
  const home = path === '/' || path === ''
  const omit =
    language === switches.defaultLanguage && (switches.omitDefaultPrefix || (home && switches.omitDefaultPrefixOnHome))
  const prefix = switches.languagePrefix && !omit ? `/${language}` : ''
  const whole = home ? prefix : `${prefix}${path.replace(/\/+$/, '')}`
  return switches.trailingSlash || whole === '' ? `${whole}/` : whole
}

/** The redirect target of this address; null when it is canonical, or when the site does not redirect. */
export function redirectFor(pathname: string, switches: AddressSwitches): string | null {
  if (!switches.redirect) return null
  const address = writeAddress(readAddress(pathname, switches), switches)
  return address === pathname ? null : address
}
