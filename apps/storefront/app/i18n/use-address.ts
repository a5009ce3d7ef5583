import type { Language } from '@stoa/domain/language'
import { writeAddress } from '@stoa/domain/url/page-address'
import { useLocale } from 'use-intl'
import { addressSwitches } from '../config/address-switches.ts'

/** The canonical path of a page: takes `/cart`, `/products/x?page=2#reviews` without language. */
export function addressOf(language: Language, href: string): string {
  const end = href.search(/[?#]/)
  const path = end === -1 ? href : href.slice(0, end)
  return `${writeAddress({ language, path }, addressSwitches)}${end === -1 ? '' : href.slice(end)}`
}

/** `addressOf` in the page's own language. */
export function useAddress(): (href: string) => string {
  const language = useLocale()
  return (href) => addressOf(language, href)
}
