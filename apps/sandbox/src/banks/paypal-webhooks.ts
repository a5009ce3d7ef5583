// The webhooks of the sandbox's PayPal, signed with a key that exists as long as the sandbox runs.

import { createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'

export const paypalWebhookId = 'SANDBOXWEBHOOK1'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

export interface PaypalMessage {
  headers: Record<string, string>
  body: string
}

/** What a signature is made over. The body counts by its checksum, as an unsigned decimal number. */
export const signedText = (id: string, time: string, webhookId: string, body: string): string =>
  [id, time, webhookId, crc32(body)].join('|')

export function signMessage(event: object, now: number): PaypalMessage {
  const body = JSON.stringify(event)
  const id = randomUUID()
  const time = new Date(now).toISOString()
  const signature = createSign('RSA-SHA256')
    .update(signedText(id, time, paypalWebhookId, body))
    .sign(privateKey, 'base64')
  return {
    headers: {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-SANDBOX',
      'paypal-transmission-id': id,
      'paypal-transmission-sig': signature,
      'paypal-transmission-time': time,
    },
    body,
  }
}

/** `verification`: the body of the call that asks, with the event in it byte by byte. */
export function isOwnMessage(verification: string): boolean {
  const fields = JSON.parse(verification) as Record<string, unknown>
  const marker = '"webhook_event":'
  const start = verification.indexOf(marker)
  if (start === -1 || fields.webhook_id !== paypalWebhookId) return false
  const event = verification.slice(start + marker.length, verification.lastIndexOf('}'))
  const { transmission_id: id, transmission_time: time, transmission_sig: signature } = fields
  const text = signedText(String(id), String(time), paypalWebhookId, event)
  return createVerify('RSA-SHA256').update(text).verify(publicKey, String(signature), 'base64')
}
