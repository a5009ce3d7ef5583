// Sends a call, valid or not: GET inputs as a query, POST inputs as JSON with a key of their own, a picture where a
// file is expected.

import { randomUUID } from 'node:crypto'
import { type Endpoint, hasQueryInput, toolPlaceholder } from '@stoa/contract/endpoint'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { messages } from '../src/http/problems.ts'
import type { Wire } from './order-request.ts'
import type { WireAnswer } from './test-api.ts'
import { toolName } from './tool-keys.ts'

type Language = 'el' | 'en'

/** A list is repeated once for each member. */
function queryOf(input: Wire): string {
  const pairs = Object.entries(input).flatMap(([name, value]) => [value].flat().map((item) => [name, String(item)]))
  return new URLSearchParams(pairs).toString()
}

/** The body of a file upload: a picture of one grey pixel. */
const smallPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)

/** Of a tool's call, that of the tests' tool. */
export const pathOf = ({ path }: Pick<Endpoint, 'path'>): string => path.replace(toolPlaceholder, toolName)

export async function sendCall(
  app: FastifyInstance,
  endpoint: Pick<Endpoint, 'method' | 'path' | 'upload'>,
  input: unknown,
  language: Language = 'el',
  credentials: Record<string, string> = {},
): Promise<WireAnswer> {
  const { method } = endpoint
  const url = `/api/${language}${pathOf(endpoint)}`
  if (hasQueryInput(endpoint)) {
    const file = endpoint.upload ? { 'content-type': 'image/png' } : {}
    const payload = endpoint.upload ? smallPicture : undefined
    const headers = { ...credentials, ...file }
    return sendRaw(app, { method, url: `${url}?${queryOf(input as Wire)}`, headers, payload })
  }
  const headers = { ...credentials, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  return sendRaw(app, { method, url, headers, payload: JSON.stringify(input) })
}

export async function sendRaw(app: FastifyInstance, request: InjectOptions): Promise<WireAnswer> {
  const response = await app.inject(request)
  const type = String(response.headers['content-type']).split(';')[0] ?? ''
  return { status: response.statusCode, type, body: response.json() }
}

export const namedFields = (body: Wire): string[] => {
  const errors = (body.errors ?? []) as { field: string; message: string }[]
  return errors.map(({ field }) => field)
}

const instancePattern = /^[0-9a-f-]{36}$/

/** A complete refusal: its type, its sentence in the language asked, and an id for the log. */
export function expectProblem(answer: WireAnswer, status: number, code: string, language: Language = 'el'): void {
  expect(answer).toMatchObject({
    status,
    type: 'application/problem+json',
    body: {
      code,
      status,
      title: messages[language].refusals[code as keyof (typeof messages)['el']['refusals']],
      instance: expect.stringMatching(instancePattern),
    },
  })
}
