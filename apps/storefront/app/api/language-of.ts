import type { Language } from '@stoa/domain/language'
import { readAddress } from '@stoa/domain/url/page-address'
import { addressSwitches } from '../config/address-switches.ts'

/** The language of the page at a URL. */
export const languageOf = (url: { pathname: string }): Language => readAddress(url.pathname, addressSwitches).language

/** Whether a navigation leads to a page in the other language: then layouts load their data again. */
export const languageChanged = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  languageOf(currentUrl) !== languageOf(nextUrl)
