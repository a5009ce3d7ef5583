import { expect, test } from 'vitest'
import { contentsOf, preparationOf } from './order-contents.ts'

const book = { kind: 'product', isBook: true }
const mug = { kind: 'product', isBook: false }
const set = { kind: 'bundle', isBook: false }
const stamp = { kind: 'custom', isBook: false }
const card = { kind: 'giftCard', isBook: false }

test.each([
  ['books', [book, book], ['books'], 'books'],
  ['books and gift cards', [card, book], ['books', 'gift_cards'], 'books'],
  ['books and things', [book, mug], ['books', 'goods'], 'goods'],
  ['a set', [set], ['goods'], 'goods'],
  ['books and what is made', [stamp, book], ['books', 'made'], 'made'],
  ['gift cards alone', [card, card], ['gift_cards'], 'gift_cards'],
  ['a kind of another release', [{ kind: 'subscription', isBook: false }], ['goods'], 'goods'],
  ['nothing', [], [], 'goods'],
])('of %s', (_, products, contents, preparation) => {
  expect(contentsOf(products)).toEqual(contents)
  expect(preparationOf(contentsOf(products))).toBe(preparation)
})
