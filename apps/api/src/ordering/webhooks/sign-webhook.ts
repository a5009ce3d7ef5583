// Signatures of Standard Webhooks: HMAC-SHA256 over id, time and body, with a secret that both sides have.

import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'
const secretBytes = 32

export const makeSecret = (): Buffer => randomBytes(secretBytes)

/** As whoever receives the events enters it. */
export const secretText = (secret: Uint8Array): string => `${prefix}${Buffer.from(secret).toString('base64')}`

export interface WebhookMessage {
  /** The same for each attempt. */
  id: string
  /** Of this attempt, milliseconds since 1970. */
  sentAt: number
  /** The bytes that are sent. */
  body: string
}

/** `secrets`: each signs, so that one can be changed for another without a pause. */
export function webhookHeaders(
  { id, sentAt, body }: WebhookMessage,
  secrets: readonly Uint8Array[],
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(sentAt / 1000))
  const sign = (secret: Uint8Array) =>
    `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map(sign).join(' '),
  }
}
