import { expect, test } from 'vitest'
import { dayFrom, isoDay } from '../delivery/working-days.ts'
import { lastWithdrawalDay, refundBy, sendBackBy } from './withdrawal-period.ts'

test.each([
  ['a weekday', '2026-11-24', '2026-12-08'],
  ['a Saturday', '2026-11-07', '2026-11-23'],
  ['a Sunday', '2026-11-08', '2026-11-23'],
  ['25 March', '2027-03-11', '2027-03-26'],
  ['Good Friday, and with it Easter', '2027-04-16', '2027-05-04'],
  ['Christmas, and the days after it', '2026-12-11', '2026-12-28'],
  ['New Year’s Day of a Friday', '2026-12-18', '2027-01-04'],
  ['the end of summer time', '2026-10-20', '2026-11-03'],
  ['29 February', '2028-02-15', '2028-02-29'],
])('fourteen days that end on %s', (_, received, last) => {
  expect(isoDay(lastWithdrawalDay(dayFrom(received)))).toBe(last)
  expect(isoDay(sendBackBy(dayFrom(received)))).toBe(last)
})

test.each([
  ['in time', '2026-11-26', '2026-12-08'],
  ['on the last day', '2026-12-08', '2026-12-08'],
  ['late', '2026-12-21', '2026-12-21'],
])('the money for goods that came back %s', (_, back, due) => {
  expect(isoDay(refundBy(dayFrom('2026-11-24'), dayFrom(back)))).toBe(due)
})

test('the shop’s own days are not put off by a weekend', () => {
  const [stated, back] = ['2026-11-07', '2026-11-09'].map(dayFrom)
  expect(isoDay(refundBy(stated ?? 0, back ?? 0))).toBe('2026-11-21')
})
