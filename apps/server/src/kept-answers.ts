// Menu, footer and categories stand on every page and change far less often than pages are made: what the API answered is kept
// until it does.
// An answer that also shows a product, its copies or its price is read anew for each page.

import type { Call, Operation } from '@stoa/api/http/operation'
import type { Tagged, TaggedCache } from './tagged-cache.ts'

interface Answer extends Omit<Tagged, 'size'> {
  outcome: Awaited<ReturnType<Operation['answer']>>
}
export type KeptAnswer = Answer & Tagged

const seldomChanged: ReadonlySet<string> = new Set(['content', 'categories', 'listings'])

/** The same operations, answering from the cache where they may. Answers are shared: whoever reads one leaves it as it is. */
export const keepAnswers = (operations: ReadonlyMap<string, Operation>, cache: TaggedCache<KeptAnswer>) =>
  new Map([...operations].map(([name, operation]) => [name, keeping(operation, cache)]))

function keeping(operation: Operation, cache: TaggedCache<KeptAnswer>): Operation {
  const { endpoint } = operation
  if (endpoint.method !== 'GET' || endpoint.access) return operation
  return {
    endpoint,
    async answer(input, call) {
      const key = `${call.language} ${endpoint.name} ${JSON.stringify(input)}`
      const known = cache.find(key, call.now)
      const begun = cache.begin()
      const answer = known ?? (await answerWithNotes(operation, input, call))
      call.tag(...answer.tags)
      call.holdsUntil(answer.holdsUntil)
      const mayBeKept = answer.tags.length > 0 && answer.tags.every((tag) => seldomChanged.has(tag))
      if (!known && answer.outcome.ok && mayBeKept) cache.store(key, { ...answer, size: sizeOf(answer) }, begun)
      return answer.outcome
    },
  }
}

async function answerWithNotes(operation: Operation, input: unknown, call: Call): Promise<Answer> {
  const tags = new Set<string>()
  let holdsUntil = Number.POSITIVE_INFINITY
  const outcome = await operation.answer(input, {
    ...call,
    tag(...noted) {
      for (const tag of noted) tags.add(tag)
    },
    holdsUntil(moment) {
      holdsUntil = Math.min(holdsUntil, moment)
    },
  })
  return { outcome, tags: [...tags], holdsUntil }
}

const bytesPerLetter = 2
const sizeOf = ({ outcome }: Answer): number => bytesPerLetter * JSON.stringify(outcome).length
