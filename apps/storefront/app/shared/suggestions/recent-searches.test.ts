import { expect, it } from 'vitest'
import { addSearch, readRecent } from './recent-searches.ts'

it.each([
  [null, []],
  ['{', []],
  ['{"a":1}', []],
  ['["ζορμπάς", 3, "", null, "zorba"]', ['ζορμπάς', 'zorba']],
])('%s is read as %o', (stored, recent) => {
  expect(readRecent(stored)).toEqual(recent)
})

it('keeps the newest first, each once, six at most', () => {
  expect(addSearch(['ζορμπάς', 'zorba'], ' ΖΟΡΜΠΆΣ ')).toEqual(['ΖΟΡΜΠΆΣ', 'zorba'])
  expect(addSearch(['a1', 'a2', 'a3', 'a4', 'a5', 'a6'], 'new')).toEqual(['new', 'a1', 'a2', 'a3', 'a4', 'a5'])
  expect(addSearch(['a1'], 'x')).toEqual(['a1'])
})
