// Menu, footer, categories, postal codes and the like change far less often than they are asked for, by pages and by
// browsers: their responses are cached until they change. One that also shows a product, its stock or its price is not.

import type { Call, Operation } from '@stoa/api/http/operation'
import { listPart } from './list-parts.ts'
import type { Tagged, TaggedCache } from './tagged-cache.ts'

interface Answer extends Omit<Tagged, 'size' | 'lists'> {
  /** What the call noted as listed. */
  listed: readonly [part: unknown, read: () => Promise<unknown>][]
  outcome: Awaited<ReturnType<Operation['handle']>>
}
export type CachedAnswer = Answer & Tagged

const rarelyChangedTags: ReadonlySet<string> = new Set(['content', 'categories', 'pickup_points'])

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
      for (const part of answer.listed) call.listed(...part)
      call.validUntil(answer.validUntil)
      const isCacheable = answer.tags.length > 0 && answer.tags.every((tag) => rarelyChangedTags.has(tag))
      if (!cached && answer.outcome.ok && isCacheable) {
        const lists = answer.listed.map((part) => listPart(...part))
        cache.store(key, { ...answer, lists, size: sizeOf(key, answer) }, version)
      }
      return answer.outcome
    },
  }
}

async function runCollectingTags(operation: Operation, input: unknown, call: Call): Promise<Answer> {
  const tags = new Set<string>()
  const listed: [unknown, () => Promise<unknown>][] = []
  let validUntil = Number.POSITIVE_INFINITY
  const outcome = await operation.handle(input, {
    ...call,
    tag(...newTags) {
      for (const tag of newTags) tags.add(tag)
    },
    listed: (...part) => void listed.push(part),
    validUntil(time) {
      validUntil = Math.min(validUntil, time)
    },
  })
  return { outcome, tags: [...tags], listed, validUntil }
}

/** Of the answer as objects, and as the body that is kept with it, plain and packed. */
const bytesPerChar = 4
/** Of the objects around a text: anybody can ask for what is not there, and most of such an answer is its key. */
const entryBytes = 500
const sizeOf = (key: string, { outcome }: Answer): number =>
  entryBytes + bytesPerChar * (key.length + JSON.stringify(outcome).length)
