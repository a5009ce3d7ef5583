import { describe, expect, test } from 'vitest'
import { listPart } from './list-parts.ts'
import { freshPage, type StoredPage } from './stored-page.ts'
import { TaggedCache } from './tagged-cache.ts'

const later = Number.POSITIVE_INFINITY

const pageWith = (tags: string[], validUntil = later) =>
  freshPage({ status: 200, headers: {}, body: Buffer.from('a page'), tags, lists: [], validUntil })

const maxBytes = 1024 * 1024

function openCache(): TaggedCache<StoredPage> {
  const cache = new TaggedCache<StoredPage>(maxBytes)
  cache.open()
  return cache
}

describe('a cached page', () => {
  test('is found until one of its tags changes', async () => {
    const cache = openCache()
    cache.store('/a', pageWith(['product:1', 'content']), cache.currentVersion())
    cache.store('/b', pageWith(['product:2']), cache.currentVersion())
    cache.drop('product:1')
    expect(cache.find('/a', 0)).toBeUndefined()
    expect(cache.find('/b', 0)).toBeDefined()
  })

  test('is found no longer than until its expiry', async () => {
    const cache = openCache()
    cache.store('/', pageWith([], 1000), cache.currentVersion())
    expect(cache.find('/', 999)).toBeDefined()
    expect(cache.find('/', 1000)).toBeUndefined()
    expect(cache.size).toBe(0)
  })

  test('is not cached when one of its tags changed while it was being rendered', async () => {
    const cache = openCache()
    const version = cache.currentVersion()
    cache.drop('product:1')
    cache.store('/a', pageWith(['product:1']), version)
    cache.store('/b', pageWith(['product:2']), version)
    expect(cache.find('/a', 0)).toBeUndefined()
    expect(cache.find('/b', 0)).toBeDefined()
  })

  test('is not cached when too much changed meanwhile to remember', async () => {
    const cache = openCache()
    const version = cache.currentVersion()
    for (let id = 1; id <= 10_001; id += 1) cache.drop(`product:${id}`)
    cache.store('/a', pageWith(['product:1']), version)
    expect(cache.find('/a', 0)).toBeUndefined()
    cache.store('/a', pageWith(['product:1']), cache.currentVersion())
    expect(cache.find('/a', 0)).toBeDefined()
  })

  test('may be cached again after the change', async () => {
    const cache = openCache()
    cache.drop('product:1')
    cache.store('/a', pageWith(['product:1']), cache.currentVersion())
    expect(cache.find('/a', 0)).toBeDefined()
  })
})

describe('while changes are not followed', () => {
  test('nothing is cached, and earlier entries are shown for an hour longer', async () => {
    const cache = openCache()
    const hour = 60 * 60_000
    cache.store('/a', pageWith([], 1000), cache.currentVersion())
    cache.close()
    cache.store('/b', pageWith([]), cache.currentVersion())
    expect(cache.find('/b', 0)).toBeUndefined()
    expect(cache.find('/a', 999 + hour)).toBeDefined()
    expect(cache.find('/a', 1000 + hour)).toBeUndefined()
  })

  test('earlier entries are gone once they are followed again: what changed meanwhile is not known', async () => {
    const cache = openCache()
    cache.store('/a', pageWith([]), cache.currentVersion())
    cache.close()
    cache.open()
    expect(cache.find('/a', 0)).toBeUndefined()
  })

  test('a page started before is not cached after', async () => {
    const cache = openCache()
    const version = cache.currentVersion()
    cache.close()
    cache.open()
    cache.store('/a', pageWith([]), version)
    expect(cache.find('/a', 0)).toBeUndefined()
  })

  test('neither is one started meanwhile', async () => {
    const cache = openCache()
    cache.close()
    const version = cache.currentVersion()
    cache.open()
    cache.store('/a', pageWith([]), version)
    expect(cache.find('/a', 0)).toBeUndefined()
  })
})

test('a disabled cache stores nothing', async () => {
  const cache = new TaggedCache<StoredPage>(maxBytes, false)
  cache.open()
  cache.store('/a', pageWith([]), cache.currentVersion())
  expect(cache.size).toBe(0)
})

describe('a page with a list', () => {
  async function kept() {
    const cache = openCache()
    const state = { list: [1, 2], reads: 0 }
    const read = async () => {
      state.reads += 1
      return state.list
    }
    const page = { ...pageWith(['product:1']), lists: [listPart([1, 2], read)] }
    cache.store('/a', page, cache.currentVersion())
    cache.store('/b', pageWith([]), cache.currentVersion())
    return { cache, page, state }
  }

  test('stays when the list is read again and is the same, once for all who ask', async () => {
    const { cache, page, state } = await kept()
    cache.drop('listings')
    expect(cache.find('/a', 0)).toBeUndefined()
    expect(cache.find('/b', 0)).toBeDefined()
    expect(await Promise.all([cache.findCompared('/a'), cache.findCompared('/a')])).toEqual([page, page])
    expect([cache.find('/a', 0), state.reads]).toEqual([page, 1])
  })

  test('is dropped when the list is another', async () => {
    const { cache, state } = await kept()
    state.list = [2, 1]
    cache.drop('listings')
    expect(await cache.findCompared('/a')).toBeUndefined()
    expect(cache.size).toBe(1)
  })

  test('is read again when a list changed while it was being read', async () => {
    const { cache, page, state } = await kept()
    cache.drop('listings')
    const compared = cache.findCompared('/a')
    cache.drop('listings')
    expect(await compared).toBe(page)
    expect([cache.find('/a', 0), state.reads]).toEqual([undefined, 1])
  })

  test('is not shown when it was dropped while its list was being read', async () => {
    const { cache } = await kept()
    cache.drop('listings')
    const compared = cache.findCompared('/a')
    cache.drop('product:1')
    expect(await compared).toBeUndefined()
  })
})
