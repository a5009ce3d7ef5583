import { expect, test } from 'vitest'
import { orderCode } from './order-code.ts'

const now = Date.parse('2026-11-23T10:00:00Z')
const codeOf = (number: number, key = 'a key') => orderCode(number, key, now)
const digitsOf = (number: number) => Number(codeOf(number).slice('STO-26-'.length))

test('is short, of the year, and does not begin with 0', () => {
  for (let number = 1; number <= 2000; number += 1) expect(codeOf(number)).toMatch(/^STO-26-[1-9]\d{5}$/)
})

test('no number is given twice', () => {
  const codes = new Set(Array.from({ length: 20_000 }, (_, index) => codeOf(index + 1)))
  expect(codes.size).toBe(20_000)
})

test('neighbours are not neighbours, and grow no more often than they shrink', () => {
  const digits = Array.from({ length: 2000 }, (_, index) => digitsOf(index + 1))
  const steps = digits.slice(1).map((value, index) => value - (digits[index] ?? 0))
  expect(steps.filter((step) => Math.abs(step) < 100).length).toBeLessThan(10)
  const growing = steps.filter((step) => step > 0).length / steps.length
  expect(growing).toBeGreaterThan(0.45)
  expect(growing).toBeLessThan(0.55)
  expect(new Set(steps).size).toBeGreaterThan(1900)
})

test('another shop has others, the same shop always the same', () => {
  expect(codeOf(1)).toBe(codeOf(1))
  expect(codeOf(1)).not.toBe(codeOf(1, 'another key'))
})

test('goes on with seven digits when six are used up', () => {
  expect(codeOf(900_000)).toMatch(/^STO-26-[1-9]\d{5}$/)
  expect(codeOf(900_001)).toMatch(/^STO-26-[1-9]\d{6}$/)
  expect(codeOf(9_900_001)).toMatch(/^STO-26-[1-9]\d{7}$/)
})
