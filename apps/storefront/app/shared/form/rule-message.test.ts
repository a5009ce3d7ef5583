// The browser's message for a broken rule is the same as the API's, in both languages.

import { readFileSync } from 'node:fs'
import { fieldRules } from '@stoa/domain/identity/field-rule'
import { languages } from '@stoa/domain/language'
import { expect, it } from 'vitest'

const read = (path: string): { rules: Record<string, string> } =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

it.each(languages)('has the API’s message for every rule, in %s', (language) => {
  const { rules } = read(`../../locales/${language}/forms.json`)
  expect(rules).toEqual(read(`../../../../api/locales/${language}.json`).rules)
  expect(Object.keys(rules).toSorted()).toEqual([...fieldRules].toSorted())
})
