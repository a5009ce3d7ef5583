import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AttemptResult, type AttemptStatus, decideAttempt } from './payment-attempt.ts'

test.each<[AttemptStatus, AttemptResult, paysOrder: boolean, AttemptStatus | null]>([
  ['open', 'captured', true, 'captured'],
  ['open', 'refused', true, 'refused'],
  ['open', 'cancelled', true, 'cancelled'],
  ['open', 'captured', false, 'surplus'],
  ['cancelled', 'captured', true, 'captured'],
  ['refused', 'captured', false, 'surplus'],
  ['refused', 'cancelled', true, null],
  ['captured', 'captured', false, null],
  ['captured', 'refused', false, null],
  ['captured', 'cancelled', false, null],
  ['surplus', 'captured', false, null],
  ['surplus', 'refused', false, null],
  ['open', 'authorised', false, 'authorised'],
  ['authorised', 'captured', true, 'captured'],
  ['authorised', 'captured', false, 'surplus'],
  ['authorised', 'cancelled', true, 'cancelled'],
  ['captured', 'authorised', false, null],
  ['expired', 'captured', true, 'captured'],
  ['refused', 'expired', true, null],
])('%s, reported as %s, which would pay the order: %s', (status, result, paysOrder, next) => {
  expect(decideAttempt(status, result, paysOrder)).toBe(next)
})

test('whatever is reported, how often and in which order: one capture pays, every other captured attempt is a surplus', () => {
  const report = fc.record({
    attempt: fc.nat(3),
    result: fc.constantFrom<AttemptResult[]>('authorised', 'captured', 'refused', 'cancelled', 'expired'),
  })
  fc.assert(
    fc.property(fc.array(report, { maxLength: 30 }), (reports) => {
      const statuses: AttemptStatus[] = ['open', 'open', 'open', 'open']
      for (const { attempt, result } of reports) {
        const next = decideAttempt(statuses[attempt] ?? 'open', result, !statuses.includes('captured'))
        if (next) statuses[attempt] = next
      }
      const captured = new Set(reports.flatMap((item) => (item.result === 'captured' ? [item.attempt] : [])))
      const first = reports.find(({ result }) => result === 'captured')?.attempt
      expect(statuses.map((status, index) => (status === 'captured' || status === 'surplus' ? index : -1))).toEqual(
        statuses.map((_, index) => (captured.has(index) ? index : -1)),
      )
      expect(statuses.indexOf('captured')).toBe(first ?? -1)
      expect(statuses.filter((status) => status === 'captured').length).toBeLessThanOrEqual(1)
    }),
  )
})
