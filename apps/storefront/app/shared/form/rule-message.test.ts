// What a broken rule is called in the browser is what the shop calls it in its answers: word for word, in both languages.

import { readFileSync } from 'node:fs'
import { fieldRules } from '@stoa/domain/identity/field-rules'
import { languages } from '@stoa/domain/language'
import { expect, it } from 'vitest'

const read = (path: string): { rules: Record<string, string> } =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

it.each(languages)('says every rule as the shop does, in %s', (language) => {
  const { rules } = read(`../../locales/${language}/forms.json`)
  expect(rules).toEqual(read(`../../../../api/locales/${language}.json`).rules)
  expect(Object.keys(rules).toSorted()).toEqual([...fieldRules].toSorted())
})
