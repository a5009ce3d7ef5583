import { expect, test } from 'vitest'
import { estimateDelivery } from './estimate-delivery.ts'
import { movePromise, promiseOncePaid, promiseRest, type Supply } from './move-promise.ts'
import { dayFrom } from './working-days.ts'

const placedAt = Date.parse('2026-03-03T10:00:00Z')
const carrier = { minDays: 1, maxDays: 3 }
const at = (notBefore: string | null, minDays = 0, maxDays = 0): Supply => ({
  handling: { minDays, maxDays },
  notBefore: notBefore === null ? null : dayFrom(notBefore),
})
const promisedFor = ({ handling, notBefore }: Supply) => {
  const { from, to } = estimateDelivery(placedAt, handling, carrier, notBefore)
  return { from, to }
}

test.each<[string, Supply, Supply]>([
  ['a title comes out later', at('2026-04-01'), at('2026-05-20')],
  ['a title comes out over Easter', at('2026-04-01'), at('2026-04-10')],
  ['a title comes out earlier', at('2026-05-20'), at('2026-04-01')],
  ['a title is out already', at('2026-05-20'), at('2026-02-01')],
  ['a supplier takes longer', at(null, 14, 22), at(null, 19, 32)],
  ['nothing has moved', at('2026-05-20', 14, 22), at('2026-05-20', 14, 22)],
])('%s: the days are those of an order that had known it', (_, told, current) => {
  expect(movePromise(placedAt, promisedFor(told), { told, current })).toEqual(promisedFor(current))
})

test('one day that was promised stays one, whatever the supplier takes at least', () => {
  const [told, rest] = [at(null, 5, 12), at(null)]
  const { to } = estimateDelivery(placedAt, told.handling, { minDays: 0, maxDays: 0 })
  const days = promiseRest({ placedAt, now: placedAt }, { from: to, to }, { told, rest })
  expect([days.from, days.to < to]).toEqual([days.to, true])
  expect(movePromise(placedAt, { from: to, to }, { told, current: at(null, 8, 20) }).from).toBeGreaterThan(to)
})

const at14 = Date.parse('2026-03-20T10:00:00Z')
const leavingFrom = (now: number) => {
  const { from, to } = estimateDelivery(now, { minDays: 0, maxDays: 0 }, carrier)
  return { from, to }
}

test.each<[string, Supply, Supply, ReturnType<typeof promisedFor>]>([
  ['nothing else waits: the rest leaves now', at('2026-05-20'), at(null), leavingFrom(at14)],
  ['another title waits: its day', at('2026-05-20'), at('2026-04-01'), promisedFor(at('2026-04-01'))],
  ['a slower one is left: nothing moves', at('2026-05-20'), at('2026-05-20'), promisedFor(at('2026-05-20'))],
  ['it was late already: no later day', at('2026-03-10'), at(null), promisedFor(at('2026-03-10'))],
])('given up, and %s', (_, told, rest, days) => {
  expect(promiseRest({ placedAt, now: at14 }, promisedFor(told), { told, rest })).toEqual(days)
})

const days = (from: string, to: string) => ({ from: dayFrom(from), to: dayFrom(to) })

// ordered on a Tuesday at noon in Athens; a parcel takes one to three days
test.each<[string, string, Supply, ReturnType<typeof days>, ReturnType<typeof days>]>([
  [
    'within half an hour',
    '2026-03-03T10:30:00Z',
    at(null),
    days('2026-03-04', '2026-03-06'),
    days('2026-03-04', '2026-03-06'),
  ],
  [
    'before the hour of the courier',
    '2026-03-03T12:59:00Z',
    at(null),
    days('2026-03-04', '2026-03-06'),
    days('2026-03-04', '2026-03-06'),
  ],
  ['after it', '2026-03-03T13:00:00Z', at(null), days('2026-03-04', '2026-03-06'), days('2026-03-05', '2026-03-09')],
  [
    'three days later',
    '2026-03-06T10:00:00Z',
    at(null),
    days('2026-03-04', '2026-03-06'),
    days('2026-03-09', '2026-03-11'),
  ],
  [
    'before a title is out',
    '2026-03-06T10:00:00Z',
    at('2026-05-20'),
    days('2026-05-21', '2026-05-25'),
    days('2026-05-21', '2026-05-25'),
  ],
  [
    'for a branch, a day later',
    '2026-03-04T10:00:00Z',
    at(null),
    days('2026-03-04', '2026-03-04'),
    days('2026-03-05', '2026-03-05'),
  ],
  [
    'for a branch, once its hour has passed',
    '2026-03-03T12:00:00Z',
    at(null),
    days('2026-03-03', '2026-03-03'),
    days('2026-03-04', '2026-03-04'),
  ],
  [
    'for a branch, on a Friday',
    '2026-03-06T10:00:00Z',
    at(null),
    days('2026-03-03', '2026-03-03'),
    days('2026-03-09', '2026-03-09'),
  ],
])('paid %s', (_, paidAt, supply, promised, then) => {
  expect(promiseOncePaid({ placedAt, paidAt: Date.parse(paidAt) }, promised, supply)).toEqual(then)
})
