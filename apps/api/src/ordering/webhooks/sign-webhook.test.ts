import { expect, test } from 'vitest'
import { makeSecret, secretText, webhookHeaders } from './sign-webhook.ts'

const bytesOf = (text: string) => Buffer.from(text.replace('whsec_', ''), 'base64')

/** The reference vector of Standard Webhooks' own libraries. */
const secret = bytesOf('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', sentAt: 1_614_265_330_000, body: '{"test": 2432232314}' }
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='

test('signs as Standard Webhooks does', () => {
  expect(webhookHeaders(message, [secret])).toEqual({
    'content-type': 'application/json',
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  })
})

test('with two secrets there are two signatures, with a space between them', () => {
  const [first, second] = webhookHeaders(message, [makeSecret(), secret])['webhook-signature']?.split(' ') ?? []
  expect(first).toMatch(/^v1,[\w+/]{43}=$/)
  expect(second).toBe(signature)
})

test('a secret is 32 random bytes in base64, with the prefix that names it', () => {
  const made = makeSecret()
  expect(secretText(made)).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(bytesOf(secretText(made)).equals(made)).toBe(true)
})
