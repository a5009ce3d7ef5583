import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSignedData, readBoxNowWebhook } from './box-now-events.ts'

// Computed independently of this code (reference: shipping).
const secret = 'SANDBOXSECRET'
const vector = '{"parcelId":"9219709201","event":"delivered"}'
const signature = '59917a246377cc60b17b9759caa9c3921d7eb1aeb1ba0ebd5459c2e80ccffec5'

const bytes = (text: string) => new TextEncoder().encode(text)

test('the signature of the reference', () => {
  expect(isSignedData(secret, bytes(vector), signature)).toBe(true)
  expect(isSignedData(secret, bytes(vector.replace(':', ': ')), signature)).toBe(false)
  expect(isSignedData('another', bytes(vector), signature)).toBe(false)
  expect(isSignedData(secret, bytes(vector), signature.slice(2))).toBe(false)
})

const data =
  '{ "parcelId":"9219709201", "orderNumber":"STO-26-000001-1", "event":"final-destination", "parcelPin":"709201",\n "eventLocation":{"displayName":"Σύνταγμα"}, "customer":{"name":"Ελένη \\u0041"}, "time":"2026-11-26T09:30:00.000Z" }'
const sign = (text: string) => createHmac('sha256', secret).update(text).digest('hex')
const message = (changes: { data?: string; signature?: string; type?: string } = {}) =>
  bytes(
    `{"specversion":"1.0","type":"${changes.type ?? 'gr.boxnow.parcel_event_change'}","id":"e-1","datasignature":"${changes.signature ?? sign(data)}", "data": ${changes.data ?? data} }`,
  )

test('a message is read, signed over its data as they were written', () => {
  expect(readBoxNowWebhook(secret, message())).toEqual({
    id: 'e-1',
    name: 'final-destination',
    state: 'ready_for_pickup',
    at: Date.parse('2026-11-26T09:30:00Z'),
    place: 'Σύνταγμα',
    reference: 'STO-26-000001-1',
    parcelNumber: '9219709201',
    pin: '709201',
  })
})

test.each([
  ['data that were written anew', message({ data: JSON.stringify(JSON.parse(data)) })],
  ['another event', message({ data: data.replace('final-destination', 'delivered') })],
  ['no signature', message({ signature: '' })],
  ['another kind of message', message({ type: 'gr.boxnow.other' })],
  ['data that lack what we need', message({ data: vector, signature })],
  ['no JSON', bytes('<html>')],
  ['nothing', bytes('')],
])('is not believed: %s', (_, body) => {
  expect(readBoxNowWebhook(secret, body)).toBeNull()
})

test('of two data none is believed', () => {
  const text = new TextDecoder().decode(message())
  expect(readBoxNowWebhook(secret, bytes(text.replace('"id"', `"data":{"event":"delivered"},"id"`)))).toBeNull()
})

test('an event that we do not know says nothing about the place', () => {
  const other = data.replace('final-destination', 'weighed')
  expect(readBoxNowWebhook(secret, message({ data: other, signature: sign(other) }))).toMatchObject({
    name: 'weighed',
    state: null,
  })
})
