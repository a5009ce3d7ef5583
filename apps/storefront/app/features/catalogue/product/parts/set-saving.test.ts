import { expect, test } from 'vitest'
import { sampleBook } from '../../../../../test/sample-books.ts'
import { setSavingOf } from './set-saving.ts'

const part = (price: number, quantity = 1) => ({ product: sampleBook(2, { price }), dimensionId: 0, quantity })
const savingOf = (price: number, ...parts: ReturnType<typeof part>[]) => setSavingOf({ kind: 'bundle', price, parts })

test('a set saves what its parts cost more, each as often as it is in it', () => {
  expect(savingOf(2190, part(900, 2), part(590))).toEqual({ separately: 2390, saving: 200 })
})

test('nothing is said of a set that is no cheaper, has no price, or has a part without one', () => {
  expect([savingOf(900, part(900)), savingOf(1000, part(900)), savingOf(0, part(900))]).toEqual([null, null, null])
  expect(savingOf(900, part(900), part(0))).toBeNull()
})

test('a group saves nothing', () => {
  expect(setSavingOf({ kind: 'grouped', price: 100, parts: [part(900)] })).toBeNull()
})
