import { expect, expectTypeOf, test } from 'vitest'
import { type EventPayload, eventTopics, payloadOf } from './events.ts'

test('a payload that does not fit its topic is refused', () => {
  expect(payloadOf('order.placed', { orderId: 7 })).toEqual({ orderId: 7 })
  for (const payload of [{}, { orderId: '7' }, { orderId: 7, email: 'e@example.gr' }, null])
    expect(() => payloadOf('order.placed', payload)).toThrow()
  expect(() => payloadOf('account.letter', { letter: 1 })).toThrow()
})

test('topics keep the names that stored rows use', () => {
  const known = [
    'order.placed',
    'order.paid',
    'order.unpaid',
    'notice.asked',
    'notice.due',
    'stock.returned',
    'account.letter',
  ]
  expect(eventTopics).toEqual(expect.arrayContaining(known))
})

test('the topic determines the type of the payload', () => {
  expectTypeOf<EventPayload<'order.placed'>>().toEqualTypeOf<{ orderId: number }>()
  expectTypeOf<EventPayload<'notice.due'>>().toEqualTypeOf<{ noticeId: number }>()
})
