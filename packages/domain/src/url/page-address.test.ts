import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Language, languages } from '../language.ts'
import { type AddressSwitches, configuredLanguage, readAddress, redirectFor, writeAddress } from './page-address.ts'

const plain: AddressSwitches = {
  redirect: true,
  languagePrefix: true,
  omitDefaultPrefix: false,
  omitDefaultPrefixOnHome: false,
  trailingSlash: false,
  defaultLanguage: 'el',
}

/** default · prefix · omitted in general · omitted on the home page → Greek home, English home, Greek page, English page */
const forms: [Language, boolean, boolean, boolean, string, string, string, string][] = [
  ['el', true, false, false, '/el', '/en', '/el/faqs', '/en/faqs'],
  ['el', true, true, false, '/', '/en', '/faqs', '/en/faqs'],
  ['el', true, false, true, '/', '/en', '/el/faqs', '/en/faqs'],
  ['el', true, true, true, '/', '/en', '/faqs', '/en/faqs'],
  ['en', true, false, false, '/el', '/en', '/el/faqs', '/en/faqs'],
  ['en', true, true, false, '/el', '/', '/el/faqs', '/faqs'],
  ['en', true, false, true, '/el', '/', '/el/faqs', '/en/faqs'],
  ['en', true, true, true, '/el', '/', '/el/faqs', '/faqs'],
  ...languages.flatMap((language) =>
    [false, true].flatMap((omit) =>
      [false, true].map((onHome): (typeof forms)[number] => [
        language,
        false,
        omit,
        onHome,
        '/',
        '/',
        '/faqs',
        '/faqs',
      ]),
    ),
  ),
]

describe.each(forms)('default %s, prefix %s, omitted %s, on home %s', (language, prefix, omit, onHome, ...written) => {
  const pages = [
    { language: 'el', path: '/' },
    { language: 'en', path: '/' },
    { language: 'el', path: '/faqs' },
    { language: 'en', path: '/faqs' },
  ] as const
  const switches = {
    ...plain,
    defaultLanguage: language,
    languagePrefix: prefix,
    omitDefaultPrefix: omit,
    omitDefaultPrefixOnHome: onHome,
  }
  it.each(pages.map((page, index) => [page.language, page.path, written[index] ?? '']))(
    '%s %s is %s',
    (named, path, address) => {
      const page = { language: named === 'en' ? 'en' : 'el', path } as const
      const slashed = address === '/' ? '/' : `${address}/`
      expect(writeAddress(page, switches)).toBe(address)
      expect(writeAddress(page, { ...switches, trailingSlash: true })).toBe(slashed)
      expect(redirectFor(address, switches)).toBeNull()
      expect(redirectFor(slashed, { ...switches, trailingSlash: true })).toBeNull()
      if (slashed === '/') return
      expect(redirectFor(slashed, switches)).toBe(address)
      expect(redirectFor(address, { ...switches, trailingSlash: true })).toBe(slashed)
      expect(redirectFor(slashed, { ...switches, redirect: false })).toBeNull()
    },
  )
})

describe('readAddress', () => {
  it.each<[string, Language, string]>([
    ['', 'el', '/'],
    ['/', 'el', '/'],
    ['//', 'el', '/'],
    ['/el', 'el', '/'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/products/x', 'el', '/products/x'],
    ['/en/products/x/', 'en', '/products/x'],
    ['//en//products///x//', 'en', '/products/x'],
    ['/el/en/x', 'el', '/x'],
    ['/en/el/x', 'en', '/x'],
    ['/en/en', 'en', '/'],
    ['/english/x', 'el', '/english/x'],
    ['/EN/x', 'el', '/EN/x'],
    ['/fr/x', 'el', '/fr/x'],
    ['/products/en', 'el', '/products/en'],
    ['/el/σύννεφα', 'el', '/σύννεφα'],
    ['/%CE%B1', 'el', '/%CE%B1'],
  ])('%s', (pathname, language, path) => {
    expect(readAddress(pathname, plain)).toEqual({ language, path })
  })

  it('falls back to the configured language', () => {
    expect(readAddress('/faqs', { defaultLanguage: 'en' })).toEqual({ language: 'en', path: '/faqs' })
  })
})

test.each([
  ['el', 'el'],
  ['en', 'en'],
  [undefined, 'el'],
  ['', 'el'],
  ['EN', 'el'],
  ['eng', 'el'],
  ['e', 'el'],
  ['fr', 'el'],
  ['e1', 'el'],
  [' en', 'el'],
])('the configured language %s counts as %s', (text, language) => {
  expect(configuredLanguage(text)).toBe(language)
})

test.each([
  ['', '/el'],
  ['/', '/el'],
  ['//faqs', '/el/faqs'],
  ['/el//faqs', '/el/faqs'],
  ['/EL/faqs', '/el/EL/faqs'],
  ['/faqs', '/el/faqs'],
  ['/en/faqs//', '/en/faqs'],
])('%s is redirected to %s', (pathname, target) => {
  expect(redirectFor(pathname, plain)).toBe(target)
  expect(redirectFor(pathname, { ...plain, redirect: false })).toBeNull()
})

const anySwitches = fc.record({
  redirect: fc.constant(true),
  languagePrefix: fc.boolean(),
  omitDefaultPrefix: fc.boolean(),
  omitDefaultPrefixOnHome: fc.boolean(),
  trailingSlash: fc.boolean(),
  defaultLanguage: fc.constantFrom(...languages),
})
const part = fc.oneof(
  fc.constantFrom('', 'el', 'en', 'EL', '\\', 'products', 'e.com', '%2F', '.'),
  fc.string({ maxLength: 6 }),
)
const segment = fc.webSegment().filter((text) => text !== '')
const runs = { seed: 20_261_120, numRuns: 10_000 }

test('a written address is canonical, and reads as its page', () => {
  const page = fc.record({
    language: fc.constantFrom(...languages),
    path: fc.array(segment, { maxLength: 3 }).map((parts) => `/${parts.join('/')}`),
  })
  const property = fc.property(page, anySwitches, (pageAddress, switches) => {
    fc.pre(!/^\/(?:el|en)(?:\/|$)/.test(pageAddress.path))
    const address = writeAddress(pageAddress, switches)
    expect(redirectFor(address, switches)).toBeNull()
    const language = switches.languagePrefix ? pageAddress.language : switches.defaultLanguage
    expect(readAddress(address, switches)).toEqual({ language, path: pageAddress.path })
  })
  fc.assert(property, runs)
})

test('redirects stay in the shop and do not loop', () => {
  const property = fc.property(fc.array(part, { maxLength: 5 }), anySwitches, (parts, switches) => {
    let pathname = `/${parts.join('/')}`
    let steps = 0
    for (let next = redirectFor(pathname, switches); next !== null; next = redirectFor(pathname, switches)) {
      expect(next).toMatch(/^\/(?![/\\])/)
      pathname = next
      steps += 1
      expect(steps).toBeLessThanOrEqual(parts.length + 1)
    }
  })
  fc.assert(property, runs)
})
