import { httpClient } from '@stoa/contract/client'
import { getProductTab } from '@stoa/contract/content/content'
import type { Language } from '@stoa/domain/language'
import { expect, it } from 'vitest'
import { answer, refuse } from '../../test/shop-stub.ts'
import { loadShelf } from './load-shelf.ts'

/** The shelf that readers of the language see, in a shop that has these. */
async function shownShelf(language: Language, ...existing: string[]) {
  answer(getProductTab, ({ code }) =>
    existing.includes(code)
      ? { code, title: code, intro: null, textLanguage: language, books: [] }
      : refuse('tab_not_found'),
  )
  const shelf = await loadShelf(httpClient('', language), language, 'best-sellers')
  return shelf.ok ? shelf.value.code : shelf.refusal.code
}

it('shows a language its own shelf, and where it has none the one for everybody', async () => {
  expect(await shownShelf('en', 'best-sellers', 'best-sellers-en')).toBe('best-sellers-en')
  expect(await shownShelf('en', 'best-sellers')).toBe('best-sellers')
  expect(await shownShelf('el', 'best-sellers', 'best-sellers-en', 'best-sellers-el')).toBe('best-sellers')
  expect(await shownShelf('en')).toBe('tab_not_found')
})
