import { describe, expect, it } from 'vitest'
import { countPages, writeListQuery } from './list-query.ts'
import { readListQuery } from './read-list-query.ts'

const read = (text: string) => readListQuery(new URLSearchParams(text))

describe('a list’s address', () => {
  it('says page, order and question', () => {
    expect(read('page=2&sort=PriceAscending&q=+zorba+')).toEqual({ page: 2, sort: 'PriceAscending', search: 'zorba' })
    expect(read('')).toEqual({ page: 1, sort: 'Default', search: '' })
  })

  it('falls back to the usual order for one it does not know', () => {
    expect(read('sort=Nonsense')?.sort).toBe('Default')
    expect(read('sort=')?.sort).toBe('Default')
  })

  it.each(['0', '-1', '1.5', 'two', '01', '', '123456'])('leads nowhere for page %s', (page) => {
    expect(read(`page=${page}`)).toBeNull()
  })

  it('is written in one sequence, without what goes without saying', () => {
    expect(writeListQuery({ page: 1, sort: 'Default', search: '' })).toBe('')
    expect(writeListQuery({ page: 3, sort: 'Bestseller', search: 'α β' })).toBe(
      '?q=%CE%B1+%CE%B2&page=3&sort=Bestseller',
    )
  })
})

it('counts pages, at least one', () => {
  expect([0, 1, 24, 25, 48, 49].map(countPages)).toEqual([1, 1, 1, 2, 2, 3])
})
