import { describe, expect, test } from 'vitest'
import { dayFrom, dayOf, isoDay } from '../delivery/working-days.ts'
import { birthdaysOn } from './birthdays.ts'
import { decideExpiry, decideRedeem, decideRestore, decideTakeBack, type Lot, usablePoints } from './lots.ts'
import {
  approvalKinds,
  centsToPoints,
  clearingDay,
  type LoyaltySettings,
  lastDay,
  lastDayFrom,
  nextGoal,
  pointsForPurchase,
  pointsToCents,
  redeemablePoints,
  shopLoyalty,
} from './loyalty-settings.ts'
import { causeOf, type TransactionKind, transactionKinds } from './transaction-kinds.ts'

const day = dayFrom
const today = day('2026-11-20')
const lot = (id: number, remaining: number, last: string | null): Lot => ({
  id,
  remaining,
  lastDay: last === null ? null : day(last),
})
const all = { returnedCents: 1000, paidCents: 1000 }

describe('the kinds of transactions', () => {
  test('are those of the specification, and our own for what expires', () => {
    const specified =
      'PendingOrderProduct Credit Redeem Revert Birthday Register ForConsumption EnterGender Newsletter EnterBirthday ' +
      'NewAppointment ReadBlog ViewVideo ReferAFriend AcceptReferAFriend Review RevertAfterEdit CancelAppointment Custom'
    expect(Object.keys(transactionKinds).toSorted()).toEqual([...specified.split(' '), 'Expire'].toSorted())
  })

  test('only the points of an order that may still be returned are pending', () => {
    const pending = Object.entries(transactionKinds).flatMap(([kind, { state }]) =>
      state === 'PendingPoints' ? [kind] : [],
    )
    expect(pending).toEqual(['PendingOrderProduct'])
  })

  test('a fixed amount is always earned', () => {
    for (const { amount, sign } of Object.values(transactionKinds)) if (amount === 'fixed') expect(sign).toBe(1)
  })

  test.each<[TransactionKind, string | number | undefined, string, string]>([
    ['Register', undefined, '7', '8'],
    ['Birthday', 2026, '7:2026', '8:2026'],
    ['Review', 55, '7:55', '8:55'],
    ['ReadBlog', 3, '7:3', '8:3'],
    ['Credit', 99, '99', '99'],
    ['ReferAFriend', 12, '12', '12'],
  ])('%s about %s has one cause for each customer, or one in all', (kind, subject, ours, theirs) => {
    expect([causeOf(kind, 7, subject), causeOf(kind, 8, subject)]).toEqual([ours, theirs])
  })
})

describe('what a purchase earns', () => {
  test.each([
    [0, 0],
    [99, 0],
    [100, 1],
    [4546, 45],
    [-300, 0],
  ])('%i cents are %i points on the basis of loyalty points, whatever was bought before', (cents, points) => {
    expect(pointsForPurchase(cents, 0, shopLoyalty)).toBe(points)
    expect(pointsForPurchase(cents, 999_999, shopLoyalty)).toBe(points)
  })

  const byTotals: LoyaltySettings = { ...shopLoyalty, basis: 'TotalPurchases' }
  test.each([
    [0, 45],
    [19_999, 45],
    [20_000, 90],
    [500_000, 90],
  ])('with %i cents bought before, 45.46 euro are %i points on the basis of total purchases', (bought, points) => {
    expect(pointsForPurchase(4546, bought, byTotals)).toBe(points)
    expect(pointsForPurchase(4546, bought, { ...byTotals, tiers: [] })).toBe(0)
  })

  test('each basis has a kind of its own for its approval', () => {
    expect(approvalKinds).toEqual({ LoyaltyPoints: 'Credit', TotalPurchases: 'ForConsumption' })
  })
})

describe('what points are worth', () => {
  test('398 points are 3.98 euro, and back', () => {
    expect(pointsToCents(398, shopLoyalty)).toBe(398)
    expect(centsToPoints(398, shopLoyalty)).toBe(398)
    expect(centsToPoints(99, { ...shopLoyalty, pointCents: 2 })).toBe(49)
  })

  test.each([
    [0, 0, 300],
    [299, 0, 300],
    [300, 300, 500],
    [398, 398, 500],
    [500, 500, 1000],
  ])('of %i points %i can be used, and the next goal is %i', (points, redeemable, goal) => {
    expect([redeemablePoints(points, shopLoyalty), nextGoal(points, shopLoyalty)]).toEqual([redeemable, goal])
  })
})

describe('days', () => {
  test('the day after the fourteenth, also when clocks change', () => {
    expect(isoDay(clearingDay(day('2026-11-24'), shopLoyalty))).toBe('2026-12-09')
    // clocks go back on 25 October 2026: a quarter to midnight in Athens, in summer time
    expect(isoDay(clearingDay(dayOf(Date.parse('2026-10-24T20:45:00Z')), shopLoyalty))).toBe('2026-11-08')
    expect(isoDay(clearingDay(dayOf(Date.parse('2026-10-24T21:15:00Z')), shopLoyalty))).toBe('2026-11-09')
  })

  test.each([
    ['2026-09-25', '2027-09-25'],
    ['2028-02-29', '2029-02-28'],
    ['2027-02-28', '2028-02-28'],
  ])('points of %s can be used until %s', (from, last) => {
    expect(isoDay(lastDay(day(from), shopLoyalty))).toBe(last)
  })

  test('a month that has no such day ends the points on its last', () => {
    expect(isoDay(lastDay(day('2026-08-31'), { ...shopLoyalty, monthsValid: 6 }))).toBe('2027-02-28')
    expect(isoDay(lastDay(day('2026-12-31'), { ...shopLoyalty, monthsValid: 2 }))).toBe('2027-02-28')
  })

  test('the day is Athens’s, in winter and in summer', () => {
    expect(isoDay(lastDayFrom(Date.parse('2026-01-31T22:30:00Z'), shopLoyalty))).toBe('2027-02-01')
    expect(isoDay(lastDayFrom(Date.parse('2026-07-31T21:30:00Z'), shopLoyalty))).toBe('2027-08-01')
  })

  test.each([
    ['2026-11-20', [[11, 20]]],
    [
      '2027-02-28',
      [
        [2, 28],
        [2, 29],
      ],
    ],
    ['2028-02-28', [[2, 28]]],
    ['2028-02-29', [[2, 29]]],
    ['2027-03-01', [[3, 1]]],
    [
      '2100-02-28',
      [
        [2, 28],
        [2, 29],
      ],
    ],
  ])('on %s those born on %j have their birthday', (iso, born) => {
    const found = birthdaysOn(day(iso))
    expect(found).toEqual({ year: Number(iso.slice(0, 4)), born: born.map(([month, date]) => ({ month, day: date })) })
  })
})

