import { expect, it } from 'vitest'
import { readRecent, withSearch } from './recent-searches.ts'

it.each([
  [null, []],
  ['{', []],
  ['{"a":1}', []],
  ['["ζορμπάς", 3, "", null, "zorba"]', ['ζορμπάς', 'zorba']],
])('%s is read as %o', (stored, recent) => {
  expect(readRecent(stored)).toEqual(recent)
})

it('keeps the newest first, each once, six at most', () => {
  expect(withSearch(['ζορμπάς', 'zorba'], ' ΖΟΡΜΠΆΣ ')).toEqual(['ΖΟΡΜΠΆΣ', 'zorba'])
  expect(withSearch(['a1', 'a2', 'a3', 'a4', 'a5', 'a6'], 'new')).toEqual(['new', 'a1', 'a2', 'a3', 'a4', 'a5'])
  expect(withSearch(['a1'], 'x')).toEqual(['a1'])
})
