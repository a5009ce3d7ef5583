import { expect, test } from 'vitest'
import { SeenRecords } from './seen-records.ts'

test('remembers where a key was met first, among very many', () => {
  const seen = new SeenRecords()
  const keys = Array.from({ length: 100_000 }, (_, index) => `reference:${index}`)
  for (const [index, key] of keys.entries()) expect(seen.meet(key, index + 1)).toBeNull()
  expect(seen.meet('reference:0', 500)).toBe(1)
  expect(seen.meet('reference:99999', 500)).toBe(100_000)
  expect(seen.meet('reference:100000', 500)).toBeNull()
  expect(seen.meet('', 7)).toBeNull()
  expect(seen.meet('', 8)).toBe(7)
})
