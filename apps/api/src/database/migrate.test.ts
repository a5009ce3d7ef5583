import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

test('migrations are numbered from 1 without gaps, each number once', () => {
  const names = readdirSync(new URL('../../database/migrations/', import.meta.url)).sort()
  const numbers = names.map((name) => Number(name.match(/^(\d{4})_[a-z_]+\.sql$/)?.[1]))
  expect(numbers).toEqual(names.map((_, index) => index + 1))
})
