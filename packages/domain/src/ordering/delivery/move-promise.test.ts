import { expect, test } from 'vitest'
import { estimateDelivery } from './estimate-delivery.ts'
import { movePromise, promiseRest, type Supply } from './move-promise.ts'
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
