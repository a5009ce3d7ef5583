import { expect, test } from 'vitest'
import { done, refused, valueOrThrow } from './outcome.ts'

test('a decision is a value or a refusal, never both', () => {
  expect(done(7)).toEqual({ ok: true, value: 7 })
  expect(refused('out_of_stock')).toEqual({ ok: false, refusal: 'out_of_stock' })
})

test('where a refusal ends the caller, it is thrown as the caller’s error', () => {
  const errorOf = (code: string) => new RangeError(code)
  expect(valueOrThrow(done(7), errorOf)).toBe(7)
  expect(() => valueOrThrow(refused('out_of_stock'), errorOf)).toThrow(new RangeError('out_of_stock'))
})
