import { afterEach, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()

/** A page that is loaded. */
async function openPage() {
  vi.resetModules()
  vi.stubGlobal('window', {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  })
  return import('./localisation.ts')
}

afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

it('keeps both languages, and says the one of the page before', async () => {
  const first = await openPage()
  expect(first.previousLanguage()).toBeNull()
  first.rememberLanguages({ defaultLanguage: 'el', currentLanguage: 'en' })
  expect(first.previousLanguage()).toBeNull()
  expect(JSON.parse(stored.get(first.localisationKey) ?? '')).toMatchObject({
    value: { defaultLanguage: 'el', currentLanguage: 'en' },
  })
  expect((await openPage()).previousLanguage()).toBe('en')
})

it.each([
  '',
  '{',
  '{"version":1,"value":{"defaultLanguage":"el","currentLanguage":"fr"}}',
  '{"version":2,"value":null}',
])('ignores %s', async (text) => {
  stored.set('stoa.localisation', text)
  expect((await openPage()).previousLanguage()).toBeNull()
})
