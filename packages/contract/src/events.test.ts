import { expect, expectTypeOf, test } from 'vitest'
import { type EventPayload, eventTopics, formerTopics, payloadOf } from './events.ts'

test('a payload that does not fit its topic is refused', () => {
  expect(payloadOf('order.placed', { orderId: 7 })).toEqual({ orderId: 7 })
  for (const payload of [{}, { orderId: '7' }, { orderId: 7, email: 'e@example.gr' }, null])
    expect(() => payloadOf('order.placed', payload)).toThrow()
  expect(() => payloadOf('account.email', { kind: 1 })).toThrow()
})

test('every name of a topic in stored rows is known', () => {
  const known = [
    'order.placed',
    'order.paid',
    'order.unpaid',
    'order.cancelled',
    'notice.asked',
    'notice.due',
    'stock.returned',
    'account.letter',
    'account.email',
  ]
  expect([...eventTopics, ...Object.keys(formerTopics)]).toEqual(expect.arrayContaining(known))
})

test('a payload of an earlier release is read with its former field', () => {
  expect(payloadOf('account.email', { letter: 3, at: 5, keyId: 7 })).toEqual({ kind: 3, at: 5, keyId: 7 })
})

test('the topic determines the type of the payload', () => {
  expectTypeOf<EventPayload<'order.placed'>>().toEqualTypeOf<{ orderId: number }>()
  expectTypeOf<EventPayload<'notice.due'>>().toEqualTypeOf<{ noticeId: number }>()
})
