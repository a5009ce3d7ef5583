import { beforeEach, expect, it } from 'vitest'
import { cartNews, checkNews, copiesIn } from './cart-news.ts'

const word = { productId: 1, dimensionId: 0, name: 'Λεωνής', had: 1, kept: 2, now: 3, reason: null }

beforeEach(() => cartNews.forget())

it('keeps the newest word about each line until it is read', () => {
  cartNews.tell([word, { ...word, productId: 2 }])
  cartNews.tell([])
  cartNews.tell([{ ...word, now: 2, reason: 'quantity_reduced' }])
  expect(cartNews.read().map(({ productId, now }) => [productId, now])).toEqual([
    [2, 3],
    [1, 2],
  ])
  cartNews.forget()
  expect(cartNews.read()).toEqual([])
})

it('counts the copies that came in, not those that could not', () => {
  const none = { ...word, had: 2, now: 0, reason: 'product_unavailable' as const }
  expect(copiesIn([word, none])).toBe(2)
})

it('believes only words that make sense', () => {
  const odd = [word, null, 7, { ...word, now: '3' }, { ...word, name: 7 }, { ...word, reason: 'because' }]
  expect(checkNews(odd)).toEqual([word])
  expect(checkNews({ 0: word })).toBeNull()
})
