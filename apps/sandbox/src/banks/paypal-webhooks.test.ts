import { expect, test } from 'vitest'
import { isOwnMessage, paypalWebhookId, signedText, signMessage } from './paypal-webhooks.ts'

test('the checksum of a body is that of the reference', () => {
  expect(signedText('a', 'b', 'c', '{"id":"WH-1"}')).toBe('a|b|c|838965618')
})

test('a message is PayPal’s own only as it was signed', () => {
  const { headers, body } = signMessage({ id: 'WH-1', name: 'Στοά' }, 0)
  const verificationOf = (event: string, changes: Record<string, string> = {}) => {
    const fields = {
      auth_algo: headers['paypal-auth-algo'],
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
      webhook_id: paypalWebhookId,
      ...changes,
    }
    return `${JSON.stringify(fields).slice(0, -1)},"webhook_event":${event}}`
  }
  expect(isOwnMessage(verificationOf(body))).toBe(true)
  expect(isOwnMessage(verificationOf(body.replace('WH-1', 'WH-2')))).toBe(false)
  expect(isOwnMessage(verificationOf(body.replace(':', ': ')))).toBe(false)
  expect(isOwnMessage(verificationOf(body, { webhook_id: 'ANOTHER' }))).toBe(false)
  expect(isOwnMessage(verificationOf(body, { transmission_time: new Date(1).toISOString() }))).toBe(false)
})
