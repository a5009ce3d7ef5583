// Renders pages once for any number of concurrent requests, and keeps them packed.

import { LRUCache } from 'lru-cache'
import { freshPage, packPage, type RenderedPage, type StoredPage } from './stored-page.ts'
import type { TaggedCache } from './tagged-cache.ts'

/** Pages that do not exist are kept apart, so that they take no place of those that do, and shortly: one may come to exist. */
const missingBytes = 2 * 1024 * 1024
const missingMs = 30_000

interface RenderingsOptions {
  cache: TaggedCache<StoredPage>
  render: (url: string) => Promise<RenderedPage>
  now: () => number
}

interface Rendering {
  page: StoredPage
  /** Null when it is not kept: then it is not worth packing either. */
  packing: Promise<StoredPage> | null
}

export function createRenderings({ cache, render, now }: RenderingsOptions) {
  const missing = new LRUCache<string, StoredPage>({
    maxSize: missingBytes,
    sizeCalculation: ({ size }) => size,
    ttl: missingMs,
  })
  const pending = new Map<string, Promise<Rendering>>()

  const isKept = (url: string, { status, validUntil }: StoredPage): boolean => {
    if (status === 200) return cache.isOpen && validUntil > now()
    // there is no end to the parameters for which a page does not exist
    return status === 404 && !url.includes('?') && validUntil > now()
  }

  const keep = async (url: string, page: StoredPage, version: number): Promise<StoredPage> => {
    const packed = await packPage(page)
    if (page.status === 200) cache.store(url, packed, version)
    // a ttl of 0 would be for ever
    else missing.set(url, packed, { ttl: Math.max(1, Math.min(missingMs, page.validUntil - now())) })
    return packed
  }

  const renderAndKeep = async (url: string): Promise<Rendering> => {
    const version = cache.currentVersion()
    const page = freshPage(await render(url))
    return { page, packing: isKept(url, page) ? keep(url, page, version) : null }
  }

  return {
    /** Of a page that did not exist a moment ago. */
    findMissing: (url: string): StoredPage | undefined => missing.get(url),
    isPending: (url: string): boolean => pending.has(url),
    start(url: string): Promise<Rendering> {
      const existing = pending.get(url)
      if (existing) return existing
      const rendering = renderAndKeep(url)
      pending.set(url, rendering)
      rendering
        .then(({ packing }) => packing)
        .catch(() => {})
        .finally(() => pending.delete(url))
      return rendering
    },
  }
}
