import { expect, test } from 'vitest'
import { SeenRecords } from './seen-records.ts'

test('remembers where a key was met first, among very many', () => {
  const seen = new SeenRecords()
  const keys = Array.from({ length: 100_000 }, (_, index) => `reference:${index}`)
  for (const [index, key] of keys.entries()) expect(seen.lineBefore(key, index + 1)).toBeNull()
  expect(seen.lineBefore('reference:0', 500)).toBe(1)
  expect(seen.lineBefore('reference:99999', 500)).toBe(100_000)
  expect(seen.lineBefore('reference:100000', 500)).toBeNull()
  expect(seen.lineBefore('', 7)).toBeNull()
  expect(seen.lineBefore('', 8)).toBe(7)
})
