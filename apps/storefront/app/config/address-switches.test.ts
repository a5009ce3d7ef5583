import { writeAddress } from '@stoa/domain/url/page-address'
import { describe, expect, it } from 'vitest'
import { readAddressSwitches } from './address-switches.ts'

describe('the address switches', () => {
  it('default to redirects, no prefix for Greek, no trailing slash', () => {
    const switches = readAddressSwitches({})
    expect(switches).toEqual({
      redirect: true,
      languagePrefix: true,
      omitDefaultPrefix: true,
      omitDefaultPrefixOnHome: true,
      trailingSlash: false,
      defaultLanguage: 'el',
    })
    expect(writeAddress({ language: 'el', path: '/cart' }, switches)).toBe('/cart')
    expect(writeAddress({ language: 'en', path: '/cart' }, switches)).toBe('/en/cart')
  })

  it('accept the usual spellings of true and false', () => {
    expect(readAddressSwitches({ VITE_STOA_REDIRECT: 'false' }).redirect).toBe(false)
    expect(readAddressSwitches({ VITE_STOA_REDIRECT: '0' }).redirect).toBe(false)
    expect(readAddressSwitches({ VITE_STOA_TRAILING_SLASH: 'ON' }).trailingSlash).toBe(true)
    expect(readAddressSwitches({ VITE_STOA_TRAILING_SLASH: '' }).trailingSlash).toBe(false)
  })

  it('take a default language of two lower-case letters that the shop supports, else Greek', () => {
    expect(readAddressSwitches({ VITE_STOA_DEFAULT_LANGUAGE: 'en' }).defaultLanguage).toBe('en')
    for (const value of ['EN', 'eng', 'e', 'de', '']) {
      expect(readAddressSwitches({ VITE_STOA_DEFAULT_LANGUAGE: value }).defaultLanguage).toBe('el')
    }
  })
})
