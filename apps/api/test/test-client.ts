// The contract's calls by readable names. Every response is validated against the contract's schema.

import type { Endpoint, InputOf, OutputOf } from '@stoa/contract/endpoint'
import type { Language } from '@stoa/domain/language'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { sendCall } from './send-call.ts'

/** The response of a call that must succeed. */
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

/** The code of a call's refusal. */
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
