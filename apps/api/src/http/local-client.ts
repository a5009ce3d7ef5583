// The typed client for pages rendered in this very process: the same operations, without HTTP.

import type { Client } from '@stoa/contract/client'
import type { OutputOf } from '@stoa/contract/endpoint'
import type { Language } from '@stoa/domain/language'
import { visitor } from './caller.ts'
import type { Call, Operation } from './operation.ts'
import { badInputOf, refusedCallOf } from './problems.ts'
import { readInput } from './read-input.ts'

export type PageContext = Pick<Call, 'tag' | 'listed' | 'validUntil' | 'now'>

export function localClient(
  operations: ReadonlyMap<string, Operation>,
  language: Language,
  context: PageContext,
): Client {
  return {
    language,
    async call(endpoint, readableInput) {
      const operation = operations.get(endpoint.name)
      if (!operation) throw new Error(`no operation ${endpoint.name}`)
      const input = readInput(endpoint, endpoint.input.toWire(readableInput))
      if (!input.ok) return { ok: false, refusal: badInputOf(input.refusal, language, 'page') }
      const { now, tag, listed, validUntil } = context
      const call: Call = { language, now, tag, listed, validUntil, caller: visitor, client: null }
      if (endpoint.access) throw new Error(`${endpoint.name} is personal, and pages are rendered for everyone`)
      const outcome = await operation.handle(input.value, call)
      if (!outcome.ok) return { ok: false, refusal: refusedCallOf(outcome.refusal, endpoint, language, 'page') }
      return { ok: true, value: outcome.value as OutputOf<typeof endpoint> }
    },
  }
}
