import { expect, test } from 'vitest'
import { done, refused } from './outcome.ts'

test('a decision is a value or a refusal, never both', () => {
  expect(done(7)).toEqual({ ok: true, value: 7 })
  expect(refused('out_of_stock')).toEqual({ ok: false, refusal: 'out_of_stock' })
})
