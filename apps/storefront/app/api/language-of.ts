import type { Language } from '@stoa/domain/language'
import { readAddress } from '@stoa/domain/url/page-address'
import { addressSwitches } from '../config/address-switches.ts'

/** The language of the page at a URL. */
export const languageOf = (url: { pathname: string }): Language => readAddress(url.pathname, addressSwitches).language
