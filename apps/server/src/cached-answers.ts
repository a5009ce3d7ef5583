// Menu, footer and categories are on every page and change far less often than pages are rendered: their responses are
// cached until they change. A response that also shows a product, its stock or its price is read anew for each page.

import type { Call, Operation } from '@stoa/api/http/operation'
import type { Tagged, TaggedCache } from './tagged-cache.ts'

interface Answer extends Omit<Tagged, 'size'> {
  outcome: Awaited<ReturnType<Operation['handle']>>
}
export type CachedAnswer = Answer & Tagged

const rarelyChangedTags: ReadonlySet<string> = new Set(['content', 'categories', 'listings', 'pickup_points'])

/** The same operations, with cached responses where possible. Responses are shared: callers must not modify them. */
export const cacheAnswers = (operations: ReadonlyMap<string, Operation>, cache: TaggedCache<CachedAnswer>) =>
  new Map([...operations].map(([name, operation]) => [name, withCache(operation, cache)]))

function withCache(operation: Operation, cache: TaggedCache<CachedAnswer>): Operation {
  const { endpoint } = operation
  if (endpoint.method !== 'GET' || endpoint.access) return operation
  return {
    endpoint,
    async handle(input, call) {
      const key = `${call.language} ${endpoint.name} ${JSON.stringify(input)}`
      const cached = cache.find(key, call.now)
      const version = cache.currentVersion()
      const answer = cached ?? (await runCollectingTags(operation, input, call))
      call.tag(...answer.tags)
      call.validUntil(answer.validUntil)
      const isCacheable = answer.tags.length > 0 && answer.tags.every((tag) => rarelyChangedTags.has(tag))
      if (!cached && answer.outcome.ok && isCacheable) cache.store(key, { ...answer, size: sizeOf(answer) }, version)
      return answer.outcome
    },
  }
}

async function runCollectingTags(operation: Operation, input: unknown, call: Call): Promise<Answer> {
  const tags = new Set<string>()
  let validUntil = Number.POSITIVE_INFINITY
  const outcome = await operation.handle(input, {
    ...call,
    tag(...newTags) {
      for (const tag of newTags) tags.add(tag)
    },
    validUntil(time) {
      validUntil = Math.min(validUntil, time)
    },
  })
  return { outcome, tags: [...tags], validUntil }
}

const bytesPerChar = 2
const sizeOf = ({ outcome }: Answer): number => bytesPerChar * JSON.stringify(outcome).length
