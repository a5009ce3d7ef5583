import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatMoney, formatWholeEuros, netOfGross, splitByWeight } from './money.ts'

const runs = { seed: 20_261_120, numRuns: 10_000 }

describe('formatMoney', () => {
  test.each([
    [0, '0,00\u00a0€', '€0.00'],
    [1, '0,01\u00a0€', '€0.01'],
    [10, '0,10\u00a0€', '€0.10'],
    [99, '0,99\u00a0€', '€0.99'],
    [1710, '17,10\u00a0€', '€17.10'],
    [99_999, '999,99\u00a0€', '€999.99'],
    [100_000, '1.000,00\u00a0€', '€1,000.00'],
    [123_456_789, '1.234.567,89\u00a0€', '€1,234,567.89'],
    [-5, '−0,05\u00a0€', '−€0.05'],
    [-150_050, '−1.500,50\u00a0€', '−€1,500.50'],
  ])('%i cents', (cents, greek, english) => {
    expect(formatMoney(cents, 'el')).toBe(greek)
    expect(formatMoney(cents, 'en')).toBe(english)
  })
})

describe('splitByWeight', () => {
  test.each([
    ['evenly', 500, [1, 1], [250, 250]],
    ['a cent left over goes to the larger remainder', 100, [1, 2], [33, 67]],
    ['among equal remainders to the earlier part', 100, [1, 1, 1], [34, 33, 33]],
    ['two cents left over', 101, [1, 1, 1], [34, 34, 33]],
    ['nothing to a part of no weight', 101, [0, 3, 0, 3], [0, 51, 0, 50]],
    ['all to the first when no part weighs', 299, [0, 0], [299, 0]],
    ['no parts', 299, [], []],
    ['nothing to split', 0, [3, 4], [0, 0]],
  ])('%s', (_, amount, weights, shares) => {
    expect(splitByWeight(amount, weights)).toEqual(shares)
  })

  it('sums to the amount, and each part is within a cent of its share', () => {
    const weights = fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.nat(1_000_000), weights, (amount, weightList) => {
        const shares = splitByWeight(amount, weightList)
        const total = weightList.reduce((sum, weight) => sum + weight, 0)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
        expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true)
        if (total === 0) return
        expect(
          weightList.every((weight, index) => Math.abs((shares[index] ?? 0) * total - amount * weight) < total),
        ).toBe(true)
      }),
      runs,
    )
  })

  it('a greater weight gets at most one cent less', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(10_000), fc.nat(10_000), fc.nat(10_000), (amount, a, b, c) => {
        const [first = 0, second = 0] = splitByWeight(amount, [a, b, c])
        if (a > b) expect(first).toBeGreaterThanOrEqual(second)
        if (a < b) expect(second).toBeGreaterThanOrEqual(first)
      }),
      runs,
    )
  })
})

describe('netOfGross', () => {
  test.each([
    [10_600, 600, 10_000],
    [1000, 600, 943],
    [1000, 2400, 806],
    [12_400, 2400, 10_000],
    [53, 600, 50],
    [1, 600, 1],
    [0, 2400, 0],
    [5000, 0, 5000],
    [3, 10_000, 2],
    [1, 10_000, 1],
  ])('%i at %i is %i', (gross, rate, net) => {
    expect(netOfGross(gross, rate)).toBe(net)
  })

  it('is the nearest cent to gross ÷ (1 + rate)', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.constantFrom(0, 300, 400, 600, 900, 1300, 1700, 2400), (gross, rate) => {
        const error = netOfGross(gross, rate) * (10_000 + rate) - gross * 10_000
        expect(Math.abs(error) * 2).toBeLessThanOrEqual(10_000 + rate)
      }),
      runs,
    )
  })
})

test('whole euros stand without cents', () => {
  expect(formatWholeEuros(1000, 'el')).toBe('10\u00a0€')
  expect(formatWholeEuros(100_000, 'en')).toBe('€1,000')
})
