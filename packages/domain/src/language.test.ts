import { expect, test } from 'vitest'
import { defaultLanguage, isLanguage, languages } from './language.ts'

test('Greek first, English second, Greek by default', () => {
  expect(languages).toEqual(['el', 'en'])
  expect(defaultLanguage).toBe('el')
})

test.each([
  ['el', true],
  ['en', true],
  ['EL', false],
  ['gr', false],
  ['eng', false],
  ['e', false],
  ['', false],
  [' el', false],
  [undefined, false],
])('%s is a language: %s', (text, is) => {
  expect(isLanguage(text)).toBe(is)
})
