import { describe, expect, it } from 'vitest'
import { interquartileMean, median, spreadOf } from './spread.ts'

describe('the median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 2, 100], 3],
    [[10, 9], 9.5],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected)
  })

  it('is NaN for no values', () => {
    expect(median([])).toBeNaN()
  })
})

it('a spread sorts numerically and does not change the values', () => {
  const values = [10, 9, 2]
  expect(spreadOf(values)).toEqual({ min: 2, median: 9, max: 10 })
  expect(values).toEqual([10, 9, 2])
})

describe('the mean of the middle half', () => {
  it.each([
    [[7], 7],
    [[1, 2, 6], 3],
    [[1000, 2, 4, 0], 3],
    [[10, 20, 30, 40, 50, 60, 700, 800], 45],
  ])('of %j is %d', (values, expected) => {
    expect(interquartileMean(values)).toBe(expected)
  })

  it('is NaN for no values', () => {
    expect(interquartileMean([])).toBeNaN()
  })
})
