// The contract's calls in readable words. Every answer is held against the contract's own schema on the way.

import type { Endpoint, InputOf, OutputOf } from '@stoa/contract/endpoint'
import type { Language } from '@stoa/domain/language'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { sendCall } from './send-call.ts'

/** The answer of a call that must succeed. */
export async function call<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  input: InputOf<E>,
  language: Language = 'el',
  credentials: Record<string, string> = {},
): Promise<OutputOf<E>> {
  const { status, type, body } = await sendCall(app, endpoint, endpoint.input.toWire(input), language, credentials)
  expect([endpoint.name, status, type, body.code]).toEqual([endpoint.name, 200, 'application/json', body.code])
  return endpoint.output.toReadable(endpoint.output.schema.parse(body)) as OutputOf<E>
}

/** The code of the refusal that a call meets. */
export async function refusalOf<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  input: InputOf<E>,
  credentials: Record<string, string> = {},
): Promise<unknown> {
  const { status, body } = await sendCall(app, endpoint, endpoint.input.toWire(input), 'el', credentials)
  expect(status).toBeGreaterThanOrEqual(400)
  return body.code
}