describe('using points', () => {
  const lots = [lot(1, 200, '2027-09-25'), lot(2, 50, '2026-12-01'), lot(3, 100, '2027-01-15'), lot(4, 58, null)]

  test('takes what expires first, and no more of a lot than there is', () => {
    expect(decideRedeem(lots, 340, today, shopLoyalty)).toEqual({
      ok: true,
      value: [
        { lotId: 2, points: 50 },
        { lotId: 3, points: 100 },
        { lotId: 1, points: 190 },
      ],
    })
  })

  test('of lots that expire together, the older one', () => {
    const same = [lot(9, 300, '2027-01-01'), lot(5, 300, '2027-01-01')]
    expect(decideRedeem(same, 10, today, shopLoyalty)).toEqual({ ok: true, value: [{ lotId: 5, points: 10 }] })
  })

  test.each([
    ['more than there are', 351],
    ['none', 0],
    ['fewer than none', -5],
    ['a part of one', 1.5],
  ])('is refused for %s', (_, points) => {
    expect(decideRedeem(lots, points, today, shopLoyalty)).toEqual({ ok: false, refusal: 'points_changed' })
  })

  test('is refused below the minimum, and allowed for a few of enough', () => {
    expect(decideRedeem([lot(1, 299, '2027-01-01')], 299, today, shopLoyalty).ok).toBe(false)
    expect(decideRedeem([lot(1, 300, '2027-01-01')], 1, today, shopLoyalty).ok).toBe(true)
  })

  test('counts the last day, and neither pending points nor those whose time is over', () => {
    const dated = [lot(1, 300, '2026-11-20'), lot(2, 300, '2026-11-19'), lot(3, 300, null)]
    expect(usablePoints(dated, today)).toBe(300)
    expect(decideRedeem(dated, 301, today, shopLoyalty).ok).toBe(false)
  })
})

describe('giving used points back', () => {
  const used = [
    { lotId: 2, used: 50, restored: 0, lastDay: day('2026-11-01') },
    { lotId: 1, used: 290, restored: 0, lastDay: day('2027-09-25') },
  ]

  test('returns them to their lots, for some more days where these have expired', () => {
    expect(decideRestore(used, all, today, shopLoyalty)).toEqual([
      { lotId: 2, points: 50, lastDay: day('2026-12-20') },
      { lotId: 1, points: 290, lastDay: day('2027-09-25') },
    ])
  })

  test('gives a part of them for a part of the goods, by the largest remainder', () => {
    const part = decideRestore(used, { returnedCents: 333, paidCents: 1000 }, today, shopLoyalty)
    expect(part.map(({ lotId, points }) => [lotId, points])).toEqual([
      [2, 17],
      [1, 96],
    ])
  })

  test('gives nothing twice', () => {
    const restored = used.map((one) => ({ ...one, restored: one.used }))
    expect(decideRestore(restored, all, today, shopLoyalty)).toEqual([])
    expect(decideRestore([], all, today, shopLoyalty)).toEqual([])
  })
})

describe('taking earned points back', () => {
  const earned = { points: 58, reverted: 0, lotIds: [4] }

  test('takes them from where they lie', () => {
    const lots = [lot(1, 100, '2026-12-01'), lot(4, 58, null)]
    expect(decideTakeBack(earned, lots, all, today)).toEqual({ shares: [{ lotId: 4, points: 58 }], debt: 0 })
  })

  test('takes others where they were used, and what is missing is a debt', () => {
    const lots = [lot(1, 30, '2026-12-01'), lot(2, 90, '2026-11-01'), lot(4, 8, '2027-11-01'), lot(5, 70, null)]
    expect(decideTakeBack(earned, lots, all, today)).toEqual({
      shares: [
        { lotId: 4, points: 8 },
        { lotId: 1, points: 30 },
      ],
      debt: 20,
    })
  })

  test('takes a part for a part, and nothing twice', () => {
    const lots = [lot(4, 58, null)]
    const half = { returnedCents: 500, paidCents: 1000 }
    expect(decideTakeBack(earned, lots, half, today).shares).toEqual([{ lotId: 4, points: 29 }])
    expect(decideTakeBack({ ...earned, reverted: 29 }, lots, half, today)).toEqual({ shares: [], debt: 0 })
    expect(decideTakeBack({ ...earned, reverted: 58 }, lots, all, today)).toEqual({ shares: [], debt: 0 })
  })
})

test('bug 17: points expire by their day, whatever earned them, and only what is left of them', () => {
  const lots = [lot(1, 30, '2026-11-19'), lot(2, 30, '2026-11-20'), lot(3, 0, '2020-01-01'), lot(4, 30, null)]
  expect(decideExpiry(lots, today)).toEqual([{ lotId: 1, points: 30 }])
})
