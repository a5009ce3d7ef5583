import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { isPrintableCode, makeCouponCode } from './coupon-code.ts'
import { codeKey } from './read-code.ts'

test('every letter may come, and none that is taken for another', () => {
  let next = 0
  const code = () => makeCouponCode('', (limit) => next++ % limit)
  expect([code(), code(), code()].join('').replaceAll('-', '')).toBe('23456789ABCDEFGHJKMNPQRSTUVWXYZ23456')
  expect(makeCouponCode('', (limit) => limit - 1)).toBe('ZZZZ-ZZZZ-ZZZZ')
})

test('a prefix comes first, and the code is read as it is printed', () => {
  const code = makeCouponCode('ΓΙΟΡΤΗ', randomInt)
  expect(code).toMatch(/^ΓΙΟΡΤΗ(?:-[2-9A-HJKMNP-Z]{4}){3}$/)
  expect(isPrintableCode(code)).toBe(true)
  expect(codeKey(code.toLowerCase())).toHaveLength(18)
})

test.each(['', '-A', 'A-', 'A--B', '=SUM', 'A,B', 'A\nB', 'A"'])('%j is not printed', (text) => {
  expect(isPrintableCode(text)).toBe(false)
})
