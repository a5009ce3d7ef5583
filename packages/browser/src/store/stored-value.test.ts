import { expect, it } from 'vitest'
import { readStored } from './stored-value.ts'

const text = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null)

it('reads a written value', () => {
  expect(readStored(JSON.stringify({ version: 2, value: 'a' }), 2, text)).toBe('a')
})

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another version', JSON.stringify({ version: 1, value: 'a' })],
  ['no value', JSON.stringify({ version: 2 })],
  ['a value that fails the check', JSON.stringify({ version: 2, value: 7 })],
  ['something else', '"a"'],
])('ignores everything else: %s', (_, stored) => expect(readStored(stored, 2, text)).toBeNull())
