import { expect, test } from 'vitest'
import { chooseAnswer, isCurrent, nextVatCheck, type VatAnswer, type VatRegister, type VatResult } from './vat-check.ts'

const hour = 3_600_000
const day = 24 * hour
const now = 400 * day

const answer = (register: VatRegister, result: VatResult, age = 0): VatAnswer => ({
  register,
  result,
  checkedAt: now - age,
})

test.each<[VatRegister, VatResult, number, boolean]>([
  ['vies', 'valid', day - 1, true],
  ['vies', 'valid', day, false],
  ['aade', 'valid', 30 * day - 1, true],
  ['aade', 'valid', 30 * day, false],
  ['aade', 'invalid', day - 1, true],
  ['aade', 'invalid', day, false],
  ['vies', 'unknown', 0, false],
])('%s, %s, %d ms old: %s', (register, result, age, current) => {
  expect(isCurrent(answer(register, result, age), now)).toBe(current)
})

test('a Greek company need not be in VIES, and its own register comes first', () => {
  const choose = (...answers: VatAnswer[]) => chooseAnswer(answers, true, now)
  expect(choose(answer('vies', 'invalid'))).toBeNull()
  expect(choose(answer('vies', 'valid'))).toMatchObject({ result: 'valid' })
  expect(choose(answer('vies', 'valid'), answer('aade', 'invalid'))).toMatchObject({ result: 'invalid' })
  expect(choose(answer('vies', 'valid'), answer('aade', 'invalid', day))).toMatchObject({ register: 'vies' })
  expect(choose(answer('aade', 'unknown'))).toBeNull()
})

test('elsewhere VIES alone decides', () => {
  expect(chooseAnswer([answer('vies', 'invalid')], false, now)).toMatchObject({ result: 'invalid' })
  expect(chooseAnswer([answer('aade', 'valid')], false, now)).toBeNull()
  expect(chooseAnswer([], false, now)).toBeNull()
})

test('attempts are further and further apart, and end', () => {
  const pauses = [0, 1, 2, 6, 7, 11].map((attempts) => ((nextVatCheck(attempts, now) ?? 0) - now) / 60_000)
  expect(pauses).toEqual([15, 30, 60, 960, 1440, 1440])
  expect(nextVatCheck(12, now)).toBeNull()
})
