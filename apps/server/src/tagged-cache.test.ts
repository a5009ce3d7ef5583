import { describe, expect, test } from 'vitest'
import { type StoredPage, storedPage } from './stored-page.ts'
import { TaggedCache } from './tagged-cache.ts'

const later = Number.POSITIVE_INFINITY

const pageWith = (tags: string[], holdsUntil = later) =>
  storedPage({ status: 200, headers: {}, body: Buffer.from('a page'), tags, holdsUntil })

const mostBytes = 1024 * 1024

function openCache(): TaggedCache<StoredPage> {
  const cache = new TaggedCache<StoredPage>(mostBytes)
  cache.open()
  return cache
}

describe('a kept page', () => {
  test('is found until one of its tags changes', async () => {
    const cache = openCache()
    cache.store('/a', pageWith(['product:1', 'content']), cache.begin())
    cache.store('/b', pageWith(['product:2']), cache.begin())
    cache.drop('product:1')
    expect(cache.find('/a', 0)).toBeUndefined()
    expect(cache.find('/b', 0)).toBeDefined()
  })

  test('holds no longer than what it says of the hour', async () => {
    const cache = openCache()
    cache.store('/', pageWith([], 1000), cache.begin())
    expect(cache.find('/', 999)).toBeDefined()
    expect(cache.find('/', 1000)).toBeUndefined()
    expect(cache.size).toBe(0)
  })

  test('is not kept when a tag of it changed while it was being rendered', async () => {
    const cache = openCache()
    const begun = cache.begin()
    cache.drop('product:1')
    cache.store('/a', pageWith(['product:1']), begun)
    cache.store('/b', pageWith(['product:2']), begun)
    expect(cache.find('/a', 0)).toBeUndefined()
    expect(cache.find('/b', 0)).toBeDefined()
  })

  test('is not kept when too much changed meanwhile to remember', async () => {
    const cache = openCache()
    const begun = cache.begin()
    for (let id = 1; id <= 10_001; id += 1) cache.drop(`product:${id}`)
    cache.store('/a', pageWith(['product:1']), begun)
    expect(cache.find('/a', 0)).toBeUndefined()
    cache.store('/a', pageWith(['product:1']), cache.begin())
    expect(cache.find('/a', 0)).toBeDefined()
  })

  test('may be kept again after the change', async () => {
    const cache = openCache()
    cache.drop('product:1')
    cache.store('/a', pageWith(['product:1']), cache.begin())
    expect(cache.find('/a', 0)).toBeDefined()
  })
})

describe('while nobody tells of changes', () => {
  test('nothing is kept, and what was kept is gone', async () => {
    const cache = openCache()
    cache.store('/a', pageWith([]), cache.begin())
    cache.close()
    cache.store('/b', pageWith([]), cache.begin())
    expect([cache.find('/a', 0), cache.find('/b', 0)]).toEqual([undefined, undefined])
  })

  test('a page begun before is not kept after', async () => {
    const cache = openCache()
    const begun = cache.begin()
    cache.close()
    cache.open()
    cache.store('/a', pageWith([]), begun)
    expect(cache.find('/a', 0)).toBeUndefined()
  })

  test('neither is one begun meanwhile', async () => {
    const cache = openCache()
    cache.close()
    const begun = cache.begin()
    cache.open()
    cache.store('/a', pageWith([]), begun)
    expect(cache.find('/a', 0)).toBeUndefined()
  })
})

test('a cache that is not wanted keeps nothing', async () => {
  const cache = new TaggedCache<StoredPage>(mostBytes, false)
  cache.open()
  cache.store('/a', pageWith([]), cache.begin())
  expect(cache.size).toBe(0)
})
