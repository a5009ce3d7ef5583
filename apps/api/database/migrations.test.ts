import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('migrations are numbered one by one: of two with the same number, nobody could say which is first', async () => {
  const files = (await readdir(new URL('migrations/', import.meta.url))).sort()
  const numbers = files.map((name) => /^(\d{4})_[a-z_]+\.sql$/.exec(name)?.[1])
  expect(numbers).toEqual(files.map((_, index) => String(index + 1).padStart(4, '0')))
})
