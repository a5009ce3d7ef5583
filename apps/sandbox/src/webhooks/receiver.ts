// A system that is told of what happens to orders: it verifies signatures by Standard Webhooks, and answers as a test says.

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Faults } from '../faults.ts'

export interface ReceivedWebhook {
  id: string
  /** Whether one of its signatures is by the secret, over what came, and of these minutes. */
  verified: boolean
  body: { type: string; version: number; timestamp: string; data: Record<string, unknown> }
}

export interface WebhookReceiver {
  /** Without a secret nothing is verified. */
  secret: string
  /** In the order in which they came, repetitions included. */
  received: ReceivedWebhook[]
  /** What it answers; 204 by default. */
  status: number
  headers: Record<string, string>
}

const toleranceSeconds = 300

function isVerified({ headers }: FastifyRequest, body: string, secret: string, now: number): boolean {
  const [id, timestamp] = [String(headers['webhook-id']), String(headers['webhook-timestamp'])]
  if (Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  const signatures = String(headers['webhook-signature']).split(' ')
  return signatures.some((signature) => {
    const [version, text = ''] = signature.split(',')
    const given = Buffer.from(text, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

/** `POST /webhooks`; faults under the name `webhooks`. */
export function registerWebhookReceiver(app: FastifyInstance, faults: Faults, now: () => number): WebhookReceiver {
  const receiver: WebhookReceiver = { secret: '', received: [], status: 204, headers: {} }
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: unknown, body: string) => body)
    const preHandler = async (request: FastifyRequest<{ Body: string }>) => {
      const { body, headers } = request
      const verified = isVerified(request, body, receiver.secret, now())
      receiver.received.push({ id: String(headers['webhook-id']), verified, body: JSON.parse(body) })
    }
    scope.post<{ Body: string }>('/webhooks', { preHandler: [preHandler, faults.hook('webhooks')] }, (_, reply) =>
      reply.code(receiver.status).headers(receiver.headers).send(),
    )
  })
  return receiver
}
